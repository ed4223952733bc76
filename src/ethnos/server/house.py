"""The house: it finds tables and lets things happen at them.

Whatever happens goes one way: it is proposed to the table, made durable by the store,
and only then told. If the store's answer is lost, the table is built anew from the log
before anything else happens at it.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from ..game import GameError, new_secret
from ..rules import RULES_VERSION
from .metrics import Metrics
from .room import Room
from .store import Conflict, Store, StoreAway, TableRow
from .tabletop import entries as e
from .tabletop.refusals import Refused
from .tabletop.table import PastAnswer, Table
from .tokens import keyed, label, new_id

log = logging.getLogger("ethnos.house")
CACHED = 2000  # tables kept in memory that nobody is at
UNUSED = 60.0  # seconds after which they may be forgotten
TRIES = 20

Proposal = e.What | list[e.What] | PastAnswer | None
Propose = Callable[[Table, int], Proposal]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class House:
    """Every table of one store, as far as this process is concerned."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        store.failed = metrics.unforeseen.labels("store").inc
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.changed: Callable[[Room], None] = lambda room: None  # told after every entry
        self.salt = b""
        self.closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.salt = await self.store.salt()

    async def close(self) -> None:
        """Finish what is being written, say goodbye, stop."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                for listener in room.listeners:
                    listener.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    # Finding tables

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Room]:
        """A table for oneself, as its log has it."""
        room = await self._room(table_id)
        async with room.lock:
            if room.doubtful:
                await self._rebuild(room)
            yield room

    async def _room(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                room = self.rooms.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        room.used = time.monotonic()
        self.rooms.move_to_end(table_id)
        return room

    async def _load(self, table_id: str) -> Room:
        row, entries = await self.read(table_id)
        room = await asyncio.to_thread(Room, row, entries)
        self._keep(room)
        return room

    async def read(self, table_id: str) -> tuple[TableRow, list[e.Entry]]:
        """A table's whole log."""
        with store_errors():
            found = await self.store.load(table_id)
        if found is None:
            raise Refused("no-table")
        return found

    def _keep(self, room: Room) -> None:
        """Remember a table, and forget those longest unused; their log is in the store."""
        self.rooms[room.row.id] = room
        for table_id, other in list(self.rooms.items()):
            if len(self.rooms) <= CACHED or time.monotonic() - other.used < UNUSED:
                return
            if not other.busy:
                del self.rooms[table_id]

    # What happens

    async def create(self, address: str, settle: Callable[[Table, int], list[e.What]]) -> Room:
        """A new table with what happens at it first."""
        for _ in range(TRIES):
            row = TableRow(new_id(), new_secret(), RULES_VERSION, keyed(self.salt, address), now_ms())
            happening = await asyncio.to_thread(settle, Table(row.id, row.secret), row.created)
            entries = [e.Entry(seq, row.created, what) for seq, what in enumerate(happening)]
            room = await asyncio.to_thread(Room, row, entries)
            try:
                with store_errors():
                    await self.store.create(row, room.listing, entries)
            except Conflict:
                continue
            self._keep(room)
            self.metrics.tables.inc()
            log.info("table laid", extra={"table": label(row.id)})
            self.changed(room)
            return room
        raise Refused("busy")

    async def act(self, table_id: str, propose: Propose) -> int | None:
        """Let something happen; the number of its entry, or None if there was nothing to do."""
        for _ in range(TRIES):
            async with self.at(table_id) as room:
                try:
                    proposal = propose(room.table, now_ms())
                    if proposal is None or isinstance(proposal, PastAnswer):
                        return None if proposal is None else proposal.seq
                    seq = await self._write(room, proposal if isinstance(proposal, list) else [proposal])
                except GameError:
                    if not await self._has_news(room):
                        raise
                    continue
                if seq is not None:
                    self.changed(room)
                    return seq
        raise Refused("busy")

    async def _has_news(self, room: Room) -> bool:
        """Whether another process wrote something that this one has not heard of: then a refusal may be wrong."""
        if self.store.single or room.doubtful:
            return False
        with store_errors():
            found = await self.store.load(room.row.id, room.table.seq)
        if found is None or not found[1]:
            return False
        room.follow(found[1])
        return True

    async def _write(self, room: Room, happening: list[e.What]) -> int | None:
        """Propose, make durable, tell. None: another process was faster."""
        before, room.doubtful = room.table.seq, True
        try:
            entries, messages = room.propose(happening, now_ms())
        except GameError:
            room.doubtful = room.table.seq != before
            raise
        listing = room.listing
        began = time.perf_counter()
        try:
            with store_errors():
                await self.store.append(room.row.id, entries, listing if listing.differs(room.written) else None)
        except Conflict:
            return None
        if listing.differs(room.written):
            room.written = listing
        self.metrics.commit.observe(time.perf_counter() - began)
        self.metrics.entries.inc(len(entries))
        room.doubtful = False
        room.told = room.table.seq
        room.deliver(messages)
        if isinstance(entries[-1].what, e.Started | e.Ended):
            log.info(f"game {entries[-1].kind}", extra={"table": label(room.row.id)})
        return entries[0].seq

    async def _rebuild(self, room: Room) -> None:
        entries = (await self.read(room.row.id))[1]
        room.deliver(await asyncio.to_thread(room.rebuild, entries))

    # Other processes

    async def refresh(self, table_id: str) -> None:
        """Read on in a table's log, if the table is in use here; what others wrote is told here too."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            with contextlib.suppress(StoreAway, Refused):
                if room.doubtful:
                    await self._rebuild(room)
                elif found := await self.store.load(table_id, room.table.seq):
                    room.follow(found[1])

    async def refresh_all(self) -> None:
        for table_id in list(self.rooms):
            await self.refresh(table_id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Work beside requests; what goes wrong in it is logged."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("work beside requests failed")
            self.metrics.unforeseen.labels("work").inc()


@contextlib.contextmanager
def store_errors() -> Any:
    """A store that does not answer is the client's reason to try again."""
    try:
        yield
    except StoreAway as error:
        log.warning("store away", extra={"error": str(error)})
        raise Refused("away") from error
