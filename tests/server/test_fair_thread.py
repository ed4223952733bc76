"""Long work in one thread: addresses take turns, and nobody is done a favour that they no longer want."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from support.counts import PATIENCE

from ethnos.server.fair_thread import FairThread


class Held:
    """Work that goes on when the test lets it, and what was done in which order."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.done: list[str] = []

    def hold(self) -> str:
        self.begun.set()
        self.go_on.wait(PATIENCE)
        return "held"

    def named(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.done.append(name)
            return name

        return work


async def busy(thread: FairThread, held: Held) -> "asyncio.Task[str]":
    """The thread at work for somebody."""
    task = asyncio.create_task(thread.work("busy", held.hold))
    await asyncio.to_thread(held.begun.wait, PATIENCE)
    return task


def test_addresses_take_turns_however_much_one_asks_for() -> None:
    async def run() -> None:
        thread, held = FairThread("test"), Held()
        first = await busy(thread, held)
        wanted = [("greedy", f"greedy {i}") for i in range(3)] + [("modest", "modest")]
        others = [asyncio.create_task(thread.work(address, held.named(name))) for address, name in wanted]
        await asyncio.sleep(0)
        held.go_on.set()
        assert await first == "held"
        assert await asyncio.gather(*others) == [name for _, name in wanted]
        assert held.done == ["greedy 0", "modest", "greedy 1", "greedy 2"]
        thread.close()

    asyncio.run(run())


def test_what_nobody_waits_for_is_not_begun_and_whoever_leaves_holds_up_nobody() -> None:
    async def run() -> None:
        thread, held = FairThread("test"), Held()
        first = await busy(thread, held)
        left = asyncio.create_task(thread.work("a", held.named("left")))
        stays = asyncio.create_task(thread.work("b", held.named("stays")))
        await asyncio.sleep(0)
        left.cancel()
        first.cancel()
        await asyncio.gather(left, first, return_exceptions=True)
        held.go_on.set()
        assert await stays == "stays"
        assert held.done == ["stays"]
        thread.close()

    asyncio.run(run())


def test_an_error_is_its_askers_alone() -> None:
    def fail() -> None:
        raise ValueError("what it was")

    async def run() -> None:
        thread, held = FairThread("test"), Held()
        first, second = await asyncio.gather(
            thread.work("a", fail), thread.work("b", held.named("fine")), return_exceptions=True
        )
        assert str(first) == "what it was"
        assert second == "fine"
        thread.close()

    asyncio.run(run())


def test_closed_it_ends_what_it_does_and_begins_nothing() -> None:
    async def run() -> None:
        thread, held = FairThread("test"), Held()
        first = await busy(thread, held)
        waits = asyncio.create_task(thread.work("a", held.named("too late")))
        await asyncio.sleep(0)
        thread.close()
        with pytest.raises(asyncio.CancelledError):
            await waits
        with pytest.raises(RuntimeError, match="nothing is begun"):
            await thread.work("a", held.named("much too late"))
        held.go_on.set()
        assert await first == "held"
        assert held.done == []

    asyncio.run(run())
