"""Stores to look at only: beside a running server, without its lock, and without bringing a schema up to date."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

from ..tabletop.entries import Entry
from .base import StoreAway, Summary, TableRow
from .postgres import PostgresStore
from .queries import SharedReading
from .urls import existing, file_of, is_postgres


class ReadingStore(Protocol):
    """The part of a store that changes nothing."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def load(self, table_id: str, after: int = -1) -> tuple[TableRow, list[Entry]] | None: ...

    async def summaries(self, status: str | None, before: int, limit: int) -> list[Summary]: ...

    async def untouched(self, status: str, before: int, limit: int) -> list[str]: ...


class SqliteReader(SharedReading):
    """A file of tables, whoever else has it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._reader: sqlite3.Connection | None = None

    async def open(self) -> None:
        address = f"file:{quote(str(existing(self.file)))}?mode=ro"
        self._reader = sqlite3.connect(address, uri=True, timeout=10, check_same_thread=False)

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.close()

    async def _read(self, sql: str, *arguments: Any) -> list[Any]:
        assert self._reader is not None
        numbered = {str(number): one for number, one in enumerate(arguments, start=1)}
        try:
            return await asyncio.to_thread(self._reader.execute(sql, numbered).fetchall)
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error


def reading_at(url: str | None) -> ReadingStore:
    if url is not None and is_postgres(url):
        return PostgresStore(url, migrates=False)
    return SqliteReader(file_of(url))
