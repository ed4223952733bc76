"""Bots made by hand: random, novice and steward, compiled together with the rules."""
