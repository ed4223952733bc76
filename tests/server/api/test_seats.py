"""Seats: taken, left, taken over, moved to another device, played by a bot meanwhile."""

import json
import time
from typing import Any

import pytest
from support.devices import (
    NOVICE,
    OPEN,
    NewDevice,
    Place,
    Stream,
    apart,
    good,
    playing,
    problem,
    refusal,
    said,
    wait_until,
)
from support.players import random_game

from ethnos.bots.labels import PEOPLE
from ethnos.bots.levels import LEVELS
from ethnos.server import tokens
from ethnos.server.tabletop import conduct, fair_play

pytestmark = pytest.mark.xdist_group("servers-seats")


def chairs(place: Place) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = place.table["seats"]
    return found


# Taking


def test_a_free_seat_is_taken_and_the_cookie_holds_it(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN)
    there = device().at(place)
    told = there.take(1, "  Bo \t the  bold ").json()
    assert (told["seats"][1]["kind"], told["seats"][1]["name"], told["seats"][1]["yours"]) == (
        "person",
        "Bo the bold",
        True,
    )
    assert there.token is not None
    assert not chairs(place)[1]["yours"]


TAKEN = {
    "somebody's seat": (0, "Bo", (409, "seat-taken")),
    "a bot's seat": (1, "Bo", (409, "seat-taken")),
    "a seat that is not there": (3, "Bo", (404, "no-seat")),
    "a seat that no table has": (6, "Bo", (400, "bad-request")),
    "somebody's name": (2, "Ada", (409, "name-taken")),
    "somebody's name in other letters": (2, "aDA", (409, "name-taken")),
    "no name": (2, " ", (422, "bad-name")),
}


@pytest.mark.parametrize("what", TAKEN)
def test_what_cannot_be_taken(device: NewDevice, what: str) -> None:
    seat, name, expected = TAKEN[what]
    place = device().lay("Ada", NOVICE, OPEN)
    stranger = device().at(place)
    before = place.seq
    assert refusal(stranger.take(seat, name)) == expected
    assert (place.seq, stranger.token) == (before, None)


def test_ones_own_number_goes_into_the_deal(device: NewDevice) -> None:
    nonce = "0123456789abcdef" * 2
    place = device().lay("Ada", OPEN)
    assert device().at(place).take(1, "Bo", nonce=nonce).status_code == 200
    assert refusal(device().at(place).take(1, "Bo", nonce=nonce.upper())) == (400, "bad-request")


KEY = "a key that nobody else has"


def test_whoever_did_not_get_the_answer_asks_again_with_the_same_key(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN)
    lost, again, once_more, other = (device().at(place) for _ in range(4))
    lost.take(1, "Bo", key=KEY)
    for one in (again, once_more):
        told = one.take(1, "Bo", key=KEY)
        assert told.status_code == 200
        assert told.json()["seats"][1]["yours"]
    assert refusal(other.take(1, "Bo", key=KEY[::-1])) == (409, "seat-taken")
    for one in (lost, again):
        assert refusal(one.leave(1)) == (403, "not-your-seat")
    good(once_more.leave(1))


def test_asking_again_with_the_answer_in_hand_changes_nothing(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN)
    there = device().at(place)
    there.take(1, "Bo", key=KEY)
    seq, token = there.seq, there.token
    assert there.take(1, "Bo", key=KEY).status_code == 200
    assert (there.seq, there.token) == (seq, token)


def test_a_host_whose_answer_was_lost_is_host(device: NewDevice) -> None:
    place = device().lay(OPEN, OPEN)
    again, guest = device().at(place), device().at(place)
    place.take(0, "Ada", key=KEY)
    guest.take(1, "Bo")
    assert again.take(0, "Ada", key=KEY).status_code == 200
    assert (again.table["host"], guest.table["host"]) == (True, False)


# The host


