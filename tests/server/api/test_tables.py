"""Tables: laid as wished, found by list, link and code, set up from records, laid again."""

import asyncio
import contextlib
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from support.devices import NOVICE, OPEN, Device, NewDevice, Place, as_json, problem, refusal, said, seated
from support.players import play_on, random_game

from ethnos import Game
from ethnos.game import FairDealer, new_nonce, new_secret, read_record, verify, write_record
from ethnos.rules import PRESETS, WAYS
from ethnos.rules.components import tribes_of
from ethnos.server.house import House
from ethnos.words import LANGUAGES

pytestmark = pytest.mark.xdist_group("servers-tables")

TURNS = {"type": "turn", "seconds": 60}
RESERVE = {"type": "reserve", "seconds": 600, "increment": 10}
DAYS = {"type": "turn", "seconds": 3 * 24 * 3600}
FIVE = ["centaur", "dwarf", "elf", "giant", "halfling"]
FINISHED = random_game(3, seed=4)  # finished games are read only
RECORD = write_record(FINISHED)
ACROSS = sorted({0, *range(1, len(FINISHED.history), 37), len(FINISHED.history) - 1})


# Wishes


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("preset", name) for name in PRESETS),
        ("preset", "german+skeletons-win+least-starts"),
        *(("clock", clock) for clock in ({"type": "none"}, TURNS, RESERVE, DAYS)),
        ("tribes", FIVE),
        ("tribes", None),
        ("open", True),
        ("open", False),
        ("hints", False),
        ("hints", True),
        ("spectators", False),
        ("spectators", True),
        ("shared", True),
    ],
)
def test_a_table_is_laid_as_it_was_wished(device: NewDevice, option: str, value: Any) -> None:
    place = device().lay("Ada", "Bo", "Cy", **{option: value})
    assert place.table[option] == value
    assert place.table["status"] == "lobby"
    assert place.table["host"]
    assert not place.table["from_record"]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_table_has_as_many_seats_as_it_is_given(device: NewDevice, players: int) -> None:
    place = device().lay("Ada", *[NOVICE] * (players - 2), OPEN)
    seats = place.table["seats"]
    assert [seat["kind"] for seat in seats] == ["person", *["bot"] * (players - 2), "free"]
    assert [seat["yours"] for seat in seats] == [True, *[False] * (players - 1)]
    names = [seat["name"] for seat in seats[:-1]]
    assert len(set(names)) == players - 1, "bots of one kind are told apart"
    assert all(seat["bot"] == "novice" for seat in seats[1:-1])


@pytest.mark.parametrize("bot", ["novice", "steward", "random"])
def test_every_level_of_bot_can_be_seated(device: NewDevice, bot: str) -> None:
    assert device().lay("Ada", {"type": "bot", "bot": bot}).table["seats"][1]["bot"] == bot


@pytest.mark.parametrize("preset", PRESETS)
def test_the_game_follows_the_rules_of_the_preset(device: NewDevice, preset: str) -> None:
    rules = device().lay("Ada", "Bo", preset=preset, start=True).look()["game"]["view"]["rules"]
    assert rules == as_json(Game(2, preset=preset).view().rules)


def test_chosen_tribes_are_in_play(device: NewDevice) -> None:
    assert device().lay("Ada", "Bo", tribes=FIVE, start=True).look()["game"]["view"]["tribes"] == FIVE


@pytest.mark.parametrize("players", [3, 4])
def test_otherwise_tribes_are_drawn(device: NewDevice, players: int) -> None:
    view = device().lay(*"ABCD"[:players], start=True).look()["game"]["view"]
    assert len(set(view["tribes"])) == tribes_of(players)


