"""A database of 0.1.0 with games under way is brought up to date, and the games go on."""

import asyncio
import shutil
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic import command
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from support.devices import COOKIE, Device, Place
from support.servers import Inside, Postgres
from test_files_of_0_1_0 import FILES, check_told, go_on, kept

from ethnos.server.store import migrate
from ethnos.server.store.migrate import known_schemas

pytestmark = pytest.mark.xdist_group("servers-upgrade")
FIRST = "0001"


def first_schema(connection: Connection) -> None:
    config = migrate._config()
    config.attributes["connection"] = connection
    command.upgrade(config, FIRST)


async def old_postgres(url: str) -> None:
    """The tables of 0.1.0 as they would lie in a PostgreSQL of that version."""
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    async with engine.begin() as connection:
        await connection.run_sync(first_schema)
    await engine.dispose()
    database = await asyncpg.connect(url)
    with closing(sqlite3.connect(FILES / "tables.sqlite")) as old:
        for name in ("games", "entries", "facts"):
            cursor = old.execute(f"SELECT * FROM {name}")
            columns = [one[0] for one in cursor.description]
            flags = [column in ("open", "archived") for column in columns]
            rows = [
                tuple(bool(cell) if flag else cell for cell, flag in zip(row, flags, strict=True)) for row in cursor
            ]
            assert rows
            await database.copy_records_to_table(name, records=rows, columns=columns)
    await database.close()


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        shutil.copy(FILES / "tables.sqlite", tmp_path / "tables.sqlite")
        return f"sqlite:///{tmp_path}/tables.sqlite"
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.database("of_0_1_0")
    asyncio.run(old_postgres(url))
    return url


async def asked(database: str, sql: str) -> list[tuple[Any, ...]]:
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as found:
            return found.execute(sql).fetchall()
    connection = await asyncpg.connect(database)
    rows = [tuple(row) for row in await connection.fetch(sql)]
    await connection.close()
    return rows


def test_games_under_way_go_on_after_the_upgrade(old: str) -> None:
    told = kept("tables.json")
    creators = asyncio.run(asked(old, "SELECT creator FROM games WHERE creator <> ''"))
    assert creators, "0.1.0 kept them"
    with Inside(old) as server, ExitStack() as made:
        people = []
        for token in told["running"]["tokens"]:
            device = made.enter_context(Device(server.url))
            device.client.cookies.set(COOKIE, token, path=f"/api/tables/{told['running']['id']}")
            people.append(Place(device, told["running"]["id"]))
        check_told(people, "running")
        listed = people[0].device.client.get("/api/tables").json()
        assert told["lobby"]["id"] in [table["id"] for table in listed], (
            "a row that shows nothing yet is read from the log"
        )
        go_on(people, 8)
    assert asyncio.run(asked(old, "SELECT version_num FROM alembic_version")) == [(known_schemas()[0],)]
    assert asyncio.run(asked(old, "SELECT creator FROM games WHERE creator <> ''")) == []
    assert asyncio.run(asked(old, "SELECT name FROM facts WHERE name = 'salt'")) == []
    if old.startswith("sqlite"):
        everything = Path(old.removeprefix("sqlite:///")).read_bytes()
        assert not any(creator.encode() in everything for (creator,) in creators), "nor in what SQLite has freed"