def test_only_the_host_starts_and_seats_bots(device: NewDevice) -> None:
    host, guest = apart(device, "Ada", "Bo")
    assert (host.table["host"], guest.table["host"]) == (True, False)
    assert refusal(guest.start()) == (403, "not-host")
    assert refusal(guest.leave(0)) == (403, "not-your-seat")
    three = device().lay("Ada", OPEN, OPEN)
    other = device().at(three)
    other.take(1, "Bo")
    assert refusal(other.seat_bot(2, bot="novice")) == (403, "not-host")
    assert refusal(device().at(three).seat_bot(2, bot="novice")) == (403, "not-host")


def test_no_start_with_a_free_seat_and_none_twice(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN)
    assert refusal(place.start()) == (409, "seats-free")
    good(place.seat_bot(1, bot="novice"))
    good(place.start())
    assert refusal(place.start()) == (409, "already-started")


def test_the_host_fills_seats_with_bots_and_changes_them(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN, OPEN)
    for bot in ("novice", "steward"):
        good(place.seat_bot(1, bot=bot))
        assert chairs(place)[1]["bot"] == bot
    good(place.seat_bot(2, bot="steward"))
    assert chairs(place)[1]["name"] != chairs(place)[2]["name"]
    assert refusal(place.seat_bot(0, bot="novice")) == (409, "seat-taken")
    assert refusal(place.seat_bot(1, bot="deep-blue")) == (422, "unknown-bot")
    assert refusal(place.seat_bot(3, bot="novice")) == (404, "no-seat")
    good(place.leave(2))
    assert chairs(place)[2]["kind"] == "free"


def test_bots_have_names_of_their_own_and_keep_them_when_the_level_changes(device: NewDevice) -> None:
    place = device().lay("Petra", *[NOVICE] * 5)
    names = [chair["name"] for chair in chairs(place)]
    assert set(names[1:]) < set(PEOPLE)
    assert len(set(names)) == 6, "not even the person's own"
    good(place.seat_bot(1, bot="archon"))
    assert (chairs(place)[1]["name"], chairs(place)[1]["bot"]) == (names[1], "archon")


@pytest.mark.parametrize(("around", "near"), [(1, {1, 2}), (3, {2, 3, 4}), (8, {7, 8})])
def test_a_mix_is_of_levels_next_to_a_number_and_different_ones(device: NewDevice, around: int, near: set[int]) -> None:
    numbers = {level.name: level.number for level in LEVELS}
    place = device().lay("Ada", *[{"type": "bot", "bot": "mix", "around": around}] * len(near))
    assert {numbers[chair["bot"]] for chair in chairs(place)[1:]} == near
    good(place.seat_bot(1, bot="mix", around=6))
    assert numbers[chairs(place)[1]["bot"]] in {5, 6, 7}


def test_a_mix_around_no_level_is_refused(device: NewDevice) -> None:
    assert device().wish("Ada", {"type": "bot", "bot": "mix", "around": 9}).status_code == 400


def test_the_host_frees_any_seat_before_the_game(device: NewDevice) -> None:
    host, guest = apart(device, "Ada", "Bo")
    good(host.leave(1))
    assert chairs(host)[1]["kind"] == "free"
    assert refusal(guest.leave(1)) == (403, "not-your-seat")
    assert device().at(host).take(1, "Cy").status_code == 200


def test_whoever_leaves_before_the_game_may_sit_elsewhere(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN, OPEN)
    there = device().at(place)
    there.take(1, "Bo")
    good(there.leave(1))
    assert there.take(2, "Bo").status_code == 200


# Invitations


def test_an_invitation_is_good_once_and_for_its_seat(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN, OPEN)
    made = place.invite(1)
    assert made.status_code == 201
    key = made.json()["key"]
    guest = device().at(place)
    assert guest.take(1, "Bo", invitation=key).status_code == 200
    good(guest.leave(1))
    assert chairs(place)[1]["kind"] == "free"
    assert refusal(device().at(place).move(key)) == (410, "link-dead"), "it moves nobody's seat"


def test_a_key_to_a_free_seat_moves_nothing(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN)
    key = place.invite(1).json()["key"]
    assert refusal(device().at(place).move(key)) == (410, "link-dead")
    assert chairs(place)[1]["kind"] == "free"