def test_the_commitment_stands_before_the_first_card(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo")
    before = place.table["commitment"]
    assert len(bytes.fromhex(before)) == 32
    place.start()
    assert place.table["commitment"] == before


BAD = {
    "one seat": (400, "bad-request", {"seats": seated("Ada")}),
    "seven seats": (400, "bad-request", {"seats": seated(*"ABCDEFG")}),
    "no seats": (400, "bad-request", {}),
    "a seat of no kind": (400, "bad-request", {"seats": [{"type": "throne"}, OPEN]}),
    "a field that means nothing": (400, "bad-request", {"seats": seated("Ada", "Bo"), "colour": "red"}),
    "a name too long": (400, "bad-request", {"seats": seated("A" * 25, "Bo")}),
    "no name": (400, "bad-request", {"seats": seated("", "Bo")}),
    "a blank name": (422, "bad-name", {"seats": seated("   ", "Bo")}),
    "one name twice": (409, "name-taken", {"seats": seated("Ada", "ADA")}),
    "a nonce too short": (400, "bad-request", {"seats": [{"type": "you", "name": "Ada", "nonce": "00"}, OPEN]}),
    "no such bot": (422, "unknown-bot", {"seats": [{"type": "bot", "bot": "deep-blue"}, OPEN]}),
    "no such preset": (422, "unknown-preset", {"seats": seated("Ada", "Bo"), "preset": "martian"}),
    "no such single rule": (422, "unknown-preset", {"seats": seated("Ada", "Bo"), "preset": "german+martian"}),
    "a rule and its opposite": (
        422,
        "unknown-preset",
        {"seats": seated("Ada", "Bo"), "preset": "german+skeletons-win+skeletons-pass"},
    ),
    "no such tribe": (400, "bad-request", {"seats": seated("Ada", "Bo"), "tribes": ["martian", *FIVE[:4]]}),
    "too few tribes": (422, "tribe-count", {"seats": seated("Ada", "Bo"), "tribes": FIVE[:4]}),
    "too many tribes": (422, "tribe-count", {"seats": seated("Ada", "Bo"), "tribes": [*FIVE, "orc"]}),
    "one tribe twice": (422, "tribe-count", {"seats": seated("Ada", "Bo"), "tribes": [*FIVE[:4], "elf"]}),
    "a turn of no time": (400, "bad-request", {"seats": seated("Ada", "Bo"), "clock": {"type": "turn", "seconds": 1}}),
    "no such clock": (400, "bad-request", {"seats": seated("Ada", "Bo"), "clock": {"type": "hourglass"}}),
    "a start with a free seat": (409, "seats-free", {"seats": [*seated("Ada"), OPEN], "start": True}),
    "no record": (422, "record-not-ours", {"seats": seated("Ada", "Bo"), "record": "1. e4 e5"}),
    "a record cut off": (
        422,
        "record-missing",
        {"seats": seated(*"ABC"), "record": RECORD.split("\n\n")[0][:80].rpartition("\n")[0]},
    ),
    "a record for others": (422, "record-players", {"seats": seated("Ada", "Bo"), "record": RECORD}),
    "a moment past its end": (422, "record-moment", {"seats": seated(*"ABC"), "record": RECORD, "decisions": 5000}),
    "a record that is over": (422, "record-over", {"seats": seated(*"ABC"), "record": RECORD}),
    "its very end": (
        422,
        "record-over",
        {"seats": seated(*"ABC"), "record": RECORD, "decisions": len(FINISHED.history)},
    ),
    "a negative moment": (400, "bad-request", {"seats": seated(*"ABC"), "record": RECORD, "decisions": -1}),
}


@pytest.mark.parametrize("wish", BAD)
def test_what_cannot_be_laid_is_refused(device: NewDevice, wish: str) -> None:
    status, code, body = BAD[wish]
    assert refusal(device().client.post("/api/tables", json=body)) == (status, code)


def test_one_tribe_twice_is_refused_though_the_others_are_enough(device: NewDevice) -> None:
    assert refusal(device().wish("Ada", "Bo", tribes=[*FIVE, "elf"])) == (422, "tribe-count")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'"table"',
        b"\xff\xfe",
        b'{"seats": ' + b"[" * 5000,
    ],
)
def test_what_is_no_json_of_a_table_is_refused(device: NewDevice, body: bytes) -> None:
    answer = device().client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert refusal(answer) == (400, "bad-request")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_clients_language(device: NewDevice, language: str) -> None:
    told = problem(device(language).wish("Ada", "Bo", preset="martian"))
    assert told["detail"] == said(
        "unknown-preset", language, preset="martian", presets=[*PRESETS, *(f"+{way}" for way in WAYS)]
    )
    told = problem(device(language).wish(*"ABC", record=RECORD, decisions=5000))
    assert told["detail"] == said("record-moment", language, count=len(FINISHED.history))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("en;q=0.2, ja;q=0.8, pl;q=0.5", "ja"),
        ("fr-FR, cs;q=0.1", "cs"),
        ("PL", "pl"),
        ("ru;q=oops, de", "de"),
        ("fr", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_the_best_of_those_the_client_reads(device: NewDevice, accepted: str, language: str) -> None:
    answer = device(accepted).client.get("/api/codes/AAAAAA")
    assert problem(answer)["detail"] == said("no-code", language)


def test_a_space_before_the_quality_is_allowed(device: NewDevice) -> None:
    answer = device("pl; q=0.1, de; q=0.9").client.get("/api/codes/AAAAAA")
    assert problem(answer)["detail"] == said("no-code", "de")


# Finding


def listed(one: Device) -> dict[str, Any]:
    return {table["id"]: table for table in one.client.get("/api/tables").json()}


def test_open_tables_are_listed_as_long_as_they_wait(device: NewDevice) -> None:
    host = device()
    before = host.lay("Zoe", OPEN, open=True)
    place = host.lay("Ada", NOVICE, OPEN, open=True, preset="polish", clock=TURNS)
    private = host.lay("Ada", OPEN)
    found = listed(device())
    assert private.id not in found
    assert list(found).index(place.id) < list(found).index(before.id), "newest first"
    shown = found[place.id]
    assert (shown["players"], shown["free"], shown["preset"], shown["clock"]) == (3, 1, "polish", TURNS)
    assert shown["names"] == [seat["name"] for seat in place.table["seats"][:2]]
    assert device(address="127.0.0.3").at(place).take(2, "Bo").status_code == 200
    assert listed(device())[place.id]["free"] == 0
    place.start()
    assert place.id not in listed(device())


def running(one: Device) -> dict[str, Any]:
    return {table["id"]: table for table in one.client.get("/api/running").json()}


def test_running_games_are_listed_where_they_are_open_and_may_be_watched(device: NewDevice) -> None:
    host = device()
    before = host.lay("Zoe", "Yan", open=True, start=True)
    place = host.lay("Ada", "Bo", OPEN, open=True)
    assert place.id not in running(device()), "it has not begun"
    assert device(address="127.0.0.3").at(place).take(2, "Cy").status_code == 200
    place.start()
    found = running(device())
    assert list(found).index(place.id) < list(found).index(before.id), "newest first"
    since = place.get("/history").json()[0]["at"]
    assert found[place.id] == {"id": place.id, "names": ["Ada", "Bo", "Cy"], "age": 1, "since": since}
    assert device().at(place).look()["game"]["hand"] is None


@pytest.mark.parametrize("agreed", [{"open": False}, {"open": True, "spectators": False}])
def test_hidden_games_and_games_without_spectators_are_never_listed(device: NewDevice, agreed: dict[str, Any]) -> None:
    place = device().lay("Ada", "Bo", start=True, **agreed)
    for who in (device(), place.device):
        assert place.id not in running(who)


def test_a_finished_game_is_no_longer_listed_and_the_age_is_the_one_played(device: NewDevice) -> None:
    last = len(FINISHED.history) - 1
    place = device().lay_game(FINISHED, open=True, decisions=last)
    assert running(device())[place.id]["age"] == 2
    seat = place.to_act
    assert seat is not None
    place.decide(seat, FINISHED.history[last].decision)
    assert place.table["status"] == "over"
    assert place.id not in running(device())


def test_a_stranger_joins_by_code(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN)
    code = place.table["code"]
    guest = device()
    for written in (code, code.lower()):
        assert guest.client.get(f"/api/codes/{written}").json() == {"id": place.id}
    there = guest.at(place)
    assert there.table["code"] is None, "only who sits at a private table knows its code"
    assert there.take(1, "Bo").status_code == 200
    assert there.table["code"] == code


def test_the_code_of_an_open_table_is_no_secret(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN, open=True)
    assert device().at(place).table["code"] == place.table["code"]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("ABCDE2", (404, "no-code")),
        ("ABCDE0", (404, "no-code")),
        ("äöüÄÖÜ", (404, "no-code")),
        ("ABC", (400, "bad-request")),
    ],
)
def test_a_wrong_code_finds_nothing(device: NewDevice, code: str, expected: tuple[int, str]) -> None:
    assert refusal(device().client.get(f"/api/codes/{code}")) == expected


