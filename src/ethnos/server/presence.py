"""Who is connected, here and at other processes of the same database, and since when somebody is not."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from .tabletop.fair_play import LONE_PATIENCE

FRESH = 30.0  # seconds a process's word about its guests is believed
LONG = LONE_PATIENCE  # whoever was away for longer has come anew: the others had time to put a bot in


class PresenceElsewhere:
    """What other processes said of their guests: (process, table) → seats."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    @staticmethod
    def table_in(text: str) -> str:
        """The table that a process's word is about."""
        return str(json.loads(text)[1])

    def heard(self, text: str) -> None:
        """Take another process's word."""
        process, table_id, seats = json.loads(text)
        said = self._elsewhere.setdefault(table_id, {})
        said[process] = (frozenset(seats), time.monotonic() + FRESH)
        if not seats:
            del said[process]
        if not said:
            del self._elsewhere[table_id]

    def forget(self) -> None:
        """The words of processes that were not heard again: they ended without a farewell."""
        now = time.monotonic()
        for table_id, said in list(self._elsewhere.items()):
            fresh = {process: word for process, word in said.items() if word[1] > now}
            if fresh:
                self._elsewhere[table_id] = fresh
            else:
                del self._elsewhere[table_id]

    @staticmethod
    def spoken(process: str, table_id: str, seats: set[int]) -> str:
        return json.dumps([process, table_id, sorted(seats)])

    def elsewhere(self, table_id: str) -> set[int]:
        now = time.monotonic()
        said = self._elsewhere.get(table_id, {})
        return {seat for seats, until in said.values() if until > now for seat in seats}


@dataclass
class Stay:
    """When somebody came who was not there for long, and since when they are gone; None while they are there."""

    came: int
    left: int | None = None


class Attendance:
    """Since when the people of each table are there or gone, as far as this process knows; times in milliseconds.

    Nobody is believed to have been away before this process began to look. When that was is asked each time:
    it is not known before the house is open, since the time itself comes from the database.
    """

    def __init__(self, began: Callable[[], int]) -> None:
        self.began = began
        self._stays: dict[str, dict[int, Stay]] = {}

    def note(self, table_id: str, present: set[int], now: int) -> None:
        """These are here now, and nobody else."""
        stays = self._stays.get(table_id, {})
        for seat, stay in stays.items():
            if seat not in present and stay.left is None:
                stay.left = now
        for seat in present:
            known = stays.get(seat)
            if known is None or (known.left is not None and now - known.left > LONG):
                self._stays.setdefault(table_id, stays)[seat] = Stay(now)
            else:
                known.left = None

    def watched(self) -> list[str]:
        """The tables somebody is or was at."""
        return list(self._stays)

    def gone_since(self, table_id: str, seat: int) -> int:
        """When somebody left who is not there."""
        stay = self._stays.get(table_id, {}).get(seat)
        return self.began() if stay is None or stay.left is None else max(stay.left, self.began())

    def came(self, table_id: str, seat: int) -> int:
        stay = self._stays.get(table_id, {}).get(seat)
        return self.began() if stay is None else stay.came

    def forget(self, now: int) -> None:
        """Those long gone; of them the process's own beginning says enough."""
        for table_id, stays in list(self._stays.items()):
            kept = {seat: stay for seat, stay in stays.items() if stay.left is None or now - stay.left <= LONG}
            if kept:
                self._stays[table_id] = kept
            else:
                del self._stays[table_id]
