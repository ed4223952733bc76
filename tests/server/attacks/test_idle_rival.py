"""Somebody connected who does nothing holds up nobody for ever: at a table without clocks the others decide."""

import pytest
from support.devices import OPEN, NewDevice, Place, apart, good, playing, refusal, wait_until
from support.idling import held_bots
from support.times import Ticking

from ethnos.server.tabletop.agreement import DAY, SECOND
from ethnos.server.tabletop.fair_play import HOST_PATIENCE, LAPSE, LONE_PATIENCE, PATIENCE, START_PATIENCE

pytestmark = pytest.mark.xdist_group("servers-clocks")


def idling(device: NewDevice, *names: str) -> tuple[int, dict[int, Place]]:
    """Who is asked and does not answer, and the others; all are connected."""
    game, places = playing(device, *names)
    idle = game.seat_to_act or 0
    for seat, place in enumerate(places):
        place.live(seat).next()
    return idle, {seat: place for seat, place in enumerate(places) if seat != idle} | {idle: places[idle]}


def take(place: Place, seat: int) -> None:
    good(place.decide(seat, next(one for one in place.legal(seat) if one["type"] == "take")))


def away(place: Place, seat: int) -> bool:
    found: bool = place.table["seats"][seat]["away"]
    return found


def test_the_only_other_person_has_a_bot_put_in_after_a_while(ticking: Ticking) -> None:
    device, time, _ = ticking
    idle, places = idling(device, "Ada", "Bo")
    other = 1 - idle
    assert refusal(places[other].seat_bot(idle)) == (409, "still-here")
    assert refusal(places[other].ask_bot(other, idle)) == (409, "still-thinking")
    time.pass_by(LONE_PATIENCE // SECOND - 5)
    assert refusal(places[other].ask_bot(other, idle)) == (409, "still-thinking")
    time.pass_by(6)
    with held_bots() as bots:
        good(places[other].ask_bot(other, idle))
        assert away(places[other], idle)
        assert refusal(places[idle].come_back(idle)) == (409, "bots-turn"), "or it would never be played"
        bots.let()
        wait_until(lambda: places[other].to_act == other)
    good(places[idle].come_back(idle))


def test_taking_back_and_deciding_again_does_not_renew_the_patience(ticking: Ticking) -> None:
    device, time, _ = ticking
    idle, places = idling(device, "Ada", "Bo")
    other = 1 - idle
    time.pass_by(LONE_PATIENCE // SECOND // 2)
    take(places[idle], idle)
    good(places[idle].undo(idle))
    time.pass_by(LONE_PATIENCE // SECOND + 1)
    take(places[idle], idle)
    good(places[idle].undo(idle))
    good(places[other].agree(other))  # a turn is taken back once without the others
    assert places[other].to_act == idle
    good(places[other].ask_bot(other, idle))


def test_letting_a_bot_stand_in_for_a_moment_is_no_answer_to_the_others(ticking: Ticking) -> None:
    """Found: whoever saw the motion let a bot stand in and returned, and the motion was gone, 4 of 4."""
    device, time, _ = ticking
    idle, places = idling(device, "Ada", "Bo", "Cy")
    first, _other = (seat for seat in range(3) if seat != idle)
    time.pass_by(PATIENCE // SECOND + 1)
    with held_bots() as bots:
        good(places[first].ask_bot(first, idle))
        good(places[idle].seat_bot(idle))
        assert refusal(places[idle].come_back(idle)) == (409, "bots-turn")
        bots.let()
        wait_until(lambda: places[first].to_act != idle)
    good(places[idle].come_back(idle))


def test_what_a_bot_decided_in_ones_place_is_not_taken_back_without_the_others(ticking: Ticking) -> None:
    """Found: voted out, returned, and undone at once, 24 of 24: the idle one was asked again."""
    device, time, _ = ticking
    idle, places = idling(device, "Ada", "Bo")
    other = 1 - idle
    time.pass_by(LONE_PATIENCE // SECOND + 1)
    with held_bots() as bots:
        good(places[other].ask_bot(other, idle))
        bots.let()
        wait_until(lambda: places[other].to_act == other)
    good(places[idle].come_back(idle))
    good(places[idle].undo(idle))
    assert places[idle].to_act == other
    assert places[idle].look()["undo"]["waits_for"] == [other]


def test_leaving_and_coming_back_for_a_moment_does_not_either(ticking: Ticking) -> None:
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo")
    idle = game.seat_to_act or 0
    for _ in range(4):
        stream = places[idle].live(idle)
        stream.next()
        time.pass_by(LONE_PATIENCE // SECOND // 4 + 1)
        stream.close()
        wait_until(lambda: idle not in places[idle].look()["present"])
    places[idle].live(idle).next()
    good(places[1 - idle].ask_bot(1 - idle, idle))


def test_whoever_comes_after_a_long_absence_has_time_to_look(ticking: Ticking) -> None:
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo")
    idle = game.seat_to_act or 0
    time.pass_by(DAY)
    places[idle].live(idle).next()
    assert refusal(places[1 - idle].ask_bot(1 - idle, idle)) == (409, "still-thinking")


@pytest.mark.parametrize("answers", [(True,), (False, True), (False, False)])
def test_of_several_others_a_majority_decides(ticking: Ticking, answers: tuple[bool, ...]) -> None:
    device, time, _ = ticking
    idle, places = idling(device, "Ada", "Bo", "Cy", "Di")
    first, *others = (seat for seat in range(4) if seat != idle)
    time.pass_by(PATIENCE // SECOND + 1)
    with held_bots():
        good(places[first].ask_bot(first, idle))
        assert places[first].look()["motion"] == {
            "seat": first,
            "target": idle,
            "agreed": [first],
            "waits_for": others,
            "needed": 2,
        }
        assert refusal(places[idle].vote(idle, False)) == (409, "no-motion")
        for seat, agrees in zip(others, answers, strict=False):
            assert not away(places[first], idle)
            good(places[seat].vote(seat, agrees))
        assert away(places[first], idle) == any(answers)
        assert places[first].look()["motion"] is None


def test_a_decision_is_the_best_answer(ticking: Ticking) -> None:
    device, time, _ = ticking
    idle, places = idling(device, "Ada", "Bo", "Cy")
    first, other = (seat for seat in range(3) if seat != idle)
    time.pass_by(PATIENCE // SECOND + 1)
    good(places[first].ask_bot(first, idle))
    good(places[idle].decide(idle, {"type": "draw"}))
    assert places[first].look()["motion"] is None
    assert refusal(places[other].vote(other)) == (409, "no-motion")


def test_what_cannot_be_asked(ticking: Ticking) -> None:
    device, time, _ = ticking
    idle, places = idling(device, "Ada", "Bo", "Cy")
    first, other = (seat for seat in range(3) if seat != idle)
    time.pass_by(PATIENCE // SECOND + 1)
    assert refusal(places[first].ask_bot(first, other)) == (409, "not-waited-for")
    assert refusal(places[idle].ask_bot(idle, idle)) == (409, "not-waited-for")
    assert refusal(places[first].ask_bot(other, idle)) == (403, "not-your-seat")
    assert refusal(device().at(places[0]).ask_end(first)) == (403, "not-your-seat")
    good(places[first].ask_bot(first, idle))
    assert refusal(places[other].ask_end(other)) == (409, "motion-open")
    good(places[first].vote(first, False))
    assert places[first].look()["motion"] is None, "whoever asked may take it back"
    assert refusal(places[first].ask_end(first)) == (409, "motion-soon")
    time.pass_by(LAPSE // SECOND + 1)
    good(places[first].ask_end(first))
    time.pass_by(LAPSE // SECOND + 1)
    good(places[other].ask_end(other))
    assert places[first].look()["motion"]["seat"] == other, "an old motion blocks no new one"


def test_where_a_clock_runs_it_decides(ticking: Ticking) -> None:
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo", clock={"type": "turn", "seconds": 3 * DAY})
    idle = game.seat_to_act or 0
    time.pass_by(LONE_PATIENCE // SECOND + 1)
    assert refusal(places[1 - idle].ask_bot(1 - idle, idle)) == (409, "clock-decides")


# A host who does not come


def test_a_host_who_went_away_is_host_no_more(ticking: Ticking) -> None:
    device, time, _ = ticking
    host = device().lay("Ada", OPEN, OPEN)
    guest = device().at(host)
    guest.take(1, "Bo")
    stream = host.live(0)
    stream.next()
    assert refusal(guest.claim_host(1)) == (409, "still-here")
    stream.close()
    wait_until(lambda: guest.look()["present"] == [])
    assert refusal(guest.claim_host(1)) == (409, "host-soon")
    time.pass_by(HOST_PATIENCE // SECOND + 1)
    assert refusal(device().at(host).claim_host(1)) == (403, "not-your-seat")
    good(guest.claim_host(1))
    assert (host.table["host"], guest.table["host"]) == (False, True)
    good(guest.seat_bot(2))
    good(guest.start())


def test_a_host_who_never_begins_is_host_no_more(ticking: Ticking) -> None:
    device, time, _ = ticking
    host, guest = apart(device, "Ada", "Bo")
    host.live(0).next()
    guest.live(1).next()
    assert refusal(guest.claim_host(1)) == (409, "host-soon")
    time.pass_by(START_PATIENCE // SECOND + 1)
    good(guest.claim_host(1))
    assert refusal(host.start()) == (403, "not-host")
    assert refusal(host.claim_host(0)) == (409, "host-soon"), "each has their time"
    good(guest.start())


def test_a_host_claims_nothing(ticking: Ticking) -> None:
    device, _, _ = ticking
    host, _guest = apart(device, "Ada", "Bo")
    before = host.seq
    good(host.claim_host(0))
    assert host.seq == before
    good(host.start())
    assert refusal(host.claim_host(0)) == (409, "already-started")