def test_the_code_of_a_finished_game_is_free_again(device: NewDevice) -> None:
    place = device().lay_game(FINISHED, decisions=len(FINISHED.history) - 1)
    code = place.table["code"]
    assert device().client.get(f"/api/codes/{code}").status_code == 200
    finish(place)
    assert refusal(device().client.get(f"/api/codes/{code}")) == (404, "no-code")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/tables/aaaaaaaaaaaaaa", (404, "no-table")),
        ("/api/tables/AAAAAAAAAAAAAA", (400, "bad-request")),
        ("/api/tables/short", (400, "bad-request")),
        ("/nothing", (404, "no-page")),
        ("/api/nothing/there", (404, "no-page")),
        ("/api/nothing", (404, "no-page")),
        ("/api/tables/aaaaaaaaaaaaaa/history", (404, "no-table")),
        ("/api/tables/aaaaaaaaaaaaaa/record", (404, "no-table")),
        ("/api/tables/aaaaaaaaaaaaaa/legal?seat=0", (404, "no-table")),
    ],
)
def test_where_nothing_is(device: NewDevice, path: str, expected: tuple[int, str]) -> None:
    assert refusal(device().client.get(path)) == expected


def test_a_verb_that_means_nothing_at_an_address(device: NewDevice) -> None:
    assert refusal(device().client.delete("/api/about")) == (405, "no-method")


