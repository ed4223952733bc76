"""A backup holds every table, and every kind of database can take it."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from support.guests import Guest, new_table, party
from support.logbook import check_finished, entries_of
from support.servers import Postgres, Served

from ethnos.cli import run
from ethnos.errors import UserError
from ethnos.server.store import Store, StudyRow, copying, store_at

pytestmark = pytest.mark.xdist_group("servers-postgres")
REVIEW = ("record-review", "a" * 32)


def play_one(database: str) -> tuple[dict[str, list[Guest]], str]:
    """A finished game and a table in the lobby."""

    async def play(url: str) -> tuple[dict[str, list[Guest]], str]:
        table, guests = await party([url], people=2, seed=3)
        await asyncio.gather(*(guest.play() for guest in guests))
        waiting, _ = await new_table(url, [{"type": "you", "name": "Ada"}, {"type": "open"}])
        return {table: guests}, waiting

    with Served(database) as server:
        return asyncio.run(play(server.url))


@pytest.mark.parametrize("way", ["sqlite-sqlite", "sqlite-postgres", "postgres-sqlite"])
def test_what_is_restored_is_what_was_there(
    way: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    name = way.replace("-", "_")
    databases = {
        "sqlite": f"sqlite:///{tmp_path}/{{}}.sqlite",
        "postgres": f"{postgres.database(f'{name}_one')[:-3]}{{}}",
    }
    postgres.database(f"{name}_two")
    before, after = (
        databases[kind].format(number) for kind, number in zip(way.split("-"), ("one", "two"), strict=True)
    )
    played, waiting = play_one(before)
    file = tmp_path / "tables.backup"
    assert run(["backup", str(file), "--database", before]) == 0
    assert [one.name for one in tmp_path.glob("tables.backup*")] == ["tables.backup"], "and nothing beside it"
    assert run(["restore", str(file), "--database", after]) == 0
    assert "entries restored" in capsys.readouterr().out
    check_finished(after, played)
    assert entries_of(after, [waiting])[waiting][1] == entries_of(before, [waiting])[waiting][1]
    assert run(["restore", str(file), "--database", after]) == 2
    assert "restore into a new one" in capsys.readouterr().err
    with Served(after) as server:
        table, guests = asyncio.run(party([server.url], people=2))
        assert table
        assert guests


async def answered(store: Store) -> None:
    await store.count_try("somebody", "puzzle", 0, 5, 1)


async def studied(store: Store) -> None:
    await store.keep_study(StudyRow("a" * 14, "text", "", 1))


async def reviewed(store: Store) -> None:
    assert await store.keep(*REVIEW, None, b"review", 1)


def rows(database: str) -> list[object]:
    """What somebody left there."""

    async def read(store: Store) -> list[object]:
        await store.open()
        try:
            return [await store.study("a" * 14), await store.puzzle_tries("puzzle"), await store.kept(*REVIEW)]
        finally:
            await store.close()

    return asyncio.run(read(store_at(database)))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("leave", [answered, studied, reviewed])
def test_whatever_somebody_left_keeps_a_backup_out(
    leave: Callable[[Store], Awaitable[None]],
    kind: str,
    tmp_path: Path,
    postgres: Postgres,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Found: only tables were looked for. Studies, ratings and reviews were lost without a word."""

    async def make(store: Store, *things: Callable[[Store], Awaitable[None]]) -> None:
        await store.open()
        for thing in things:
            await thing(store)
        await store.close()

    old = f"sqlite:///{tmp_path}/old.sqlite"
    there = f"sqlite:///{tmp_path}/there.sqlite" if kind == "sqlite" else postgres.database(f"left_{leave.__name__}")
    asyncio.run(make(store_at(old), answered))
    asyncio.run(make(store_at(there), leave))
    assert run(["backup", str(tmp_path / "file"), "--database", old]) == 0
    before = rows(there)
    capsys.readouterr()
    assert run(["restore", str(tmp_path / "file"), "--database", there]) == 2
    assert "restore into a new one" in capsys.readouterr().err
    assert rows(there) == before


def test_text_that_postgresql_refuses_keeps_no_backup_out(tmp_path: Path, postgres: Postgres) -> None:
    """Found: one study with such a comment, written by an older program, and nothing of a server could move."""

    async def work(store: Store, row: StudyRow | None = None) -> str | None:
        await store.open()
        if row is not None:
            await store.keep_study(row)
        found = await store.study("a" * 14)
        await store.close()
        return found

    old, there = f"sqlite:///{tmp_path}/old.sqlite", postgres.database("refused_text")
    asyncio.run(work(store_at(old), StudyRow("a" * 14, "; a comm\0ent\n", "", 1)))
    assert run(["backup", str(tmp_path / "file"), "--database", old]) == 0
    assert run(["restore", str(tmp_path / "file"), "--database", there]) == 0
    assert asyncio.run(work(store_at(there))) == "; a comment\n"


def test_a_backup_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "precious"
    file.write_text("something")
    assert run(["backup", str(file), "--database", f"sqlite:///{tmp_path}/none.sqlite"]) == 2
    assert "not overwritten" in capsys.readouterr().err
    assert file.read_text() == "something"


def test_a_database_that_is_lost_is_not_blamed_on_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost:
        def transaction(self, **_: object) -> None:
            raise ConnectionResetError(104, "gone")

        async def close(self) -> None: ...

    async def connected(url: str) -> Lost:
        return Lost()

    monkeypatch.setattr(copying, "_connected", connected)
    with pytest.raises(UserError, match=r"^the database was lost while it was copied: ConnectionResetError"):
        copying.backup("postgresql://somewhere/tables", tmp_path / "file", lambda _: None)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [b"", b"no database at all", None])
def test_a_file_that_is_no_backup_is_refused(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    assert run(["restore", str(file), "--database", f"sqlite:///{tmp_path}/new.sqlite"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("ethnos: ")
    assert said.count("\n") == 1


def test_a_damaged_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.backup"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE entries (payload TEXT)")
        made.executemany("INSERT INTO entries VALUES (?)", [("x" * 500,)] * 100)
        made.commit()
    data = bytearray(file.read_bytes())
    data[5000:9000] = b"\xff" * 4000
    file.write_bytes(data)
    assert run(["restore", str(file), "--database", f"sqlite:///{tmp_path}/new.sqlite"]) == 2
    assert "ethnos: " in capsys.readouterr().err
