"""PostgreSQL: any number of processes on one database.

An append is one statement: entries, the table's listing and the notice to the other
processes become durable together or not at all.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from ...errors import UserError
from ..tabletop.entries import Entry
from .base import Conflict, Gone, Heard, Listing, StoreAway, TableRow
from .migrate import migrate_postgres
from .queries import SharedQueries, Statement
from .server_key import server_key

log = logging.getLogger("ethnos.store")
T = TypeVar("T")
CHANNEL = "ethnos"
PATIENCE = 3.0  # seconds for an answer; after the first that does not come nobody waits for the next
AWAY = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)

LISTING = "status = ${}, open = ${}, code = ${}, touched = ${}, due = ${}, shown = ${}, archived = false"
ROWS = "unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::bigint[])"
ENTRIES = "INSERT INTO entries (game, seq, kind, seat, payload, at) SELECT $1, rows.* FROM {} RETURNING 1"
HELD = "SELECT id FROM games WHERE id = $1 FOR KEY SHARE"  # nobody deletes it while it is written to
THERE = f"g AS MATERIALIZED ({HELD}), e AS ({ENTRIES.format(f'g, {ROWS} AS rows')})"
APPEND = f"""WITH {THERE}, l AS (UPDATE games SET {LISTING.format(7, 8, 9, 10, 11, 12)} WHERE id = $1)
    SELECT pg_notify('{CHANNEL}', 'entry ' || $13 || ' ' || $1) FROM e LIMIT 1"""
APPEND_ONLY = f"""WITH {THERE}
    SELECT pg_notify('{CHANNEL}', 'entry ' || $7 || ' ' || $1) FROM e LIMIT 1"""
CREATE = f"""WITH e AS ({ENTRIES.format(f"{ROWS} AS rows")}) INSERT INTO games
    (id, status, open, code, touched, due, shown, secret, rules_version, creator, created)
    VALUES ($1, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"""


class PostgresStore(SharedQueries):
    """A database of tables shared by processes."""

    single = False

    def __init__(self, url: str, key_file: Path | None = None, migrates: bool = True) -> None:
        self.url = url
        self.migrates = migrates  # whether it brings the schema up to date
        self.key_file = key_file
        self.me = secrets.token_hex(6)  # so that a process does not hear itself
        self.failed: Callable[[], None] = lambda: None
        self._pool: asyncpg.Pool | None = None
        self._heard: Heard | None = None
        self._missed: Callable[[], Awaitable[None]] | None = None
        self._ear: asyncio.Task[None] | None = None
        self._silent = False  # it let a question time out: nobody waits for it until the ear hears it again

    def key(self) -> bytes:
        return server_key(self.url, None, self.key_file)

    async def open(self) -> None:
        try:
            if self.migrates:
                await migrate_postgres(self.url)
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=8, timeout=PATIENCE, command_timeout=PATIENCE, reset=_as_it_is
            )
        except AWAY as error:
            raise UserError(f"the database cannot be reached: {type(error).__name__}: {error}") from error
        self._ear = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        if self._pool is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), 5)

    async def _do(self, sql: str, *arguments: Any) -> list[Any]:
        return await self._with_connection(lambda connection: connection.fetch(sql, *arguments))

    async def _with_connection(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do something with a connection, soon or not at all: a database that stands still holds nobody up."""
        if self._silent:
            raise StoreAway("it did not answer a moment ago")
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._borrowing(work)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except TimeoutError as error:
            self._silent = True
            raise StoreAway("it does not answer") from error
        except AWAY as error:
            raise StoreAway(f"{type(error).__name__}: {error}") from error

    async def _borrowing(self, work: Callable[[Any], Awaitable[T]]) -> T:
        assert self._pool is not None
        connection = await self._pool.acquire()
        try:
            return await work(connection)
        except asyncio.CancelledError:
            connection.terminate()  # to part from it politely would mean to wait for it
            raise
        finally:
            await self._pool.release(connection)

    # Writing

    async def create(self, row: TableRow, listing: Listing, entries: list[Entry]) -> None:
        fixed = (row.secret, row.rules_version, row.creator, row.created)
        await self._do(CREATE, row.id, *_columns(entries), *_listing(listing), *fixed)

    async def append(self, table_id: str, entries: list[Entry], listing: Listing | None) -> None:
        if listing is None:
            told = await self._do(APPEND_ONLY, table_id, *_columns(entries), self.me)
        else:
            told = await self._do(APPEND, table_id, *_columns(entries), *_listing(listing), self.me)
        if not told:
            raise Gone(table_id)

    async def _change(self, *statements: Statement) -> list[int]:
        async def work(connection: Any) -> list[int]:
            async with connection.transaction():
                done = [await connection.execute(sql, *arguments) for sql, arguments in statements]
            return [int(said.rsplit(" ", 1)[1]) for said in done]

        return await self._with_connection(work)

    async def delete(self, table_id: str, before: int | None = None) -> bool:
        deleted = await super().delete(table_id, before)
        if deleted:
            await self.shout("changed", table_id)
        return deleted

    async def rewrite(self, table_id: str, entries: list[Entry], shown: str) -> None:
        await super().rewrite(table_id, entries, shown)
        await self.shout("changed", table_id)

    # Reading

    async def _read(self, sql: str, *arguments: Any) -> list[Any]:
        return await self._do(sql, *arguments)

    async def time(self) -> int:
        return int((await self._do("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"))[0][0])

    # Other processes

    async def shout(self, topic: str, text: str) -> None:
        await self._do("SELECT pg_notify($1, $2)", CHANNEL, f"{topic} {self.me} {text}")

    def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        self._heard, self._missed = heard, missed

    async def _keep_listening(self) -> None:
        """Listen for ever, whatever happens; after every time of deafness whoever listens reads the log again."""
        deaf = True  # what happened before the first word was heard is read too
        while True:
            try:
                ear = await asyncpg.connect(self.url, timeout=10)
            except AWAY:
                deaf = True
                await asyncio.sleep(0.5)
                continue
            try:
                await self._listen_with(ear, deaf)
            except (*AWAY, StoreAway):
                deaf = True
            except Exception:
                log.exception("listening failed by our fault")
                self.failed()
                deaf = True
                await asyncio.sleep(0.5)
            finally:
                ear.terminate()

    async def _listen_with(self, ear: Any, deaf: bool) -> None:
        await ear.add_listener(CHANNEL, self._hear)
        self._silent = False
        if deaf and self._missed is not None:
            await self._missed()
        while True:
            await asyncio.sleep(1)
            await ear.execute("SELECT 1", timeout=PATIENCE)
            self._silent = False

    def _hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        topic, who, text = str(payload).split(" ", 2)
        if who != self.me and self._heard is not None:
            task = asyncio.ensure_future(self._heard(topic, text))
            _running.add(task)
            task.add_done_callback(_running.discard)


_running: set["asyncio.Future[None]"] = set()


async def _as_it_is(connection: Any) -> None:
    """A connection goes back to the pool as it is: nothing that we do with one outlasts its statement."""


def _columns(entries: list[Entry]) -> tuple[list[Any], ...]:
    return (
        [entry.seq for entry in entries],
        [entry.kind for entry in entries],
        [entry.seat for entry in entries],
        [entry.payload.decode() for entry in entries],
        [entry.at for entry in entries],
    )


def _listing(listing: Listing) -> tuple[Any, ...]:
    return (listing.status, listing.open, listing.code, listing.touched, listing.due, listing.shown)
