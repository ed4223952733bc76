"""The pulse: when nobody could play, from the marks that processes leave in the database."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.servers import Postgres

from ethnos.server import pulse as pulse_module
from ethnos.server.pulse import BEAT, OLD, SECOND, Pulse, Sleep
from ethnos.server.server_time import ServerTime
from ethnos.server.store import Store, store_at

HOUR = 3600 * SECOND


class Wall(ServerTime):
    """A process's clock, wrong by so much, in a process that wakes when a test says so."""

    def __init__(self, wrong: int = 0) -> None:
        super().__init__()
        self.wrong = wrong

    def begin(self, at: int) -> None:
        super().begin(at + getattr(self, "wrong", 0))


def with_store(database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = store_at(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def started(store: Store, wrong: int = 0) -> Pulse:
    one = Pulse(store, Wall(wrong))
    await one.start()
    return one


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def shared(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    return postgres.database(f"pulse_{abs(hash(request.node.name))}")


def test_a_new_database_has_never_slept(database: str) -> None:
    assert with_store(database, started).sleeps == []


def test_all_time_between_two_servers_is_sleep_however_the_clock_was_put_forward(database: str) -> None:
    async def work(store: Store) -> None:
        first = await started(store)
        await first.stop()
        stopped = first.clock()
        second = await started(store, HOUR)
        (sleep,) = second.sleeps
        assert abs(sleep.since - stopped) < HOUR / 2
        assert sleep.until - sleep.since >= HOUR
        assert sleep.until <= second.clock()
        assert second.slept_since(sleep.until) == 0
        assert second.slept_since(sleep.until - SECOND) == SECOND
        assert second.slept_since(0) == sleep.until - sleep.since

    with_store(database, work)


def test_the_time_of_a_database_never_goes_back(database: str) -> None:
    async def work(store: Store) -> None:
        first = await started(store)
        await first.stop()
        stopped = first.clock()
        second = await started(store, -HOUR)
        assert stopped <= second.clock() + SECOND < stopped + HOUR

    with_store(database, work)


def test_every_sleep_is_remembered(database: str) -> None:
    """A table that nobody looked at for weeks has slept through them all."""

    async def work(store: Store) -> None:
        first = await started(store)
        begun = first.clock()
        for number in (1, 2, 3):
            last = await started(store, number * HOUR)
        assert len(last.sleeps) == 3
        assert 3 * HOUR <= last.slept_since(begun) < 4 * HOUR
        assert last.ago(HOUR) < begun, "an hour in which one could play has not passed since"

    with_store(database, work)


def test_while_another_process_is_awake_nobody_sleeps(shared: str) -> None:
    async def work(store: Store) -> None:
        first = await started(store)
        second = await started(store)
        assert (first.sleeps, second.sleeps) == ([], [])

    with_store(shared, work)


def test_processes_whose_clocks_differ_follow_the_furthest_and_nobody_loses_time(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse_module, "BEAT", 0)

    async def work(store: Store) -> None:
        first = await started(store)
        before = first.clock()
        ahead, behind = await started(store, HOUR), await started(store, -HOUR)
        assert behind.clock() >= before + HOUR
        await first.beat()
        assert first.clock() >= before + HOUR
        assert first.sleeps == ahead.sleeps == behind.sleeps
        assert first.clock() - before - first.slept_since(before) < HOUR / 2, "the hour between them is nobody's"

    with_store(shared, work)


def test_a_database_that_was_away_lets_nobodys_clock_run(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server ran, nothing could be written: the marks stop, and that is seen when they go on."""

    async def work(store: Store) -> None:
        one = await started(store)
        begun = one.clock()
        late = SimpleNamespace(monotonic=lambda: time.monotonic() + HOUR / SECOND)
        monkeypatch.setattr(pulse_module, "time", late)  # not everybody's: other servers of this process have timers
        one.clock.reach(begun + HOUR)
        await one.beat()
        (sleep,) = one.sleeps
        assert HOUR - BEAT <= sleep.until - sleep.since <= HOUR + BEAT + OLD
        assert one.awake_since >= sleep.until

    with_store(database, work)


def test_sleeps_noted_twice_count_once(database: str) -> None:
    async def work(store: Store) -> None:
        one = await started(store)
        await one._note(Sleep(1000, 2000))
        await one._note(Sleep(1000, 2500))
        await one._note(Sleep(3000, 4000))
        assert (await started(store)).sleeps[:2] == [Sleep(1000, 2500), Sleep(3000, 4000)]

    with_store(database, work)
