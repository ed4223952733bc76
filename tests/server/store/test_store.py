"""Stores: the same promises on SQLite and on PostgreSQL."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from support.counts import PATIENCE
from support.servers import Postgres, free_port

from ethnos import cli
from ethnos.errors import UserError
from ethnos.server.store import (
    Conflict,
    Damaged,
    Due,
    Gone,
    Listed,
    Listing,
    Store,
    StoreAway,
    Summary,
    TableRow,
    store_at,
)
from ethnos.server.store.migrate import known_schemas
from ethnos.server.store.postgres import PostgresStore
from ethnos.server.store.schema import metadata
from ethnos.server.store.sqlite import SqliteStore, connect
from ethnos.server.store.urls import file_of
from ethnos.server.tabletop import entries as e
from ethnos.server.tabletop.agreement import Agreement

pytestmark = pytest.mark.xdist_group("servers-store")

Work = Callable[[Store], Awaitable[Any]]
SECRET = bytes(range(32))
TEXT = "Zażółć 🐉 さくら"


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> str:
    return postgres.database("stores")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    url: str = request.getfixturevalue("shared")
    asyncio.run(clear(url))
    return url


async def clear(url: str) -> None:
    database = await asyncpg.connect(url)
    with contextlib.suppress(asyncpg.UndefinedTableError):
        await database.execute("TRUNCATE games, entries, facts")
    await database.close()


@asynccontextmanager
async def opened(database: str) -> Any:
    store = store_at(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(database: str, *works: Work) -> list[Any]:
    """Do one work after the other, each with the database opened anew."""

    async def one(work: Work) -> Any:
        async with opened(database) as store:
            return await work(store)

    return [asyncio.run(one(work)) for work in works]


def row(name: str, created: int = 1000, creator: str = "somebody") -> TableRow:
    return TableRow(name * 14, SECRET, 1, creator, created)


def listing(**changes: Any) -> Listing:
    return Listing(**{"status": "lobby", "open": False, "code": None, "touched": 1000, "due": None, **changes})


def entry(seq: int, phrase: str = "hello") -> e.Entry:
    return e.Entry(seq, 1000 + seq, e.Phrased(0, phrase))


CREATED = e.Entry(0, 1000, e.Created(Agreement(players=2), "h0"))
A, B = "a" * 14, "b" * 14


# Entries


def test_what_was_created_is_loaded_again(database: str) -> None:
    seats = [CREATED, e.Entry(1, 1001, e.Seated(0, TEXT, "h0", "00")), e.Entry(2, 1002, e.BotSeated(1, "novice", "B"))]

    async def create(store: Store) -> Any:
        await store.create(row("a"), listing(code="ABCDEF"), seats)
        return await store.load(A)

    now, later = run(database, create, lambda store: store.load(A))
    assert now == later == (row("a"), seats)


def test_there_is_no_table_nobody_created(database: str) -> None:
    assert run(database, lambda store: store.load(A)) == [None]


def test_appended_entries_follow(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create(row("a"), listing(), [CREATED])
        await store.append(A, [entry(1)], None)
        await store.append(A, [entry(2), entry(3)], listing(touched=5))

    async def read(store: Store) -> Any:
        return [(await store.load(A, after) or (0, []))[1] for after in (-1, 0, 2, 3, 9)]

    _, found = run(database, write, read)
    entries = [CREATED, entry(1), entry(2), entry(3)]
    assert found == [entries, entries[1:], entries[3:], [], []]


@pytest.mark.parametrize("taken", [[1], [1, 2]])
def test_a_number_is_given_once(database: str, taken: list[int]) -> None:
    """And of what comes too late nothing is written, nor is the table's listing changed."""

    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(code="ABCDEF"), [CREATED])
        await store.append(A, [entry(seq) for seq in taken], None)
        with pytest.raises(Conflict):
            await store.append(A, [entry(1, "late"), entry(2, "late"), entry(3, "late")], listing(code="LATE22"))
        return await store.load(A), await store.find("LATE22"), await store.find("ABCDEF")

    ((loaded, late, code),) = run(database, write)
    assert loaded is not None
    assert loaded[1] == [CREATED, *(entry(seq) for seq in taken)]
    assert (late, code) == (None, A)


