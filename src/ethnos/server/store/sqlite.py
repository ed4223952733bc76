"""SQLite: one process, one writer thread that commits in groups.

Everything waiting when a commit begins goes into it, so many tables share the cost of
one durable write (`synchronous=FULL`); nothing is acknowledged before its commit.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import IO, Any, TypeVar
from urllib.parse import quote

from ...errors import UserError
from ..server_time import wall_ms
from ..tabletop.entries import Entry
from .base import Conflict, Gone, Heard, Listing, StoreAway, TableRow
from .locking import lock
from .migrate import migrate_sqlite
from .private_files import keep_private
from .queries import SharedQueries, Statement
from .schema import TABLES
from .server_key import server_key

log = logging.getLogger("ethnos.store")
T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]
Outcomes = list[tuple["asyncio.Future[Any]", Any]]
GROUP = 500  # hand-overs that one commit takes at most
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
GATHER = 0.025  # seconds between commits: nobody feels them, and busy tables share the cost


class SqliteStore(SharedQueries):
    """A file of tables."""

    single = True

    def __init__(self, file: Path, address: str = "", key_file: Path | None = None) -> None:
        self.file = file
        self.key_file = key_file
        self.address = address  # said to whoever wants the same database
        self.failed: Callable[[], None] = lambda: None
        self._gathered: list[Job] = []
        self.gather = GATHER
        self._handed = -GATHER  # when the writer was last given something
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._reader: sqlite3.Connection | None = None
        self._lock: IO[str] | None = None
        self._thread: threading.Thread | None = None
        self._file_number = 0
        self._damage: str | None = None  # what was found to be wrong with the file, once something was

    def key(self) -> bytes:
        return server_key(None, self.file, self.key_file)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = lock(self.file)
            self._lock.write(self.address)
            self._lock.flush()
            keep_private(self.file)
            await asyncio.to_thread(migrate_sqlite, self.file)
            self._reader = await loop.run_in_executor(self._readers, connect, self.file)
            writer = await asyncio.to_thread(connect, self.file)
            self._file_number = self.file.stat().st_ino
        except (sqlite3.Error, OSError) as error:
            raise UserError(f"{self.file}: this database cannot be used: {error}") from error
        self._thread = threading.Thread(target=self._write_all, args=(loop, writer), name="sqlite-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
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
            handed = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while len(handed) < GROUP:
                    handed.append(self._jobs.get_nowait())
            ending = None in handed
            done = self._commit(connection, [job for jobs in handed if jobs is not None for job in jobs])
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
                except (Conflict, Gone) as refused:
                    done.append((future, refused))
            connection.execute("COMMIT")
        except Exception as error:
            if not isinstance(error, sqlite3.Error):
                log.exception("a write failed by our fault")
                self.failed()
            self._notice(error)
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return [(future, StoreAway(f"{type(error).__name__}: {error}")) for _, future in jobs]
        return done

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have a job done: soon where nothing was just written, else with what comes until the next commit is due.

        Each wake of the writer has its price. Where little happens nobody waits; where much does, many share it.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            loop.call_later(max(0.0, self._handed + self.gather - loop.time()), self._hand_over)
        self._gathered.append((job, future))
        return await future

    def _hand_over(self) -> None:
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            self._handed = asyncio.get_running_loop().time()
            self._jobs.put(jobs)

    async def create(self, row: TableRow, listing: Listing, entries: list[Entry]) -> None:
        def job(c: sqlite3.Connection) -> None:
            made = c.execute(
                "INSERT OR IGNORE INTO games (id, secret, rules_version, creator, created, status, open, code,"
                " touched, due, shown, archived) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                (row.id, row.secret, row.rules_version, row.creator, row.created, *_columns(listing)),
            )
            if made.rowcount == 0:
                raise Conflict(row.id)
            c.executemany(INSERT, [_cells(row.id, entry) for entry in entries])

        await self._write(job)

    async def append(self, table_id: str, entries: list[Entry], listing: Listing | None) -> None:
        def job(c: sqlite3.Connection) -> None:
            if listing is not None and c.execute(THERE, (table_id,)).fetchone() is None:
                raise Gone(table_id)
            first, *rest = entries  # numbers have no gaps: where the first is free, so are the others
            if c.execute(INSERT, _cells(table_id, first)).rowcount == 0:
                raise Conflict(table_id)
            if rest:
                c.executemany(INSERT, [_cells(table_id, entry) for entry in rest])
            if listing is not None:
                c.execute(UPDATE, (*_columns(listing), table_id))

        await self._write(job)

    async def _change(self, *statements: Statement) -> list[int]:
        return await self._write(
            lambda c: [c.execute(sql, _numbered(arguments)).rowcount for sql, arguments in statements]
        )

    # Reading

    async def time(self) -> int:
        return wall_ms()

    async def _read(self, sql: str, *arguments: Any) -> list[Any]:
        def job() -> list[Any]:
            assert self._reader is not None
            return self._reader.execute(sql, _numbered(arguments)).fetchall()

        return await self._reading(job)

    async def _reading(self, job: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, job)
        except (sqlite3.Error, OSError) as error:
            self._notice(error)
            raise StoreAway(str(error)) from error

    # Health

    def _notice(self, error: Exception) -> None:
        """Damage does not heal by itself: from now on the database is not healthy."""
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE:
            self._damage = str(error)

    async def beat(self, now: int) -> None:
        await super().beat(now)
        await self._reading(self._look_afresh)
        if self._damage is not None:
            raise StoreAway(self._damage)

    def _look_afresh(self) -> None:
        """Whether the file is still there and can be read by somebody who remembers nothing of it."""
        if self.file.stat().st_ino != self._file_number:
            raise OSError(f"{self.file}: another file lies here now; what is written goes nowhere")
        with closing(sqlite3.connect(f"file:{quote(str(self.file))}?mode=ro", uri=True, timeout=1)) as fresh:
            for table in TABLES:
                fresh.execute(f"SELECT * FROM {table.name} LIMIT 1").fetchall()

    # There is nobody else to talk to

    async def shout(self, topic: str, text: str) -> None:
        pass

    def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        pass


INSERT = "INSERT OR IGNORE INTO entries (game, seq, kind, seat, payload, at) VALUES (?, ?, ?, ?, ?, ?)"

THERE = "SELECT 1 FROM games WHERE id = ?"

UPDATE = "UPDATE games SET status = ?, open = ?, code = ?, touched = ?, due = ?, shown = ?, archived = 0 WHERE id = ?"


def _cells(table_id: str, entry: Entry) -> tuple[Any, ...]:
    return (table_id, entry.seq, entry.kind, entry.seat, entry.payload.decode(), entry.at)


def _columns(listing: Listing) -> tuple[Any, ...]:
    return (listing.status, listing.open, listing.code, listing.touched, listing.due, listing.shown)


def _numbered(arguments: tuple[Any, ...]) -> dict[str, Any]:
    """Arguments for `$1`, `$2` and so on."""
    return {str(number): argument for number, argument in enumerate(arguments, start=1)}


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not left in the file
    return connection


def _resolve(done: Outcomes) -> None:
    for future, answer in done:
        if future.cancelled():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
