"""The eight levels, weakest first: their names, which are those of their bots, and their ratings."""

from typing import NamedTuple

TRIALS = 256  # that the archon plays for a decision as level 8


class Level(NamedTuple):
    """A level: each wins about two of three two-player games against the one below.

    Ratings are Elo points of two-player games, fitted to the games of the calibration, level 1 being 1000.
    """

    number: int
    name: str
    rating: int


LEVELS = (
    Level(1, "wanderer", 1000),
    Level(2, "shepherd", 1118),
    Level(3, "mason", 1237),
    Level(4, "steward", 1342),
    Level(5, "ferryman", 1457),
    Level(6, "marshal", 1596),
    Level(7, "champion", 1714),
    Level(8, "archon", 1823),
)
