"""Positions as a line: read and written again, hidden hands dealt, games that begin there."""

import random
from dataclasses import replace

import pytest
from support.counts import count
from support.players import new_game

from ethnos import Game, RecordError, RulesError, SimulatedDealer, read_record, verify, write_record
from ethnos.game import export, export_json
from ethnos.game.records.diary import diary
from ethnos.game.records.position_line import position_words, read_position
from ethnos.rules import Options, State, look
from ethnos.rules.facade.save import load
from ethnos.rules.state import Phase

POSITIONS = count(test=40, nightly=400)
SHOWN = (
    "hand",
    "known",
    "row",
    "markers",
    "glory",
    "deck_n",
    "hand_n",
    "turn",
    "merfolk",
    "trolls",
    "giant",
    "claimed",
)


def state_of(game: Game) -> State:
    return load(game.position())


def positions() -> list[tuple[Game, Options, State]]:
    found = []
    for seed in range(POSITIONS):
        dice = random.Random(seed)
        game = new_game(2 + seed % 5, seed=seed)
        for _ in range(dice.randint(0, 200)):
            if not game.is_over:
                game.play(dice.choice(game.legal()))
        while not game.is_over and state_of(game).phase != Phase.TURN:
            game.play(dice.choice(game.legal()))
        if not game.is_over:
            found.append((game, replace(game.options, tribes=game.set_up.tribes), state_of(game)))
    return found


def test_a_whole_position_is_the_same_again() -> None:
    for game, options, s in positions():
        line = position_words(s)
        again = read_position(line, options, game.set_up.tokens, s.first, s.deck[: s.deck_n][::-1])
        assert position_words(again) == line
        assert again.deck == s.deck
        for name in SHOWN:
            assert getattr(again, name) == getattr(s, name), name


def test_what_a_seat_sees_is_rebuilt_and_the_rest_is_dealt_the_same_each_time() -> None:
    for game, options, s in positions():
        hidden = [seat for seat in range(s.players) if seat != s.current]
        line = position_words(s, hidden)
        one, other = (read_position(line, options, game.set_up.tokens, s.first) for _ in range(2))
        assert one.to_bytes() == other.to_bytes()
        seen, dealt = look(s, s.current), look(one, s.current)
        for name in SHOWN:
            assert getattr(dealt, name) == getattr(seen, name), name


def test_a_game_that_begins_in_a_position_has_a_record_of_its_own() -> None:
    for number, (game, options, s) in enumerate(positions()):
        dice = random.Random(number)
        laid = Game.from_position(s, options, game.names, SimulatedDealer(5))
        for _ in range(dice.choice((0, 3, 400))):
            if not laid.is_over:
                laid.play(dice.choice(laid.legal()))
        text = write_record(laid)
        again = read_record(text)
        assert write_record(again) == text
        assert again.view_of_everything() == laid.view_of_everything()
        assert again.legal() == laid.legal()
        assert again.sheets == laid.sheets
        assert export(again)["position"] == position_words(s)
        assert export_json(again) == export_json(laid)
        verify(text)


def test_the_diary_of_a_seat_does_not_tell_the_position() -> None:
    game, options, s = positions()[0]
    laid = Game.from_position(s, options, game.names, SimulatedDealer(5))
    assert "position:" not in diary(laid, 0, None)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "age 1",
        "age 1, turn 1, seat 1, Dragons 0",
        "age 1, turn 1, seat 1, Dragons 0; row Er",
        "age 1, turn 1, seat 1, Dragons x; row; 1: Glory 0, hand; 2: Glory 0, hand",
        "age 1, turn 1, seat 9, Dragons 0; row; 1: Glory 0, hand; 2: Glory 0, hidden 1",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hidden 2; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row Er Er Er; 1: Glory 0, hand; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row Cr; 1: Glory 0, hand; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand, markers r99; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand, markers x1; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand, Troll 7; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand, band Er Od; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand, hidden 1; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand, wings 2; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand; 2: Glory 0, hidden 1, known Er Er",
        "age 4, turn 1, seat 1, Dragons 0; row; 1: Glory 0, hand; 2: Glory 0, hand",
        "age 1, turn 1, seat 1, Dragons 3; row; 1: Glory 0, hand; 2: Glory 0, hand",
    ],
)
def test_what_is_no_position_is_refused(line: str) -> None:
    game = Game(2, tribes=["dwarf", "elf", "orc", "troll", "wizard"], seed=1)
    with pytest.raises(RulesError):
        read_position(line, game.options, game.set_up.tokens, 0)


def test_a_damaged_position_in_a_record_is_named_by_its_line() -> None:
    game, options, s = positions()[3]
    text = write_record(Game.from_position(s, options, game.names, SimulatedDealer(5)))
    with pytest.raises(RecordError) as caught:
        read_record(text.replace("; 1: Glory", "; 1: Gravy", 1))
    assert text.split("\n")[caught.value.line - 1].startswith("position: ")
    with pytest.raises(RecordError):
        read_record("\n".join(line for line in text.split("\n") if not line.startswith("deck:")))
