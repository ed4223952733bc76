"""A clock is not renewed by standing in and returning, by leaving and sitting down again, or by undoing.

What undoing leaves of a turn is in test_clocks.py.
"""

from collections.abc import Callable
from typing import Any

import pytest
from support.counts import count
from support.devices import NewDevice, Place, good, playing, refusal, wait_until
from support.idling import held_bots
from support.times import Ticking, Time

from ethnos.server import keeper
from ethnos.server.tabletop.agreement import SECOND

pytestmark = pytest.mark.xdist_group("servers-clocks")

CLOCKS = [{"type": "turn", "seconds": 60}, {"type": "reserve", "seconds": 60}]
TRIES = count(test=14, torture=150)  # more than two hundred things beside the game are refused


def thinker(device: NewDevice, clock: dict[str, Any]) -> tuple[Place, int]:
    """The person of two whose clock runs first."""
    game, places = playing(device, "Ada", "Bo", clock=clock)
    seat = game.seat_to_act or 0
    return places[seat], seat


def deadline(place: Place) -> int:
    found: int = place.look()["clock"]["deadline"]
    return found


@pytest.mark.parametrize("clock", CLOCKS, ids=["turn", "reserve"])
def test_standing_in_and_returning_gives_no_time(
    ticking: Ticking, clock: dict[str, Any], record_property: Callable[[str, object], None]
) -> None:
    device, _, _ = ticking
    with held_bots():
        place, seat = thinker(device, clock)
        first, renewed = deadline(place), 0
        for _ in range(TRIES):
            good(place.seat_bot(seat))
            good(place.come_back(seat))
            renewed += deadline(place) > first
    record_property(f"clock renewed by returning ({clock['type']})", f"{renewed} of {TRIES}")
    assert renewed == 0


def run_out(place: Place, seat: int, time: Time) -> None:
    time.pass_by(keeper.GRACE // SECOND + 61)
    wait_until(lambda: place.table["seats"][seat]["away"])


@pytest.mark.parametrize("clock", CLOCKS, ids=["turn", "reserve"])
def test_whoever_ran_out_of_time_does_not_keep_the_bot_from_playing(ticking: Ticking, clock: dict[str, Any]) -> None:
    """However quickly they return: the bot plays that turn."""
    device, time, _ = ticking
    with held_bots() as bots:
        place, seat = thinker(device, clock)
        run_out(place, seat, time)
        assert refusal(place.come_back(seat)) == (409, "bots-turn")
        good(place.leave(seat))
        assert refusal(device().at(place).take(seat, "Cy")) == (409, "bots-turn"), "nor as somebody else"
        bots.let()
        wait_until(lambda: place.to_act != seat)


def test_the_person_plays_again_once_the_bot_has_played_the_turn(ticking: Ticking) -> None:
    device, time, _ = ticking
    with held_bots() as bots:
        place, seat = thinker(device, CLOCKS[1])
        run_out(place, seat, time)
        bots.let()
        wait_until(lambda: place.to_act != seat)
        for _ in range(10):
            good(place.come_back(seat))
            good(place.seat_bot(seat))
        good(place.come_back(seat))
        assert place.look()["clock"]["reserves"][seat] == 10 * SECOND, "one breath, however often they return"


def test_nobody_undoes_what_a_bot_played_for_them(ticking: Ticking) -> None:
    """Back in a turn whose time is out, the bot would have to play again and again."""
    device, time, _ = ticking
    with held_bots() as bots:
        bots.let()
        place, seat = thinker(device, CLOCKS[0])
        run_out(place, seat, time)
        wait_until(lambda: place.to_act != seat)
        assert refusal(place.undo(seat)) == (409, "played-for")
        assert not place.look(seat)["can_undo"]
        good(place.come_back(seat))
        assert refusal(place.undo(seat)) == (409, "undo-late")
        assert not place.look(seat)["can_undo"]


def test_leaving_and_sitting_down_again_in_anothers_turn_gives_no_time(ticking: Ticking) -> None:
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo", clock={"type": "reserve", "seconds": 60})
    seat = game.seat_to_act or 0
    time.pass_by(59)
    good(places[seat].decide(seat, {"type": "draw"}))
    before = places[seat].look()["clock"]["reserves"][seat]
    assert before < 2 * SECOND
    for _ in range(3):
        assert places[seat].leave(seat).status_code == 200
        assert places[seat].take(seat, f"Somebody {seat}").status_code == 200
        assert places[seat].look()["clock"]["reserves"][seat] <= before


def test_a_seat_that_was_resigned_is_the_bots_to_the_end(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo", "Cy")
    good(places[1].post("/seats/1/resign"))
    places[1].leave(1)
    assert places[1].take(1, "Bo").status_code in (403, 409)
    assert places[0].table["seats"][1]["resigned"]
