"""The numbers that make the levels which are no bot of their own: all that a calibration turns.

    python -m ethnos.arena.calibration

plays every level against the one below, and says which steps are too small or too large.
"""

from ..handmade.valuation import W
from ..handmade.weights import DEFAULT, filled
from .attention import Knob
from .warmth import Warmth

Numbers = dict[W | Knob | Warmth, float]

UNSKILLED = {W.CENTAUR: 0, W.ELF: 0, W.GIANT: 0, W.ORC: 0, W.TROLL: 0, W.WIZARD: 0}  # powers are an afterthought
CARELESS = {W.GIFT: 0, W.GIFT_FIT: 0, W.DENY: 0, Knob.HANDS: 1}  # what others could do with a card
HERE_AND_NOW = {W.NEXT: 0, W.LAST: 0}  # only this age


def amateur_numbers(changes: dict[W | Knob, float]) -> tuple[float, ...]:
    """The steward's weights with some changed, and knobs."""
    numbers = list(filled(DEFAULT))
    for which, number in changes.items():
        numbers[which] = number
    return tuple(numbers)


def warm_numbers(temperature: float, slack: float, enough: float = 0) -> tuple[float, ...]:
    """A network's warmth, and its habit of waiting for large bands."""
    numbers = list(filled(()))
    numbers[Warmth.TEMPERATURE], numbers[Warmth.SLACK], numbers[Knob.ENOUGH] = temperature, slack, enough
    return tuple(numbers)


AMATEURS = {
    # Takes what shines, by a simple rule for the most part; sees neither the others nor what comes after.
    "wanderer": amateur_numbers(
        {**UNSKILLED, **CARELESS, **HERE_AND_NOW, Knob.ABSORBED: 0.9, Knob.TOKENS: 1, Knob.DRAGONS: 1, Knob.RIVALS: 0.5}
    ),
    # Keeps one tribe together and forgets the dragons.
    "shepherd": amateur_numbers({**CARELESS, W.GROW: 0.6, Knob.ABSORBED: 0.5, Knob.TOKENS: 0.5, Knob.DRAGONS: 1}),
    # Builds one kingdom high, and seldom looks across the table.
    "mason": amateur_numbers({**CARELESS, Knob.ABSORBED: 0.2, Knob.RIVALS: 0.1, Knob.HOME: 1}),
}
WARM = {
    # Loves large bands.
    "ferryman": warm_numbers(2.0, 6.0, enough=2.0),
    # Takes what is good, if not always what is best.
    "marshal": warm_numbers(1.5, 6.0),
}
