"""What a bot is: it is handed a view and what is legal there, and answers a decision.

A bot never gets a state. `think` may use a budget; with `reasons` it also tells
what it weighed. Third-party bots are found through the entry point group
`ethnos.bots`: each names a function without arguments that returns a `Bot`.
"""

from collections.abc import Sequence
from math import isfinite
from typing import Protocol

from msgspec import Struct

from ..errors import UserError
from ..game.decisions import Decision, read
from ..rules import ViewRecord, legal_decisions
from ..rules.facade.spelling import whole_decisions


class Budget(Struct, frozen=True):
    """How long a bot may think about one decision: seconds, or simulated games.

    Where `simulations` are counted no clock cuts them, or they would not give the same answer again.
    By the clock, `at_most` bounds them too: who has that time on a fast machine need not use it.
    """

    seconds: float = 1.0
    simulations: int | None = None
    at_most: int | None = None

    def __post_init__(self) -> None:
        counts = [count for count in (self.simulations, self.at_most) if count is not None]
        if not (isfinite(self.seconds) and self.seconds > 0) or any(count < 1 for count in counts):
            raise UserError("a budget must be more than zero: seconds, or simulations")


class Reason(Struct, frozen=True):
    """A candidate decision and what the bot expects of it."""

    decision: Decision
    win_share: float
    glory: float
    line: tuple[Decision, ...] = ()
    trials: int = 0  # in which it was tried


class Answer(Struct, frozen=True):
    decision: Decision
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """An opponent."""

    @property
    def name(self) -> str: ...

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        """Decide for view.seat, which is asked; the same view and seed give the same answer."""
        ...


def legal_for(view: ViewRecord) -> list[Decision]:
    """Everything the seat of a view may decide: made from the view alone."""
    return [read(view, spelling) for spelling in whole_decisions(view)] if legal_decisions(view) else []
