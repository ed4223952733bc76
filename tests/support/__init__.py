"""What the tests share: servers and guests, positions and games, a judge of its own."""
