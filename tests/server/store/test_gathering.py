"""SQLite's writer: jobs that come together share a commit, and none is forgotten at the end."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from support.counts import PATIENCE

from ethnos.server.store.sqlite import SqliteStore


def test_jobs_that_come_together_share_a_commit_and_each_gets_its_own_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(number: int, connection: sqlite3.Connection) -> int:
        return number

    groups: list[int] = []
    right = SqliteStore._commit

    def counted(self: SqliteStore, connection: sqlite3.Connection, jobs: list[object]) -> object:
        groups.append(len(jobs))
        return right(self, connection, jobs)  # type: ignore[arg-type]

    async def write() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        monkeypatch.setattr(SqliteStore, "_commit", counted)
        answers = await asyncio.gather(*(store._write(partial(answer, number)) for number in range(50)))
        assert answers == list(range(50))
        await store.close()

    asyncio.run(write())
    assert groups[0] == 50


def test_where_nothing_was_just_written_nobody_waits_for_company(tmp_path: Path) -> None:
    async def write() -> list[str]:
        store = SqliteStore(tmp_path / "tables.sqlite")
        store.gather = 3600.0
        await store.open()
        first = await asyncio.wait_for(store._write(lambda connection: "at once"), PATIENCE)
        second = asyncio.create_task(store._write(lambda connection: "with others"))
        third = asyncio.create_task(store._write(lambda connection: "with the second"))
        await asyncio.sleep(0)  # they wait until the next commit is due
        assert len(store._gathered) == 2
        await store.close()
        return [first, await second, await third]

    assert asyncio.run(write()) == ["at once", "with others", "with the second"]


def test_what_was_gathered_when_the_store_is_closed_is_still_written(tmp_path: Path) -> None:
    async def write() -> str:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        late = asyncio.create_task(store._write(lambda connection: "written"))
        await asyncio.sleep(0)  # it waits for company
        await store.close()
        return await asyncio.wait_for(late, 60)

    assert asyncio.run(write()) == "written"
