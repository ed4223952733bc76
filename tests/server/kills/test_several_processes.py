"""Nothing acknowledged is lost when one of several servers on one PostgreSQL is killed in the middle of games."""

import asyncio

import pytest
from support.counts import LEVEL, count
from support.logbook import check_finished
from support.servers import Postgres, Served
from support.tried import Record
from support.trouble import killing, play_through


@pytest.mark.parametrize("processes", [2, 4] if LEVEL == "torture" else [2])
@pytest.mark.parametrize("seed", range(count(test=1, torture=10)))
def test_one_of_several_processes_killed(
    postgres: Postgres, seed: int, processes: int, record_property: Record
) -> None:
    database = postgres.database(f"kills{processes}_{seed}")
    servers = [Served(database) for _ in range(processes)]
    kills = count(test=3, torture=20)
    try:
        for server in servers:
            server.start(wait=False)  # together: whoever comes first brings the schema up to date
        for server in servers:
            server.wait()
        trouble = killing(servers, kills, seed, record_property)
        played = asyncio.run(play_through([one.url for one in servers], trouble, seed))
    finally:
        for server in servers:
            server.kill()
    check_finished(database, played, record_property)
