"""What a decision is worth, found by playing it out: games a seat must hold possible,
finished by stewards at every seat.
"""

import time
from collections.abc import Sequence

from ..game.decisions import Decision, spell
from ..rules import View
from ..rules.components import SEATS
from ..rules.engine import Engine
from ..rules.scoring import final_place
from .match import STEWARD
from .mind import Mind
from .protocol import Budget, Reason
from .weights import DEFAULT

CANDIDATES = 5
SIMULATIONS = 40  # games a candidate where the budget counts seconds


def weigh(
    engine: Engine, view: View, legal: Sequence[Decision], chosen: Decision, budget: Budget, seed: int
) -> tuple[Reason, ...]:
    """The chosen decision and its rivals by win share and final Glory, best first.

    Rivals are a spread of the legal decisions; every candidate is played out in the
    same resampled games, so that luck favours none.
    """
    others = [decision for decision in legal if decision != chosen]
    step = max(1, len(others) // (CANDIDATES - 1))
    candidates = [chosen, *others[::step][: CANDIDATES - 1]]
    games = (budget.simulations or SIMULATIONS * len(candidates)) // len(candidates) or 1
    totals = [[0.0, 0.0] for _ in candidates]
    end = time.monotonic() + budget.seconds
    played = 0
    while played < games and (played == 0 or time.monotonic() < end):
        for i, decision in enumerate(candidates):
            share, glory = play_out(engine, view, decision, seed, played)
            totals[i][0] += share
            totals[i][1] += glory
        played += 1
    found = [
        Reason(decision, round(share / played, 3), round(glory / played, 1))
        for decision, (share, glory) in zip(candidates, totals, strict=True)
    ]
    return tuple(sorted(found, key=lambda reason: (-reason.win_share, -reason.glory)))


def play_out(engine: Engine, view: View, decision: Decision, seed: int, number: int) -> tuple[float, float]:
    """One possible game after a decision: the seat's share of the win, and its Glory."""
    states, views, minds = engine.states(1), engine.views(1), engine.records(Mind, 1)
    out, dice = engine.decisions(), engine.integers((4,), "i8")
    weights = engine.given([DEFAULT] * SEATS, "f8")
    seats, kinds = engine.given(list(range(SEATS)), "i2"), engine.given([STEWARD] * SEATS, "i2")
    engine.seed(dice, seed, number)
    engine.put(views, 0, view)
    engine.resample_at(views, 0, states, 0, dice)
    for spelled in spell(view, decision):
        engine.step(states, 0, spelled)
    engine.play_on_at(states, 0, views, minds, seats, kinds, weights, out, dice)
    s = engine.get(states, 0)
    winners = [p for p in range(s.players) if final_place(s, p) == 1]
    return (1 / len(winners) if view.seat in winners else 0.0), float(s.glory[view.seat])
