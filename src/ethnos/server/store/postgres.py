"""PostgreSQL: any number of processes on one database.

An append is one statement: entries, the table's listing and the notice to the other
processes become durable together or not at all.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from ...errors import UserError
from ..tabletop.entries import Entry, read_entry
from .base import Conflict, Due, Heard, Listing, StoreAway, TableRow
from .migrate import migrate_postgres

log = logging.getLogger("ethnos.store")
CHANNEL = "ethnos"
AWAY = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)

LISTING = "status = ${}, open = ${}, code = ${}, touched = ${}, due = ${}, archived = false"
ENTRIES = """INSERT INTO entries (game, seq, kind, seat, payload, at)
    SELECT $1, * FROM unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::bigint[]) RETURNING 1"""
APPEND = f"""WITH e AS ({ENTRIES}), g AS (UPDATE games SET {LISTING.format(7, 8, 9, 10, 11)} WHERE id = $1)
    SELECT pg_notify('{CHANNEL}', 'entry ' || $12 || ' ' || $1) FROM e LIMIT 1"""
APPEND_ONLY = f"""WITH e AS ({ENTRIES})
    SELECT pg_notify('{CHANNEL}', 'entry ' || $7 || ' ' || $1) FROM e LIMIT 1"""
CREATE = f"""WITH e AS ({ENTRIES}) INSERT INTO games
    (id, status, open, code, touched, due, secret, rules_version, creator, created)
    VALUES ($1, $7, $8, $9, $10, $11, $12, $13, $14, $15)"""


class PostgresStore:
    """A database of tables shared by processes."""

    single = False

    def __init__(self, url: str) -> None:
        self.url = url
        self.me = secrets.token_hex(6)  # so that a process does not hear itself
        self.failed: Callable[[], None] = lambda: None
        self._pool: asyncpg.Pool | None = None
        self._heard: Heard | None = None
        self._missed: Callable[[], Awaitable[None]] | None = None
        self._ear: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            await migrate_postgres(self.url)
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=8, command_timeout=10)
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
        assert self._pool is not None
        try:
            return list(await self._pool.fetch(sql, *arguments, timeout=10))
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except AWAY as error:
            raise StoreAway(f"{type(error).__name__}: {error}") from error

    # Writing

    async def create(self, row: TableRow, listing: Listing, entries: list[Entry]) -> None:
        fixed = (row.secret, row.rules_version, row.creator, row.created)
        await self._do(CREATE, row.id, *_columns(entries), *_listing(listing), *fixed)

    async def append(self, table_id: str, entries: list[Entry], listing: Listing | None) -> None:
        if listing is None:
            await self._do(APPEND_ONLY, table_id, *_columns(entries), self.me)
        else:
            await self._do(APPEND, table_id, *_columns(entries), *_listing(listing), self.me)

    async def claim(self, found: Due, until: int) -> bool:
        sql = "UPDATE games SET due = $1 WHERE id = $2 AND due = $3 RETURNING 1"
        return bool(await self._do(sql, until, found.id, found.due))

    async def archive(self, lobby_before: int, other_before: int) -> int:
        sql = """UPDATE games SET archived = true, due = NULL, code = NULL WHERE NOT archived
            AND touched < CASE status WHEN 'lobby' THEN $1::bigint ELSE $2::bigint END RETURNING 1"""
        return len(await self._do(sql, lobby_before, other_before))

    async def salt(self) -> bytes:
        sql = "INSERT INTO facts (name, value) VALUES ('salt', $1) ON CONFLICT DO NOTHING"
        await self._do(sql, secrets.token_bytes(32))
        return bytes((await self._do("SELECT value FROM facts WHERE name = 'salt'"))[0][0])

    # Reading

    async def load(self, table_id: str, after: int = -1) -> tuple[TableRow, list[Entry]] | None:
        rows = await self._do("SELECT id, secret, rules_version, creator, created FROM games WHERE id = $1", table_id)
        if not rows:
            return None
        sql = "SELECT seq, at, payload FROM entries WHERE game = $1 AND seq > $2 ORDER BY seq"
        found = await self._do(sql, table_id, after)
        return TableRow(*rows[0]), [read_entry(*cells) for cells in found]

    async def find(self, code: str) -> str | None:
        rows = await self._do("SELECT id FROM games WHERE code = $1", code)
        return rows[0][0] if rows else None

    async def open_tables(self, status: str, since: int, limit: int) -> list[str]:
        sql = """SELECT id FROM games WHERE open AND status = $1 AND touched >= $2 AND NOT archived
            ORDER BY created DESC LIMIT $3"""
        return [row[0] for row in await self._do(sql, status, since, limit)]

    async def due(self, now: int, limit: int) -> list[Due]:
        sql = "SELECT id, due FROM games WHERE due <= $1 ORDER BY due LIMIT $2"
        return [Due(*row) for row in await self._do(sql, now, limit)]

    async def unfinished(self, creator: str, since: int) -> int:
        sql = "SELECT count(*) FROM games WHERE creator = $1 AND status <> 'over' AND touched >= $2"
        return int((await self._do(sql, creator, since))[0][0])

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
        if deaf and self._missed is not None:
            await self._missed()
        while True:
            await asyncio.sleep(1)
            await ear.execute("SELECT 1", timeout=5)

    def _hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        topic, who, text = str(payload).split(" ", 2)
        if who != self.me and self._heard is not None:
            task = asyncio.ensure_future(self._heard(topic, text))
            _running.add(task)
            task.add_done_callback(_running.discard)


_running: set["asyncio.Future[None]"] = set()


def _columns(entries: list[Entry]) -> tuple[list[Any], ...]:
    return (
        [entry.seq for entry in entries],
        [entry.kind for entry in entries],
        [entry.seat for entry in entries],
        [entry.payload.decode() for entry in entries],
        [entry.at for entry in entries],
    )


def _listing(listing: Listing) -> tuple[Any, ...]:
    return (listing.status, listing.open, listing.code, listing.touched, listing.due)
