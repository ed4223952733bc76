"""What a seat is told depends on nothing it may not know."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from support.counts import count
from support.hidden import rehide
from support.players import PRESET_NAMES, random_game
from support.tried import Record
from support.twins import twin_of

from ethnos import Game
from ethnos.game import story
from ethnos.game.views import view_of
from ethnos.rules import NOBODY, State, ViewRecord, legal_decisions, look, new_state, play, preset

STATES = count(test=10_000, nightly=100_000)
GAMES = count(test=50, nightly=2_000)
NAMES = tuple("ABCDEF")


def states(players: int, wanted: int) -> Iterator[tuple[State, random.Random]]:
    """Random positions in the middle of games with all tribes and presets."""
    dice = random.Random(players)
    made = game = 0
    while made < wanted:
        s = new_state(preset(PRESET_NAMES[game % len(PRESET_NAMES)], players), seed=77, game=game)
        game += 1
        while (legal := legal_decisions(s)) and made < wanted:
            play(s, dice.choice(legal))
            made += 1
            yield s, dice


def seen(s: State, seat: int) -> tuple[bytes, bytes, list[int]]:
    """Everything a seat gets of a position: record, JSON, legal decisions."""
    record = look(s, seat)
    return record.to_bytes(), msgspec.json.encode(view_of(record, NAMES)), legal_decisions(s, seat)


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_legal_decisions(players: int, record_property: Record) -> None:
    record_property("states seen the same whatever is hidden", STATES // 5)
    for s, dice in states(players, STATES // 5):
        seat = dice.randrange(-1, players)
        assert seen(s, seat) == seen(rehide(s, seat, dice), seat)


def twins(players: int, number: int) -> tuple[Game, Game | None, int | None]:
    """A random game, its twin, and the seat (None: a spectator) that must not notice."""
    dice = random.Random(number)
    seat = dice.randrange(NOBODY, players)
    game = random_game(players, seed=number)
    return game, twin_of(game, seat, dice), None if seat == NOBODY else seat


@pytest.mark.parametrize("players", range(2, 7))
def test_event_histories_of_whole_games(players: int, record_property: Record) -> None:
    compared = differing = 0
    for number in range(GAMES // 5):
        game, twin, seat = twins(players, number)
        if twin is None:
            continue
        assert game.events_for(seat) == twin.events_for(seat)
        assert game.view(seat) == twin.view(seat)
        compared += 1
        differing += game.decks != twin.decks and game.events != twin.events
    record_property("games told the same whatever is hidden", compared)
    # Few twins could not have been played so (a hand of nothing but Skeletons), and most do differ.
    assert compared >= GAMES // 5 * 0.9
    assert differing >= compared * 0.4


def test_every_view_on_the_way_is_the_same() -> None:
    for number in range(3):
        game, twin, seat = twins(4, number)
        assert twin is not None
        for n in range(0, len(game.history), 5):
            assert game.at(n).view(seat) == twin.at(n).view(seat)
            assert game.at(n).legal(seat) == twin.at(n).legal(seat)


@pytest.mark.parametrize("leak", ["story", "hands"])
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A story that names every drawn card, or a view with all hands, is caught."""

    def leaky(s: State, seat: int) -> ViewRecord:
        v = look(s, seat)
        v.hand = [hand[:] for hand in s.hand]
        return v

    pairs = [twins(3, number) for number in range(6)]
    monkeypatch.setattr("ethnos.game.game.look", leaky)
    monkeypatch.setattr("ethnos.game.timeline.look", leaky)
    if leak == "story":
        monkeypatch.setattr(story, "_sees", lambda view, seat: True)
    found = 0
    for game, twin, seat in pairs:
        assert twin is not None
        if leak == "story":
            found += game.copy().events_for(seat) != twin.copy().events_for(seat)
        else:
            moments = range(0, len(game.history), 10)
            found += any(game.at(n).observe(seat) != twin.at(n).observe(seat) for n in moments)
    assert found > 0
