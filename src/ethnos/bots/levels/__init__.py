"""Eight levels of opponents, from a first evening to the archon."""

from .level_table import LEVELS, TRIALS, Level

__all__ = ["LEVELS", "TRIALS", "Level"]
