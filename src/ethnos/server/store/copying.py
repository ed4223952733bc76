"""Backups: one SQLite file, whatever the tables are kept in, taken while the server runs.

So a backup can be restored into either kind of database, and is also the way to move
from SQLite to PostgreSQL.
"""

import asyncio
import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from ...errors import UserError
from .locking import lock
from .migrate import known_schemas, migrate_postgres, migrate_sqlite, refuse_newer
from .postgres import AWAY
from .private_files import create_private, keep_private
from .schema import TABLES, games, kept, puzzle_answers, puzzle_ratings, studies
from .urls import existing, file_of, is_postgres

AT_ONCE = 1000
OF_PEOPLE = (games, studies, kept, puzzle_answers, puzzle_ratings)  # whatever holds rows once somebody was there
FILLED = "SELECT " + " OR ".join(f"EXISTS (SELECT 1 FROM {table.name})" for table in OF_PEOPLE)
Progress = Callable[[int], None]
COLUMNS = {table.name: [column.name for column in table.columns] for table in TABLES}
BOOLEANS = {
    (table.name, column.name) for table in TABLES for column in table.columns if column.type.python_type is bool
}


def backup(database: str | None, target: Path, progress: Progress) -> int:
    """Write everything into a new file; how many entries that are."""
    if target.exists():
        raise UserError(f"{target}: this file exists already, it is not overwritten")
    part = target.with_name(f"{target.name}.part")
    try:
        with _naming(target):
            part.unlink(missing_ok=True)
            create_private(part)
        if database is not None and is_postgres(database):
            migrate_sqlite(part)
            asyncio.run(_from_postgres(database, part, progress))
        else:
            _from_sqlite(existing(file_of(database)), part)
        count = _check(part)
        with _naming(target):
            part.rename(target)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return count


@contextlib.contextmanager
def _naming(target: Path) -> Iterator[None]:
    """Whatever keeps the backup from being written is said of the file that was asked for."""
    try:
        yield
    except OSError as error:
        raise UserError(f"{target}: {error.strerror}") from error


def restore(source: Path, database: str | None, progress: Progress) -> int:
    """Put a backup into a database that holds nothing of people's yet; how many entries that are."""
    if not source.exists():
        raise UserError(f"{source}: there is no such file")
    count = _check(source)
    if database is not None and is_postgres(database):
        asyncio.run(_into_postgres(source, database, progress))
        return count
    target = file_of(database)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _into_sqlite(source, target)
    except (sqlite3.Error, OSError) as error:
        raise UserError(f"{target}: {error}") from error
    return count


def _into_sqlite(source: Path, target: Path) -> None:
    with closing(lock(target)):
        keep_private(target)
        migrate_sqlite(target)
        with closing(sqlite3.connect(target)) as there:
            _refuse_if(there.execute(FILLED).fetchone()[0])
            with closing(sqlite3.connect(source)) as here:
                here.backup(there)
        migrate_sqlite(target)  # the backup may be of an older program


def _check(file: Path) -> int:
    """A backup holds tables of ours, whole."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as here:
            if here.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise UserError("it is damaged")
            refuse_newer(row[0] for row in here.execute("SELECT version_num FROM alembic_version"))
            return int(here.execute("SELECT count(*) FROM entries").fetchone()[0])
    except (sqlite3.Error, UserError) as error:
        raise UserError(f"{file}: this backup cannot be used: {error}") from None


def _refuse_if(filled: object) -> None:
    if filled:
        raise UserError(
            "the database holds tables, studies, reviews or answers to puzzles already: restore into a new one"
        )


def _from_sqlite(file: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")  # one plain file, with nothing left beside it
    except sqlite3.Error as error:
        raise UserError(f"{file}: this database cannot be copied: {error}") from error


async def _from_postgres(url: str, target: Path, progress: Progress) -> None:
    connection = await _connected(url)
    try:
        with closing(sqlite3.connect(target)) as there:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await _check_schema(connection)
                for name, columns in COLUMNS.items():
                    async for rows in _read(connection, name, columns):
                        there.executemany(_insert(name, columns), rows)
                        progress(len(rows))
            there.commit()
    except AWAY as error:
        raise UserError(f"the database was lost while it was copied: {type(error).__name__}: {error}") from error
    finally:
        await connection.close()


async def _check_schema(connection: Any) -> None:
    found, ours = await connection.fetchval("SELECT version_num FROM alembic_version"), known_schemas()[0]
    if found != ours:
        raise UserError(f"the database has schema {found}, this program {ours}: use the version that serves it")


async def _read(connection: Any, name: str, columns: list[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
    cursor = await connection.cursor(f"SELECT {', '.join(columns)} FROM {name}")
    while rows := await cursor.fetch(AT_ONCE):
        yield [tuple(row) for row in rows]


async def _into_postgres(source: Path, url: str, progress: Progress) -> None:
    await _connected(url, close=True)
    await migrate_postgres(url)
    connection = await _connected(url)
    try:
        async with connection.transaction():
            await connection.execute(f"LOCK TABLE {', '.join(COLUMNS)} IN ACCESS EXCLUSIVE MODE")  # a server may run
            _refuse_if(await connection.fetchval(FILLED))
            await connection.execute("DELETE FROM facts")
            with _brought_up_to_date(source) as file, closing(sqlite3.connect(file)) as here:
                for name, columns in COLUMNS.items():
                    for rows in _rows(here, name, columns):
                        await connection.copy_records_to_table(name, records=rows, columns=columns)
                        progress(len(rows))
    except AWAY as error:  # nothing is restored then
        raise UserError(f"the database was lost while it was copied: {type(error).__name__}: {error}") from error
    finally:
        await connection.close()


@contextlib.contextmanager
def _brought_up_to_date(source: Path) -> Iterator[Path]:
    """A copy of a backup with the schema of this program: the backup may be of an older one."""
    with tempfile.TemporaryDirectory(prefix="ethnos-restore-") as folder:
        copy = Path(folder) / "tables.sqlite"
        shutil.copyfile(source, copy)
        migrate_sqlite(copy)
        yield copy


def _rows(here: sqlite3.Connection, name: str, columns: list[str]) -> Iterator[list[tuple[Any, ...]]]:
    """Rows as PostgreSQL wants them: SQLite keeps truth as numbers, and bears a NUL in texts."""
    cursor = here.execute(f"SELECT {', '.join(columns)} FROM {name}")
    flags = [(name, column) in BOOLEANS for column in columns]
    while rows := cursor.fetchmany(AT_ONCE):
        yield [tuple(map(_fitting, row, flags)) for row in rows]


def _fitting(cell: Any, flag: bool) -> Any:
    if flag:
        return bool(cell)
    return cell.replace("\0", "") if isinstance(cell, str) else cell


async def _connected(url: str, close: bool = False) -> Any:
    try:
        connection = await asyncpg.connect(url, timeout=10)
    except AWAY as error:
        raise UserError(f"the database cannot be reached: {type(error).__name__}: {error}") from None
    if close:
        await connection.close()
    return connection


def _insert(name: str, columns: list[str]) -> str:
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
