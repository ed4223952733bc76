"""Games that go on through trouble: servers killed and databases cut while guests decide, come back and play on."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from support.counts import PATIENCE
from support.guests import Guest, party
from support.servers import Served
from support.tried import KILLS, Record

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
