"""A mix: opponents of about one's own strength, different ones as far as there are."""

import random

from .level_table import LEVELS

MIX = "mix"  # asks for a level next to a number …
FIRST_LEVEL = 2  # … this one if none is given: where a newcomer begins


def mixed(around: int, taken: list[str], dice: random.Random) -> str:
    """A level next to `around`, its own number or one beside it; one that is not taken yet, if there is any."""
    near = [level.name for level in LEVELS if abs(level.number - around) <= 1]
    fewest = min(taken.count(name) for name in near)
    return dice.choice([name for name in near if taken.count(name) == fewest])


def mix_around(name: str) -> int | None:
    """The level's number that `mix5` is around, or `mix` by itself; None where the name is another bot's."""
    return {MIX: FIRST_LEVEL, **{f"{MIX}{level.number}": level.number for level in LEVELS}}.get(name)
