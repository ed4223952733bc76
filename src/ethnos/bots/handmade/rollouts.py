"""What a decision is worth, found by playing it out: games a seat must hold possible,
finished by stewards at every seat.
"""

import time
from collections.abc import Callable, Sequence

import numpy as np

from ...game.decisions import Decision, PlayBand, spell
from ...rules import State, ViewRecord
from ...rules.components import SEATS
from ...rules.scoring import win_share
from ..bot_calls import BotCalls
from ..protocol import Budget, Reason
from .bot_games import STEWARD, Lineup
from .mind import Mind
from .weights import DEFAULT

WIDE, NARROW = 24, 5  # candidates looked at briefly, and those looked at for long
GLANCE = 6  # games a candidate at first
SIMULATIONS = 400  # games in all where the budget counts seconds

Line = Callable[[BotCalls, State, int, int], tuple[Decision, ...]]


def weigh(
    engine: BotCalls,
    view: ViewRecord,
    legal: Sequence[Decision],
    chosen: Decision,
    budget: Budget,
    seed: int,
    line: Line,
) -> tuple[Reason, ...]:
    """The chosen decision and its best rivals by win share and final Glory, best first.

    All candidates are played out in the same resampled games, so that luck favours
    none: many of them a few times, then the promising ones for the rest of the budget.
    """
    end = time.monotonic() + budget.seconds
    games = budget.simulations or SIMULATIONS
    totals = {decision: [0.0, 0.0, 0] for decision in candidates(legal, chosen)}
    glance = max(1, min(GLANCE, games // (2 * len(totals))))
    _play(engine, view, totals, range(glance), seed, end)
    best = sorted(totals, key=lambda decision: -_mean(totals[decision])[0])[: NARROW - 1]
    kept = {decision: totals[decision] for decision in dict.fromkeys([chosen, *best])}
    more = max(0, games - glance * len(totals)) // len(kept)
    _play(engine, view, kept, range(glance, glance + more), seed, end)
    found = []
    for decision, total in kept.items():
        share, glory = _mean(total)
        follow_up = line(engine, _after(engine, view, decision, seed, 0), view.seat, seed)
        found.append(Reason(decision, round(share, 3), round(glory, 1), follow_up, int(total[2])))
    return tuple(sorted(found, key=lambda reason: (-reason.win_share, -reason.glory)))


def candidates(legal: Sequence[Decision], chosen: Decision) -> list[Decision]:
    """The chosen decision first, everything that is no band, and the largest bands."""
    bands = sorted((d for d in legal if isinstance(d, PlayBand)), key=lambda band: -len(band.cards))
    others = [decision for decision in legal if not isinstance(decision, PlayBand)]
    return list(dict.fromkeys([chosen, *others, *bands]))[:WIDE]


def _play(
    engine: BotCalls, view: ViewRecord, totals: dict[Decision, list[float]], games: range, seed: int, end: float
) -> None:
    for number in games:
        if number and time.monotonic() > end:
            return
        for decision, total in totals.items():
            share, glory = finish(engine, view, decision, seed, number)
            total[0] += share
            total[1] += glory
            total[2] += 1


def _mean(total: list[float]) -> tuple[float, float]:
    return total[0] / max(total[2], 1), total[1] / max(total[2], 1)


def _after(engine: BotCalls, view: ViewRecord, decision: Decision, seed: int, number: int) -> State:
    """A possible game right after a decision."""
    states, views, dice = engine.states(1), engine.views(1), engine.integers((4,), np.int64)
    engine.seed(dice, seed, number)
    engine.put(views, 0, view)
    engine.resample_at(views, 0, states, 0, dice)
    for spelled in spell(view, decision):
        engine.step(states, 0, spelled)
    return engine.get(states, 0)


def finish(engine: BotCalls, view: ViewRecord, decision: Decision, seed: int, number: int) -> tuple[float, float]:
    """One possible game after a decision: the seat's share of the win, and its Glory."""
    states, views, minds = engine.states(1), engine.views(1), engine.records(Mind, 1)
    out, dice = engine.decisions(), engine.integers((4,), np.int64)
    lineup = Lineup(engine.given([STEWARD] * SEATS, np.int16), engine.given_rows([DEFAULT] * SEATS, np.float64))
    seats = engine.given(list(range(SEATS)), np.int16)
    engine.put(states, 0, _after(engine, view, decision, seed, number))
    engine.seed(dice, ~seed, number)
    engine.play_out_at(states, views, minds, seats, lineup, out, dice)
    s = engine.get(states, 0)
    return win_share(s, view.seat), float(s.glory[view.seat])
