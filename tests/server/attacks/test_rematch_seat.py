"""A stranger who watched a game would sit down at its rematch, under a player's name."""

from typing import Any

import pytest
from support.devices import OPEN, NewDevice, Place, good, problem, refusal, said
from support.players import random_game

pytestmark = pytest.mark.xdist_group("servers-attacks-seats")

FINISHED = random_game(3, seed=4)  # read only
ELSEWHERE = "127.0.0.5"


def finished(device: NewDevice, **agreed: Any) -> list[Place]:
    """Three people at devices and addresses of their own, whose game is over."""
    last = FINISHED.history[-1]
    end = len(FINISHED.history) - 1
    host = device().lay_game(FINISHED, "Ada", OPEN, OPEN, decisions=end, start=False, **agreed)
    places = [host, *(device(address=f"127.0.0.{2 + seat}").at(host) for seat in (1, 2))]
    for seat, name in ((1, "Bo"), (2, "Cy")):
        assert places[seat].take(seat, name).status_code == 200
    good(host.start())
    good(places[last.seat].decide(last.seat, last.decision))
    return places


def again(place: Place) -> Place:
    answer = place.post("/rematch")
    assert answer.status_code == 201, answer.text
    return Place(place.device, answer.json()["id"])


@pytest.mark.parametrize("agreed", [{"open": False}, {"open": True}])
def test_a_watcher_takes_no_players_seat_at_the_rematch(device: NewDevice, agreed: dict[str, Any]) -> None:
    places = finished(device, **agreed)
    watcher = device(address=ELSEWHERE).at(places[0])
    told = watcher.live()
    laid = again(places[0])
    told.until(lambda message: message.get("kind") == "rematch")
    stranger = watcher.device.at(laid)
    for seat, name in ((1, "Bo"), (2, "Cy")):
        answer = stranger.take(seat, name)
        assert refusal(answer) == (409, "seat-kept")
        assert problem(answer)["detail"] == said("seat-kept", name=name)
    assert stranger.token is None
    assert [again(place).table["seats"][seat]["yours"] for seat, place in enumerate(places)] == [True] * 3
    good(laid.start())


def test_seats_are_shown_as_kept_until_their_person_comes(device: NewDevice) -> None:
    places = finished(device)
    laid = again(places[0])
    seats = laid.table["seats"]
    assert [(seat["kind"], seat["name"], seat["kept"]) for seat in seats] == [
        ("person", "Ada", False),
        ("free", "Bo", True),
        ("free", "Cy", True),
    ]
    again(places[1])
    assert [seat["kept"] for seat in laid.table["seats"]] == [False, False, True]


def test_players_get_no_others_seat_either(device: NewDevice) -> None:
    places = finished(device)
    again(places[0])
    second = again(places[1])
    assert refusal(second.take(2, "Bo 2")) == (409, "one-seat")
    good(second.leave(1))
    assert refusal(second.take(2, "Bo 2")) == (409, "seat-kept")


def test_where_the_host_frees_a_kept_seat_friends_still_come_by_invitation_only(device: NewDevice) -> None:
    places = finished(device)
    laid = again(places[0])
    good(laid.leave(2))
    watcher, friend = (device(address=ELSEWHERE).at(laid) for _ in range(2))
    assert refusal(watcher.take(2, "Di")) == (403, "invited-only")
    assert laid.table["code"] is None, "a code would not do"
    key = laid.invite(2).json()["key"]
    assert friend.take(2, "Di", invitation=key).status_code == 200
    assert refusal(laid.invite(1)) == (409, "seat-kept"), "first the host frees it"


def test_a_freed_seat_of_an_open_tables_rematch_is_anybodys(device: NewDevice) -> None:
    places = finished(device, open=True)
    laid = again(places[0])
    good(laid.leave(2))
    assert device(address=ELSEWHERE).at(laid).take(2, "Di").status_code == 200


def test_only_the_host_frees_a_kept_seat_and_a_bot_may_come_in_its_place(device: NewDevice) -> None:
    places = finished(device)
    laid = again(places[0])
    assert refusal(device(address=ELSEWHERE).at(laid).leave(2)) == (403, "not-your-seat")
    assert refusal(again(places[1]).leave(2)) == (403, "not-your-seat")
    good(laid.seat_bot(2, bot="novice"))
    assert again(places[2]).table["seats"][2]["kind"] == "bot"
    good(laid.start())


@pytest.mark.parametrize("spectators", [True, False])
def test_a_watcher_follows_to_the_rematch_where_watching_is_allowed(device: NewDevice, spectators: bool) -> None:
    places = finished(device, spectators=spectators)
    laid = again(places[0])
    for place in places[1:]:
        again(place)
    good(laid.start())
    watcher = device(address=ELSEWHERE).at(laid)
    if spectators:
        assert watcher.look()["game"]["hand"] is None
    else:
        assert refusal(watcher.get()) == (403, "no-spectators")


def test_whoever_left_a_rematch_among_friends_during_the_game_may_come_back(device: NewDevice) -> None:
    places = finished(device)
    laid = [again(place) for place in places]
    good(laid[0].start())
    good(laid[2].leave(2))
    assert refusal(device(address=ELSEWHERE).at(laid[0]).take(2, "Di")) == (403, "invited-only")
    assert laid[2].take(2, "Cy").status_code == 200
