"""The game as an object."""

import pickle
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from support.players import great_hand, new_game, play_on, random_game, random_positions

from ethnos import (
    DrawFromDeck,
    Game,
    GameError,
    IllegalDecision,
    NotYourTurn,
    Options,
    PlayBand,
    SimulatedDealer,
    TakeCard,
    TakeTroll,
    UserError,
    View,
    read_record,
)
from ethnos.game import GivenDealer
from ethnos.game.decisions import read, spell
from ethnos.rules import RulesError, new_state, preset
from ethnos.rules.facade.play import play
from ethnos.rules.facade.save import dump
from ethnos.rules.facade.spelling import whole_decisions
from ethnos.rules.state import Position
from ethnos.words import LANGUAGES, Card, Tribe


@pytest.mark.parametrize("players", range(2, 7))
def test_a_whole_game_and_its_log_in_six_languages(players: int) -> None:
    game = random_game(players, seed=players)
    assert game.is_over
    assert game.seat_to_act is None
    assert game.legal() == []
    assert game.result is not None
    assert game.result.ranking[0].place == 1
    assert len(game.sheets) == (3 if players >= 4 else 2)
    logs = {language: game.log(language) for language in LANGUAGES}
    assert {len(log) for log in logs.values()} == {len(game.events)}
    assert all(line.strip() for log in logs.values() for line in log)
    assert len({tuple(log) for log in logs.values()}) == len(LANGUAGES)


def test_a_game_is_made_from_options_names_tribes_and_seed() -> None:
    tribes = ["elves", "orc", "Trolls", "wizard", "giant"]
    game = Game(names=["Ada", "Bo", "Cy"], preset="german", tribes=tribes, seed=4)
    assert game.players == 3
    assert game.names == ("Ada", "Bo", "Cy")
    assert game.options.drawer_starts
    assert set(game.tribes) == {Tribe.ELF, Tribe.ORC, Tribe.TROLL, Tribe.WIZARD, Tribe.GIANT}
    assert Game(names=["Ada", "Bo", "Cy"], preset="german", tribes=tribes, seed=4).view(0) == game.view(0)
    assert Game(3, seed=4).view() != Game(3, seed=5).view()
    assert Game(options=Options(5)).players == 5


def test_numbers_written_as_words_are_refused_as_words() -> None:
    wrong: Any = "3"
    with pytest.raises(RulesError, match=r"^'3' players: Ethnos is for"):
        Game(wrong)
    for wrong in ("abc", "7", 1.5):
        with pytest.raises(UserError, match=f"^seed {wrong!r}: it must be a whole number"):
            Game(3, seed=wrong)
    game, wrong = Game(3, seed=1), "0"
    for ask in (game.view, game.events_for, game.observe):
        with pytest.raises(GameError, match=r"^There is no seat '0': seats are 0 to 2"):
            ask(wrong)


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Ada\n"], ["Ada", ""], ["Ada", " Bo"], ["Ada", "x" * 41]])
def test_names_that_cannot_be_written_down_are_refused(names: list[str]) -> None:
    with pytest.raises((ValueError, RulesError)):
        Game(options=Options(2), names=names)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_object_plays_the_engines_own_game(players: int) -> None:
    """Every decision made on the bare state as well: the same position in every byte, but for the generator in it."""
    game = Game(options=preset("standard", players), seed=8)
    s = new_state(preset("standard", players), 8)
    dice = random.Random(players)
    while True:
        bare = s.copy()
        bare.rng[:] = [0] * len(bare.rng)
        assert game.position() == dump(bare)
        if game.is_over:
            break
        decision = dice.choice(game.legal())
        for number in spell(s, decision):
            play(s, number)
        game.play(decision)
    assert s.age == (2 if players >= 4 else 1)
    assert game.result is not None
    assert [rank.glory for rank in sorted(game.result.ranking, key=lambda rank: rank.seat)] == s.glory[:players]


@pytest.mark.parametrize("players", range(2, 7))
def test_decisions_translate_to_integers_and_back(players: int) -> None:
    for game in random_positions(players, seed=players + 10):
        s = game._state
        spellings = whole_decisions(s) if not game.is_over else []
        decisions = [read(s, spelling) for spelling in spellings]
        assert [spell(s, decision) for decision in decisions] == spellings
        assert len(set(decisions)) == len(decisions)


