"""Decisions of bots' games, each as its seat saw it. Needs nothing but NumPy and Numba."""

from dataclasses import dataclass

import numpy as np

from ...bots.bot_calls import BotCalls
from ...bots.handmade.bot_games import NETWORK, NOVICE, STEWARD
from ...bots.handmade.mind import Mind
from ...bots.handmade.weights import DEFAULT
from ...bots.trained.network import Judge
from ...encoding import OBSERVATION
from ...rules import ViewRecord
from ...rules.decision_numbers import DECISIONS
from ...rules.facade.options import Options
from ...rules.facade.spelling import Spelling, is_unfinished
from ...rules.many.deal_series import REVIEWS
from ...rules.state import Phase

KINDS = {"novice": NOVICE, "steward": STEWARD, "champion": NETWORK}
SIZES = (4, 2, 3, 5, 6)


@dataclass(frozen=True)
class BotDecision:
    """Who decided what, and what was seen then."""

    bot: str
    view: ViewRecord
    spelling: Spelling


def bots_of(number: int) -> tuple[str, ...]:
    """Who plays a game, by its number: one kind of bot at all seats, or in every fourth game all kinds."""
    players, kind, names = SIZES[number // 4 % len(SIZES)], number % 4, tuple(KINDS)
    return tuple(names[kind if kind < len(names) else (seat + number // 4) % len(names)] for seat in range(players))


def decisions_of(engine: BotCalls, judge: Judge, number: int) -> list[BotDecision]:
    """The decisions of a game that were not forced, in their order."""
    bots = bots_of(number)
    states, views, out = engine.states(1), engine.views(1), engine.decisions()
    minds, weights, dice = engine.records(Mind, 1), engine.given(DEFAULT, np.float64), engine.integers((4,), np.int64)
    observation, mask = engine.integers((1, OBSERVATION), np.int8), engine.integers((1, DECISIONS), np.int8)
    engine.seed(dice, REVIEWS.number(0), number)
    engine.clone(Options(len(bots)).template(engine), 0, states, 0)
    engine.new_game_at(states, 0, REVIEWS.number(0), number, 1)
    found: list[BotDecision] = []
    begun, free = ViewRecord(), False
    said: list[int] = []
    while (s := engine.get(states, 0)).phase != Phase.OVER:
        engine.observe_at(states, 0, s.current, views, 0)
        if not said:
            begun, free = engine.get(views, 0, ViewRecord), False
        n, kind = engine.show_view_at(views, 0, observation, mask, 0, out), KINDS[bots[s.current]]
        decision, free = int(out[0]), free or n > 1
        if n > 1 and kind == NETWORK:
            decision = int(judge.judge(np.asarray(observation, np.int8), np.asarray(mask, np.int8))[0][0])
        elif n > 1:
            decision = int(engine.choose_at(kind, views, 0, minds, out, weights, dice))
        said.append(decision)
        engine.step(states, 0, decision)
        if not is_unfinished(decision):
            if free:
                found.append(BotDecision(bots[begun.seat], begun, tuple(said)))
            said = []
    return found
