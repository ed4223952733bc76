"""How the eight levels stand to each other: matches between neighbours, and one scale of ratings."""
