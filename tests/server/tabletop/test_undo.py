"""Undo: free while nobody has acted, by consent afterwards, never once a hidden card was seen."""

import random
from itertools import pairwise
from typing import Any

import pytest
from support.devices import NOVICE, NewDevice, Place, good, playing, refusal
from support.players import play_on, random_positions

from ethnos import Game, TakeCard
from ethnos.bots import Answer, legal_for
from ethnos.game import DrawFromDeck, PlayBand, Raid
from ethnos.rules import ViewRecord
from ethnos.server.bot_pool import BotPool
from ethnos.server.bot_queue import Errand
from ethnos.server.worker import BotJob, Done

pytestmark = pytest.mark.xdist_group("servers-undo")

DRAW = {"type": "draw"}


def order(game: Game) -> list[int]:
    """The seats in the order in which they act first."""
    first = game.seat_to_act or 0
    return [(first + i) % game.players for i in range(game.players)]


def take(place: Place, seat: int) -> int:
    """A card from the row: everybody knows it, nothing is revealed."""
    return good(place.decide(seat, next(one for one in place.legal(seat) if one["type"] == "take")))


def position(place: Place, seat: int) -> Any:
    told = place.look(seat)
    return {**told["game"], "asked": None}


@pytest.fixture
def takers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that take from the row, whatever they are."""

    async def takes(self: BotPool, job: BotJob, errand: Errand) -> Done:
        legal = legal_for(ViewRecord.from_bytes(job.view))
        return Done(Answer(next(one for one in legal if isinstance(one, TakeCard))), job.bot)

    monkeypatch.setattr(BotPool, "ask", takes)


# Free


def test_free_while_nobody_has_acted(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    before = [position(places[seat], seat) for seat in (0, 1)]
    stream = places[second].live(second)
    seq = take(places[first], first)
    undone = good(places[first].undo(first))
    assert undone == seq + 1
    assert [position(places[seat], seat) for seat in (0, 1)] == before
    told = stream.up_to(undone)
    assert (told["kind"], told["by"], told["asked"]) == ("undo", first, undone)
    assert told["view"] == before[second]["view"]
    assert places[first].asked == undone, "the question is a new one"
    good(places[first].decide(first, DRAW))


def test_a_band_is_taken_back_while_its_marker_is_asked_for(device: NewDevice) -> None:
    game, band = next(
        (game.copy(), band)
        for game in random_positions(3, seed=8)
        for band in game.legal()
        if isinstance(band, PlayBand) and _asks_for_a_marker(game, band)
    )
    seat = game.seat_to_act or 0
    place = device().lay_game(game)
    before = position(place, seat)
    good(place.decide(seat, band))
    assert place.look()["game"]["view"]["question"] == "marker"
    good(place.undo(seat))
    assert position(place, seat) == before


def _asks_for_a_marker(game: Game, band: PlayBand) -> bool:
    after = game.copy()
    after.play(band)
    return after.view().question == "marker"


@pytest.mark.parametrize("again", [1, 3])
def test_a_repeated_undo_is_one(device: NewDevice, again: int) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, _ = order(game)
    take(places[first], first)
    asked = places[first].asked
    undone = good(places[first].undo(first, asked))
    for _ in range(again):
        assert good(places[first].undo(first, asked)) == undone
    assert places[first].seq == undone
    take(places[first], first)
    assert good(places[first].undo(first, asked)) == undone, "also after more moves"


# Offered


def test_offered_where_it_is_not_refused(device: NewDevice) -> None:
    """In positions all over a game, and nowhere else."""
    offered = 0
    positions = [game.copy() for game in random_positions(4, seed=11)]
    new_ages = [game for before, game in pairwise(positions) if before.age != game.age]
    for game in [*positions[:60:4], *new_ages]:
        place = device().lay_game(game)
        for seat in range(game.players):
            able = place.look(seat)["can_undo"]
            answer = place.undo(seat)
            assert able == (answer.status_code == 200), (seat, game.history[-1:])
            offered += able
            if able:
                break  # the position is another one now
    assert offered >= 3


def test_not_offered_where_the_game_is_over(device: NewDevice) -> None:
    *_, last, over = (game.copy() for game in random_positions(3, seed=4))
    place, seat = device().lay_game(last), last.seat_to_act or 0
    good(place.decide(seat, over.history[-1].decision))
    assert place.look(seat)["game"]["result"] is not None
    assert not place.look(seat)["can_undo"]


def test_not_offered_again_while_the_others_are_asked(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    take(places[first], first)
    take(places[second], second)
    assert places[first].look(first)["can_undo"]
    good(places[first].undo(first))
    assert not places[first].look(first)["can_undo"]


def test_the_stream_says_what_can_be_taken_back(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    streams = {seat: places[seat].live(seat) for seat in (first, second)}
    assert not places[first].look(first)["can_undo"]
    seq = take(places[first], first)
    assert [streams[seat].up_to(seq).get("can_undo", False) for seat in (first, second)] == [True, False]
    seq = good(places[second].decide(second, DRAW))
    assert not any(stream.up_to(seq).get("can_undo", False) for stream in streams.values())


def test_everybody_is_told_that_it_was_taken_back(device: NewDevice) -> None:
    """The log keeps what was decided first, so it must say that it no longer stands."""
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    stream = places[second].live(second)
    take(places[first], first)
    told = stream.up_to(good(places[first].undo(first)))["told"]
    assert (told["message"], told["args"]) == ("table-told-undone", {"name": "Ada" if first == 0 else "Bo"})
    assert told in [one.get("told") for one in places[second].get("/history", seat=second).json()]


# Never


def test_never_after_a_drawn_card(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    good(places[first].decide(first, DRAW))
    assert refusal(places[first].undo(first)) == (409, "undo-hidden")
    take(places[second], second)
    assert refusal(places[first].undo(first)) == (409, "undo-hidden"), "not even by consent"


def test_never_where_somebody_else_has_drawn_since(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    take(places[first], first)
    good(places[second].decide(second, DRAW))
    assert refusal(places[first].undo(first)) == (409, "undo-hidden")
    assert places[first].look()["undo"] is None


def test_never_after_the_raid_that_ended_an_age(device: NewDevice) -> None:
    """It draws no card, but the cards of the next age are dealt."""
    positions = (game.copy() for game in random_positions(4, seed=0))
    game = next(game for before, game in pairwise(positions) if before.age != game.age)
    last = game.history[-1]
    assert isinstance(last.decision, Raid)
    assert not last.drawn
    place = device().lay_game(game)
    assert not place.look(last.seat)["can_undo"]
    assert refusal(place.undo(last.seat)) == (409, "undo-hidden")


def test_never_across_an_age(device: NewDevice) -> None:
    game = next(game.copy() for game in random_positions(3, seed=2) if game.age == 2 and game.turn == 1)
    place = device().lay_game(game)
    last = game.history[-1].seat
    assert refusal(place.undo(last)) == (409, "undo-hidden")
    others = {played.seat for played in game.history} - {last}
    for seat in others:
        assert refusal(place.undo(seat)) == (409, "undo-hidden")


def _full_hand(tribes: list[str]) -> Game:
    """Two players, and the second of them holds ten cards, so that a band comes next there; no Wizards."""
    for seed in range(200):
        game = Game(2, seed=seed, tribes=tribes)
        other = 1 - (game.seat_to_act or 0)
        dice = random.Random(seed)
        while game.age == 1 and not game.is_over:
            view, seat = game.view(), game.seat_to_act
            if view.question == "turn" and seat != other and view.players[other].hand_size == 10 and view.row:
                return game
            if seat == other and view.question == "turn":
                game.play(DrawFromDeck())
            else:
                plain = [one for one in game.legal() if isinstance(one, PlayBand)] or game.legal()
                game.play(dice.choice(plain))
    raise AssertionError("no such game")


def test_never_after_a_bots_hand_was_laid_open(device: NewDevice) -> None:
    """A band is played, and what is left of the hand goes into the row for all to see."""
    game = _full_hand(["centaur", "dwarf", "giant", "halfling", "minotaur"])
    me = game.seat_to_act or 0
    seats: list[Any] = [NOVICE, NOVICE]
    seats[me] = "Ada"
    place = device().lay_game(game, *seats)
    stream = place.live(me)
    asked = take(place, me)
    shown = stream.until(
        lambda told: told.get("asked", 0) and told["seq"] > asked and told["view"]["seat_to_act"] == me
    )
    assert len(shown["view"]["row"]) > len(game.view().row), "cards of the bot's hand lie open"
    assert refusal(place.undo(me)) == (409, "undo-hidden")


# By consent


def wished(device: NewDevice) -> tuple[list[Place], int, int, Any]:
    """The first of two people wants back what both have played since."""
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    before = position(places[first], first)
    take(places[first], first)
    take(places[second], second)
    good(places[first].undo(first))
    return places, first, second, before


def test_others_are_asked_where_they_have_acted_since(device: NewDevice) -> None:
    places, first, second, before = wished(device)
    for place in places:
        assert place.look()["undo"] == {"seat": first, "waits_for": [second]}
    assert position(places[first], first) != before, "nothing is taken back yet"
    good(places[second].agree(second))
    assert position(places[first], first) == before
    assert places[first].look()["undo"] is None
    good(places[first].decide(first, DRAW))


def test_one_refusal_is_enough(device: NewDevice) -> None:
    places, first, second, _ = wished(device)
    now = position(places[first], first)
    good(places[second].agree(second, False))
    assert places[first].look()["undo"] is None
    assert position(places[first], first) == now
    assert refusal(places[second].agree(second)) == (409, "undo-no-wish")


def test_a_decision_cancels_the_wish(device: NewDevice) -> None:
    places, first, second, _ = wished(device)
    take(places[first], first)
    assert places[first].look()["undo"] is None
    assert refusal(places[second].agree(second)) == (409, "undo-no-wish")


def test_a_phrase_does_not(device: NewDevice) -> None:
    places, first, second, before = wished(device)
    good(places[second].say(second, "thinking"))
    good(places[second].agree(second))
    assert position(places[first], first) == before


def test_a_wish_repeated_is_one(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    take(places[first], first)
    take(places[second], second)
    asked = places[first].asked
    wish = good(places[first].undo(first, asked))
    assert good(places[first].undo(first, asked)) == wish
    assert places[first].seq == wish


def test_a_wish_repeated_after_the_consent_gets_the_answer_it_got(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    take(places[first], first)
    take(places[second], second)
    asked = places[first].asked
    wish = good(places[first].undo(first, asked))
    good(places[second].agree(second))
    assert good(places[first].undo(first, asked)) == wish


@pytest.mark.parametrize("agreed", [(True, True), (True, False), (False, None)])
def test_everybody_else_must_agree(device: NewDevice, agreed: tuple[bool, bool | None]) -> None:
    game, places = playing(device, "Ada", "Bo", "Cy")
    first, *others = order(game)
    before = position(places[first], first)
    for seat in (first, *others):
        take(places[seat], seat)
    good(places[first].undo(first))
    now = position(places[first], first)
    for seat, answer in zip(others, agreed, strict=True):
        assert position(places[first], first) == now
        if answer is None:
            assert refusal(places[seat].agree(seat)) == (409, "undo-no-wish")
        else:
            good(places[seat].agree(seat, answer))
    assert position(places[first], first) == (before if all(agreed) else now)
    assert places[first].look()["undo"] is None


def test_who_may_not_answer_a_wish(device: NewDevice) -> None:
    places, first, second, _ = wished(device)
    assert refusal(places[first].agree(first)) == (409, "undo-no-wish")
    assert refusal(places[first].agree(second)) == (403, "not-your-seat")
    assert refusal(device().at(places[0]).agree(second)) == (403, "not-your-seat")


def test_whoever_did_not_act_since_is_asked_too(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo", "Cy")
    first, second, third = order(game)
    take(places[first], first)
    take(places[second], second)
    good(places[first].undo(first))
    assert sorted(places[0].look()["undo"]["waits_for"]) == sorted([second, third])


def test_whoever_is_away_is_not_asked(device: NewDevice, takers: None) -> None:
    game, places = playing(device, "Ada", "Bo", "Cy")
    first, second, third = order(game)
    good(places[third].seat_bot(third))
    before = position(places[first], first)
    stream = places[first].live(first)
    take(places[first], first)
    last = take(places[second], second)
    stream.up_to(last + 1)
    good(places[first].undo(first))
    assert places[first].look()["undo"]["waits_for"] == [second]
    good(places[second].agree(second))
    assert position(places[first], first) == before


def test_a_wish_is_granted_when_the_last_who_was_asked_leaves(device: NewDevice) -> None:
    places, first, second, before = wished(device)
    good(places[second].leave(second))
    assert position(places[first], first) == before


def test_people_at_one_device_ask_nobody(device: NewDevice) -> None:
    game = Game(2, seed=1)
    first, second = order(game)
    place = device().lay_game(game, "Ada", "Bo")
    before = position(place, first)
    take(place, first)
    take(place, second)
    good(place.undo(first))
    assert position(place, first) == before


def test_bots_are_not_asked(device: NewDevice, takers: None) -> None:
    game = Game(3, seed=1)
    me = game.seat_to_act or 0
    seats: list[Any] = [NOVICE] * 3
    seats[me] = "Ada"
    place = device().lay_game(game, *seats)
    before = position(place, me)
    stream = place.live(me)
    mine = take(place, me)
    stream.until(lambda told: told.get("seq", 0) > mine and told["view"]["seat_to_act"] == me)
    undone = good(place.undo(me))
    assert undone == mine + 3, "two decisions of bots were between"
    assert position(place, me) == before


# Not at all


def test_what_cannot_be_undone(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    first, second = order(game)
    assert refusal(places[first].undo(first)) == (409, "nothing-to-undo")
    asked = places[first].asked
    take(places[first], first)
    assert refusal(places[first].undo(first, asked)) == (409, "stale")
    assert refusal(places[second].undo(first)) == (403, "not-your-seat")
    assert refusal(places[second].undo(second)) == (409, "nothing-to-undo")


def test_after_undos_the_game_goes_on_as_if_they_had_not_been(device: NewDevice) -> None:
    """The record of what stands is that of a game played straight on."""
    game = play_on(Game(2, seed=5), random.Random(5), 6)
    place = device().lay_game(game, "Ada", "Bo")
    game.rename(["Ada", "Bo"])
    dice = random.Random(1)
    undos = 0
    for _ in range(25):
        seat = game.seat_to_act or 0
        legal = game.legal()
        detour = [one for one in legal if isinstance(one, TakeCard)]
        if detour:
            good(place.decide(seat, dice.choice(detour)))
            good(place.undo(seat))
            undos += 1
        decision = dice.choice(legal)
        good(place.decide(seat, decision))
        game.play(decision)
    assert undos > 5
    for seat in (0, 1):
        assert place.get("/log", seat=seat).json()["lines"] == game.log("en", game.events_for(seat))
