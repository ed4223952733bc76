"""The steward's weights, as tuned; `python -m ethnos.bots.handmade.tune` writes the file anew."""

import json
from importlib.resources import files

from .valuation import W

FILE = "steward.json"


def load() -> tuple[float, ...]:
    named = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))["weights"]
    return tuple(float(named[weight.name.lower()]) for weight in W)


DEFAULT = load()
