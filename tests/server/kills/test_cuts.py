"""Nothing acknowledged is lost when PostgreSQL stops or crashes for seconds in the middle of games."""

import asyncio
import random
import signal

import pytest
from support.counts import count
from support.logbook import check_finished
from support.servers import Postgres, Served
from support.tried import CUTS, Record
from support.trouble import Going, play_through


@pytest.mark.parametrize("seed", range(count(test=1, torture=4)))
def test_the_database_cut_off_for_seconds(postgres: Postgres, seed: int, record_property: Record) -> None:
    database = postgres.database(f"cut{seed}")
    rng = random.Random(seed)

    async def cut(going: Going) -> None:
        for _ in range(count(test=1, torture=5)):
            await going()
            await asyncio.sleep(rng.random() * 0.5)
            await asyncio.to_thread(postgres.stop, rng.choice([signal.SIGINT, signal.SIGQUIT]))
            record_property(CUTS, 1)
            await asyncio.sleep(1 + 2 * rng.random())
            await asyncio.to_thread(postgres.start)

    servers = [Served(database).start() for _ in range(2)]
    try:
        played = asyncio.run(play_through([one.url for one in servers], cut, seed))
    finally:
        for server in servers:
            server.kill()
    check_finished(database, played, record_property)
