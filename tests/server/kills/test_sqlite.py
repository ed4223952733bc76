"""Nothing acknowledged is lost when the one server on SQLite is killed in the middle of games."""

import asyncio
from pathlib import Path

import pytest
from support.counts import count
from support.logbook import check_finished
from support.servers import Served
from support.tried import Record
from support.trouble import killing, play_through


@pytest.mark.parametrize("seed", range(count(test=1, torture=10)))
def test_killed_on_sqlite(tmp_path: Path, seed: int, record_property: Record) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    kills = count(test=5, torture=20)
    with Served(database) as server:
        played = asyncio.run(play_through([server.url], killing([server], kills, seed, record_property), seed))
    assert sum(guest.resumes for guests in played.values() for guest in guests) >= kills
    check_finished(database, played, record_property)
