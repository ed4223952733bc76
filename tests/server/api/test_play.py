"""Playing: decisions that count once, refusals that say why, whole games, hints and phrases."""

import asyncio
import itertools
import json
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from support.devices import NOVICE, Device, NewDevice, Place, as_json, good, playing, problem, refusal, said
from support.guests import Guest
from support.players import random_game, random_positions
from support.servers import Inside

from ethnos import DrawFromDeck, Game, TakeCard
from ethnos.game import (
    Decision,
    Decline,
    IllegalDecision,
    KeepCards,
    PlaceMarker,
    PlayBand,
    TakeTroll,
    read_record,
    verify,
)
from ethnos.review import reasons
from ethnos.server import turns
from ethnos.server.api import reads
from ethnos.server.tabletop import conduct
from ethnos.words import LANGUAGES, Card, Kingdom, words

pytestmark = pytest.mark.xdist_group("servers-play")

SEAT = Game(2, seed=1).seat_to_act or 0  # who begins in the game that `playing` deals
OTHER = 1 - SEAT
DRAW = {"type": "draw"}


# Once and no more


def test_a_repeated_decision_gets_the_same_answer(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    me, other = places[SEAT], places[OTHER]
    asked = me.asked
    decision = next(one for one in game.legal() if isinstance(one, TakeCard))
    first = me.decide(SEAT, decision, asked)
    seq = good(first)
    assert me.decide(SEAT, decision, asked).content == first.content
    good(other.decide(OTHER, DRAW))
    good(me.decide(SEAT, DRAW))
    last = me.seq
    assert me.decide(SEAT, decision, asked).content == first.content, "also after more moves"
    assert me.seq == last
    assert seq < last


def test_the_order_of_a_bands_cards_makes_no_other_decision(device: NewDevice) -> None:
    game = next(game for game in random_positions(2, seed=3) if _large_band(game))
    band = _large_band(game)
    assert band is not None
    seat = game.seat_to_act or 0
    place = device().lay_game(game, "Ada", "Bo")
    asked = place.asked
    body = as_json(band)
    seq = good(place.decide(seat, body, asked))
    assert good(place.decide(seat, {**body, "cards": body["cards"][::-1]}, asked)) == seq


def _large_band(game: Game) -> PlayBand | None:
    return next((one for one in game.legal() if isinstance(one, PlayBand) and len(set(one.cards)) > 2), None)


def test_a_repeat_after_an_undo_tells_of_the_entry_that_was_written(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    me = places[SEAT]
    asked = me.asked
    decision = next(one for one in game.legal() if isinstance(one, TakeCard))
    seq = good(me.decide(SEAT, decision, asked))
    good(me.undo(SEAT))
    last = me.seq
    assert good(me.decide(SEAT, decision, asked)) == seq
    assert me.seq == last, "and does not decide anew"


def test_a_repeat_after_the_server_came_up_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with Inside(database) as server, Device(server.url) as before:
        place = before.lay_game(Game(2, seed=1), "Ada", "Bo")
        asked = place.asked
        seq = good(place.decide(SEAT, DRAW, asked))
        good(place.decide(OTHER, DRAW))
        seen = place.look(SEAT)
    with Inside(database) as server, Device(server.url).like(before) as after:
        place = after.at(place)
        assert good(place.decide(SEAT, DRAW, asked)) == seq
        later = {"now": 0, "leaving": []}  # absences are known since the start
        assert {**place.look(SEAT), **later} == {**seen, **later}
        good(place.decide(SEAT, DRAW))


def test_the_same_decision_sent_twice_at_once_is_one(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo")
    me = places[SEAT]
    asked, before = me.asked, me.seq
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: good(me.decide(SEAT, DRAW, asked)), range(8)))
    assert set(answers) == {before + 1}
    assert me.seq == before + 1


def test_of_different_decisions_sent_at_once_one_counts(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    me = places[SEAT]
    asked, before = me.asked, me.seq
    decisions = [one for one in game.legal() if isinstance(one, TakeCard | DrawFromDeck)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: me.decide(SEAT, one, asked), decisions))
    assert [one.status_code for one in answers].count(200) == 1
    assert {one.status_code for one in answers} == {200, 409}
    assert me.seq == before + 1


# Refusals


def test_another_decision_for_an_answered_question_is_stale(device: NewDevice) -> None:
    """A question that is followed by another one of the same seat."""
    game = next(game for game in random_positions(3, seed=8) if _asked_again(game))
    seat = game.seat_to_act or 0
    place = device().lay_game(game)
    asked = place.asked
    good(place.decide(seat, _asked_again(game), asked))
    for decision in (DRAW, place.legal(seat)[0]):
        assert refusal(place.decide(seat, decision, asked)) == (409, "stale")
    assert refusal(place.decide(seat, place.legal(seat)[0], place.asked + 1)) == (409, "stale")
    good(place.decide(seat, place.legal(seat)[0], place.asked))


def _asked_again(game: Game) -> Any:
    """A band after which the same seat is asked something else."""
    for band in [one for one in game.legal() if isinstance(one, PlayBand)]:
        after = game.copy()
        after.play(band)
        if after.seat_to_act == game.seat_to_act:
            return band
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_out_of_turn(device: NewDevice, language: str) -> None:
    _, places = playing(lambda: device(language), "Ada", "Bo")
    answer = places[OTHER].decide(OTHER, DRAW)
    assert refusal(answer) == (409, "not-your-turn")
    names = ("Ada", "Bo")
    assert problem(answer)["detail"] == said("not-your-turn", language, name=names[OTHER], turn=names[SEAT])


def _question(name: str) -> Game:
    """A position in which something is asked."""
    for seed in range(1, 60):
        for game in random_positions(4, seed):
            if game.view().question == name:
                return game.copy()
    raise AssertionError(name)


ILLEGAL: dict[str, tuple[str, Decision | None, str]] = {
    "another question": ("turn", TakeTroll(3), "wrong-question"),
    "no such refusal": ("turn", Decline("raid"), "wrong-question"),
    "a card that is not in the row": ("turn", None, "not-in-row"),
    "a card that is not in hand": ("turn", None, "not-held"),
    "a band of all sorts": ("turn", PlayBand(Card("elf-rhea"), (Card("elf-rhea"), Card("orc-althea"))), "band-mixed"),
    "a leader from outside": ("turn", PlayBand(Card("elf-rhea"), (Card("elf-althea"),)), "leader-outside"),
    "a Skeleton leads": ("turn", PlayBand(Card("skeleton"), (Card("skeleton"),)), "skeleton-leads"),
    "nobody leads": ("turn", PlayBand(None, (Card("elf-rhea"),)), "band-without-leader"),
    "a marker in another kingdom": ("marker", None, "marker-barred"),
    "a Troll token too large": ("troll", TakeTroll(6), "troll-barred"),
    "no such Troll token": ("troll", TakeTroll(7), "troll-barred"),
    "more cards than an Elf may keep": ("keep", None, "keep-too-many"),
}


def _wrong(game: Game, code: str) -> Any:
    """A decision that is wrong in this position in the way named."""
    view = game.view(game.seat_to_act)
    mine = view.players[game.seat_to_act or 0].hand or ()
    absent = [card for card in Card if card not in mine and card not in view.row and card != Card("skeleton")]
    match code:
        case "not-in-row":
            return TakeCard(absent[0])
        case "not-held":
            return PlayBand(absent[0], (absent[0],))
        case "marker-barred":
            allowed = {one.kingdom for one in game.legal() if isinstance(one, PlaceMarker)}
            return PlaceMarker(next(kingdom for kingdom in Kingdom if kingdom not in allowed))
        case "keep-too-many":
            return KeepCards(mine)
    raise AssertionError(code)


def _position(question: str, code: str) -> tuple[Game, Any]:
    if code != "keep-too-many":
        game = _question(question)
        return game, None if code not in ("not-in-row", "not-held", "marker-barred") else _wrong(game, code)
    for seed in range(1, 200):
        for game in random_positions(4, seed):
            if (
                game.view().question == "keep"
                and game.view().limit < game.view().players[game.seat_to_act or 0].hand_size
            ):
                return game.copy(), _wrong(game, code)
    raise AssertionError(question)


@pytest.mark.parametrize("what", ILLEGAL)
def test_an_illegal_decision_is_refused_in_plain_words(device: NewDevice, what: str) -> None:
    question, decision, code = ILLEGAL[what]
    game, made = _position(question, code)
    wrong = decision or made
    with pytest.raises(IllegalDecision) as expected:
        game.play(wrong)
    seat = game.seat_to_act or 0
    hosts = {language: device(language) for language in ("en", "pl", "ja")}
    place = hosts["en"].lay_game(game)
    before = place.seq
    for language, host in hosts.items():
        answer = host.like(hosts["en"]).at(place).decide(seat, wrong)
        assert refusal(answer) == (422, code)
        assert problem(answer)["detail"] == words(language).say(expected.value.reason)
    assert place.seq == before
    good(place.decide(seat, game.legal()[0]))


@pytest.mark.parametrize(
    "decision",
    [
        {},
        {"type": "surrender"},
        {"type": "take"},
        {"type": "take", "card": "martian"},
        {"type": "marker", "kingdom": "mars"},
        {"type": "troll", "value": "big"},
        {"type": "band", "leader": None, "cards": "all"},
        {"type": "decline", "question": "turn"},
        "draw",
        None,
    ],
)
def test_what_is_no_decision_cannot_be_understood(device: NewDevice, decision: Any) -> None:
    place = device().lay("Ada", "Bo", start=True)
    assert refusal(place.decide(0, decision)) == (400, "bad-request")


def test_no_decision_before_the_start(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo")
    assert refusal(place.decide(0, DRAW, 0)) == (409, "not-started")
    assert refusal(place.get("/legal", seat=0)) == (409, "not-started")
    assert refusal(place.get("/record")) == (409, "not-started")
    assert refusal(place.undo(0, 0)) == (409, "not-started")


def test_no_decision_after_the_end(device: NewDevice) -> None:
    game = random_game(3, seed=4)
    place = device().lay_game(game, decisions=len(game.history) - 1)
    last = game.history[-1]
    asked = place.asked
    seq = good(place.decide(last.seat, last.decision, asked))
    for number in (asked + 1, place.seq):
        assert refusal(place.decide(last.seat, DRAW, number)) == (409, "game-over")
    assert good(place.decide(last.seat, last.decision, asked)) == seq, "the last one can still be repeated"
    assert refusal(place.undo(last.seat, place.seq)) == (409, "game-over")
    assert place.legal(last.seat) == []


def test_a_seat_that_the_table_has_not(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    assert refusal(place.decide(5, DRAW)) == (404, "no-seat")
    assert refusal(place.decide(6, DRAW)) == (400, "bad-request")
    assert refusal(place.get(seat=5)) == (404, "no-seat")


# What may be decided


def test_the_legal_decisions_are_those_of_the_rules_with_what_bands_do(device: NewDevice) -> None:
    game = next(game for game in random_positions(2, seed=3) if _large_band(game))
    seat = game.seat_to_act or 0
    place = device().lay_game(game, "Ada", "Bo")
    told = place.get("/legal", seat=seat).json()
    assert [one["decision"] for one in told] == as_json(game.legal())
    for one in told:
        assert (one["preview"] is not None) == (one["decision"]["type"] == "band")
    assert place.legal(1 - seat) == [], "nothing is asked of the others"
    band = next(one for one in told if one["preview"] is not None)
    shown = place.post("/preview", {"seat": seat, "band": band["decision"]})
    assert shown.status_code == 200
    leaders = shown.json().pop("leaders")
    assert {**shown.json(), "leaders": None} == {**band["preview"], "leaders": None}
    cards = band["decision"]["cards"]
    led = [one for one in told if one["decision"]["type"] == "band" and one["decision"]["cards"] == cards]
    assert {one["leader"]: one["preview"] for one in leaders} == {
        one["decision"]["leader"]: one["preview"] for one in led
    }
    foreign = {"type": "band", "leader": "elf-rhea", "cards": ["elf-rhea", "orc-althea"]}
    assert refusal(place.post("/preview", {"seat": seat, "band": foreign})) == (422, "band-mixed")


def test_a_hint_is_legal_and_says_why(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "HINTING", 0.2)
    game, places = playing(device, "Ada", "Bo", game=next(filter(_has_reasons, random_positions(2, seed=3))))
    seat = game.seat_to_act or 0
    answer = places[seat].post("/hints", {"seat": seat, "bot": "steward"})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    legal = as_json(game.legal())
    assert told["bot"] == "steward"
    assert told["decision"] in legal
    assert told["reasons"]
    for reason in told["reasons"]:
        assert reason["decision"] in legal
        assert 0 <= reason["win_share"] <= 1
    seen = places[seat].look(seat)["game"]
    assert 1 <= len(told["why"]) <= 3
    for why in told["why"]:
        assert why["says"]["message"].startswith("reason-")
        assert why["says"]["message"] not in ("reason-tried", "reason-alike", "reason-alone"), "there is more to say"
        assert {*why["cards"]} <= {*seen["hand"], *seen["view"]["row"]}, "it points at what the asker sees"
    assert refusal(places[1 - seat].post("/hints", {"seat": 1 - seat})) == (409, "not-asked")
    assert refusal(places[seat].post("/hints", {"seat": seat, "bot": "oracle"})) == (422, "unknown-bot")


def _has_reasons(game: Game) -> bool:
    """Whether each decision has something that can be named for it, or against the other, whatever the other is."""
    legal, view = game.legal(), game.observe(game.seat_to_act)
    pairs = itertools.permutations(legal, 2)
    return 2 < len(legal) < 5 and all(reasons(view, one, other, game.names) for one, other in pairs)


def test_no_hints_where_the_table_allows_none(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", hints=False, start=True)
    assert refusal(place.post("/hints", {"seat": 0})) == (403, "no-hints")


# Phrases


@pytest.mark.parametrize("phrase", conduct.PHRASES)
def test_a_phrase_is_heard_by_all_and_has_words_in_every_language(device: NewDevice, phrase: str) -> None:
    place = device().lay("Ada", "Bo")
    stream = device().at(place).live()
    good(place.say(1, phrase))
    told = stream.until(lambda told: told.get("kind") == "phrase")
    assert (told["by"], told["phrase"]) == (1, phrase)
    assert len({words(language).say(f"phrase-{phrase}") for language in LANGUAGES}) == len(LANGUAGES)


def test_only_phrases_are_said_and_not_without_end(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    place = device().lay("Ada", "Bo")
    assert refusal(place.say(0, "you smell")) == (422, "unknown-phrase")
    monkeypatch.setattr(conduct, "PHRASE_LIMIT", 4)
    for _ in range(2):
        good(place.say(0, "hello"))
    assert refusal(place.say(0, "hello")) == (429, "too-many-phrases")
    good(place.say(1, "hello"))  # nobody says what is another's to say


# A whole game


@pytest.fixture(scope="module")
def whole(server: Inside) -> Iterator[tuple[Device, Place, dict[str, Any], Guest]]:
    """One person against two bots, from the first card to the last."""
    nonce = "00112233445566778899aabbccddeeff"
    with Device(server.url) as mine:
        place = mine.lay({"type": "you", "name": "Ada", "nonce": nonce}, NOVICE, NOVICE)
        before = place.table
        good(place.start())
        guest = Guest([server.url], place.id, 0, {"ethnos-seat": place.token or ""}, random.Random(5))
        asyncio.run(guest.play())
        yield mine, place, before, guest


Whole = tuple[Device, Place, dict[str, Any], Guest]


def test_a_game_against_bots_goes_to_its_end(whole: Whole) -> None:
    _, place, _, guest = whole
    assert place.table["status"] == "over"
    told = place.look()["game"]
    assert told["view"]["age"] == told["view"]["ages"]
    assert told["result"]["ranking"][0]["place"] == 1
    assert guest.state["result"] == told["result"]
    assert len(guest.acknowledged) > 20


def test_its_record_verifies_and_the_secret_is_the_one_committed_to(whole: Whole) -> None:
    _, place, before, _ = whole
    text = place.get("/record").text
    assert [phrase.message for phrase in verify(text)][-1] == "verify-fair"
    assert f"commitment: {before['commitment']}" in text
    assert "nonce 1: 00112233445566778899aabbccddeeff" in text
    assert place.table["commitment"] == before["commitment"]
    game = read_record(text)
    assert as_json(game.result) == place.look()["game"]["result"]
    assert [game.names[0], *(seat["name"] for seat in before["seats"][1:])] == list(game.names)


def test_everybody_gets_the_record_of_a_finished_game_by_its_link(whole: Whole, device: NewDevice) -> None:
    _, place, _, _ = whole
    there = device().at(place)
    assert there.get("/record").text == place.get("/record").text
    assert there.get("/export").json() == place.get("/export").json()
    assert "attachment" in there.get("/record").headers["content-disposition"]


def test_what_was_acknowledged_is_what_the_record_says(whole: Whole) -> None:
    _, place, _, guest = whole
    game = read_record(place.get("/record").text)
    mine = [as_json(played.decision) for played in game.history if played.seat == 0]
    assert mine == [one.decision for one in guest.acknowledged]


def test_history_tells_the_whole_story_again(whole: Whole) -> None:
    _, place, _, guest = whole
    told = place.get("/history", seat=0).json()
    assert [one["seq"] for one in told] == list(range(place.seq + 1))
    heard = [json.loads(one) for one in guest.received if one.startswith(b'{"type":"entry"')]
    events = {one["seq"]: one.get("events", []) for one in told}
    assert heard
    for message in heard:
        assert events[message["seq"]] == message.get("events", [])


# A game that is not over


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_record_of_a_running_game_is_what_a_seat_has_seen(device: NewDevice, language: str) -> None:
    place = device(language).lay("Ada", "Bo", start=True)
    commitment = place.table["commitment"]
    texts = {seat: place.get("/record", **({} if seat is None else {"seat": seat})).text for seat in (0, 1, None)}
    assert len(set(texts.values())) == 3, "each sees their own cards"
    for text in texts.values():
        assert commitment in text
        assert "secret:" not in text
        assert "nonce" not in text
    assert refusal(place.get("/export")) == (409, "not-over")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_log_is_in_the_clients_language(device: NewDevice, language: str) -> None:
    game = Game(2, seed=1, names=["Ada", "Bo"])
    place = device(language).lay_game(game)
    good(place.decide(SEAT, DRAW))
    game.play(DrawFromDeck())
    told = place.get("/log", seat=SEAT).json()
    assert told["lines"] == game.log(language, game.events_for(SEAT))
    assert told["ask"] == words(language).say(game.ask())


def test_what_takes_long_is_not_written_in_the_event_loop(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = device().lay("Ada", "Bo", start=True)
    writers: list[threading.Thread] = []

    def noted(*arguments: Any) -> str:
        writers.append(threading.current_thread())
        return "a diary"

    monkeypatch.setattr(reads, "diary", noted)
    assert place.get("/record", seat=0).text == "a diary"
    assert writers
    assert server.thread not in writers
