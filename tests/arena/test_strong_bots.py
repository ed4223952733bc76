"""What the arena says of strong bots is true: they have their trials, their time, and compiled speed."""

import threading
from collections.abc import Sequence

import pytest

from ethnos import Game
from ethnos.arena import match as matches
from ethnos.arena.match import Match, compile_for, play_chunk
from ethnos.arena.networks.contest_build import CONTEST
from ethnos.arena.networks.ladder import Duel
from ethnos.bots import Answer, Budget, ask, bot_named
from ethnos.bots.bot_build import BOTS
from ethnos.bots.levels import TRIALS
from ethnos.bots.trained.network import champion_file
from ethnos.errors import UserError
from ethnos.game import Decision
from ethnos.rules import ViewRecord

pytestmark = pytest.mark.xdist_group("bots")


class Quick:
    """Answers at once."""

    name = "quick"

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        return Answer(legal[0])


def waited_for(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> float:
    """How long the referee would wait for a bot with this budget."""
    waits: list[float] = []
    join = threading.Thread.join

    def noted(thread: threading.Thread, timeout: float | None = None) -> None:
        waits.append(timeout or 0.0)
        join(thread, timeout)

    game = Game(2, seed=1)
    assert game.seat_to_act is not None
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "join", noted)
        assert ask(Quick(), game.observe(game.seat_to_act), budget, seed=1).mishap is None
    return waits[0]


def test_counted_simulations_are_not_cut_by_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """1,700 trials take more than a second: who counts them waits for them."""
    assert waited_for(Budget(0.1, simulations=1700), monkeypatch) > 60
    assert waited_for(Budget(0.1), monkeypatch) == pytest.approx(1.15)


def test_the_archon_of_the_arena_has_the_trials_of_its_level_unless_told() -> None:
    assert Match(("archon", "champion"), 2, 1).budget.simulations == TRIALS
    assert Match(("archon", "champion"), 2, 1, simulations=7).budget.simulations == 7
    by_clock = Match(("archon", "champion"), 2, 1, seconds=0.5).budget
    assert (by_clock.seconds, by_clock.simulations) == (0.5, None)
    with pytest.raises(UserError, match="give one of them"):
        Match(("archon", "champion"), 2, 1, seconds=1.0, simulations=5)


def test_matches_with_networks_are_compiled_however_few_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOTS, "is_warm", lambda: False)
    assert compile_for(Match(("champion", "steward"), 2, 1))
    assert compile_for(Match(("archon", "steward"), 2, 1))
    assert compile_for(Match((str(champion_file()), "steward"), 2, 1)), "weights by file are a network too"
    assert compile_for(Match(("steward", "novice"), 2, 100))
    assert not compile_for(Match(("steward", "novice"), 2, 1)), "these are over before a compiler is"


def test_a_compiled_match_of_champions_is_the_one_through_the_referee(monkeypatch: pytest.MonkeyPatch) -> None:
    BOTS.warm()
    match = Match(("champion", "steward"), 2, deals=1)
    assert match.is_compiled
    whole = play_chunk(match, 0, match.games)
    monkeypatch.setattr(matches, "run_games", None)
    monkeypatch.setattr(Match, "is_compiled", property(lambda self: False))
    assert play_chunk(match, 0, match.games) == whole


def test_without_numba_networks_are_asked_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "has_numba", lambda: False)
    assert not Match(("champion", "steward"), 2, 1).is_compiled
    assert Match(("novice", "steward"), 2, 1).is_compiled


def test_by_the_clock_a_search_has_an_upper_bound_too() -> None:
    assert Budget(1.0, at_most=128).at_most == 128
    with pytest.raises(UserError, match="more than zero"):
        Budget(1.0, at_most=0)


def test_the_ladder_takes_another_series() -> None:
    engine = CONTEST.interpreted()
    glory = {
        series: Duel(engine, 2, 1, series=series).play(lambda seen, masks: masks.argmax(axis=1)).glory
        for series in (1, 2, 3)
    }
    assert len(set(glory.values())) > 1


def test_a_bots_first_decision_is_rehearsed_so_that_loading_is_no_thinking() -> None:
    game = Game(2, seed=1)
    assert game.seat_to_act is not None
    view = game.observe(game.seat_to_act)
    for name in ("ferryman", "marshal", "champion"):
        assert ask(bot_named(name), view, Budget(0.001), seed=1).mishap is None
