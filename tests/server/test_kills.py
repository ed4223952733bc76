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
from support.counts import LEVEL, count
from support.guests import Guest, party
from support.logbook import check_finished
from support.servers import Postgres, Served

TABLES = 3
PATIENCE = 300  # seconds until somebody must have been able to decide, on a machine with much else to do
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
    for _ in range(300):
        try:
            return await work()
        except Exception:
            await asyncio.sleep(0.1)
    return await work()


def killing(servers: list[Served], kills: int, seed: int) -> Trouble:
    """Kill one server after the other at random moments of the games, now and then while it is starting."""
    rng = random.Random(seed)

    async def kill(going: Going) -> None:
        for _ in range(kills):
            victim = rng.choice(servers)
            await going()
            await asyncio.sleep(rng.random() * 0.5)
            victim.kill()
            while rng.random() < 0.2:
                victim.start(wait=False)
                await asyncio.sleep(rng.random() * 0.5)
                victim.kill()
            victim.start(wait=False)
        for server in servers:
            await asyncio.to_thread(server.wait)

    return kill


@pytest.mark.xdist_group("servers-sqlite")
@pytest.mark.timeout(7200)
def test_killed_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with Served(database) as server:
        kills = count(test=5, torture=200)
        played = asyncio.run(play_through([server.url], killing([server], kills, 1), 1))
    assert sum(guest.resumes for guests in played.values() for guest in guests) >= kills
    check_finished(database, played)


@pytest.mark.xdist_group("servers-postgres")
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("processes", [2, 4] if LEVEL == "torture" else [2])
def test_one_of_several_processes_killed(postgres: Postgres, processes: int) -> None:
    database = postgres.database(f"kills{processes}")
    servers = [Served(database) for _ in range(processes)]
    try:
        for server in servers:
            server.start(wait=False)  # together: whoever comes first brings the schema up to date
        for server in servers:
            server.wait()
        kills = count(test=3, torture=200)
        played = asyncio.run(play_through([one.url for one in servers], killing(servers, kills, 2), 2))
    finally:
        for server in servers:
            server.kill()
    check_finished(database, played)


@pytest.mark.xdist_group("servers-postgres")
@pytest.mark.timeout(7200)
def test_the_database_cut_off_for_seconds(postgres: Postgres) -> None:
    database = postgres.database("cut")
    rng = random.Random(3)

    async def cut(going: Going) -> None:
        for _ in range(count(test=1, torture=20)):
            await going()
            await asyncio.sleep(rng.random() * 0.5)
            await asyncio.to_thread(postgres.stop, rng.choice([signal.SIGINT, signal.SIGQUIT]))
            await asyncio.sleep(1 + 2 * rng.random())
            await asyncio.to_thread(postgres.start)

    servers = [Served(database).start() for _ in range(2)]
    try:
        played = asyncio.run(play_through([one.url for one in servers], cut, 3))
    finally:
        for server in servers:
            server.kill()
    check_finished(database, played)
