"""Resigning, and ending a game by agreement: what is told, what is kept, and what can be done after it."""

import json
from typing import Any

import pytest
from support.devices import NOVICE, NewDevice, Place, good, playing, refusal, wait_until
from support.idling import held_bots
from support.times import Ticking

from ethnos import read_record
from ethnos.game import new_nonce, new_secret
from ethnos.server.tabletop import entries as e
from ethnos.server.tabletop import fair_play
from ethnos.server.tabletop.agreement import DAY, Agreement
from ethnos.server.tabletop.following import follow_up
from ethnos.server.tabletop.refusals import Refused
from ethnos.server.tabletop.table import Status, Table

pytestmark = pytest.mark.xdist_group("servers-clocks")

DRAW = {"type": "draw"}


def seats(place: Place) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = place.table["seats"]
    return found


# Resigning


def test_a_bot_plays_on_for_good_for_whoever_resigns(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act or 0
    other = 1 - seat
    stream = places[other].live(other)
    good(places[seat].resign(seat))
    told = stream.until(lambda told: told.get("kind") == "resigned")
    assert (told["by"], told["told"]["message"], told["told"]["args"]) == (
        seat,
        "table-told-resigned",
        {"name": seats(places[0])[seat]["name"]},
    )
    assert (told["table"]["seats"][seat]["resigned"], told["table"]["seats"][seat]["away"]) == (True, True)
    stream.until(lambda told: told.get("kind") == "decision" and told["by"] == seat)
    assert places[seat].look(seat)["game"]["hand"] is not None, "they may go on watching"
    assert refusal(places[seat].come_back(seat)) == (409, "resigned")
    assert refusal(places[seat].resign(seat)) == (409, "resigned")
    assert refusal(places[seat].ask_end(seat)) == (409, "resigned")
    assert refusal(places[seat].undo(seat)) == (409, "played-for")
    assert refusal(device().at(places[0]).take(seat, "Cy")) == (409, "seat-taken")
    assert refusal(places[other].seat_bot(seat)) == (409, "bot-plays")
    good(places[other].decide(other, DRAW))
    assert places[other].table["status"] == "playing"


def test_a_game_that_its_last_person_gives_up_ends(device: NewDevice) -> None:
    place = device().lay("Ada", NOVICE, start=True)
    good(place.resign(0))
    told = place.look(0)
    assert (told["table"]["status"], told["table"]["aborted"], told["game"]["result"]) == ("over", True, None)
    assert [news["kind"] for news in place.get("/history", seat=0).json()][-2:] == ["resigned", "aborted"]


def test_whoever_is_away_is_still_in_the_game(device: NewDevice) -> None:
    """Resigning must not end the game of somebody for whom a bot only stands in."""
    with held_bots():
        _, places = playing(device, "Ada", "Bo")
        good(places[1].seat_bot(1))
        good(places[0].resign(0))
        assert places[0].table["status"] == "playing"
        good(places[1].leave(1))
        assert places[0].table["aborted"]


def test_before_and_after_a_game_there_is_nothing_to_resign(device: NewDevice) -> None:
    place = device().lay("Ada", NOVICE)
    assert refusal(place.resign(0)) == (409, "not-started")
    good(place.start())
    good(place.resign(0))
    assert refusal(place.resign(0)) == (409, "game-over")


# Ending by agreement


def ended(device: NewDevice, *names: str) -> list[Place]:
    _, places = playing(device, *names)
    for _ in range(4):
        seat = places[0].to_act or 0
        good(places[seat].decide(seat, DRAW))
    good(places[0].ask_end(0))
    for seat in range(1, len(names)):
        good(places[seat].vote(seat))
    return places


def test_everybody_must_agree_to_an_end(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo", "Cy")
    stream = places[2].live(2)
    good(places[0].ask_end(0))
    good(places[1].vote(1))
    assert places[0].table["status"] == "playing"
    good(places[2].vote(2))
    told = stream.until(lambda told: told.get("kind") == "aborted")
    assert told["told"] == {"kind": "phrase", "message": "table-told-ended", "args": {}}
    assert (told["table"]["status"], told["table"]["aborted"]) == ("over", True)
    assert "result" not in told


def test_one_refusal_is_enough(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo", "Cy")
    good(places[0].ask_end(0))
    good(places[2].vote(2, False))
    assert places[0].look()["motion"] is None
    assert refusal(places[1].vote(1)) == (409, "no-motion")


def test_several_seats_at_one_device_are_one_vote(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    good(place.ask_end(1))
    assert place.table["aborted"]


def test_nothing_can_be_decided_once_it_has_ended(device: NewDevice) -> None:
    places = ended(device, "Ada", "Bo")
    seat = places[0].look()["game"]["view"]["seat_to_act"]
    told = places[seat].look(seat)
    assert (told["game"]["asked"], told["game"]["choices"], told["can_undo"]) == (None, None, False)
    assert told["clock"]["running"] is None
    assert refusal(places[seat].decide(seat, DRAW, places[seat].seq)) == (409, "game-over")
    assert refusal(places[seat].undo(seat, 1)) == (409, "game-over")
    assert refusal(places[seat].seat_bot(seat)) == (409, "game-over")
    assert refusal(places[seat].ask_end(seat)) == (409, "game-over")


def test_no_bot_plays_on_in_a_game_that_has_ended(device: NewDevice) -> None:
    with held_bots() as bots:
        game, places = playing(device, "Ada", "Bo")
        seat = game.seat_to_act or 0
        good(places[seat].seat_bot(seat))
        good(places[0].ask_end(0))
        over = good(places[1].vote(1)) + 1
        bots.let()
        wait_until(lambda: places[0].table["status"] == "over")
        good(places[0].say(0, "bye"))
        assert places[0].seq == over + 1


def test_the_record_and_the_moments_of_a_game_that_was_ended(device: NewDevice) -> None:
    places = ended(device, "Ada", "Bo")
    game = read_record(places[0].get("/record").text)
    assert (len(game.history), game.is_over) == (4, False)
    told = places[0].get("/export").json()
    assert (told["ranking"], len(told["ages"][0]["decisions"])) == (None, 4)
    moment = places[0].get("/moments/4").json()
    assert (moment["decisions"], moment["of"]) == (4, 4)
    assert places[0].post("/rematch").status_code == 201


def test_the_game_of_somebody_who_looked_away_is_not_ended_without_them(ticking: Ticking) -> None:
    """Only whoever let a whole day pass in which the game waited for them is not asked."""
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo")
    gone = game.seat_to_act or 0
    here = 1 - gone
    time.pass_by(3600)
    good(places[here].ask_end(here))
    assert places[here].look()["motion"]["waits_for"] == [gone]
    good(places[here].vote(here, False))
    time.pass_by(DAY)
    good(places[here].ask_end(here))
    assert places[here].table["aborted"]


def test_whoever_waits_for_others_is_asked_however_long_it_was(ticking: Ticking) -> None:
    device, time, _ = ticking
    game, places = playing(device, "Ada", "Bo")
    idle = game.seat_to_act or 0
    time.pass_by(3 * DAY)
    good(places[idle].ask_end(idle))
    assert places[idle].look()["motion"]["waits_for"] == [1 - idle]


# From entries alone


def test_a_table_of_bots_alone_is_not_given_up() -> None:
    table = begun(e.BotSeated(0, "novice", "A"), e.BotSeated(1, "novice", "B"))
    assert follow_up(table) is None


def test_what_was_agreed_is_the_same_after_a_restart() -> None:
    table = begun(*(e.Seated(seat, f"S{seat}", f"h{seat}", new_nonce().hex()) for seat in (0, 1)))
    add(table, fair_play.motion(table, 0, "h0", None, {}, 0, table.at))
    again = e.read_entry(0, 0, e.Entry(0, 0, e.MotionMade(0, None, (0, 1), 2)).payload).what
    assert again == e.MotionMade(0, None, (0, 1), 2)
    add(table, fair_play.answer_motion(table, 1, "h1", True))
    assert follow_up(table) == e.Aborted(agreed=True)
    add(table, e.Aborted(agreed=True))
    assert (table.status, table.seat_to_act, table.bot_to_act, follow_up(table)) == (Status.OVER, None, None, None)


def test_an_old_entry_of_a_stand_in_is_read() -> None:
    old = json.dumps({"type": "stood-in", "seat": 1, "bot": "steward", "clock": False})
    assert e.read_entry(3, 0, old).what == e.StoodIn(1, "steward", clock=False)


def test_a_stranger_votes_on_nothing() -> None:
    table = begun(*(e.Seated(seat, f"S{seat}", f"h{seat}", new_nonce().hex()) for seat in (0, 1)))
    with pytest.raises(Refused) as caught:
        fair_play.answer_motion(table, 1, "h1", True)
    assert caught.value.code == "no-motion"
    with pytest.raises(Refused) as caught:
        fair_play.answer_motion(table, 1, "h9", True)
    assert caught.value.code == "not-your-seat"


def test_nobody_was_quiet_while_nobody_could_play() -> None:
    table = begun(*(e.Seated(seat, f"S{seat}", f"h{seat}", new_nonce().hex()) for seat in (0, 1)))
    waiting = table.seat_to_act or 0
    mover, absent, late = 1 - waiting, {waiting: 0}, table.at + fair_play.QUIET + fair_play.GRACE
    slept = fair_play.motion(table, mover, f"h{mover}", None, absent, late - 1000, late)
    assert set(slept.voters) == {0, 1}, "the house has just woken up: both are asked"
    assert fair_play.motion(table, mover, f"h{mover}", None, absent, 0, late).voters == (mover,)


def test_a_host_has_their_time_after_the_house_woke_up() -> None:
    table = Table("abcdefghjkmnpq", new_secret())
    add(table, e.Created(Agreement(players=2), "h0"))
    for seat in (0, 1):
        add(table, e.Seated(seat, f"S{seat}", f"h{seat}", new_nonce().hex()))
    late = table.at + fair_play.START_PATIENCE
    with pytest.raises(Refused) as caught:
        fair_play.claim_host(table, 1, "h1", {}, late - 1000, late)
    assert caught.value.code == "host-soon"
    assert fair_play.claim_host(table, 1, "h1", {}, 0, late) == e.HostPassed(1)


def add(table: Table, what: e.What) -> None:
    table.add(e.Entry(table.seq + 1, table.at + 1, what))


def begun(*sitting: e.What) -> Table:
    table = Table("abcdefghjkmnpq", new_secret())
    for what in (e.Created(Agreement(players=2), "h0"), *sitting, e.Started((new_nonce().hex(),) * 2)):
        add(table, what)
    return table
