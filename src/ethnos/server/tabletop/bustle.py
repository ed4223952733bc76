"""How much may happen at a table beside the game itself, so that nobody fills its log without end.

A game comes to its end, and phrases are counted; but one can sit down and leave, make links and use
them, ask to take back and be refused, all day long. Two hundred such things may happen at once
at each seat, then one every ten seconds, and as many for the host's bots and for each address from which
somebody sits down: nobody uses up what is another's. It follows from the log, so every process has the same opinion.
"""

from collections import Counter
from math import ceil

from . import entries as e
from .agreement import SECOND
from .refusals import Refused

AT_ONCE = 200
EVERY = 10 * SECOND
FREE = (
    e.Created,
    e.Decided,
    e.StoodIn,
    e.Left,
    e.Phrased,
    e.RematchMade,
    e.Ended,
    e.Aborted,
)  # or what comes before them is not


Whose = int | str | None  # a seat, whence somebody came, the host


class Bustle:
    """What has happened lately beside the game, and by whom."""

    def __init__(self) -> None:
        self._levels: dict[Whose, tuple[float, int]] = {}  # and when

    def note(self, entry: e.Entry) -> None:
        if not isinstance(entry.what, FREE):
            whose = _whose(entry.what)
            self._levels[whose] = self._now(whose, entry.at) + 1, entry.at

    def check(self, happening: list[e.What], now: int) -> None:
        """Refuse what would be too much for now."""
        if all(isinstance(what, FREE) for what in happening):
            return
        coming = Counter(_whose(what) for what in happening if not isinstance(what, FREE))
        too_many = max((self._now(whose, now) + more - AT_ONCE for whose, more in coming.items()), default=0.0)
        if too_many > 0:
            raise Refused("too-fast", seconds=ceil(too_many * EVERY / SECOND))

    def _now(self, whose: Whose, at: int) -> float:
        level, then = self._levels.get(whose, (0.0, 0))
        return max(0.0, level - max(0, at - then) / EVERY)


def _whose(what: e.What) -> Whose:
    """Who is counted for it: a seat that is free is nobody's, whoever sits down there and leaves."""
    match what:
        case e.Seated(whence=whence) if whence:
            return whence
        case e.BotSeated():
            return "host"
        case _:
            return getattr(what, "seat", None)
