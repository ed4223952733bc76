"""Clocks: what they count, from entries alone; and what happens when one runs out."""

from pathlib import Path
from typing import Any

import pytest
from support.devices import NOVICE, Device, Place, apart, good, playing, refusal, wait_until
from support.players import random_positions
from support.times import Ticking, ticking_server

from ethnos import Game, TakeCard
from ethnos.game import DrawFromDeck, PlayBand, new_nonce, new_secret, write_record
from ethnos.server import keeper
from ethnos.server.keeper import time_out
from ethnos.server.room import LEASE, Room
from ethnos.server.store import TableRow
from ethnos.server.tabletop import entries as e
from ethnos.server.tabletop.agreement import DAY, SECOND, Agreement, Clock, NoClock, ReserveClock, TurnClock
from ethnos.server.tabletop.clocks import RECALLED, WELCOME, Clocks
from ethnos.server.tabletop.table import Table

pytestmark = pytest.mark.xdist_group("servers-clocks")

NOON = 1_700_000_000_000
TURN = TurnClock(60)
RESERVE = ReserveClock(100, 5)


# The clocks by themselves


def test_a_turn_has_its_seconds_however_many_questions_it_brings() -> None:
    clocks = Clocks(TURN, 2)
    clocks.run(0, (1, 1, 0), NOON)
    assert clocks.deadline == NOON + 60 * SECOND
    clocks.run(0, (1, 1, 0), NOON + 20 * SECOND)
    assert clocks.deadline == NOON + 60 * SECOND
    clocks.run(1, (1, 2, 1), NOON + 30 * SECOND)
    assert (clocks.running, clocks.deadline) == (1, NOON + 90 * SECOND)


def test_a_reserve_is_used_up_while_it_runs_and_gains_after_each_turn() -> None:
    clocks = Clocks(RESERVE, 2)
    clocks.run(0, (1, 1, 0), NOON)
    assert clocks.deadline == NOON + 100 * SECOND
    clocks.run(0, (1, 1, 0), NOON + 10 * SECOND)
    assert clocks.reserves == [90 * SECOND, 100 * SECOND]
    assert clocks.deadline == NOON + 100 * SECOND, "a second question of the turn gains nothing"
    clocks.run(1, (1, 2, 1), NOON + 30 * SECOND)
    assert clocks.reserves == [75 * SECOND, 100 * SECOND]
    assert clocks.deadline == NOON + 130 * SECOND


def test_a_new_age_is_a_new_turn() -> None:
    clocks = Clocks(RESERVE, 2)
    clocks.run(0, (1, 40, 0), NOON)
    clocks.run(0, (2, 1, 0), NOON + SECOND)
    assert clocks.reserves[0] == 104 * SECOND


