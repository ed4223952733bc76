"""The machine's clock is set while games are played, or between two starts: it decides no game.

Found: an hour put forward, and the steward stood in for everybody whose clock ran; an hour put back, and everybody
had an hour more to think.
"""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.devices import Device, Place, apart, good, wait_until
from support.servers import Inside
from support.times import devices_at

from ethnos.server import keeper
from ethnos.server.keeper import Keeper

pytestmark = pytest.mark.xdist_group("servers-clocks")

HOUR = 3600 * 1000
TURN = {"type": "turn", "seconds": 600}
RESERVE = {"type": "reserve", "seconds": 600, "increment": 0}


class WallClock:
    """What the machine believes how late it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wrong = 0  # milliseconds
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.wrong * 1_000_000)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rounds that keepers have been; they go without pause, and give nobody a grace."""
    gone: list[int] = []
    attend_all = Keeper.attend_all

    async def noted(self: Keeper, ahead: int) -> None:
        await attend_all(self, ahead)
        gone.append(ahead)

    monkeypatch.setattr(Keeper, "attend_all", noted)
    monkeypatch.setattr(keeper, "EVERY", 0.03)
    monkeypatch.setattr(keeper, "GRACE", 0)
    return gone


def some_rounds(rounds: list[int]) -> None:
    before = len(rounds)
    wait_until(lambda: len(rounds) >= before + 5)


def thinking(place: Place) -> int:
    """The milliseconds that the seat which is asked has left."""
    told = place.look()
    left: int = told["clock"]["deadline"] - told["now"]
    return left


def away(place: Place) -> bool:
    return any(seat["away"] for seat in place.table["seats"])


@contextlib.contextmanager
def restarted(database: str, wall: WallClock, wrong: int, clock: Any) -> Iterator[tuple[Place, int]]:
    """A game on one server, and then on the next, before which the clock was set."""
    with Inside(database) as server, Device(server.url) as one:
        place = one.lay("Ada", "Bo", start=True, clock=clock)
        good(place.decide(place.to_act or 0, {"type": "draw"}))
        left = thinking(place)
        wall.wrong = wrong
        with contextlib.ExitStack() as stack:
            server.__exit__()
            after = stack.enter_context(Inside(database))
            again = stack.enter_context(Device(after.url)).like(one).at(place)
            yield again, left


@pytest.mark.parametrize("wrong", [HOUR, -HOUR], ids=["forward", "back"])
@pytest.mark.parametrize("clock", [TURN, RESERVE], ids=["turn", "reserve"])
def test_while_a_server_runs(tmp_path: Path, wall: WallClock, rounds: list[int], clock: Any, wrong: int) -> None:
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, devices_at(server.url) as device:
        places = apart(device, "Ada", "Bo", clock=clock)
        good(places[0].start())
        seat = places[0].to_act or 0
        left = thinking(places[0])
        wall.wrong = wrong
        some_rounds(rounds)
        assert not away(places[0])
        assert 0 < thinking(places[0]) <= left
        good(places[seat].decide(seat, {"type": "draw"}))
        assert 0 < thinking(places[0]) <= 600_000
        assert all(reserve <= 600_000 for reserve in places[0].look()["clock"]["reserves"])


@pytest.mark.parametrize("wrong", [HOUR, -HOUR], ids=["forward", "back"])
@pytest.mark.parametrize("clock", [TURN, RESERVE], ids=["turn", "reserve"])
def test_between_two_starts(tmp_path: Path, wall: WallClock, rounds: list[int], clock: Any, wrong: int) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with restarted(database, wall, wrong, clock) as (place, left):
        some_rounds(rounds)
        assert not away(place)
        assert 0 < thinking(place) <= left
        seat = place.to_act or 0
        before = place.look()["clock"]["reserves"]
        stream = place.live(seat)
        written = good(place.decide(seat, {"type": "draw"}))
        assert stream.up_to(written)["at"] <= place.look()["now"]
        after = place.look()["clock"]["reserves"]
        assert after[1 - seat] == before[1 - seat]
        assert after[seat] >= before[seat] - 300_000, "no hour was taken from it"


def test_a_table_is_told_that_its_clock_stood_still(tmp_path: Path, wall: WallClock, rounds: list[int]) -> None:
    """It comes from an entry: whoever reads the log again finds the same clocks."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with restarted(database, wall, HOUR, TURN) as (place, _):
        seq = place.seq
        stream = place.live(after=seq - 1)
        told = stream.up_to(seq)
        assert told["kind"] == "slept"
        assert told["clock"]["deadline"] == place.look()["clock"]["deadline"]
        some_rounds(rounds)
        assert place.seq == seq, "and only once"
    with Inside(database) as server, Device(server.url) as one:
        assert one.at(place).look()["clock"]["deadline"] >= told["clock"]["deadline"]