def test_the_order_of_cards_in_a_band_does_not_matter() -> None:
    one = PlayBand(Card.ELF_RHEA, (Card.SKELETON, Card.ELF_RHEA, Card.ELF_DURIS))
    other = PlayBand(Card.ELF_RHEA, (Card.ELF_DURIS, Card.ELF_RHEA, Card.SKELETON))
    assert one == other
    assert hash(one) == hash(other)


def test_undo_takes_back_one_decision_and_everything_it_brought() -> None:
    game = new_game(3, seed=2)
    dice = random.Random(2)
    assert game.events
    before = [(game.position(), list(game.events), list(game.sheets), len(game.decks))]
    while not game.is_over:
        play_on(game, dice, 1)
        before.append((game.position(), list(game.events), list(game.sheets), len(game.decks)))
    decisions = [played.decision for played in game.history]
    for decision in reversed(decisions):
        before.pop()
        assert game.undo() == decision
        assert (game.position(), game.events, game.sheets, len(game.decks)) == before[-1]
    with pytest.raises(GameError, match="nothing to undo"):
        game.undo()


def test_a_copy_goes_its_own_way_and_deals_the_same_cards() -> None:
    game = play_on(new_game(4, seed=3), random.Random(1), 40)
    twin = game.copy()
    position = game.position()
    play_on(twin, random.Random(2))
    assert game.position() == position
    play_on(game, random.Random(3))
    assert game.decks == twin.decks


