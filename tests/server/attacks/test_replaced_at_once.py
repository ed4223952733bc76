"""A stream that drops for a moment costs nobody their seat: there is a grace before a rival puts a bot in."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from support.counts import count
from support.devices import Device, Place, apart, good, problem, refusal, said, wait_until
from support.servers import Inside, Postgres
from support.times import Ticking, devices_at

from ethnos.server import audience
from ethnos.server import presence as presence_module
from ethnos.server.presence import FRESH, Attendance, PresenceElsewhere
from ethnos.server.tabletop.agreement import SECOND
from ethnos.server.tabletop.fair_play import GRACE, LONE_PATIENCE

pytestmark = pytest.mark.xdist_group("servers-clocks")

HOUR = 3600 * SECOND
TRIES = count(test=5, torture=100)


def connected(place: Place, *seats: int) -> bool:
    return bool(place.look()["present"] == list(seats))


def test_a_rival_is_not_replaced_while_they_may_come_back(
    ticking: Ticking, record_property: Callable[[str, object], None]
) -> None:
    device, time, _ = ticking
    host, guest = apart(device, "Ada", "Bo")
    good(host.start())
    answers = []
    for _ in range(TRIES):
        stream = guest.live(1)
        wait_until(lambda: connected(host, 1))
        assert refusal(host.seat_bot(1)) == (409, "still-here")
        stream.close()
        wait_until(lambda: connected(host))
        answers.append(host.seat_bot(1))
        guest.come_back(1)
    replaced = sum(answer.status_code == 200 for answer in answers)
    record_property("replaced at once", f"{replaced} of {TRIES}")
    assert [refusal(answer) for answer in answers] == [(409, "back-soon")] * TRIES
    time.pass_by(GRACE // SECOND - 5)
    assert refusal(host.seat_bot(1)) == (409, "back-soon")
    time.pass_by(6)
    good(host.seat_bot(1))


def test_the_refusal_says_how_long_it_is_still(ticking: Ticking) -> None:
    device, _, _ = ticking
    host, guest = apart(lambda: device("pl"), "Ada", "Bo")
    good(host.start())
    stream = guest.live(1)
    stream.next()
    stream.close()
    wait_until(lambda: connected(host))
    detail = problem(host.seat_bot(1))["detail"]
    assert detail in [said("back-soon", "pl", name="Bo", seconds=left) for left in range(1, GRACE // SECOND + 1)]


def test_everybody_is_told_from_when_on_somebody_can_be_replaced(ticking: Ticking) -> None:
    device, _, _ = ticking
    host, guest = apart(device, "Ada", "Bo")
    good(host.start())
    mine, theirs = host.live(0), guest.live(1)
    both = mine.until(lambda told: told["type"] == "presence" and told["present"] == [0, 1])
    assert both["leaving"] == []
    theirs.close()
    told = mine.until(lambda told: told["type"] == "presence" and told["present"] == [0])
    now = host.look()["now"]
    assert [one["seat"] for one in told["leaving"]] == [1]
    assert now < told["leaving"][0]["until"] <= now + GRACE
    assert host.look()["leaving"] == told["leaving"]


def test_ones_own_seat_needs_no_grace(ticking: Ticking) -> None:
    device, _, _ = ticking
    host, guest = apart(device, "Ada", "Bo")
    good(host.start())
    stream = guest.live(1)
    stream.next()
    good(guest.seat_bot(1))


@pytest.fixture
def two(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Inside, Inside]]:
    """Two processes that have looked for long: nobody is spared because they just began."""
    monkeypatch.setattr(audience, "Attendance", lambda began: Attendance(lambda: began() - 10 * GRACE))
    database = postgres.database("grace")
    with Inside(database) as one, Inside(database) as other:
        yield one, other


def test_the_grace_holds_over_several_processes(two: tuple[Inside, Inside]) -> None:
    """The rival's stream was at another process than the one that is asked for a bot."""
    with Device(two[0].url) as one, Device(two[1].url) as other, Device(two[1].url) as mine:
        host, guest = apart(iter([one, other]).__next__, "Ada", "Bo")
        good(host.start())
        stream = guest.live(1)
        wait_until(lambda: connected(host, 1))
        stream.close()
        wait_until(lambda: connected(host))
        assert refusal(host.seat_bot(1)) == (409, "back-soon")
        assert refusal(mine.like(one).at(host).seat_bot(1)) == (409, "back-soon"), "nor at the other process"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_grace_holds_where_the_clock_was_put_back_before_a_restart(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's time goes on from the database's, which is an hour later than this machine believes."""
    sqlite = f"sqlite:///{tmp_path}/tables.sqlite"
    database = sqlite if kind == "sqlite" else request.getfixturevalue("postgres").database("put_back")
    with Inside(database) as server, devices_at(server.url) as device:
        host, guest = apart(device, "Ada", "Bo")
        good(host.start())
        stream = guest.live(1)
        wait_until(lambda: connected(host, 1))
        time_of_day = server.parts.house.now
        time_of_day.begin(time_of_day() + 3 * GRACE)  # what they did last is longer ago than the grace
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() - HOUR * 1_000_000)
        server.__exit__()
        stream.rest()
        with Inside(database) as after, Device(after.url) as again:
            assert refusal(again.like(host.device).at(host).seat_bot(1)) == (409, "back-soon")


# What a process knows of absences, by itself


def test_nobody_was_away_before_the_process_began_to_look() -> None:
    attendance = Attendance(lambda: 1000)
    assert attendance.gone_since("t", 0) == 1000
    attendance.note("t", {0}, 5000)
    attendance.note("t", set(), 6000)
    attendance.note("t", set(), 7000)
    assert [attendance.gone_since(table, seat) for table, seat in (("t", 0), ("t", 1), ("u", 0))] == [6000, 1000, 1000]


def test_nobody_was_away_while_nobody_could_come() -> None:
    """Whoever left before the database was away has had no time since then."""
    began = [1000]
    attendance = Attendance(lambda: began[0])
    attendance.note("t", {0}, 5000)
    attendance.note("t", set(), 6000)
    began[0] = 90_000
    assert attendance.gone_since("t", 0) == 90_000


def test_a_short_absence_is_no_new_coming_and_a_long_one_is() -> None:
    attendance = Attendance(lambda: 0)
    attendance.note("t", {0}, 1000)
    attendance.note("t", {0}, 10 * LONE_PATIENCE)
    assert attendance.came("t", 0) == 1000, "they were there all the time"
    attendance.note("t", set(), 11 * LONE_PATIENCE)
    attendance.note("t", {0}, 12 * LONE_PATIENCE)
    assert attendance.came("t", 0) == 1000
    attendance.note("t", set(), 12 * LONE_PATIENCE)
    attendance.note("t", {0}, 14 * LONE_PATIENCE)
    assert attendance.came("t", 0) == 14 * LONE_PATIENCE


def test_a_process_that_died_without_a_word_is_believed_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(presence_module, "time", SimpleNamespace(monotonic=lambda: now))
    presence = PresenceElsewhere()
    for process in ("dead", "alive"):
        presence.heard(PresenceElsewhere.spoken(process, "t", {0}))
    presence.heard(PresenceElsewhere.spoken("dead", "u", {1}))
    now += FRESH + 1
    presence.heard(PresenceElsewhere.spoken("alive", "t", {0}))
    presence.forget()
    assert (presence.elsewhere("t"), presence.elsewhere("u")) == ({0}, set())
    assert {table: list(said) for table, said in presence._elsewhere.items()} == {"t": ["alive"]}


def test_those_long_gone_are_forgotten() -> None:
    attendance = Attendance(lambda: 0)
    for table in range(100):
        attendance.note(f"t{table}", {0, 1}, 500)
        attendance.note(f"t{table}", set(), 1000 + table)
    attendance.note("here", {0}, 500)
    attendance.forget(1050 + LONE_PATIENCE)
    assert len(attendance._stays) == 51
    attendance.forget(10 * LONE_PATIENCE)
    assert list(attendance._stays) == ["here"]