def test_of_many_who_write_one_number_one_wins(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(), [CREATED])
        tries = [store.append(A, [entry(1, f"try {number}")], None) for number in range(20)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        return answers, await store.load(A)

    ((answers, loaded),) = run(database, write)
    assert [type(one) for one in answers].count(Conflict) == 19
    assert loaded is not None
    assert loaded[1][1].what.phrase == f"try {answers.index(None)}"


def test_many_tables_are_written_at_once(database: str) -> None:
    """One that fails takes nobody along."""

    async def write(store: Store) -> Any:
        tables = [f"{number:014d}" for number in range(40)]
        await asyncio.gather(
            *(store.create(TableRow(one, SECRET, 1, "c", 1), listing(code=f"C{one[-5:]}"), [CREATED]) for one in tables)
        )
        answers = await asyncio.gather(
            *(store.append(one, [entry(number % 2)], None) for number, one in enumerate(tables)), return_exceptions=True
        )
        return answers, [len((await store.load(one) or (0, []))[1]) for one in tables]

    ((answers, lengths),) = run(database, write)
    assert [isinstance(one, Conflict) for one in answers] == [number % 2 == 0 for number in range(40)]
    assert lengths == [1 + number % 2 for number in range(40)]


def test_ids_and_codes_are_given_once(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(code="ABCDEF"), [CREATED])
        with pytest.raises(Conflict):
            await store.create(row("a"), listing(code="OTHERS"), [CREATED])
        with pytest.raises(Conflict):
            await store.create(row("b"), listing(code="ABCDEF"), [CREATED, entry(1)])
        await store.create(row("c"), listing(), [CREATED])
        await store.create(row("d"), listing(), [CREATED])
        return await store.load(B), await store.find("OTHERS"), await store.find("ABCDEF")

    assert run(database, write) == [(None, None, A)]


# Finding


def test_a_table_is_found_by_the_code_it_has_now(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(code="ABCDEF"), [CREATED])
        before = await store.find("ABCDEF")
        await store.append(A, [entry(1)], listing(status="over", code=None))
        after = await store.find("ABCDEF")
        await store.create(row("b"), listing(code="ABCDEF"), [CREATED])
        return before, after, await store.find("ABCDEF")

    assert run(database, write) == [(A, None, B)]


def test_open_tables_newest_first(database: str) -> None:
    async def write(store: Store) -> Any:
        shown = {"open": True}
        for name, created, how in (
            ("a", 1, shown),
            ("b", 3, shown),
            ("c", 2, shown),
            ("d", 4, {"open": False}),
            ("e", 5, {"open": True, "status": "playing"}),
            ("f", 6, {"open": True, "status": "over"}),
        ):
            await store.create(row(name, created), listing(**how), [CREATED])
        everything, some = await store.open_tables("lobby", 0, 10), await store.open_tables("lobby", 0, 2)
        await store.append("b" * 14, [entry(1)], listing(status="playing", open=True))
        return everything, some, await store.open_tables("lobby", 0, 10), await store.open_tables("playing", 0, 10)

    names = run(database, write)[0]
    assert [[one.id[0] for one in found] for found in names] == [["b", "c", "a"], ["b", "c"], ["c", "a"], ["e", "b"]]


def test_a_list_has_what_it_shows_without_reading_logs(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a", 5), listing(open=True, shown="as it was"), [CREATED])
        await store.append(A, [entry(1)], listing(open=True, shown=TEXT))
        return await store.open_tables("lobby", 0, 10)

    assert run(database, write) == [[Listed(A, 5, TEXT)]]


def test_lists_and_upkeep_go_by_an_index(tmp_path: Path) -> None:
    """However many tables there are: none of these questions reads all of them."""
    file = tmp_path / "tables.sqlite"
    run(f"sqlite:///{file}", lambda store: store.beat(1))
    asked: list[tuple[str, Any]] = []

    class Noting(SqliteStore):
        async def _read(self, sql: str, *arguments: Any) -> list[Any]:
            asked.append((sql, arguments))
            return await super()._read(sql, *arguments)

        async def _change(self, *statements: Any) -> list[int]:
            asked.extend(statements)
            return await super()._change(*statements)

    async def ask() -> None:
        store = Noting(file)
        await store.open()
        await store.open_tables("lobby", 0, 10)
        await store.due(1, 10)
        await store.unfinished("me", 1)
        await store.untouched("over", 1, 10)
        await store.archive("lobby", 1, 10)
        await store.forget_creators(1, 10)
        await store.find("ABCDEF")
        await store.close()

    asyncio.run(ask())
    assert len(asked) == 8  # creators are forgotten at tables and at studies
    with closing(connect(file)) as connection:
        for sql, arguments in asked:
            bound = {str(number): one for number, one in enumerate(arguments, start=1)}
            plan = [line[3] for line in connection.execute(f"EXPLAIN QUERY PLAN {sql}", bound)]
            assert not [step for step in plan if "SCAN games" in step], f"{sql}: {plan}"
            assert any("USING" in step and "INDEX" in step for step in plan), f"{sql}: {plan}"


def test_open_tables_that_were_touched_lately(database: str) -> None:
    async def write(store: Store) -> Any:
        for name, touched in (("a", 99), ("b", 100), ("c", 101)):
            await store.create(row(name), listing(touched=touched, open=True), [CREATED])
        return await store.open_tables("lobby", 100, 10)

    assert {one.id[0] for one in run(database, write)[0]} == {"b", "c"}


def test_what_is_due_the_longest_comes_first(database: str) -> None:
    async def write(store: Store) -> Any:
        for name, due in (("a", 300), ("b", 100), ("c", None), ("d", 200), ("e", 301)):
            await store.create(row(name), listing(status="playing", due=due), [CREATED])
        return await store.due(300, 10), await store.due(300, 2), await store.due(99, 10)

    found, some, none = run(database, write)[0]
    assert found == [Due("b" * 14, 100), Due("d" * 14, 200), Due(A, 300)]
    assert (some, none) == (found[:2], [])


def test_only_one_claims_what_is_due(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(status="playing", due=100), [CREATED])
        (found,) = await store.due(100, 10)
        claims = await asyncio.gather(*(store.claim(found, 5000 + number) for number in range(10)))
        left, again = await store.due(4999, 10), await store.due(6000, 10)
        return claims, left, again

    claims, left, again = run(database, write)[0]
    assert sorted(claims) == [False] * 9 + [True]
    assert left == []
    assert again == [Due(A, 5000 + claims.index(True))]


def test_idle_tables_are_archived_and_come_back_when_touched(database: str) -> None:
    async def write(store: Store) -> Any:
        for name, touched, status in (
            ("a", 100, "lobby"),
            ("b", 200, "lobby"),
            ("c", 100, "playing"),
            ("d", 40, "playing"),
            ("e", 90, "lobby"),
        ):
            how = listing(touched=touched, status=status, open=True, code=name.upper() * 6, due=1)
            await store.create(row(name), how, [CREATED])
        counts = [await store.archive("lobby", 150, 1) for _ in range(3)] + [await store.archive("playing", 50, 9)]
        shown, due = await store.open_tables("lobby", 0, 10), await store.due(10, 10)
        found = [await store.find(code * 6) for code in "ABCDE"]
        kept = [(await store.load(name * 14) or (0, []))[1] for name in "ade"]
        await store.append(A, [entry(1)], listing(touched=900, open=True, code="AAAAAA", due=7))
        return counts, shown, due, found, kept, await store.open_tables("lobby", 0, 10), await store.due(10, 10)

    counts, shown, due, found, kept, after, due_after = run(database, write)[0]
    assert counts == [1, 1, 0, 1], "so many at once and not more"
    assert [one.id for one in shown] == [B]
    assert sorted(one.id[0] for one in due) == ["b", "c"]
    assert found == [None, B, "c" * 14, None, None], "codes of archived tables are free"
    assert kept == [[CREATED]] * 3, "but they can be read"
    assert sorted(one.id for one in after) == [A, B]
    assert Due(A, 7) in due_after


def test_unfinished_tables_of_a_creator_are_counted(database: str) -> None:
    async def write(store: Store) -> Any:
        for name, creator, status, created in (
            ("a", "me", "lobby", 100),
            ("b", "me", "playing", 200),
            ("c", "me", "over", 300),
            ("d", "you", "lobby", 300),
            ("e", "me", "lobby", 99),
        ):
            await store.create(row(name, created, creator), listing(status=status), [CREATED])
        counts = [await count(who, 100) for count in (store.unfinished, store.laid) for who in ("me", "you", "nobody")]
        forgotten = [await store.forget_creators(150, 2), await store.forget_creators(150, 9)]
        return counts, forgotten, [await store.unfinished(who, 0) for who in ("me", "you")], await store.load(A)

    counts, forgotten, after, loaded = run(database, write)[0]
    assert counts == [2, 1, 0, 3, 1, 0]
    assert forgotten == [2, 0], "those laid before, so many at once"
    assert after == [1, 1]
    assert loaded[0].creator == ""


# Upkeep


def test_tables_nobody_touched_are_found_and_deleted(database: str) -> None:
    async def write(store: Store) -> Any:
        for name, touched, status in (("a", 10, "lobby"), ("b", 20, "lobby"), ("c", 10, "over"), ("d", 10, "lobby")):
            how = listing(touched=touched, status=status, code=name.upper() * 6)
            await store.create(row(name), how, [CREATED, entry(1)])
        await store.archive("lobby", 15, 1)
        found = sorted(await store.untouched("lobby", 15, 9))
        await store.touch("d" * 14, 99)
        deleted = [await store.delete(one, 15) for one in (A, B, "d" * 14)] + [await store.delete(A)]
        left = [await store.load(name * 14) is not None for name in "abcd"]
        await store.create(row("a"), listing(code="AAAAAA"), [CREATED])
        return found, deleted, left, await store.load(A), await store.delete("c" * 14)

    found, deleted, left, again, certain = run(database, write)[0]
    assert found == [A, "d" * 14]
    assert deleted == [True, False, False, False], "what was touched since stays"
    assert left == [False, True, True, True]
    assert again == (row("a"), [CREATED]), "nothing of the old log is left"
    assert certain


def test_to_a_deleted_table_nothing_is_written(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(), [CREATED])
        await store.delete(A)
        with pytest.raises(Gone):
            await store.append(A, [entry(1)], listing(touched=5))
        await store.create(row("a"), listing(), [CREATED])
        return await store.load(A)

    assert run(database, write) == [(row("a"), [CREATED])]


def test_a_table_that_is_put_aside_is_in_no_list(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(open=True, due=5), [CREATED])
        await store.shelve(A)
        return await store.open_tables("lobby", 0, 9), await store.due(9, 9), await store.load(A)

    assert run(database, write) == [([], [], (row("a"), [CREATED]))]


def test_entries_can_be_put_into_other_words(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(), [CREATED, entry(1), entry(2)])
        await store.rewrite(A, [entry(1, TEXT)], "")
        return await store.load(A)

    assert run(database, write) == [(row("a"), [CREATED, entry(1, TEXT), entry(2)])]


def test_what_cannot_be_read_is_damaged(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(), [CREATED])
        await store._change(("UPDATE entries SET payload = $2 WHERE game = $1", (A, "{")))  # type: ignore[attr-defined]
        with pytest.raises(Damaged):
            await store.load(A)

    run(database, write)


def test_tables_are_summed_up_newest_first(database: str) -> None:
    async def write(store: Store) -> Any:
        await store.create(row("a", 1), listing(open=True), [CREATED, entry(1)])
        await store.create(row("b", 2), listing(status="over", touched=7), [CREATED])
        await store.shelve(A)
        return [await store.summaries(*how) for how in ((None, 9, 9), (None, 2, 9), (None, 9, 1), ("over", 9, 9))]

    one, two = Summary(A, "lobby", True, True, 1, 1000, 2), Summary(B, "over", False, False, 2, 7, 1)
    assert run(database, write) == [[[two, one], [one], [two], [two]]]


# The schema


def test_the_migrations_make_the_schema(database: str) -> None:
    def compare(connection: Any) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def postgres() -> Any:
        engine = create_async_engine(database.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
        await engine.dispose()
        return found

    run(database, lambda store: store.beat(1))
    if database.startswith("postgres"):
        assert asyncio.run(postgres()) == []
    else:
        engine = create_engine(database)
        with engine.connect() as connection:
            assert compare(connection) == []
        engine.dispose()


def test_a_database_is_started_again_and_again(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create(row("a"), listing(), [CREATED])

    *_, loaded = run(database, write, lambda store: store.beat(1), lambda store: store.load(A))
    assert loaded is not None


def test_processes_that_start_at_once_make_the_schema_once(postgres: Postgres) -> None:
    database = postgres.database("at_once")

    async def start() -> None:
        async with AsyncExitStack() as stack:
            stores = await asyncio.gather(*(stack.enter_async_context(opened(database)) for _ in range(4)))
            for store in stores:
                await store.beat(1)

    asyncio.run(start())


@pytest.fixture
def from_the_future(database: str) -> str:
    """A database that a later program has used."""

    async def write(store: Store) -> None:
        await store.create(row("a"), listing(), [CREATED])
        await store._change(("UPDATE alembic_version SET version_num = '9999'", ()))  # type: ignore[attr-defined]

    run(database, write)
    return database


def test_a_newer_schema_is_said_in_one_sentence(
    from_the_future: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: asyncio.run(back_to_now(from_the_future)))
    backup = tmp_path / "tables.backup"
    assert cli.run(["serve", "--port", "0", "--database", from_the_future]) == 2
    last = capsys.readouterr().err.strip().splitlines()[-1]
    assert last.startswith("ethnos: ")
    assert f"written by a newer ethnos (schema 9999, this program knows {known_schemas()[0]})" in last
    assert "Traceback" not in last
    assert cli.run(["backup", str(backup), "--database", from_the_future]) == 2
    assert "9999" in capsys.readouterr().err
    assert not backup.exists()


async def back_to_now(database: str) -> None:
    if database.startswith("postgres"):
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE alembic_version SET version_num = $1", known_schemas()[0])
        await connection.close()


# SQLite


def test_sqlite_is_durable(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    run(f"sqlite:///{file}", lambda store: store.beat(1))
    with closing(connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"


def test_a_second_server_on_one_file_is_refused_in_one_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"

    async def both() -> tuple[int | None, str, str]:
        async with opened(database):
            command = [sys.executable, "-m", "ethnos", "serve", "--port", "0", "--database", database]
            second = await asyncio.to_thread(
                subprocess.run, command, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
            return second.returncode, second.stdout, second.stderr

    code, _, said = asyncio.run(both())
    assert code == 2
    (line,) = said.strip().splitlines()
    assert "another server uses this database" in line
    assert "tables.sqlite" in line


def test_a_file_called_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    """Found: a second server on a link to the file told its guests what had long been decided otherwise."""
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")

    async def both() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.sqlite"):
            second = store_at(f"sqlite:///{tmp_path}/link.sqlite")
            with pytest.raises(UserError, match="another server"):
                await second.open()
            await second.close()

    asyncio.run(both())


def test_the_file_is_free_once_its_server_has_stopped(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"

    async def both() -> None:
        async with opened(database):
            second = store_at(database)
            with pytest.raises(UserError, match="another server"):
                await second.open()
            await second.close()
        async with opened(database) as third:
            await third.beat(1)

    asyncio.run(both())


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    run(f"sqlite:///{tmp_path}/some/where/tables.sqlite", lambda store: store.beat(1))
    assert (tmp_path / "some/where/tables.sqlite").exists()


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"this is a letter to my aunt\n" * 300)

    async def start() -> None:
        store = store_at(f"sqlite:///{file}")
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(UserError, match="cannot be used") as refused:
        asyncio.run(start())
    assert "\n" not in str(refused.value)
    assert file.read_bytes().startswith(b"this is a letter"), "and it is left as it was"


def test_what_cannot_be_written_is_not_half_written(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def write(store: Store) -> Any:
        await store.create(row("a"), listing(), [CREATED])
        with closing(connect(file)) as other:
            other.execute("DROP TABLE entries")
        with pytest.raises(StoreAway):
            await store.append(A, [entry(1)], listing(code="ABCDEF"))
        return await store.find("ABCDEF")

    assert run(f"sqlite:///{file}", write) == [None]


def test_the_writer_survives_a_defect(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing of what it shared a transaction with is written, everybody is told, and the next write works."""
    broken = e.Entry(1, 1001, object())  # type: ignore[arg-type]
    failures: list[str] = []

    async def write(store: Store) -> Any:
        store.failed = lambda: failures.append("counted")
        for name in "ab":
            await store.create(row(name), listing(), [CREATED])
        both = [store.append(A, [broken], None), store.append(B, [entry(1)], listing(code="ABCDEF"))]
        async with asyncio.timeout(PATIENCE):
            answers = await asyncio.gather(*both, return_exceptions=True)
            lost = await store.find("ABCDEF")
            await store.append(A, [entry(1)], None)
        return answers, lost, await store.load(A)

    ((answers, lost, loaded),) = run(f"sqlite:///{tmp_path}/tables.sqlite", write)
    assert [type(one) for one in answers] == [StoreAway, StoreAway]
    assert lost is None
    assert loaded[1] == [CREATED, entry(1)]
    assert failures == ["counted"]
    assert "KeyError" in caplog.text


# Addresses


def test_a_path_is_no_address_and_nothing_is_made_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["serve", "--port", "0", "--database", "foo"]) == 2
    assert "did you mean sqlite:///foo?" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("url", ["mysql://somewhere/tables", "http://example.org", "sqlite://tables"])
def test_an_address_we_do_not_know(url: str) -> None:
    with pytest.raises(UserError, match="sqlite:///FILE or postgresql://"):
        store_at(url)


@pytest.mark.parametrize(
    ("url", "file"),
    [("sqlite:///tables.db", "tables.db"), ("sqlite:////var/tables.db", "/var/tables.db")],
)
def test_files_by_url(url: str, file: str) -> None:
    assert file_of(url) == Path(file)


@pytest.mark.parametrize("url", ["postgresql://a@h/b", "postgres://a@h/b"])
def test_both_names_of_postgresql(url: str) -> None:
    assert isinstance(store_at(url), PostgresStore)


def test_a_database_that_is_not_there_is_said_in_one_line() -> None:
    async def start() -> None:
        store = store_at(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(UserError, match="database") as refused:
        asyncio.run(start())
    assert "\n" not in str(refused.value)


# Other processes


def test_processes_hear_each_other_and_not_themselves(shared: str) -> None:
    async def talk() -> Any:
        heard: dict[str, list[tuple[str, str]]] = {"one": [], "other": []}
        ready = {name: asyncio.Event() for name in heard}
        async with AsyncExitStack() as stack:
            stores = {}
            for name, said in heard.items():
                store = store_at(shared)

                async def hear(topic: str, text: str, said: list[tuple[str, str]] = said) -> None:
                    said.append((topic, text))

                async def missed(name: str = name) -> None:
                    ready[name].set()

                store.listen(hear, missed)
                await store.open()
                stack.push_async_callback(store.close)
                stores[name] = store
            for event in ready.values():
                await asyncio.wait_for(event.wait(), PATIENCE)
            await stores["one"].create(row("z"), listing(), [CREATED])
            await stores["one"].append("z" * 14, [entry(1), entry(2)], None)
            await stores["one"].append("z" * 14, [entry(3)], listing(touched=9))
            await stores["one"].shout("presence", "somebody is here")
            await stores["other"].shout("presence", "and here")
            async with asyncio.timeout(PATIENCE):
                while len(heard["other"]) < 3 or not heard["one"]:
                    await asyncio.sleep(0.01)
            return heard

    heard = asyncio.run(talk())
    assert heard["other"] == [("entry", "z" * 14), ("entry", "z" * 14), ("presence", "somebody is here")]
    assert heard["one"] == [("presence", "and here")]
