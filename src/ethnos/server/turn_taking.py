"""A line in which whoever asks for more gets no more: addresses take turns, and so do the tables of an address."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class TurnTaking(Generic[T]):
    """Things that wait: first come, first served at a table; tables of an address take turns, and so do addresses."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, address: str, table: str, thing: T) -> None:
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(thing)

    def take(self) -> T | None:
        """The next one; its table and its address are last in line then."""
        for address, tables in self._waiting.items():
            for table, things in tables.items():
                thing = things.popleft()
                tables.move_to_end(table)
                self._waiting.move_to_end(address)
                self._tidy(address, table)
                return thing
        return None

    def drop(self, address: str, table: str, thing: T) -> bool:
        """Take one out of line; False where it is not in it."""
        tables = self._waiting.get(address)
        if tables is None or table not in tables or thing not in tables[table]:
            return False
        tables[table].remove(thing)
        self._tidy(address, table)
        return True

    def _tidy(self, address: str, table: str) -> None:
        tables = self._waiting[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[address]