@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_the_time_of_bots_is_not_counted(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.run(None, (1, 1, 0), NOON)
    assert (clocks.running, clocks.deadline) == (None, None)
    before = clocks.reserves[1]
    clocks.run(1, (1, 2, 1), NOON + 999 * SECOND)
    assert clocks.reserves[1] == before
    assert clocks.deadline is not None
    assert clocks.deadline > NOON + 999 * SECOND


def test_a_reserve_is_never_less_than_nothing() -> None:
    clocks = Clocks(RESERVE, 2)
    clocks.run(0, (1, 1, 0), NOON)
    clocks.stop(NOON + 5000 * SECOND)
    assert clocks.reserves == [0, 100 * SECOND]


def test_without_clocks_nothing_ever_runs_out() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.run(0, (1, 1, 0), NOON)
    assert (clocks.running, clocks.deadline) == (0, None)


@pytest.mark.parametrize(
    ("clock", "days"), [(TurnClock(3 * DAY), 3), (TurnClock(14 * DAY), 14), (ReserveClock(14 * DAY, DAY), 14)]
)
def test_days_long(clock: Clock, days: int) -> None:
    clocks = Clocks(clock, 2)
    clocks.run(0, (1, 1, 0), NOON)
    assert clocks.deadline == NOON + days * DAY * SECOND


@pytest.mark.parametrize(
    ("clock", "seconds"), [(RESERVE, WELCOME // SECOND), (ReserveClock(100, 30), 30), (ReserveClock(30), 10)]
)
def test_whoever_returns_to_an_empty_reserve_has_time_to_breathe(clock: Clock, seconds: int) -> None:
    clocks = Clocks(clock, 2)
    clocks.run(0, (1, 1, 0), NOON)
    clocks.run(None, (1, 1, 0), NOON + 500 * SECOND)
    clocks.run(1, (1, 2, 1), NOON + 501 * SECOND)
    clocks.welcome(0)
    clocks.run(0, (1, 3, 0), NOON + 600 * SECOND)
    assert clocks.deadline == NOON + (600 + seconds) * SECOND


def test_there_is_one_breath_for_each_turn() -> None:
    clocks = Clocks(ReserveClock(30), 2)
    clocks.run(0, (1, 1, 0), NOON)
    for turn in range(1, 9, 2):
        for _ in range(3):
            clocks.run(None, (1, turn, 0), clocks._since + 9 * SECOND)
            clocks.welcome(0)
            clocks.run(0, (1, turn, 0), clocks._since)
        clocks.run(1, (1, turn + 1, 1), clocks._since)
        clocks.run(0, (1, turn + 2, 0), clocks._since)
    assert clocks.reserves[0] <= WELCOME


@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_what_a_turn_used_stays_used_while_a_bot_stands_in(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.run(0, (1, 1, 0), NOON)
    deadline = clocks.deadline
    for after in (10, 20, 30):
        clocks.run(None, (1, 1, 0), NOON + after * SECOND)
        assert clocks.deadline is None
        clocks.run(0, (1, 1, 0), NOON + (after + 5) * SECOND)
        assert clocks.deadline == deadline


def test_a_turn_that_the_bot_plays_to_its_end_costs_no_reserve() -> None:
    clocks = Clocks(RESERVE, 2)
    clocks.run(0, (1, 1, 0), NOON)
    clocks.run(None, (1, 1, 0), NOON + 10 * SECOND)
    clocks.run(1, (1, 2, 1), NOON + 70 * SECOND)
    assert clocks.reserves[0] == (100 - 10 + 5) * SECOND


def test_only_so_many_turns_are_recalled() -> None:
    clocks = Clocks(TURN, 2)
    for turn in range(1, 100):
        clocks.run(turn % 2, (1, turn, turn % 2), NOON + turn * SECOND)
    assert len(clocks._used) <= RECALLED
    assert clocks._used[(1, 98, 0)] == SECOND


# The clocks of a table follow from the times of its entries


class Log:
    """A table whose entries a test writes, each at a time."""

    def __init__(self, clock: Clock, bots: tuple[int, ...] = (), game: Game | None = None) -> None:
        row = TableRow("abcdefghjkmnpq", new_secret(), Table("", b"").rules_version, "", NOON)
        record = None if game is None else write_record(game, local_save=True)
        self.room = Room(row, [e.Entry(0, NOON, e.Created(Agreement(players=2, clock=clock, record=record), "h0"))])
        self.clock = NOON
        for seat in (0, 1):
            name = f"Seat {seat}"
            self.add(
                e.BotSeated(seat, "novice", name)
                if seat in bots
                else e.Seated(seat, name, f"h{seat}", new_nonce().hex())
            )
        self.add(e.Started((new_nonce().hex(), new_nonce().hex())))

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def clocks(self) -> Clocks:
        assert self.table.clocks is not None
        return self.table.clocks

    @property
    def seat(self) -> int:
        assert self.table.seat_to_act is not None
        return self.table.seat_to_act

    def add(self, what: e.What, after: float = 0) -> None:
        """Something happens, so many seconds later."""
        self.clock += int(after * SECOND)
        self.room.propose([what], self.clock)

    def decide(self, after: float, decision: Any = None) -> None:
        assert self.table.asked is not None
        chosen = decision or DrawFromDeck()
        self.add(e.Decided(self.seat, self.table.asked, chosen), after)

    def left(self) -> float:
        """Seconds that the running clock has left now."""
        assert self.clocks.deadline is not None
        return (self.clocks.deadline - self.clock) / SECOND


def test_the_first_clock_runs_from_the_start() -> None:
    log = Log(TURN)
    assert log.clocks.running == log.seat
    assert log.left() == 60


def test_each_turn_begins_with_the_entry_that_brought_it() -> None:
    log = Log(TURN)
    log.decide(59)
    assert (log.clocks.running, log.left()) == (log.seat, 60)
    log.decide(1)
    assert log.left() == 60


def test_questions_of_one_turn_share_its_time() -> None:
    game, band = next(
        (game.copy(), band)
        for game in random_positions(2, seed=3)
        for band in game.legal()
        if isinstance(band, PlayBand) and _same_turn(game, band)
    )
    log = Log(TURN, game=game)
    log.decide(25, band)
    assert log.left() == 35


def _same_turn(game: Game, band: PlayBand) -> bool:
    after = game.copy()
    after.play(band)
    return after.turn == game.turn


def test_reserves_are_used_and_grow() -> None:
    log = Log(RESERVE)
    first = log.seat
    log.decide(40)
    assert log.clocks.reserves[first] == 65 * SECOND
    log.decide(10)
    assert log.clocks.reserves[1 - first] == 95 * SECOND
    assert log.left() == 65


@pytest.mark.parametrize("what", [e.Phrased(0, "hello"), e.Linked(0, "key", NOON), e.Moved(0, "phone")])
@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_what_is_no_move_changes_no_clock(clock: Clock, what: e.What) -> None:
    log = Log(clock)
    deadline = log.clocks.deadline
    log.add(what, 10)
    assert log.clocks.deadline == deadline


def test_a_bot_at_the_table_has_no_clock() -> None:
    log = Log(RESERVE, bots=(0,))
    if log.seat == 1:
        log.decide(1)
    assert log.clocks.running is None
    before = log.clocks.reserves[1]
    log.decide(1000)
    assert log.clocks.running == 1
    assert log.clocks.reserves[1] == before


def test_a_stand_in_stops_the_clock_and_the_person_has_their_next_turn() -> None:
    log = Log(TURN)
    seat = log.seat
    log.add(e.StoodIn(seat, "steward", clock=True), 60)
    assert (log.clocks.running, log.clocks.deadline) == (None, None)
    log.decide(1)
    log.add(e.Returned(seat), 5)
    log.decide(1)
    assert (log.clocks.running, log.left()) == (seat, 60)


@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_a_newcomer_has_time_to_breathe(clock: Clock) -> None:
    log = Log(clock)
    seat = log.seat
    log.add(e.StoodIn(seat, "steward", clock=True), 100)
    log.add(e.Left(seat))
    log.decide(1)
    log.add(e.Seated(seat, "Newcomer", "h9", new_nonce().hex()), 50)
    log.decide(1)
    assert log.clocks.running == seat
    assert log.left() >= WELCOME // SECOND


def test_a_stand_in_of_ones_own_wish_brings_no_breath() -> None:
    log = Log(ReserveClock(30))
    seat = log.seat
    log.decide(29)
    log.add(e.StoodIn(seat, "steward", clock=False))
    log.add(e.Returned(seat))
    assert log.clocks.reserves[seat] == SECOND


def test_others_coming_and_going_do_not_touch_a_running_clock() -> None:
    log = Log(TURN)
    other = 1 - log.seat
    deadline = log.clocks.deadline
    log.add(e.StoodIn(other, "steward", clock=False), 10)
    log.add(e.Returned(other), 10)
    assert log.clocks.deadline == deadline


@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_time_in_which_nobody_could_play_is_taken_from_no_clock(clock: Clock) -> None:
    log = Log(clock)
    log.add(e.Phrased(0, "hello"), 20)
    left = log.left()
    log.add(e.Slept(3600 * SECOND), 3600)
    assert log.left() == left
    seat, reserve = log.seat, log.clocks.reserves[log.seat]
    log.decide(0)
    if isinstance(clock, ReserveClock):
        assert log.clocks.reserves[seat] == reserve - 20 * SECOND + clock.increment * SECOND


def test_time_that_was_used_stays_used_after_an_undo() -> None:
    log = Log(RESERVE)
    seat = log.seat
    log.decide(30, _taken(log))
    log.add(e.Undone(seat, log.table.asked or 0, 0), 5)
    assert log.clocks.running == seat
    assert log.clocks.reserves[seat] <= 75 * SECOND


def test_undoing_and_deciding_again_gains_no_time() -> None:
    log = Log(RESERVE)
    seat = log.seat
    for _ in range(10):
        log.decide(0, _taken(log))
        log.add(e.Undone(seat, log.table.asked or 0, 0))
    assert log.clocks.reserves[seat] <= 105 * SECOND


def test_undoing_begins_no_turn_anew() -> None:
    log = Log(TURN)
    seat = log.seat
    for _ in range(3):
        log.decide(55 if log.left() > 55 else 0, _taken(log))
        log.add(e.Undone(seat, log.table.asked or 0, 0))
    assert log.left() == 5


def _taken(log: Log) -> TakeCard:
    return next(one for one in log.game.legal() if isinstance(one, TakeCard))


# Running out


@pytest.mark.parametrize("clock", [TURN, RESERVE, TurnClock(14 * DAY)])
def test_when_the_time_is_out_the_steward_stands_in(clock: Clock) -> None:
    log = Log(clock)
    deadline = log.clocks.deadline
    assert deadline is not None
    assert time_out(log.table, deadline - 1) is None
    assert time_out(log.table, deadline) == e.StoodIn(log.seat, "steward", clock=True)


def test_when_nobodys_time_can_run_out() -> None:
    forever = 10**15
    assert time_out(Log(NoClock()).table, forever) is None
    assert time_out(Table("", b""), forever) is None
    log = Log(TURN)
    log.add(e.StoodIn(log.seat, "steward", clock=True))
    assert time_out(log.table, forever) is None


def test_a_table_is_due_when_its_clock_runs_out_or_a_bots_lease_does() -> None:
    assert Log(NoClock()).room.listing.due is None
    log = Log(TURN)
    assert log.room.listing.due == log.clocks.deadline
    log.add(e.StoodIn(log.seat, "steward", clock=True), 3)
    assert log.room.listing.due == log.clock + LEASE


# With a server, whose time a test can put forward


TEN = {"type": "turn", "seconds": 10}
THIRTY = {"type": "reserve", "seconds": 30}


def test_after_a_start_of_the_server_nobodys_clock_runs_out(tmp_path: Path) -> None:
    with ticking_server(tmp_path) as (server, time, attended), Device(server.url) as one:
        place = one.lay("Ada", "Bo", clock=TEN, start=True)
        time.pass_by(11)
        wait_until(lambda: place.id in attended)
        assert not any(seat["away"] for seat in place.table["seats"])
        time.pass_by(keeper.GRACE // SECOND)
        wait_until(lambda: any(seat["away"] for seat in place.table["seats"]))


@pytest.mark.parametrize("clock", [TEN, THIRTY])
def test_the_steward_plays_until_the_person_returns(ticking: Ticking, clock: dict[str, Any]) -> None:
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo", clock=clock)
    late = game.seat_to_act or 0
    other = 1 - late
    shown = places[other].look()["clock"]
    assert shown["running"] == late
    assert shown["deadline"] > places[other].look()["now"]
    stream = places[other].live(other)
    time.pass_by(keeper.GRACE // SECOND + 31)
    told = stream.until(lambda told: told.get("kind") == "stood-in")
    assert told["by"] == late
    assert told["table"]["seats"][late]["away"]
    for _ in range(2):
        stream.until(lambda told: told.get("by") == late and told.get("view", {}).get("seat_to_act") == other)
        good(places[other].decide(other, {"type": "draw"}))
    stream.until(lambda told: told.get("by") == late and told.get("view", {}).get("seat_to_act") == other)
    assert refusal(places[late].decide(late, {"type": "draw"}, 0)) == (409, "played-for")
    good(places[late].come_back(late))
    assert stream.until(lambda told: told.get("kind") == "returned")["by"] == late
    good(places[other].decide(other, {"type": "draw"}))
    state = places[late].look()
    assert state["clock"]["running"] == late
    assert state["clock"]["deadline"] > state["now"]
    good(places[late].decide(late, {"type": "draw"}))
    assert places[late].table["status"] == "playing"


def test_a_table_without_clocks_waits(ticking: Ticking) -> None:
    device, time, attended = ticking
    waiting = device().lay("Ada", "Bo", start=True)
    hurried = device().lay("Ada", "Bo", start=True, clock=TEN)
    time.pass_by(100)
    wait_until(lambda: hurried.id in attended)
    assert waiting.id not in attended
    assert not any(seat["away"] for seat in waiting.table["seats"])


def test_a_table_of_days_is_not_hurried(ticking: Ticking) -> None:
    device, time, _ = ticking
    place = device().lay("Ada", "Bo", start=True, clock={"type": "turn", "seconds": 3 * DAY})
    hurried = device().lay("Ada", "Bo", start=True, clock=TEN)
    time.pass_by(2 * DAY)
    wait_until(lambda: any(seat["away"] for seat in hurried.table["seats"]))
    assert not any(seat["away"] for seat in place.table["seats"])
    time.pass_by(DAY)
    wait_until(lambda: any(seat["away"] for seat in place.table["seats"]))


def test_a_bots_turn_takes_nothing_from_a_reserve(ticking: Ticking) -> None:
    device, _, _ = ticking
    game = Game(2, seed=1)
    bot = game.seat_to_act or 0
    seats: list[Any] = ["Ada", "Ada"]
    seats[bot] = NOVICE
    place = device().lay_game(game, *seats, clock={"type": "reserve", "seconds": 600, "increment": 0})
    wait_until(lambda: place.to_act == 1 - bot)
    state = place.look()["clock"]
    assert state["running"] == 1 - bot
    assert state["reserves"] == [600_000, 600_000]


def test_everybody_is_told_the_same_clock(ticking: Ticking) -> None:
    device, _, _ = ticking
    places: list[Place] = apart(device, "Ada", "Bo", clock=THIRTY)
    streams = [place.live(seat) for seat, place in enumerate(places)]
    started = good(places[0].start())
    clocks = [stream.up_to(started)["clock"] for stream in streams]
    assert clocks[0] == clocks[1] == places[0].look()["clock"]
