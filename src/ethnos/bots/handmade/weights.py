"""The steward's weights, as tuned; `python -m ethnos.bots.handmade.tune` writes the file anew."""

import json
from collections.abc import Sequence
from importlib.resources import files

from ..levels.attention import KNOBS
from .valuation import W

FILE = "steward.json"


def load() -> tuple[float, ...]:
    named = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))["weights"]
    return tuple(float(named[weight.name.lower()]) for weight in W)


DEFAULT = load()


def filled(numbers: Sequence[float]) -> tuple[float, ...]:
    """The numbers that make a player, with nothing for those that are not given: rows of one length."""
    return (*numbers, *[0.0] * (KNOBS - len(numbers)))