def test_only_the_host_invites_and_only_to_a_free_seat(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN, NOVICE)
    assert refusal(device().at(place).invite(1)) == (403, "not-host")
    for seat in (0, 2):
        assert refusal(place.invite(seat)) == (409, "seat-taken")
    good(place.seat_bot(1, bot="novice"))
    good(place.start())
    assert refusal(place.invite(1)) == (409, "seat-taken")


def test_when_the_host_leaves_the_next_one_is(device: NewDevice) -> None:
    host, second, third = apart(device, "Ada", "Bo", "Cy")
    good(host.leave(0))
    assert [place.table["host"] for place in (host, second, third)] == [False, True, False]
    good(second.leave(1))
    assert [place.table["host"] for place in (host, second, third)] == [False, False, True]


# Leaving during the game


def test_the_steward_plays_on_for_whoever_leaves(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act
    assert seat is not None
    stream = places[1 - seat].live(1 - seat)
    good(places[seat].leave(seat))
    stream.until(lambda told: told.get("kind") == "decision" and told["by"] == seat)
    chair = chairs(places[1 - seat])[seat]
    assert (chair["kind"], chair["bot"], chair["away"]) == ("free", "steward", True)
    assert refusal(places[seat].get(seat=seat)) == (403, "not-your-seat")
    assert refusal(places[seat].decide(seat, {"type": "draw"})) == (403, "not-your-seat")


def test_a_newcomer_takes_over_a_seat_that_was_left(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act
    assert seat is not None
    other = 1 - seat
    hand = places[other].look(other)["game"]["hand"]
    good(places[other].leave(other))
    newcomer = device().at(places[0])
    assert newcomer.take(other, "Cy").status_code == 200
    told = newcomer.look(other)
    assert told["game"]["hand"] == hand
    assert told["game"]["view"]["players"][other]["name"] == "Cy"
    chair = told["table"]["seats"][other]
    assert (chair["kind"], chair["name"], chair["away"], chair["yours"]) == ("person", "Cy", False, True)
    good(places[seat].decide(seat, {"type": "draw"}))
    good(newcomer.decide(other, {"type": "draw"}))
    assert refusal(places[other].get(seat=other)) == (403, "not-your-seat")


def test_nobody_sits_down_once_the_game_is_over(device: NewDevice) -> None:
    game = random_game(3, seed=4)
    place = device().lay_game(game, decisions=len(game.history) - 1)
    last = game.history[-1]
    good(place.leave((last.seat + 1) % 3))
    good(place.decide(last.seat, last.decision))
    assert refusal(device().at(place).take((last.seat + 1) % 3, "Bo")) == (409, "game-over")


def test_during_the_game_the_host_frees_no_seat(device: NewDevice) -> None:
    host, _ = apart(device, "Ada", "Bo")
    good(host.start())
    assert refusal(host.leave(1)) == (403, "not-your-seat")


# What a stream shows after its seat is somebody else's


def shows_hand(stream: Stream, after: int) -> bool:
    """Whether a stream brought a hand of cards with an entry after one."""
    read = [json.loads(one) for one in stream.raw]
    return any(told.get("hand") is not None for told in read if told["type"] == "entry" and told["seq"] > after)


def test_the_stream_of_whoever_left_shows_the_newcomers_cards_no_more(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act
    assert seat is not None
    other = 1 - seat
    stream = places[other].live(other)
    good(places[other].leave(other))
    newcomer = device().at(places[0])
    newcomer.take(other, "Cy")
    since = newcomer.seq
    good(places[seat].decide(seat, {"type": "draw"}))
    stream.up_to_or_closed(good(newcomer.decide(other, {"type": "draw"})))
    assert not shows_hand(stream, since)


def test_the_stream_of_whoever_was_sent_away_before_the_game_shows_no_cards(device: NewDevice) -> None:
    host, guest = apart(device, "Ada", "Bo")
    stream = guest.live(1)
    good(host.leave(1))
    newcomer = device().at(host)
    newcomer.take(1, "Cy")
    started = good(host.start())
    stream.up_to_or_closed(started)
    assert not shows_hand(stream, started - 1)


def test_the_stream_of_the_old_device_shows_a_moved_seat_no_more(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act
    assert seat is not None
    stream = places[seat].live(seat)
    elsewhere = device().at(places[0])
    elsewhere.move(places[seat].link(seat).json()["key"])
    since = elsewhere.seq
    stream.up_to_or_closed(good(elsewhere.decide(seat, {"type": "draw"})))
    assert not shows_hand(stream, since)


def test_a_table_without_spectators_has_none_from_the_first_card_on(device: NewDevice) -> None:
    host, _ = apart(device, "Ada", "Bo", spectators=False)
    stream = device().at(host).live()
    started = good(host.start())
    stream.up_to_or_closed(started)
    assert all(seq < started for seq in stream.entries)


# Absence


def test_a_bot_stands_in_for_oneself_and_one_returns(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act
    assert seat is not None
    other = 1 - seat
    good(places[other].seat_bot(other))
    chair = chairs(places[other])[other]
    assert (chair["kind"], chair["bot"], chair["away"], chair["yours"]) == ("person", "steward", True, True)
    assert refusal(places[other].seat_bot(other)) == (409, "bot-plays")
    assert refusal(places[other].decide(other, {"type": "draw"})) == (409, "played-for")
    stream = places[seat].live(seat)
    good(places[seat].decide(seat, {"type": "draw"}))
    stream.until(lambda told: told.get("kind") == "decision" and told["by"] == other)
    good(places[other].come_back(other))
    assert not chairs(places[other])[other]["away"]
    assert refusal(places[other].come_back(other)) == (409, "not-away")


def test_whoever_returns_is_asked_and_decides(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act
    assert seat is not None
    other = 1 - seat
    good(places[other].seat_bot(other))
    good(places[other].come_back(other))
    good(places[seat].decide(seat, {"type": "draw"}))
    good(places[other].decide(other, {"type": "draw"}))


@pytest.mark.parametrize("language", ["en", "pl", "ja"])
def test_no_bot_for_somebody_who_is_there(device: NewDevice, language: str) -> None:
    host, guest = apart(lambda: device(language), "Ada", "Bo")
    good(host.start())
    stream = guest.live(1)
    stream.until(lambda told: told["type"] == "presence" and told["present"] == [1])
    answer = host.seat_bot(1)
    assert refusal(answer) == (409, "still-here")
    assert problem(answer)["detail"] == said("still-here", language, name="Bo")


def test_a_bot_for_somebody_who_is_gone(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_play, "GRACE", 0)
    host, guest = apart(device, "Ada", "Bo")
    good(host.start())
    stream = guest.live(1)
    watched = host.live(0)
    watched.until(lambda told: told["type"] == "presence" and told["present"] == [0, 1])
    stream.close()
    watched.until(lambda told: told["type"] == "presence" and told["present"] == [0])
    good(host.seat_bot(1))
    assert chairs(host)[1]["away"]
    assert refusal(host.come_back(1)) == (403, "not-your-seat")
    wait_until(lambda: host.to_act == 0)  # where it was Bo's turn, the bot plays it to its end first
    good(guest.come_back(1))


def test_a_stranger_puts_no_bot_anywhere(device: NewDevice) -> None:
    host, _ = apart(device, "Ada", "Bo")
    good(host.start())
    assert refusal(device().at(host).seat_bot(1)) == (403, "not-your-seat")


def test_during_the_game_it_is_the_steward_who_stands_in(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo")
    good(places[0].seat_bot(0, bot="random"))
    assert chairs(places[0])[0]["bot"] == "steward"


def test_no_bot_stands_in_for_a_bot_or_before_the_game(device: NewDevice) -> None:
    place = device().lay("Ada", NOVICE)
    assert refusal(place.come_back(0)) == (409, "not-away")
    good(place.start())
    assert refusal(place.seat_bot(1)) == (409, "bot-plays")


# To another device


def test_a_seat_moves_by_link_and_only_once(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo")
    made = places[0].link(0)
    assert made.status_code == 201
    key = made.json()["key"]
    hand = places[0].look(0)["game"]["hand"]
    phone, thief = device().at(places[0]), device().at(places[0])
    told = phone.move(key)
    assert told.status_code == 200
    assert told.json()["seats"][0]["yours"]
    assert phone.look(0)["game"]["hand"] == hand
    assert refusal(thief.move(key)) == (410, "link-dead")
    assert thief.token is None
    for answer in (places[0].get(seat=0), places[0].decide(0, {"type": "draw"}), places[0].link(0), places[0].leave(0)):
        assert refusal(answer) == (403, "not-your-seat")


def test_only_one_of_several_seats_moves(device: NewDevice) -> None:
    host, phone = device(), device()
    place = host.lay("Ada", "Bo", "Cy", start=True)
    there = phone.at(place)
    assert there.move(place.link(1).json()["key"]).status_code == 200
    assert [seat["yours"] for seat in place.table["seats"]] == [True, False, True]
    assert there.move(place.link(2).json()["key"]).status_code == 200, "a second one to the same device"
    assert [seat["yours"] for seat in there.table["seats"]] == [False, True, True]


def test_the_host_is_host_at_another_device_too(device: NewDevice) -> None:
    host, guest = apart(device, "Ada", "Bo")
    phone = device().at(host)
    assert phone.move(host.link(0).json()["key"]).status_code == 200
    assert (phone.table["host"], guest.table["host"]) == (True, False)
    good(phone.start())


def test_a_link_asked_for_again_is_the_same_and_no_entry(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "SAME_LINK", 10**15)
    place = device().lay("Ada", "Bo", start=True)
    first = place.link(0).json()
    before = place.seq
    assert [place.link(0).json() for _ in range(3)] == [first] * 3
    assert place.seq == before
    assert place.link(1).json()["key"] != first["key"], "each seat has its own"
    assert device().at(place).move(first["key"]).status_code == 200


def test_a_newer_link_is_the_only_one(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "SAME_LINK", 1)
    place = device().lay("Ada", "Bo", start=True)
    old = place.link(0).json()["key"]
    time.sleep(0.01)
    new = place.link(0).json()["key"]
    phone = device().at(place)
    assert refusal(phone.move(old)) == (410, "link-dead")
    assert phone.move(new).status_code == 200


def test_a_link_expires(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "LINK_LIFE", 0)
    place = device().lay("Ada", "Bo", start=True)
    key = place.link(0).json()["key"]
    assert refusal(device().at(place).move(key)) == (410, "link-dead")
    assert place.table["seats"][0]["yours"]


def test_a_link_says_how_long_it_is_good(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    now = place.look()["now"]
    assert now < place.link(0).json()["until"] <= place.look()["now"] + conduct.LINK_LIFE


@pytest.mark.parametrize(("key", "expected"), [("x" * 43, (410, "link-dead")), ("x", (400, "bad-request"))])
def test_a_made_up_key_moves_nothing(device: NewDevice, key: str, expected: tuple[int, str]) -> None:
    place = device().lay("Ada", "Bo", start=True)
    good_key = place.link(0).json()["key"]
    assert refusal(device().at(place).move(key)) == expected
    assert device().at(place).move(good_key).status_code == 200


def test_whoever_leaves_takes_the_link_along(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    key = place.link(0).json()["key"]
    good(place.leave(0))
    assert refusal(device().at(place).move(key)) == (410, "link-dead")


def test_the_news_of_a_link_hold_no_key(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    stream = place.live(1)
    key = place.link(0).json()["key"]
    told = stream.until(lambda told: told.get("kind") == "linked")
    assert key not in json.dumps(told)
    assert set(told) <= {"type", "seq", "kind", "at", "by", "view", "hand", "asked", "clock", "choices"}
    assert key not in place.get("/history", seat=0).text
