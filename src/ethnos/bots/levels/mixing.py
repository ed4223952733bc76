"""A mix: opponents of about one's own strength, different ones as far as there are."""

import random

from .level_table import LEVELS


def mixed(around: int, taken: list[str], dice: random.Random) -> str:
    """A level next to `around`, its own number or one beside it; one that is not taken yet, if there is any."""
    near = [level.name for level in LEVELS if abs(level.number - around) <= 1]
    fewest = min(taken.count(name) for name in near)
    return dice.choice([name for name in near if taken.count(name) == fewest])
