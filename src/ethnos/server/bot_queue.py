"""Who thinks next: the bots' work in a fair order.

Whoever asks for more gets no more: addresses take turns, and so do the tables of an address. Work that somebody waits
for goes before work at tables where nobody is; of that only every so often one, and never on two processes at a time.
Work that takes long leaves a process to what is done in a moment, where there are two.

No process and no clock is in here: `bot_pool` puts work in, takes it out, and says when it is done.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .turn_taking import TurnTaking

UNATTENDED_TURN = 5  # where both wait, one in so many goes to a table where nobody is: slowly it goes on there too
UNATTENDED_MOST = 1  # processes that ever work for such tables


def wanted_always() -> bool:
    return True


@dataclass(frozen=True)
class Errand:
    """Why a bot is asked, as far as the order goes by it."""

    kind: str  # what metrics call it
    address: str  # on whose account it goes
    table: str
    attended: bool = True  # whether somebody waits for it
    slow: bool = False  # whether it takes its time: a search, or a bot that we do not know
    wanted: Callable[[], bool] = wanted_always  # asked before it is begun


T = TypeVar("T")


class BotQueue(Generic[T]):
    """Work with its errand, for so many processes."""

    def __init__(self, processes: int) -> None:
        self._slow_most = max(1, processes - 1)
        self._lines: dict[tuple[bool, bool], TurnTaking[tuple[Errand, T]]] = {
            (attended, slow): TurnTaking() for attended in (True, False) for slow in (False, True)
        }
        self._running: list[Errand] = []
        self._since_unattended = 0
        self._quick_first = True

    def put(self, errand: Errand, work: T) -> None:
        self._line(errand).put(errand.address, errand.table, (errand, work))

    def drop(self, errand: Errand, work: T) -> bool:
        """Forget what nobody waits for any more; False where it has begun already."""
        return self._line(errand).drop(errand.address, errand.table, (errand, work))

    def take(self) -> tuple[Errand, T] | None:
        """What to begin now; whoever takes it says when it is `done`. None where nothing may be begun."""
        for attended, slow in self._order():
            found = self._lines[attended, slow].take() if self._may_begin(attended, slow) else None
            if found is not None:
                self._quick_first = slow
                self._since_unattended = self._since_unattended + 1 if attended else 0
                self._running.append(found[0])
                return found
        return None

    def done(self, errand: Errand) -> None:
        self._running.remove(errand)

    def _line(self, errand: Errand) -> TurnTaking[tuple[Errand, T]]:
        return self._lines[errand.attended, errand.slow]

    def _order(self) -> list[tuple[bool, bool]]:
        """Which line is asked first: those with people, and of slow and quick work the one that was not served last."""
        attended_first = self._since_unattended < UNATTENDED_TURN - 1
        speeds = (False, True) if self._quick_first else (True, False)
        return [(attended, slow) for attended in (attended_first, not attended_first) for slow in speeds]

    def _may_begin(self, attended: bool, slow: bool) -> bool:
        running = self._running
        if slow and sum(errand.slow for errand in running) >= self._slow_most:
            return False
        return attended or sum(not errand.attended for errand in running) < UNATTENDED_MOST
