"""What a decision is worth, found by playing it out: games a seat must hold possible,
finished by stewards at every seat.
"""

import time
from collections.abc import Callable, Sequence

from ...game.decisions import Decision, PlayBand, spell
from ...rules import State, ViewRecord
from ...rules.components import SEATS
from ...rules.scoring import final_place
from ...rules.speeds.engine import Engine
from ..protocol import Budget, Reason
from .bot_games import STEWARD
from .mind import Mind
from .weights import DEFAULT

WIDE, NARROW = 24, 5  # candidates looked at briefly, and those looked at for long
GLANCE = 6  # games a candidate at first
SIMULATIONS = 400  # games in all where the budget counts seconds

Line = Callable[[Engine, State, int, int], tuple[Decision, ...]]


def weigh(
    engine: Engine, view: ViewRecord, legal: Sequence[Decision], chosen: Decision, budget: Budget, seed: int, line: Line
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
        found.append(Reason(decision, round(share, 3), round(glory, 1), follow_up))
    return tuple(sorted(found, key=lambda reason: (-reason.win_share, -reason.glory)))


def candidates(legal: Sequence[Decision], chosen: Decision) -> list[Decision]:
    """The chosen decision first, everything that is no band, and the largest bands."""
    bands = sorted((d for d in legal if isinstance(d, PlayBand)), key=lambda band: -len(band.cards))
    others = [decision for decision in legal if not isinstance(decision, PlayBand)]
    return list(dict.fromkeys([chosen, *others, *bands]))[:WIDE]


def _play(
    engine: Engine, view: ViewRecord, totals: dict[Decision, list[float]], games: range, seed: int, end: float
) -> None:
    for number in games:
        if number and time.monotonic() > end:
            return
        for decision, total in totals.items():
            share, glory = play_out(engine, view, decision, seed, number)
            total[0] += share
            total[1] += glory
            total[2] += 1


def _mean(total: list[float]) -> tuple[float, float]:
    return total[0] / max(total[2], 1), total[1] / max(total[2], 1)


def _after(engine: Engine, view: ViewRecord, decision: Decision, seed: int, number: int) -> State:
    """A possible game right after a decision."""
    states, views, dice = engine.states(1), engine.views(1), engine.integers((4,), "i8")
    engine.seed(dice, seed, number)
    engine.put(views, 0, view)
    engine.resample_at(views, 0, states, 0, dice)
    for spelled in spell(view, decision):
        engine.step(states, 0, spelled)
    found: State = engine.get(states, 0)
    return found


def play_out(engine: Engine, view: ViewRecord, decision: Decision, seed: int, number: int) -> tuple[float, float]:
    """One possible game after a decision: the seat's share of the win, and its Glory."""
    states, views, minds = engine.states(1), engine.views(1), engine.records(Mind, 1)
    out, dice = engine.decisions(), engine.integers((4,), "i8")
    weights = engine.given([DEFAULT] * SEATS, "f8")
    seats, kinds = engine.given(list(range(SEATS)), "i2"), engine.given([STEWARD] * SEATS, "i2")
    engine.put(states, 0, _after(engine, view, decision, seed, number))
    engine.seed(dice, ~seed, number)
    engine.play_on_at(states, 0, views, minds, seats, kinds, weights, out, dice)
    s = engine.get(states, 0)
    winners = [p for p in range(s.players) if final_place(s, p) == 1]
    return (1 / len(winners) if view.seat in winners else 0.0), float(s.glory[view.seat])