# Records


def finish(place: Place) -> None:
    """The last decision of the finished game above."""
    last = FINISHED.history[-1]
    assert place.decide(last.seat, last.decision).status_code == 200
    assert place.table["status"] == "over"


@pytest.mark.parametrize("decisions", ACROSS)
def test_a_table_is_set_up_from_a_record_at_any_moment(device: NewDevice, decisions: int) -> None:
    place = device().lay_game(FINISHED, "Ada", "Bo", "Cy", decisions=decisions)
    expected = FINISHED.at(decisions)
    expected.rename(["Ada", "Bo", "Cy"])
    for seat in range(3):
        told = place.look(seat)["game"]
        assert told["view"] == as_json(expected.view(None))
        assert told["hand"] == as_json(expected.view(seat).players[seat].hand)
    table = place.table
    assert table["from_record"]
    assert table["commitment"] is None, "nobody vouches for these cards"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo", "Cy"]
    chosen = expected.seat_to_act
    assert place.legal(chosen or 0) == as_json(expected.legal())


def test_bots_take_the_rest_of_a_records_seats(device: NewDevice) -> None:
    place = device().lay_game(FINISHED, "Ada", NOVICE, decisions=5, rest="steward")
    assert [seat["bot"] for seat in place.table["seats"]] == [None, "novice", "steward"]


def test_the_story_of_a_record_is_told_as_each_seat_saw_it(device: NewDevice) -> None:
    last = len(FINISHED.history) - 9
    place = device().lay_game(FINISHED, "Ada", "Bo", "Cy", decisions=last, start=False)
    streams = {eyes: place.live(eyes) for eyes in (0, 1, 2, None)}
    place.start()
    for eyes, stream in streams.items():
        expected = as_json(FINISHED.at(last).events_for(eyes))
        begun = stream.until(lambda message: message.get("kind") == "started")
        assert begun["events"] == expected
        assert begun["sheets"] == as_json(FINISHED.at(last).sheets)
        told = place.get("/history", **({} if eyes is None else {"seat": eyes})).json()
        assert [event for news in told for event in news.get("events", ())] == expected


def test_a_saved_game_that_was_fair_goes_on(device: NewDevice) -> None:
    saved = Game(2, dealer=FairDealer(new_secret(), [new_nonce(), new_nonce()]))
    play_on(saved, random.Random(1), 20)
    place = device().lay_game(saved, "Ada", "Bo")
    assert place.look(0)["game"]["hand"] == as_json(saved.view(0).players[0].hand)
    seat = saved.seat_to_act
    assert seat is not None
    assert place.decide(seat, saved.legal()[0]).status_code == 200


