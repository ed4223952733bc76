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
from .fair_thread import FairThread
from .metrics import Metrics
from .pulse import Pulse
from .puzzle_desk import PuzzleDesk
from .retelling import Retelling
from .room import Room
from .server_time import ServerTime
from .store import Conflict, Gone, Listed, Store, StoreAway, TableRow
from .table_reader import TableReader, store_errors
from .tabletop import entries as e
from .tabletop.lists import ShownInLists, read_shown, shown_in_lists
from .tabletop.refusals import Refused
from .tabletop.table import PastAnswer, Table
from .tokens import keyed, label, new_id

log = logging.getLogger("ethnos.house")
CACHED = 200  # tables kept in memory that nobody is at
UNUSED = 60.0  # seconds after which they may be forgotten
TRIES = 20

Proposal = e.What | list[e.What] | PastAnswer | None
Propose = Callable[[Table, int], Proposal]


class House:
    """Every table of one store, as far as this process is concerned."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.reader = TableReader(store, metrics)
        store.failed = metrics.unforeseen.labels("store").inc
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.now = ServerTime()
        self.pulse = Pulse(store, self.now)
        self.changed: Callable[[Room], None] = lambda room: None  # told after every entry
        self.key = b""  # of this server; whoever only tidies up needs none
        self.retelling = Retelling()
        self.brief = FairThread("brief")  # no lost stream, no list of decisions waits behind the stories of others
        self.puzzle_desk = PuzzleDesk(store, self.now)
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.pulse.start()

    async def close(self) -> None:
        """Finish what is being written, say goodbye, stop."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.retelling.close()
        self.brief.close()
        with contextlib.suppress(StoreAway):
            await self.pulse.stop()
        await self.store.close()

    # Finding tables

    @asynccontextmanager
    async def at(self, table_id: str, heard: int = -1) -> AsyncIterator[Room]:
        """A table for oneself, as its log has it, for somebody who has heard of an entry: nobody is led back."""
        room = await self._room(table_id)
        async with room.lock:
            if room.gone:
                raise Refused("no-table")
            if heard > room.table.seq:
                await self._has_news(room)
            while room.doubtful or self._overslept(room):
                if room.doubtful:
                    await self._rebuild(room)
                else:
                    await self._write(room, [e.Slept(self._overslept(room))])
            yield room

    def _overslept(self, room: Room) -> int:
        """The milliseconds that a running clock has counted although nobody could play."""
        clocks = room.table.clocks
        return 0 if clocks is None or clocks.deadline is None else self.pulse.slept_since(room.table.at)

    def is_at_hand(self, table_id: str) -> bool:
        """Whether it makes no work to come to a table: it is in memory, or its log is being read already."""
        return table_id in self.rooms or table_id in self._loading

    async def _room(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            room = await asyncio.shield(self._loading.get(table_id) or self._begin_to_load(table_id))
        room.used = time.monotonic()
        if table_id in self.rooms:
            self.rooms.move_to_end(table_id)
        return room

    def _begin_to_load(self, table_id: str) -> "asyncio.Task[Room]":
        """Everybody who wants a table waits for one reading of its log; of one that is not there nothing is kept."""

        def loaded(task: "asyncio.Task[Room]") -> None:
            del self._loading[table_id]
            if not task.cancelled():
                task.exception()  # whoever waits is told; nobody may be left who does

        task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        task.add_done_callback(loaded)
        return task

    async def _load(self, table_id: str) -> Room:
        row, entries = await self.read(table_id)
        room = await self.reader.understood(table_id, lambda: Room(row, entries))
        self._keep(room)
        return room

    async def read(self, table_id: str) -> tuple[TableRow, list[e.Entry]]:
        """A table's whole log."""
        return await self.reader.whole(table_id)

    async def shown(self, listed: Listed) -> ShownInLists | None:
        """What a list says of a table; nothing of one that cannot be read."""
        if listed.shown is not None:
            return read_shown(listed.shown)
        try:  # laid by an older program, and nothing has happened at it since
            async with self.at(listed.id) as room:
                return shown_in_lists(room.table)
        except Refused as refusal:
            if refusal.code == "away":
                raise
            return None

    def _keep(self, room: Room) -> None:
        """Remember a table."""
        self.rooms[room.row.id] = room
        self.forget_unused()

    def forget_unused(self) -> None:
        """Forget the tables longest unused; their log is in the store."""
        if len(self.rooms) <= CACHED:
            return
        idle = [room for room in self.rooms.values() if not room.busy]  # the longest unused come first
        for room in idle[: max(0, len(idle) - CACHED)]:
            if time.monotonic() - room.used < UNUSED:
                return
            del self.rooms[room.row.id]

    # What happens

    async def create(self, address: str, settle: Callable[[Table, int], list[e.What]]) -> Room:
        """A new table with what happens at it first."""
        for _ in range(TRIES):
            row = TableRow(new_id(), new_secret(), RULES_VERSION, keyed(self.key, address), self.now())
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
                    proposal = propose(room.table, self.now())
                    if proposal is None or isinstance(proposal, PastAnswer):
                        return None if proposal is None else proposal.seq
                    happening = proposal if isinstance(proposal, list) else [proposal]
                    room.table.bustle.check(happening, self.now())
                    seq = await self._write(room, happening)
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
        found = await self.reader.after(room.row.id, room.table.seq)
        if found is None or not found[1]:
            return False
        room.follow(found[1])
        return True

    async def _write(self, room: Room, happening: list[e.What]) -> int | None:
        """Propose, make durable, tell. None: another process was faster."""
        before, room.doubtful = room.table.seq, True
        try:
            if room.table.agreement.record is not None and any(isinstance(what, e.Started) for what in happening):
                entries, messages = await asyncio.to_thread(room.propose, happening, self.now())  # a whole game is told
            else:
                entries, messages = room.propose(happening, self.now())
        except GameError:
            room.doubtful = room.table.seq != before
            raise
        listing = room.listing
        relisted = listing.differs(room.written)
        began = time.perf_counter()
        try:
            with store_errors():
                await self.store.append(room.row.id, entries, listing if relisted else None)
        except Conflict:
            return None
        except Gone:
            self._forget(room)
            raise Refused("no-table") from None
        if relisted:
            room.written = listing
        self.metrics.commit.observe(time.perf_counter() - began)
        self.metrics.entries.inc(len(entries))
        room.doubtful = False
        room.told = room.table.seq
        room.deliver(messages)
        if isinstance(entries[-1].what, e.Started | e.Ended | e.Aborted):
            log.info(f"game {entries[-1].kind}", extra={"table": label(room.row.id)})
        return entries[0].seq

    async def _rebuild(self, room: Room) -> None:
        try:
            entries = (await self.read(room.row.id))[1]
        except Refused as refusal:
            if refusal.code == "no-table":
                self._forget(room)
            raise
        room.deliver(await self.reader.understood(room.row.id, lambda: room.rebuild(entries)))

    # Deleting

    async def delete(self, table_id: str, before: int | None = None) -> bool:
        """Remove a table for good; with a time, only if nobody is at it or has touched it since then."""
        room = self.rooms.get(table_id)
        if room is None:
            return await self.store.delete(table_id, before)
        if before is not None and room.busy:
            return False
        async with room.lock:
            if before is not None and room.listeners:
                return False
            deleted = await self.store.delete(table_id, before)
            if deleted:
                self._forget(room)
        return deleted

    def _forget(self, room: Room) -> None:
        """Nothing more can happen at a table that was deleted."""
        room.gone = True
        room.close()
        self.rooms.pop(room.row.id, None)

    # Other processes

    async def look_again(self, table_id: str) -> None:
        """The log of a table was deleted or rewritten elsewhere: whoever is at it connects again, and finds what is."""
        self.retelling.forget()
        room = self.rooms.get(table_id)
        if room is not None:
            async with room.lock:
                room.doubtful = True
                room.close()

    async def refresh(self, table_id: str) -> None:
        """Read on in a table's log, if the table is in use here; what others wrote is told here too."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            with contextlib.suppress(Refused):
                if room.doubtful:
                    await self._rebuild(room)
                elif found := await self.reader.after(table_id, room.table.seq):
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
