"""SQLite: one process, one writer thread that commits in groups.

Everything waiting when a commit begins goes into it, so many tables share the cost of
one durable write (`synchronous=FULL`); nothing is acknowledged before its commit.
"""

import asyncio
import contextlib
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]

from ...errors import UserError
from ..tabletop.entries import Entry, read_entry
from .base import Conflict, Due, Heard, Listing, StoreAway, TableRow
from .migrate import migrate_sqlite

log = logging.getLogger("ethnos.store")
T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]
Outcomes = list[tuple["asyncio.Future[Any]", Any]]
GROUP = 500
GATHER = 0.003  # seconds a commit waits for company: nobody feels them, and busy tables share the cost


class SqliteStore:
    """A file of tables."""

    single = True

    def __init__(self, file: Path, address: str = "") -> None:
        self.file = file
        self.address = address  # said to whoever wants the same database
        self.failed: Callable[[], None] = lambda: None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._reader: sqlite3.Connection | None = None
        self._lock: IO[str] | None = None
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = lock(self.file)
            self._lock.write(self.address)
            self._lock.flush()
            await asyncio.to_thread(migrate_sqlite, self.file)
            self._reader = await loop.run_in_executor(self._readers, connect, self.file)
            writer = await asyncio.to_thread(connect, self.file)
        except (sqlite3.Error, OSError) as error:
            raise UserError(f"{self.file}: this database cannot be used: {error}") from error
        self._thread = threading.Thread(target=self._write_all, args=(loop, writer), name="sqlite-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
        if self._reader is not None:
            await asyncio.get_running_loop().run_in_executor(self._readers, self._reader.close)
        self._readers.shutdown()
        if self._lock is not None:
            self._lock.close()

    # Writing

    def _write_all(self, loop: asyncio.AbstractEventLoop, connection: sqlite3.Connection) -> None:
        """The writer's life. Nothing that happens in a job may end it: everybody would wait for ever."""
        ending = False
        while not ending:
            jobs = [self._jobs.get()]
            time.sleep(GATHER)
            while len(jobs) < GROUP:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            ending = None in jobs
            done = self._commit(connection, [job for job in jobs if job is not None])
            with contextlib.suppress(RuntimeError):  # the loop is gone when its process ends
                loop.call_soon_threadsafe(_resolve, done)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> Outcomes:
        """Do jobs in one transaction; an answer or an exception for each.

        Where it fails nothing of it is written, and everybody in it may try again.
        """
        done: Outcomes = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in jobs:
                try:
                    done.append((future, job(connection)))
                except Conflict as conflict:
                    done.append((future, conflict))
            connection.execute("COMMIT")
        except Exception as error:
            if not isinstance(error, sqlite3.Error):
                log.exception("a write failed by our fault")
                self.failed()
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return [(future, StoreAway(f"{type(error).__name__}: {error}")) for _, future in jobs]
        return done

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    async def create(self, row: TableRow, listing: Listing, entries: list[Entry]) -> None:
        def job(c: sqlite3.Connection) -> None:
            made = c.execute(
                "INSERT OR IGNORE INTO games (id, secret, rules_version, creator, created, status, open, code,"
                " touched, due, archived) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                (row.id, row.secret, row.rules_version, row.creator, row.created, *_columns(listing)),
            )
            if made.rowcount == 0:
                raise Conflict(row.id)
            c.executemany(INSERT, [_cells(row.id, entry) for entry in entries])

        await self._write(job)

    async def append(self, table_id: str, entries: list[Entry], listing: Listing | None) -> None:
        def job(c: sqlite3.Connection) -> None:
            first, *rest = entries  # numbers have no gaps: where the first is free, so are the others
            if c.execute(INSERT, _cells(table_id, first)).rowcount == 0:
                raise Conflict(table_id)
            if rest:
                c.executemany(INSERT, [_cells(table_id, entry) for entry in rest])
            if listing is not None:
                c.execute(UPDATE, (*_columns(listing), table_id))

        await self._write(job)

    async def claim(self, found: Due, until: int) -> bool:
        sql = "UPDATE games SET due = ? WHERE id = ? AND due = ?"
        return await self._write(lambda c: c.execute(sql, (until, found.id, found.due)).rowcount == 1)

    async def archive(self, lobby_before: int, other_before: int) -> int:
        sql = (
            "UPDATE games SET archived = 1, due = NULL, code = NULL WHERE archived = 0"
            " AND touched < CASE status WHEN 'lobby' THEN ? ELSE ? END"
        )
        return await self._write(lambda c: c.execute(sql, (lobby_before, other_before)).rowcount)

    async def salt(self) -> bytes:
        def job(c: sqlite3.Connection) -> bytes:
            c.execute("INSERT OR IGNORE INTO facts (name, value) VALUES ('salt', ?)", (secrets.token_bytes(32),))
            return bytes(c.execute("SELECT value FROM facts WHERE name = 'salt'").fetchone()[0])

        return await self._write(job)

    # Reading

    async def _read(self, sql: str, *arguments: Any) -> list[Any]:
        def job() -> list[Any]:
            assert self._reader is not None
            return self._reader.execute(sql, arguments).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, job)
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error

    async def load(self, table_id: str, after: int = -1) -> tuple[TableRow, list[Entry]] | None:
        rows = await self._read("SELECT id, secret, rules_version, creator, created FROM games WHERE id = ?", table_id)
        if not rows:
            return None
        found = await self._read(
            "SELECT seq, at, payload FROM entries WHERE game = ? AND seq > ? ORDER BY seq", table_id, after
        )
        return TableRow(*rows[0]), [read_entry(*cells) for cells in found]

    async def find(self, code: str) -> str | None:
        rows = await self._read("SELECT id FROM games WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def open_tables(self, status: str, since: int, limit: int) -> list[str]:
        sql = (
            "SELECT id FROM games WHERE open AND status = ? AND touched >= ? AND NOT archived"
            " ORDER BY created DESC LIMIT ?"
        )
        return [row[0] for row in await self._read(sql, status, since, limit)]

    async def due(self, now: int, limit: int) -> list[Due]:
        sql = "SELECT id, due FROM games WHERE due <= ? ORDER BY due LIMIT ?"
        return [Due(*row) for row in await self._read(sql, now, limit)]

    async def unfinished(self, creator: str, since: int) -> int:
        sql = "SELECT count(*) FROM games WHERE creator = ? AND status <> 'over' AND touched >= ?"
        return int((await self._read(sql, creator, since))[0][0])

    # There is nobody else to talk to

    async def shout(self, topic: str, text: str) -> None:
        pass

    def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        pass


INSERT = "INSERT OR IGNORE INTO entries (game, seq, kind, seat, payload, at) VALUES (?, ?, ?, ?, ?, ?)"

UPDATE = "UPDATE games SET status = ?, open = ?, code = ?, touched = ?, due = ?, archived = 0 WHERE id = ?"


def _cells(table_id: str, entry: Entry) -> tuple[Any, ...]:
    return (table_id, entry.seq, entry.kind, entry.seat, entry.payload.decode(), entry.at)


def _columns(listing: Listing) -> tuple[Any, ...]:
    return (listing.status, listing.open, listing.code, listing.touched, listing.due)


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _resolve(done: Outcomes) -> None:
    for future, answer in done:
        if future.cancelled():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def lock(file: Path) -> IO[str]:
    """One server a file: a second would not hear of the first one's entries."""
    held = lock_file(file).open("a+")
    if not _seize(held):
        held.close()
        raise UserError(f"{file}: another server uses this database; stop it, or give another --database")
    held.truncate(0)
    return held


def running_at(file: Path) -> str | None:
    """The address of the server that has a database, if one has it and says so."""
    try:
        with lock_file(file).open("r+") as held:
            if _seize(held):
                return None
            held.seek(0)
            return held.read().strip() or None
    except OSError:  # there is none, or none we may look at: whoever opens the database will be told
        return None


def lock_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


def _seize(held: IO[str]) -> bool:
    if fcntl is None:
        return True
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
