"""Logs as the store has them. What cannot be read is put aside, and nobody else is the worse for it."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import TypeVar

from .metrics import Metrics
from .store import Damaged, Store, StoreAway, TableRow
from .tabletop.entries import Entry
from .tabletop.refusals import Refused
from .tokens import label

log = logging.getLogger("ethnos.house")
Made = TypeVar("Made")


class TableReader:
    """Reads the tables of a store."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics

    async def whole(self, table_id: str) -> tuple[TableRow, list[Entry]]:
        """A table's whole log."""
        found = await self.after(table_id, -1)
        if found is None:
            raise Refused("no-table")
        return found

    async def after(self, table_id: str, seq: int) -> tuple[TableRow, list[Entry]] | None:
        """What a log holds after an entry."""
        try:
            with store_errors():
                return await self.store.load(table_id, seq)
        except Damaged as error:
            raise await self._put_aside(table_id, error) from error

    async def understood(self, table_id: str, read: Callable[[], Made]) -> Made:
        """What a log adds up to."""
        try:
            return await asyncio.to_thread(read)
        except Exception as error:
            raise await self._put_aside(table_id, error) from error

    async def _put_aside(self, table_id: str, error: Exception) -> Refused:
        """A table that cannot be read leaves the lists, and nothing is due at it."""
        log.error("a table cannot be read", exc_info=error, extra={"table": label(table_id)})
        self.metrics.unforeseen.labels("table").inc()
        with contextlib.suppress(StoreAway):
            await self.store.shelve(table_id)
        return Refused("unreadable")


@contextlib.contextmanager
def store_errors() -> Iterator[None]:
    """A store that does not answer is the client's reason to try again."""
    try:
        yield
    except StoreAway as error:
        log.warning("store away", extra={"error": str(error)})
        raise Refused("away") from error
