"""What a player who is asked may answer, said so briefly that it can be sent with every question.

A hand of ten makes hundreds of bands and keeps: of these it is only said that they may
be made. Which cards make a band is told by the cards themselves (B1, B2); any cards of
the hand may be kept, up to a number.
"""

from functools import cache

from msgspec import Struct

from ..rules.components import SKELETON
from ..rules.decision_numbers import LEAD
from ..rules.facade.play import legal_decisions
from ..rules.state import Phase, ViewRecord
from ..rules.tribes.elves import most_kept
from ..words import Unspoken, unspoken
from .decisions import Decision, read_single
from .views import limit_of

LEADS = range(LEAD, LEAD + SKELETON + 1)


class Choice(Struct, frozen=True):
    """Something that may be decided now, and what to call it."""

    decision: Decision
    says: Unspoken


class Choices(Struct, frozen=True):
    """Everything that may be decided now: one of `single`, a band, or cards to keep."""

    single: tuple[Choice, ...]
    bands: bool  # whether a band may be played; any that the hand makes
    keeps: int | None  # where cards are kept, how many of the hand at most


def choices(view: ViewRecord) -> Choices | None:
    """What the seat of a view may decide; None where it is not asked. Made from the view alone."""
    numbers = legal_decisions(view)
    if not numbers:
        return None
    if view.phase == Phase.KEEP:
        return Choices((), False, most_kept(limit_of(view), view.hand_n[view.seat]))
    single = tuple([_single(number, view.phase) for number in numbers if number not in LEADS])
    return Choices(single, len(single) < len(numbers), None)


@cache
def _single(number: int, phase: int) -> Choice:
    """The few hundred that there are, made once each: most questions offer a dozen of them."""
    decision = read_single(number, phase)
    return Choice(decision, unspoken(decision.phrase()))
