"""The hand-made rungs: legal everywhere, the same at both speeds, and blind to what is hidden."""

import csv
import random
from pathlib import Path

import pytest
from support.counts import count
from support.hidden import rehide
from support.players import PRESET_NAMES

from ethnos import Game, PlayBand
from ethnos.bots import Budget, ask, bot_named, bot_names, legal_for
from ethnos.bots.bot_build import BOTS
from ethnos.bots.handmade.bot_games import NOVICE, RANDOM, STEWARD
from ethnos.bots.handmade.bot_matches import run_games
from ethnos.bots.handmade.builtin import BUILTIN
from ethnos.bots.handmade.valuation import W
from ethnos.bots.handmade.weights import DEFAULT
from ethnos.game import SimulatedDealer
from ethnos.rules import Options, legal_decisions, look, new_state, play, preset

QUICK = Budget(seconds=60, simulations=10)


@pytest.mark.parametrize("name", list(BUILTIN))
@pytest.mark.parametrize("players", range(2, 7))
def test_a_bot_plays_every_number_of_players_and_every_option(name: str, players: int) -> None:
    bot = BUILTIN[name]
    for number in range(count(test=2, nightly=7)):
        options = preset(PRESET_NAMES[(number + players) % 7], players)
        game = Game(options=options, dealer=SimulatedDealer(31, number))
        while not game.is_over:
            seat = game.seat_to_act
            assert seat is not None
            view = game.observe(seat)
            answer = bot.think(view, legal_for(view), QUICK, seed=len(game.history))
            game.play(answer.decision, seat)
        assert game.result is not None


@pytest.mark.xdist_group("bots")
@pytest.mark.parametrize("players", range(2, 7))
def test_bots_decide_the_same_at_both_speeds(players: int) -> None:
    fast, slow = BOTS.compiled(), BOTS.interpreted()
    deals = list(range(4))
    seats = [[(deal + seat) % 3 for seat in range(players)] for deal in deals]
    for name in ("standard", "japanese"):
        options = preset(name, players)
        one = run_games(fast, options, 4, deals, seats, [RANDOM, NOVICE, STEWARD])
        other = run_games(slow, options, 4, deals, seats, [RANDOM, NOVICE, STEWARD])
        assert (one.places == other.places).all()
        assert (one.glory == other.glory).all()
        assert one.decisions == other.decisions


@pytest.mark.parametrize("name", list(BUILTIN))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_bot_answers_the_same_whatever_is_hidden_from_it(name: str, players: int) -> None:
    bot, dice = BUILTIN[name], random.Random(players)
    s = new_state(Options(players), seed=12)
    for step in range(count(test=120, nightly=600)):
        legal = legal_decisions(s)
        if not legal:
            break
        seat = s.current
        if not s.picked_n:
            why = step % 20 == 0
            views = (look(s, seat), look(rehide(s, seat, dice), seat))
            one, other = (bot.think(view, legal_for(view), QUICK, seed=step, reasons=why) for view in views)
            assert one == other
        play(s, dice.choice(legal))


def test_the_same_seed_gives_the_same_answer_and_reasons() -> None:
    game = Game(4, seed=9)
    view = game.observe(game.seat_to_act)
    for name in BUILTIN:
        one = ask(bot_named(name), view, QUICK, seed=3, reasons=True).answer
        other = ask(bot_named(name), view, QUICK, seed=3, reasons=True).answer
        assert one == other
        assert one.decision in {reason.decision for reason in one.reasons}
        for reason in one.reasons:
            assert bool(reason.line) <= isinstance(reason.decision, PlayBand)
        shares = [reason.win_share for reason in one.reasons]
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 for share in shares)


def test_a_thinking_bot_leaves_its_view_alone() -> None:
    game = Game(3, seed=2)
    view = game.observe(game.seat_to_act)
    before = view.to_bytes()
    for name in BUILTIN:
        bot_named(name).think(view, legal_for(view), QUICK, seed=1, reasons=True)
    assert view.to_bytes() == before


def test_the_ladder_is_known_by_name() -> None:
    assert bot_names()[:6] == ["random", "novice", "wanderer", "shepherd", "mason", "steward"]


def test_the_weights_are_those_of_the_tuning() -> None:
    log = Path(__file__).parents[2] / "docs" / "steward-tuning.csv"
    last = list(csv.DictReader(log.read_text().splitlines()))[-1]
    assert [round(float(last[weight.name.lower()]), 3) for weight in W] == pytest.approx(list(DEFAULT), abs=0.0011)


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"seconds": -1}, {"simulations": 0}])
def test_a_budget_of_nothing_is_refused(budget: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="more than zero"):
        Budget(**budget)  # type: ignore[arg-type]