def test_a_recorded_game_played_to_its_end_again_has_the_same_result(device: NewDevice) -> None:
    place = device().lay_game(FINISHED, decisions=len(FINISHED.history) - 4)
    for played in FINISHED.history[-4:]:
        assert place.decide(played.seat, played.decision).status_code == 200
    assert place.table["status"] == "over"
    assert place.look()["game"]["result"] == as_json(FINISHED.result)
    record = place.get("/record").text
    verify(record)
    again = read_record(record)
    assert [one.decision for one in again.history] == [one.decision for one in FINISHED.history]
    assert place.get("/export").status_code == 200


def test_bots_go_on_with_a_record_too(device: NewDevice) -> None:
    place = device().lay_game(FINISHED, *[NOVICE] * 3, decisions=len(FINISHED.history) - 30)
    stream = place.live()
    stream.until(
        lambda told: (told["type"] == "snapshot" and told["table"]["status"] == "over") or told.get("kind") == "result"
    )
    assert place.table["status"] == "over"


# Several people at one device


def test_several_seats_on_one_device(device: NewDevice) -> None:
    host, other = device(), device()
    place = host.lay("Ada", "Bo", OPEN, OPEN)
    assert place.table["shared"]
    there = other.at(place)
    assert there.take(2, "Cy").status_code == 200
    assert refusal(there.take(3, "Di")) == (409, "one-seat"), "only the device that laid the table has several"
    assert place.take(3, "Di").status_code == 200
    assert place.start().status_code == 200
    assert [seat["yours"] for seat in place.table["seats"]] == [True, True, False, True]
    assert [seat["yours"] for seat in there.table["seats"]] == [False, False, True, False]
    hands = {seat: whose.look(seat)["game"]["hand"] for seat, whose in enumerate((place, place, there, place))}
    assert all(len(hand) == 1 for hand in hands.values())
    for seat, whose in ((0, there), (1, there), (2, place), (3, there)):
        assert refusal(whose.get(seat=seat)) == (403, "not-your-seat")


def test_a_table_laid_without_seats_is_shared_where_that_is_wished(device: NewDevice) -> None:
    place = device().lay(OPEN, OPEN, OPEN, shared=True)
    for seat, name in enumerate(("Ada", "Bo", "Cy")):
        assert place.take(seat, name).status_code == 200
    one = device().lay(OPEN, OPEN)
    assert one.take(0, "Ada").status_code == 200
    assert refusal(one.take(1, "Bo")) == (409, "one-seat")


def test_hot_seat_everybody_plays_from_one_device(device: NewDevice) -> None:
    game = Game(3, seed=11)
    place = device().lay_game(game, "Ada", "Bo", "Cy")
    seats = set()
    for _ in range(6):
        seat = game.seat_to_act
        assert seat is not None
        seats.add(seat)
        decision = game.legal()[0]
        assert place.decide(seat, decision).status_code == 200
        game.play(decision)
    assert seats == {0, 1, 2}


# Spectators


@pytest.mark.parametrize("path", ["", "/history", "/record"])
def test_spectators_are_let_in_or_not(device: NewDevice, path: str) -> None:
    stranger = device()
    allowed = device().lay("Ada", "Bo", start=True)
    assert stranger.at(allowed).get(path).status_code == 200
    forbidden = device().lay("Ada", "Bo", start=True, spectators=False)
    assert refusal(stranger.at(forbidden).get(path)) == (403, "no-spectators")
    assert forbidden.get(path).status_code == 200, "who plays may look with any eyes of a spectator"


def test_whoever_comes_by_a_link_sees_the_table_before_the_game(device: NewDevice) -> None:
    place = device().lay("Ada", OPEN, spectators=False)
    assert device().at(place).table["seats"][1]["kind"] == "free"


