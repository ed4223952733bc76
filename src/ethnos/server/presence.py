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
        process, table_id, seats = json.loads(text)
        said = self._elsewhere.setdefault(table_id, {})
        said[process] = (frozenset(seats), time.monotonic() + FRESH)
        if not seats:
            del said[process]
        if not said:
            del self._elsewhere[table_id]
        return str(table_id)

    @staticmethod
    def spoken(process: str, table_id: str, seats: set[int]) -> str:
        return json.dumps([process, table_id, sorted(seats)])

    def elsewhere(self, table_id: str) -> set[int]:
        now = time.monotonic()
        said = self._elsewhere.get(table_id, {})
        return {seat for seats, until in said.values() if until > now for seat in seats}
