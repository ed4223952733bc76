"""The numbers that make the levels which are no bot of their own: all that a calibration turns.

    python -m ethnos.arena.calibration.turning mason ABSORBED 0.2 0.3
    python -m ethnos.arena.calibration

The first tries numbers of a level between its neighbours; the second plays every level against
the one below, in other deals, and says which steps are too small or too large.
"""

from ..handmade.valuation import W
from ..handmade.weights import DEFAULT, filled
from .attention import Knob
from .warmth import Warmth

FAINT = 2.2  # temperatures behind the best, where nothing is decided any more: it would be a ninth as likely


def amateur_numbers(changes: dict[W | Knob, float]) -> tuple[float, ...]:
    """The steward's weights with some changed, and knobs."""
    numbers = list(filled(DEFAULT))
    for which, number in changes.items():
        numbers[which] = number
    return tuple(numbers)


def warm_numbers(temperature: float, enough: float = 0) -> tuple[float, ...]:
    """A network's warmth, and its habit of waiting for large bands."""
    numbers = list(filled(()))
    numbers[Warmth.TEMPERATURE], numbers[Warmth.SLACK] = temperature, FAINT * temperature
    numbers[Knob.ENOUGH] = enough
    return tuple(numbers)


AMATEURS = {
    # Takes what shines, by a simple rule for the most part, and does not see all that lies there.
    "wanderer": amateur_numbers({Knob.ABSORBED: 0.92, Knob.ROW: 0.3, Knob.DRAGONS: 1, Knob.HANDS: 1}),
    # Keeps its flock together and forgets the dragons.
    "shepherd": amateur_numbers({Knob.ABSORBED: 0.62, W.GROW: 0.36, Knob.DRAGONS: 1, Knob.HANDS: 1}),
    # Builds one kingdom high, and seldom looks across the table.
    "mason": amateur_numbers({Knob.ABSORBED: 0.28, Knob.HOME: 0.4, Knob.HANDS: 1}),
}
WARM = {
    # Loves large bands.
    "ferryman": warm_numbers(10.0, enough=2.2),
    # Takes what is good, if not always what is best.
    "marshal": warm_numbers(8.0),
}
