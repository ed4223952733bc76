"""What a game was like: chances, grades and reasons."""
