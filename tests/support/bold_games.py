"""Games of random decisions that rather play bands than decline, position by position."""

import random
from collections.abc import Iterator

from ethnos.rules import State, legal_decisions, new_state, play, preset
from support.players import PRESET_NAMES


def positions(players: int, seed: int, bold: float = 0.7) -> Iterator[tuple[State, random.Random]]:
    """Every position of a random game that rather plays bands than declines."""
    dice = random.Random(seed)
    s = new_state(preset(PRESET_NAMES[seed % len(PRESET_NAMES)], players), seed=77, game=seed)
    while legal := legal_decisions(s):
        yield s, dice
        play(s, legal[-1] if len(legal) > 1 and dice.random() > bold else dice.choice(legal))
