"""What a game comes to, seat by seat: luck apart from skill, accuracy, and moments to learn from."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import exp

from ..game import Game
from .reviewed import CurvePoint, ReviewedDecision, SeatSummary, TurningPoint

TURNING = 8  # turning points at most …
TURNS_MUCH = 0.08  # … each a change of somebody's chance by so much within a turn
MOMENTS = 3
LEARN = ("inaccuracy", "mistake", "blunder")
STEEP = 20.0  # how fast accuracy falls with the chance given away: a loss of 5 points leaves 37


def turning_points(points: Sequence[CurvePoint]) -> tuple[TurningPoint, ...]:
    """The turns that changed somebody's chance most, in the order of the game."""
    found = []
    for before, after in pairwise(points):
        changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda p: abs(changes[p]))
        if abs(changes[seat]) >= TURNS_MUCH:
            found.append(TurningPoint(after.at, seat, changes[seat]))
    found.sort(key=lambda turn: -abs(turn.change))
    return tuple(sorted(found[:TURNING], key=lambda turn: turn.at))


def summaries(
    game: Game, points: Sequence[CurvePoint], decisions: Sequence[ReviewedDecision]
) -> tuple[SeatSummary, ...]:
    ranking = {rank.seat: rank for rank in game.result.ranking} if game.result is not None else {}
    view = game.observe(None)
    own, others = _given_away(points, decisions, game.players)
    found = []
    for seat in range(game.players):
        mine = [one for one in decisions if one.seat == seat]
        start, end = 1 / game.players, points[-1].chances[seat]
        counts = Counter(one.grade for one in mine)
        found.append(
            SeatSummary(
                seat=seat,
                place=ranking[seat].place if seat in ranking else None,
                glory=view.glory[seat],
                accuracy=accuracy([one.loss for one in mine if one.grade != "forced"]),
                start=start,
                luck=end - start - own[seat] - others[seat],
                own=own[seat],
                others=others[seat],
                end=end,
                moments=_moments(mine),
                counts=dict(counts),
            )
        )
    return tuple(found)


def accuracy(losses: Sequence[float]) -> float:
    """The mean of every decision's accuracy, from 100 for the best down."""
    if not losses:
        return 100.0
    return 100 * sum(exp(-STEEP * loss) for loss in losses) / len(losses)


def _moments(mine: Sequence[ReviewedDecision]) -> tuple[int, ...]:
    dearest = sorted((one for one in mine if one.grade in LEARN), key=lambda one: -one.loss)
    return tuple(one.at for one in dearest[:MOMENTS])


def _given_away(
    points: Sequence[CurvePoint], decisions: Sequence[ReviewedDecision], players: int
) -> tuple[list[float], list[float]]:
    """By seat what its own decisions gave away, and what it got of the others' slips, by its chance at the time."""
    own, others = [0.0] * players, [0.0] * players
    place = 0
    for one in decisions:
        while place + 1 < len(points) and points[place + 1].at <= one.at:
            place += 1
        own[one.seat] -= one.loss
        chances = points[place].chances
        rest = 1 - chances[one.seat]
        for p in range(players):
            if p != one.seat:
                others[p] += one.loss * (chances[p] / rest if rest > 0 else 1 / (players - 1))
    return own, others
