"""Who is connected, here and at other processes of the same database."""

import json
import time

FRESH = 30.0  # seconds a process's word about its guests is believed


class PresenceElsewhere:
    """What other processes said of their guests: (process, table) → seats."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    def heard(self, text: str) -> str:
        """Take another process's word; the table it is about."""
        process, table, seats = json.loads(text)
        said = self._elsewhere.setdefault(table, {})
        said[process] = (frozenset(seats), time.monotonic() + FRESH)
        if not seats:
            del said[process]
        if not said:
            del self._elsewhere[table]
        return str(table)

    @staticmethod
    def spoken(process: str, table: str, seats: set[int]) -> str:
        return json.dumps([process, table, sorted(seats)])

    def elsewhere(self, table: str) -> set[int]:
        now = time.monotonic()
        said = self._elsewhere.get(table, {})
        return {seat for seats, until in said.values() if until > now for seat in seats}
