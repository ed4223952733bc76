"""Nobody's decision is taken back without them: not by waiting until their stream drops and putting a bot in."""

from collections.abc import Callable

import pytest
from support.counts import count
from support.devices import NewDevice, Place, good, playing
from support.idling import held_bots
from support.times import Ticking, Time

from ethnos.server.tabletop.agreement import SECOND
from ethnos.server.tabletop.fair_play import GRACE, LONE_PATIENCE

pytestmark = pytest.mark.xdist_group("servers-clocks")

TRIES = count(test=3, torture=100)


def take(place: Place, seat: int) -> int:
    return good(place.decide(seat, next(one for one in place.legal(seat) if one["type"] == "take")))


def both_took(device: NewDevice) -> tuple[Place, int, Place, int]:
    """Two people at devices of their own, each with a card from the row; the first is asked again."""
    game, places = playing(device, "Ada", "Bo")
    first = game.seat_to_act or 0
    second = 1 - first
    take(places[first], first)
    take(places[second], second)
    return places[first], first, places[second], second


def drop(place: Place, seat: int, time: Time) -> None:
    """Somebody's stream closes, and the others wait as long as they must."""
    place.live(seat).close()
    time.pass_by(GRACE // SECOND + 1)


def test_drop_stand_in_undo(ticking: Ticking, record_property: Callable[[str, object], None]) -> None:
    device, time, _ = ticking
    passed, waits, seconds = 0, [], []
    for _ in range(TRIES):
        attacker, first, victim, second = both_took(device)
        before = attacker.look(first)["game"]["view"]
        drop(victim, second, time)
        seconds.append([second])
        with held_bots():
            good(attacker.seat_bot(second))
            good(attacker.undo(first))
            told = attacker.look(first)
            passed += told["game"]["view"] != before
            waits.append(told["undo"])
    record_property("undo without consent", f"{passed} of {TRIES}")
    assert passed == 0
    assert [wish["waits_for"] for wish in waits] == seconds


@pytest.mark.parametrize("agrees", [True, False])
def test_whoever_was_replaced_is_asked_when_back(ticking: Ticking, agrees: bool) -> None:
    device, time, _ = ticking
    attacker, first, victim, second = both_took(device)
    taken = attacker.look(first)["game"]["view"]["players"][first]["hand_size"]
    drop(victim, second, time)
    with held_bots():
        good(attacker.seat_bot(second))
        good(attacker.undo(first))
        assert victim.look(second)["undo"]["waits_for"] == [second]
        good(victim.come_back(second))
        good(victim.agree(second, agrees))
        left = attacker.look(first)["game"]["view"]["players"][first]["hand_size"]
    assert (left, attacker.look()["undo"]) == (taken - agrees, None)


def test_a_bot_that_was_voted_in_does_not_agree_for_the_person(ticking: Ticking) -> None:
    """The rival is idle, is replaced, and the bot takes a card: the person is asked all the same."""
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo")
    first = game.seat_to_act or 0
    second = 1 - first
    stream = places[second].live(second)
    take(places[first], first)
    time.pass_by(LONE_PATIENCE // SECOND + 1)
    with held_bots() as bots:
        good(places[first].ask_bot(first, second))
        bots.let()
        stream.until(lambda told: told.get("kind") == "decision" and told["by"] == second)
        good(places[first].undo(first))
        assert places[first].look()["undo"]["waits_for"] == [second]


def test_a_bot_of_ones_own_wish_agrees_to_what_is_not_ones_own(ticking: Ticking) -> None:
    """But not to take back what one decided oneself before."""
    device, _, _ = ticking
    attacker, first, victim, second = both_took(device)
    with held_bots():
        good(victim.seat_bot(second))
        good(attacker.undo(first))
        assert attacker.look()["undo"]["waits_for"] == [second]
