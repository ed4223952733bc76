"""Reviews made up for the page's looks: every grade and every reason's sign, without a search that takes its time."""

import random
from typing import Any

import msgspec

from ethnos.game import Game, write_record
from ethnos.review import GameReview, reasons
from ethnos.review.grading import Grade
from ethnos.review.reviewed import CurvePoint, ReviewedDecision, SeatSummary, TurningPoint, WeighedDecision, Why
from ethnos.words import unspoken
from support.moments import MANY, played

GRADES: tuple[tuple[Grade, float], ...] = (
    ("best", 0.0),
    ("good", 0.01),
    ("inaccuracy", 0.03),
    ("mistake", 0.09),
    ("blunder", 0.21),
)
OFFERED = 4


def shown_review(players: int = 4) -> dict[str, Any]:
    """A record of a game and what a review of it may look like."""
    game = played(players, 5 if players == 4 else 9, MANY)
    return {"players": players, "record": write_record(game), "review": msgspec.to_builtins(made_up(game))}


def made_up(game: Game) -> GameReview:
    rng = random.Random(1)
    decisions = tuple(_decision(game, at, rng) for at in range(len(game.history)))
    points = tuple(_points(game, rng))
    turning = tuple(
        TurningPoint(points[i].at, rng.randrange(game.players), rng.choice((-0.2, 0.3)))
        for i in range(9, len(points), len(points) // 6)
    )
    seats = tuple(_summary(game, seat, decisions, points) for seat in range(game.players))
    return GameReview(
        names=game.names, even=1 / game.players, points=points, turning=turning, decisions=decisions, seats=seats
    )


def _points(game: Game, rng: random.Random) -> list[CurvePoint]:
    """Chances that wander, and end with the winner."""
    weights = [1.0] * game.players
    points = []
    for at in range(len(game.history)):
        view = game.at(at).view()
        if view.question != "turn":
            continue
        weights = [max(0.05, weight * rng.uniform(0.88, 1.14)) for weight in weights]
        chances = tuple(weight / sum(weights) for weight in weights)
        points.append(CurvePoint(at, view.age, view.turn, view.seat_to_act, chances, view.dragons))
    assert game.result is not None
    ends = tuple(float(seat in game.result.winners) / len(game.result.winners) for seat in range(game.players))
    return [*points, CurvePoint(len(game.history), game.age, game.turn, None, ends, 2)]


def _decision(game: Game, at: int, rng: random.Random) -> ReviewedDecision:
    then, one = game.at(at), game.history[at]
    others = [decision for decision in then.legal() if decision != one.decision]
    grade, loss = rng.choice(GRADES) if others else ("forced", 0.0)
    better = rng.choice(others) if loss else None
    why: tuple[Why, ...] = ()
    if better is not None:
        why = reasons(then.observe(one.seat), better, one.decision, game.names, lead=round(100 * loss))
    weighed = [one.decision, *others[:OFFERED]]
    return ReviewedDecision(
        at=at,
        seat=one.seat,
        age=one.age,
        turn=one.turn,
        grade=grade,
        played=one.decision,
        told=unspoken(one.decision.phrase()),
        better=better,
        better_told=None if better is None else unspoken(better.phrase()),
        chance_played=0.28,
        chance_better=0.28 + loss,
        loss=loss,
        reasons=why,
        candidates=tuple(
            WeighedDecision(decision, unspoken(decision.phrase()), 0.3 - i / 50) for i, decision in enumerate(weighed)
        ),
    )


def _summary(
    game: Game, seat: int, decisions: tuple[ReviewedDecision, ...], points: tuple[CurvePoint, ...]
) -> SeatSummary:
    assert game.result is not None
    rank = next(rank for rank in game.result.ranking if rank.seat == seat)
    own = [one for one in decisions if one.seat == seat]
    dearest = sorted(own, key=lambda one: -one.loss)[:3]
    end, even = points[-1].chances[seat], 1 / game.players
    return SeatSummary(
        seat=seat,
        place=rank.place,
        glory=rank.glory,
        accuracy=81.0 - 4 * seat,
        start=even,
        luck=-0.12,
        own=-0.34,
        others=end - even + 0.46,
        end=end,
        moments=tuple(one.at for one in dearest),
        counts={grade: sum(one.grade == grade for one in own) for grade, _ in GRADES},
    )