def test_a_spectator_sees_no_hand(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    told = device().at(place).look()
    assert told["seat"] is None
    assert told["game"]["hand"] is None
    assert [player["hand"] for player in told["game"]["view"]["players"]] == [None, None]


def test_what_a_spectator_cannot_do(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    stranger = device().at(place)
    for answer in (
        stranger.decide(0, {"type": "draw"}),
        stranger.undo(0),
        stranger.say(0, "hello"),
        stranger.leave(0),
        stranger.link(0),
        stranger.come_back(0),
        stranger.seat_bot(0),
        stranger.get("/legal", seat=0),
        stranger.get("/legal"),
        stranger.post("/hints", {"seat": 0}),
        stranger.agree(0),
    ):
        assert refusal(answer) == (403, "not-your-seat")


# Once more


def finished_by_three(device: NewDevice) -> list[Place]:
    """Three people at devices of their own, whose game is over."""
    host = device().lay_game(
        FINISHED,
        "Ada",
        OPEN,
        OPEN,
        decisions=len(FINISHED.history) - 1,
        start=False,
        open=False,
        clock=TURNS,
        hints=False,
    )
    places = [host, device().at(host), device().at(host)]
    for seat, name in ((1, "Bo"), (2, "Cy")):
        assert places[seat].take(seat, name).status_code == 200
    assert host.start().status_code == 200
    last = FINISHED.history[-1]
    assert places[last.seat].decide(last.seat, last.decision).status_code == 200
    return places


def rematch(place: Place) -> Place:
    answer = place.post("/rematch")
    assert answer.status_code == 201, answer.text
    return Place(place.device, answer.json()["id"])


def test_a_rematch_seats_everybody_who_asks_where_they_sat(device: NewDevice) -> None:
    places = finished_by_three(device)
    again = [rematch(place) for place in places]
    assert len({one.id for one in again}) == 1
    assert {place.table["rematch"] for place in places} == {again[0].id}
    for seat, one in enumerate(again):
        assert [chair["yours"] for chair in one.table["seats"]] == [seat == i for i in range(3)]
    table = again[0].table
    assert [chair["name"] for chair in table["seats"]] == ["Ada", "Bo", "Cy"]
    assert (table["clock"], table["hints"], table["open"], table["from_record"]) == (TURNS, False, False, False)
    assert table["commitment"]
    assert again[0].start().status_code == 200
    assert again[1].look(1)["game"]["hand"] is not None


def test_the_bots_of_a_table_come_to_its_rematch(device: NewDevice) -> None:
    last = FINISHED.history[-1]
    seats = [NOVICE, NOVICE, NOVICE]
    seats[last.seat] = {"type": "you", "name": "Ada"}
    place = device().lay_game(FINISHED, *seats, decisions=len(FINISHED.history) - 1)
    finish(place)
    again = rematch(place)
    assert [seat["kind"] for seat in again.table["seats"]] == [seat["kind"] for seat in place.table["seats"]]
    assert again.start().status_code == 200


@pytest.mark.parametrize("who", [0, 1])
def test_a_rematch_whose_reply_was_lost_is_asked_for_again(device: NewDevice, who: int) -> None:
    places = finished_by_three(device)
    if who:
        rematch(places[0])
    lost = places[who].device.client
    again = rematch(places[who])
    for cookie in [one for one in lost.cookies.jar if one.path.endswith(again.id)]:
        lost.cookies.jar.clear(cookie.domain, cookie.path, cookie.name)
    assert again.token is None
    repeated = rematch(places[who])
    assert repeated.id == again.id
    assert repeated.table["seats"][who]["yours"]


def test_a_rematch_asked_for_twice_changes_nothing(device: NewDevice) -> None:
    places = finished_by_three(device)
    again = rematch(places[0])
    seq = again.seq
    repeated = rematch(places[0])
    assert (repeated.id, repeated.seq) == (again.id, seq)
    assert repeated.table["seats"][0]["yours"]


def test_a_rematch_asked_for_by_two_at_once_is_one_table(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    places = finished_by_three(device)
    lay, laid, both = House.create, [], threading.Barrier(2)

    async def meet(self: House, *arguments: Any) -> Any:
        laid.append(arguments)
        with contextlib.suppress(threading.BrokenBarrierError):
            await asyncio.to_thread(both.wait, 0.5)
        return await lay(self, *arguments)

    monkeypatch.setattr(House, "create", meet)
    with ThreadPoolExecutor(2) as pool:
        again = list(pool.map(rematch, places[:2]))
    assert again[0].id == again[1].id
    assert len(laid) == 1


def test_no_rematch_before_the_end_nor_for_strangers(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    assert refusal(place.post("/rematch")) == (409, "not-over")
    over = finished_by_three(device)[0]
    assert refusal(device().at(over).post("/rematch")) == (403, "not-your-seat")
