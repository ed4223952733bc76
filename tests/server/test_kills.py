"""Nothing acknowledged is ever lost, whatever is killed, and whoever is in the middle of something."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.counts import LEVEL, PATIENCE, count
from support.guests import Guest, party
from support.logbook import check_finished
from support.servers import Postgres, Served
from support.tried import CUTS, KILLS, Record

TABLES = 3
Going = Callable[[], Awaitable[None]]  # waits until decisions are made again
Trouble = Callable[[Going], Coroutine[Any, Any, None]]


async def play_through(urls: list[str], trouble: Trouble, seed: int, **options: Any) -> dict[str, list[Guest]]:
    """Tables are played, one after the other, as long as there is trouble; then the last ones to their end."""
    played: dict[str, list[Guest]] = {}
    rng = random.Random(seed)
    draw = partial(rng.randrange, 2**31)

    def made() -> int:
        return sum(len(guest.acknowledged) for guests in played.values() for guest in guests)

    async def going() -> None:
        before, end = made(), time.monotonic() + PATIENCE
        while made() == before:
            assert time.monotonic() < end, "nobody decides any more"
            await asyncio.sleep(0.02)

    troubled = asyncio.create_task(trouble(going))

    async def one_after_the_other(place: int) -> None:
        while True:
            table, guests = await again(lambda: party(urls, people=2, bots=place % 2, seed=draw(), **options))
            played[table] = guests
            for guest in guests:
                guest.keep = False
                guest.pause = lambda: rng.random() * 0.03
            await asyncio.gather(*(guest.play() for guest in guests))
            if troubled.done():
                return

    await asyncio.gather(troubled, *(one_after_the_other(place) for place in range(TABLES)))
    return played


async def again(work: Callable[[], Awaitable[Any]]) -> Any:
    """Laying a table is not resumed but repeated."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except Exception:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.1)


def killing(servers: list[Served], kills: int, seed: int, record: Record) -> Trouble:
    """Kill one server after the other at random moments of the games, now and then while it is starting."""
    rng = random.Random(seed)

    async def kill(going: Going) -> None:
        for _ in range(kills):
            victim = rng.choice(servers)
            await going()
            await asyncio.sleep(rng.random() * 0.5)
            victim.kill()
            record(KILLS, 1)
            while rng.random() < 0.2:
                victim.start(wait=False)
                await asyncio.sleep(rng.random() * 0.5)
                victim.kill()
                record(KILLS, 1)
            victim.start(wait=False)
        for server in servers:
            await asyncio.to_thread(server.wait)

    return kill


@pytest.mark.xdist_group("servers-sqlite")
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", range(count(test=1, torture=10)))
def test_killed_on_sqlite(tmp_path: Path, seed: int, record_property: Record) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    kills = count(test=5, torture=20)
    with Served(database) as server:
        played = asyncio.run(play_through([server.url], killing([server], kills, seed, record_property), seed))
    assert sum(guest.resumes for guests in played.values() for guest in guests) >= kills
    check_finished(database, played, record_property)


@pytest.mark.xdist_group("servers-postgres")
@pytest.mark.timeout(7200)
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


@pytest.mark.xdist_group("servers-postgres")
@pytest.mark.timeout(7200)
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
