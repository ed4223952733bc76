"""Nobody is interrupted in their thinking as often as somebody likes: a turn is taken back from them once.

Found: who took a card, waited, took it back and took it again let the next one's clock run out, and a bot
was put in for somebody who had been refused eighteen decisions, as the question was another each time.
"""

from typing import Any

import pytest
from support.devices import NewDevice, Place, good, playing
from support.times import Ticking

pytestmark = pytest.mark.xdist_group("servers-clocks")

CLOCKS = [{"type": "turn", "seconds": 60}, {"type": "reserve", "seconds": 60, "increment": 5}]


def take(place: Place, seat: int) -> None:
    good(place.decide(seat, next(one for one in place.legal(seat) if one["type"] == "take")))


def two(device: NewDevice, **options: Any) -> tuple[Place, int, Place, int]:
    game, places = playing(device, "Ada", "Bo", **options)
    first = game.seat_to_act or 0
    return places[first], first, places[1 - first], 1 - first


def left(place: Place, now: int) -> int:
    """The milliseconds of whoever is asked."""
    found: int = place.look()["clock"]["deadline"] - now
    return found


def test_a_turn_is_taken_back_from_the_next_one_once(ticking: Ticking) -> None:
    device, _, _ = ticking
    attacker, first, victim, second = two(device)
    take(attacker, first)
    good(attacker.undo(first))
    assert attacker.to_act == first, "a slip of the hand"
    take(attacker, first)
    good(attacker.undo(first))
    assert attacker.to_act == second, "from now on whoever thinks is asked"
    assert attacker.look()["undo"]["waits_for"] == [second]
    take(victim, second)
    take(attacker, first)
    good(attacker.undo(first))
    assert attacker.to_act == first, "another turn, another slip"


def test_it_is_taken_back_again_where_the_next_one_agrees(ticking: Ticking) -> None:
    device, _, _ = ticking
    attacker, first, victim, second = two(device)
    for agrees in (None, True, False):
        take(attacker, first)
        good(attacker.undo(first))
        if agrees is not None:
            good(victim.agree(second, agrees))
        assert attacker.to_act == (second if agrees is False else first)


@pytest.mark.parametrize("clock", CLOCKS, ids=["turn", "reserve"])
def test_what_was_thought_about_a_question_that_is_no_more_costs_nothing(
    ticking: Ticking, clock: dict[str, Any]
) -> None:
    device, time, _ = ticking
    attacker, first, victim, second = two(device, clock=clock)
    take(attacker, first)
    whole = left(victim, time())
    time.pass_by(20)
    assert left(victim, time()) < whole - 15_000
    good(attacker.undo(first))
    take(attacker, first)
    assert left(victim, time()) > whole - 5_000
    assert victim.to_act == second
