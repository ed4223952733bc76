"""A PostgreSQL that stands still: nobody hangs, what is in memory is served, and all goes on when it does."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psutil
import pytest
from support.counts import count
from support.devices import Device, good, refusal, wait_until
from support.logbook import entries_of
from support.servers import Postgres, Served

from ethnos.server.store.postgres import PATIENCE

pytestmark = pytest.mark.xdist_group("servers-frozen")


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """A PostgreSQL that no other test uses, as it is stopped."""
    server = Postgres().start()
    yield server
    server.close()


def freeze(postgres: Postgres, number: int) -> None:
    assert postgres.process is not None
    top = psutil.Process(postgres.process.pid)
    for process in (top, *top.children(recursive=True)):
        process.send_signal(number)


def test_nobody_hangs_while_the_database_stands_still(own: Postgres, record_property: object) -> None:
    asked = count(test=16, torture=200)
    database = own.database("frozen")
    with Served(database) as server, Device(server.url) as one, ThreadPoolExecutor(16) as many:
        quiet = one.lay("Ada", "Bo", start=True)
        busy = [one.lay("Cy", "Di", start=True) for _ in range(asked)]
        seqs = [place.seq for place in busy]
        freeze(own, signal.SIGSTOP)
        try:
            begun = time.monotonic()
            answers = list(many.map(lambda place: refusal(place.say(0, "hello")), busy))
            first = time.monotonic() - begun
            assert set(answers) == {(503, "away")}
            begun = time.monotonic()
            answers = list(many.map(lambda place: refusal(place.say(0, "hello")), busy))
            second = time.monotonic() - begun
            assert set(answers) == {(503, "away")}
            assert refusal(one.client.get("/healthz")) == (503, "away")
            assert refusal(one.client.get("/api/tables")) == (503, "away")
            assert quiet.look(0)["game"]["hand"], "a table in memory is served"
            assert one.client.get("/api/about").status_code == 200
        finally:
            freeze(own, signal.SIGCONT)
        tell = record_property
        assert callable(tell)
        tell(f"PostgreSQL frozen: {asked} requests, and {asked} more, s", f"{first:.1f} / {second:.1f}")
        assert second < max(first, PATIENCE), "once is enough to know"
        wait_until(lambda: one.client.get("/healthz").status_code == 200, "it goes on")
        for place in (quiet, *busy):
            wait_until(lambda place=place: place.say(0, "thanks").status_code == 200)  # type: ignore[misc]
        seat = quiet.to_act or 0
        good(quiet.decide(seat, {"type": "draw"}))
        assert server.stop() in (0, -signal.SIGTERM)
    kept = entries_of(database, [place.id for place in busy])
    for place, before in zip(busy, seqs, strict=True):
        numbers = [entry.seq for entry in kept[place.id][1]]
        assert numbers == list(range(len(numbers)))
        assert before + 1 <= numbers[-1] <= before + 3, "what was not acknowledged is there once, or not at all"


def test_a_server_does_not_wait_for_ever_for_a_database_that_stands_still(own: Postgres) -> None:
    """When it ends, either."""
    with Served(own.database("frozen_end")) as server, Device(server.url) as one:
        one.lay("Ada", "Bo")
        freeze(own, signal.SIGSTOP)
        try:
            wait_until(lambda: one.client.get("/healthz").status_code == 503)
            assert server.stop() in (0, -signal.SIGTERM)
        finally:
            freeze(own, signal.SIGCONT)
