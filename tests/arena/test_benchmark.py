"""The benchmark: same opponents, same deals, a place and what chance leaves of it."""

from pathlib import Path

import pytest
from support.counts import count

from ethnos.arena.benchmark import (
    PLAYERS,
    THINKS,
    Ranked,
    Standings,
    difference,
    match_against,
    place_of,
    published,
    shares_by_deal,
    versions,
    yardsticks,
)
from ethnos.arena.match import Outcome
from ethnos.arena.rank_run import RankRun
from ethnos.arena.renew_benchmark import BEGIN, END, page, table
from ethnos.bots import Budget, bot_names, bot_of, legal_for, made_of
from ethnos.bots.peers import PEERS
from ethnos.bots.registry import own_bots
from ethnos.game import Game, SimulatedDealer

ROOT = Path(__file__).parents[2]


def shares(*by_deal: float) -> dict[str, list[float]]:
    return {"random": list(by_deal), "novice": list(by_deal)}


def test_the_yardsticks_are_all_that_decide_at_once() -> None:
    assert set(yardsticks()) == {*own_bots(), *PEERS} - {"archon"}
    assert not set(PEERS) & set(bot_names()), "measures are no opponents for people"


def test_the_one_is_followed_through_all_seats() -> None:
    match = match_against("novice", "random", 2, 10)
    results = {}
    for number in range(match.games - 1):  # the last game is missing
        seat = match.game(number)[1].index("novice")
        won = number != 2
        places = tuple(
            (1 if p == seat else 2) if won else (2 if p == seat else 1 + 2 * (p > 0)) for p in range(PLAYERS)
        )
        results[number] = Outcome(places, (0,) * PLAYERS)
    assert shares_by_deal(match, results) == [0.75]
    later = {number: results[number % PLAYERS] for number in range(PLAYERS, 2 * PLAYERS)}
    assert shares_by_deal(match, later) == [], "deals of all yardsticks are compared by their order: none is left out"


def test_a_place_is_told_with_what_chance_leaves_open() -> None:
    strong, weak = Ranked("strong", shares(0.9, 0.8, 0.9)), Ranked("weak", shares(0.1, 0.2, 0.1))
    alike = Ranked("alike", shares(0.6, 0.3, 0.5))
    newcomer = Ranked("new", shares(0.4, 0.5, 0.45))
    assert place_of(newcomer, [strong, weak, alike]) == (3, 2, 3)
    assert place_of(newcomer, []) == (1, 1, 1)
    assert difference(strong, weak).mean == pytest.approx(0.733, abs=0.001)
    assert difference(newcomer, newcomer).mean == 0


def test_fewer_deals_are_compared_over_those_that_both_played() -> None:
    one, other = Ranked("one", shares(1.0, 0.0, 0.0)), Ranked("other", shares(0.5))
    assert difference(one, other).mean == 0.5


def test_among_itself_a_bot_has_an_even_share() -> None:
    run = RankRun("peer-eager", 2, 10, Path("unused"))
    assert "peer-eager" not in run.matches
    assert run.found().shares["peer-eager"] == [1 / PLAYERS] * 2


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.xdist_group("bots")
def test_a_run_that_was_cut_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ethnos.arena.benchmark.yardsticks", lambda: ("random", "peer-hoarder"))
    monkeypatch.setattr("ethnos.arena.rank_run.yardsticks", lambda: ("random", "peer-hoarder"))
    run = RankRun("novice", 2, 10, tmp_path)
    assert run.games == 16
    for played in run.play(1):
        if played >= 8:
            break
    assert 8 <= run.played < 16
    again = RankRun("novice", 2, 10, tmp_path)
    assert again.played == run.played
    assert list(again.play(1))[-1] == 16
    assert again.found().deals == 2
    assert again.found().score.mean > 0.4
    assert not again.failures()


@pytest.mark.parametrize("name", list(PEERS))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_rules_of_thumb_play_legally_and_alike(name: str, players: int) -> None:
    bot = bot_of(name)
    for number in range(count(test=1, nightly=20)):
        game = Game(players, dealer=SimulatedDealer(77, number))
        while not game.is_over:
            seat = game.seat_to_act
            assert seat is not None
            view = game.observe(seat)
            answer = bot.think(view, (), Budget(), seed=5)
            assert answer == bot.think(view, legal_for(view), Budget(), seed=5)
            game.play(answer.decision, seat)


def test_the_published_standings_rank_every_bot_and_stand_in_the_page() -> None:
    standings = published()
    assert {one.name for one in standings.bots} | {THINKS} == {*own_bots(), *PEERS}
    text = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    assert table(standings) in text
    assert page(text, standings) == text
    best = [one.name for one in standings.best_first()]
    assert best.index("champion") < best.index("steward") < best.index("novice") < best.index("random")
    for one in standings.bots:
        assert set(one.shares) == set(yardsticks())


def test_the_published_standings_are_of_these_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert published().made_by == versions()
    monkeypatch.setitem(made_of.LEVELS, "mason", made_of.LEVELS["wanderer"])
    assert published().made_by != versions(), "levels are yardsticks: turned, they are others"


def test_a_page_keeps_what_stands_around_its_table() -> None:
    made = page(
        f"before\n{BEGIN}\nold\n{END}\nafter",
        Standings("rules 1", 1, [Ranked("x", {name: [0.5] for name in yardsticks()})]),
    )
    assert made.startswith("before\n")
    assert made.endswith("\nafter")
    assert "old" not in made
    assert "`x`" in made