def test_any_moment_of_a_game_can_be_gone_back_to() -> None:
    game = random_game(2, seed=6)
    total = len(game.history)
    for n in (0, 1, total // 2, total - 1, total):
        then = game.at(n)
        assert then.history == game.history[:n]
        assert then.events == game.events[: len(then.events)]
    assert game.told(0, total) == game.told(0)
    assert game.told(3, 4) == game.at(4).events[len(game.at(3).events) :]


def test_a_moment_that_never_was_is_refused() -> None:
    game = play_on(new_game(2, seed=6), random.Random(1), 5)
    for n in (-1, 6):
        with pytest.raises(IndexError, match="0 to 5"):
            game.at(n)
        with pytest.raises(IndexError, match="0 to 5"):
            game.told(n)


def test_the_story_begins_with_the_deal_and_belongs_to_the_game() -> None:
    game = play_on(new_game(2, seed=6), random.Random(1), 5)
    assert type(game.told(0)[0]).__name__ == "AgeBegan"
    game.events.clear()
    game.events_for(0).clear()
    assert game.events
    assert game.events_for(0)


@pytest.mark.parametrize("nonsense", [None, "draw", [], 7])
def test_what_is_no_decision_is_a_type_error(nonsense: object) -> None:
    game = Game(2, seed=1)
    with pytest.raises(TypeError, match="no decision"):
        game.play(nonsense)  # type: ignore[arg-type]


def test_names_of_cards_and_tribes_are_as_good_as_their_values() -> None:
    assert PlayBand("elf-rhea", ("skeleton", "elf-rhea")) == PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA, Card.SKELETON))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="goblin"):
        TakeCard("goblin")  # type: ignore[arg-type]
    five = (Tribe.ELF, Tribe.ORC, Tribe.GIANT, "wizards", "dwarf")
    assert set(Game(options=Options(2, tribes=five)).tribes) >= {Tribe.ELF, Tribe.DWARF}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 3, "names": ["Ada", "Bo"]}, "2 names for 3 players"),
        ({"options": Options(2), "preset": "german"}, "give them, or a preset and tribes"),
        ({"options": Options(2), "tribes": ["elves"]}, "give them, or a preset and tribes"),
        ({"options": Options(2), "players": 4}, "4 players, but options for 2"),
        ({"seed": 1, "dealer": SimulatedDealer(1)}, "give it, or a seed"),
    ],
)
def test_arguments_that_contradict_each_other_are_refused(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Game(**arguments)  # type: ignore[arg-type]


def test_a_bad_deck_leaves_the_game_as_it_was() -> None:
    whole = random_game(2, seed=3)
    game = Game(options=whole.options, dealer=GivenDealer(whole.set_up, [whole.decks[0], whole.decks[1][1:]]))
    last = [played.decision for played in whole.history if played.age == 1]
    for decision in last[:-1]:
        game.play(decision)
    before = game.position()
    with pytest.raises(RulesError, match="deck"):
        game.play(last[-1])
    assert game.position() == before
    assert len(game.history) == len(last) - 1


def test_another_seats_decision_is_refused() -> None:
    game = Game(3, names=["Ada", "Bo", "Cy"], seed=1)
    asked = game.seat_to_act
    assert asked is not None
    other = (asked + 1) % 3
    assert game.legal(other) == []
    with pytest.raises(NotYourTurn, match=f"{game.names[asked]}'s turn, not {game.names[other]}'s"):
        game.play(DrawFromDeck(), seat=other)
    with pytest.raises(GameError, match="seats are 0 to 2"):
        game.play(DrawFromDeck(), seat=7)
    game.play(DrawFromDeck(), seat=asked)


def test_after_the_end_nothing_is_allowed() -> None:
    game = random_game(2, seed=1)
    with pytest.raises(NotYourTurn, match="game is over"):
        game.play(DrawFromDeck())


def test_an_illegal_decision_names_the_reason_and_what_is_legal_and_changes_nothing() -> None:
    game = Game(4, seed=1)
    before, events = game.position(), list(game.events)
    with pytest.raises(IllegalDecision) as refused:
        game.play(TakeTroll(3))
    assert refused.value.code == "wrong-question"
    assert "Allowed now: draw from the deck" in str(refused.value)
    assert refused.value.say("de") != refused.value.say("en")
    assert (game.position(), game.events) == (before, events)


def test_what_was_legal_is_found_when_somebody_asks_and_as_it_was_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found: with a great hand it took 12 ms, paid by whoever only wanted to hear that it is not legal."""
    game, found = great_hand(), list[int]()
    legal = [one.phrase() for one in game.legal()]

    def counted(position: Position) -> list[tuple[int, ...]]:
        found.append(1)
        return whole_decisions(position)

    monkeypatch.setattr("ethnos.game.game.whole_decisions", counted)
    with pytest.raises(IllegalDecision) as refused:
        game.play(TakeTroll(3))
    assert not found
    game.play(PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA,)))
    assert list(refused.value.legal) == legal
    assert f"and {len(legal) - IllegalDecision.SHOWN} more" in str(refused.value)
    assert len(found) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Game(2, seed=1).play(TakeTroll(3)),
        lambda: Game(2, seed=1).play(DrawFromDeck(), 0),
        lambda: read_record("a"),
    ],
)
def test_what_went_wrong_in_another_process_is_said_here(wrong: Callable[[], object]) -> None:
    """Found: from a pool of processes came an error about pickling instead of the reason."""
    with pytest.raises(GameError) as refused:
        wrong()
    error, there = refused.value, pickle.loads(pickle.dumps(refused.value))
    assert (type(there), there.code, str(there)) == (type(error), error.code, str(error))
    assert there.say("ja") == error.say("ja")


def test_views_have_a_stable_json_form() -> None:
    for game in random_positions(4, seed=9):
        view = game.view(game.turn % 4)
        data = msgspec.json.encode(view)
        assert msgspec.json.decode(data, type=View) == view


def test_a_view_shows_what_the_rules_record_shows() -> None:
    game = play_on(new_game(4, seed=5), random.Random(5), 60)
    view, record = game.view(2), game.observe(2)
    assert view.players[2].hand is not None
    assert all(player.hand is None for player in view.players if player.seat != 2)
    assert [player.hand_size for player in view.players] == record.hand_n[:4]
    assert view.deck == record.deck_n
    assert sum(sum(player.markers.values()) for player in view.players) == sum(map(sum, record.markers))
    assert all(player.hand is None for player in game.view(None).players)
    assert all(player.hand is not None for player in game.view_of_everything().players)


def test_repr_says_what_is_asked() -> None:
    assert "recruit a card or play a band" in repr(Game(2, seed=1))
