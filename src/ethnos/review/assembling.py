"""From weighed decisions and chances to the review of a game."""

from collections.abc import Sequence

from ..game import Game
from ..game.decisions import Decision, read
from ..game.game_errors import GameError
from ..words import unspoken
from .chances import together
from .course import AskedMoment, Course
from .grading import grade_of
from .parts import PartDone, WeighedMoment, in_portions
from .reasoning import marker_of, per_cent, reasons
from .reviewed import CurvePoint, GameReview, ReviewedDecision, WeighedDecision
from .summing_up import summaries, turning_points


def assembled(game: Game, course: Course, done: Sequence[PartDone]) -> GameReview:
    chances = [chance for part in done for chance in part.chances]
    weighed = iter([one for part in done for one in part.weighed])
    points = [
        CurvePoint(turn.at, turn.age, turn.turn, turn.seat, together(row), turn.dragons)
        for turn, row in zip(course.turns, in_portions(chances, game.players), strict=True)
    ]
    points.append(_end(game, points))
    decisions = tuple(_forced(one) if one.forced else _reviewed(one, next(weighed), game) for one in course.decisions)
    return GameReview(
        names=game.names,
        even=1 / game.players,
        points=tuple(points),
        turning=turning_points(points),
        decisions=decisions,
        seats=summaries(game, points, decisions),
    )


def _end(game: Game, points: Sequence[CurvePoint]) -> CurvePoint:
    """The result, or the last chances of a game that has none."""
    view = game.observe(None)
    if game.result is None:
        chances = points[-1].chances if points else (1 / game.players,) * game.players
    else:
        won = game.result.winners
        chances = tuple(1 / len(won) if p in won else 0.0 for p in range(game.players))
    return CurvePoint(len(game.history), view.age + 1, view.turn + 1, None, chances, view.dragons)


def _forced(one: AskedMoment) -> ReviewedDecision:
    return ReviewedDecision(
        at=one.at,
        seat=one.seat,
        age=one.age,
        turn=one.turn,
        grade="forced",
        played=one.decision,
        told=unspoken(one.decision.phrase()),
        chance_played=0.0,
        chance_better=0.0,
        loss=0.0,
    )


def _reviewed(one: AskedMoment, weighed: WeighedMoment, game: Game) -> ReviewedDecision:
    grade = grade_of(weighed.loss)
    better = None if grade == "best" else read(one.view, weighed.best)
    line = () if better is None else _played_on(game.at(one.at), one.seat, better, weighed.line)
    found = [(read(one.view, each.spelling), each) for each in weighed.found]
    return ReviewedDecision(
        at=one.at,
        seat=one.seat,
        age=one.age,
        turn=one.turn,
        grade=grade,
        played=one.decision,
        told=unspoken(one.decision.phrase()),
        better=better,
        better_told=None if better is None else unspoken(better.phrase()),
        better_line=line,
        chance_played=weighed.chance_played,
        chance_better=weighed.chance_best if better is not None else weighed.chance_played,
        loss=weighed.loss,
        reasons=()
        if better is None
        else reasons(one.view, better, one.decision, game.names, marker_of(line), per_cent(weighed.loss)),
        candidates=tuple(
            WeighedDecision(decision, unspoken(decision.phrase()), each.share, each.games) for decision, each in found
        ),
    )


def _played_on(game: Game, seat: int, better: Decision, line: Sequence[Decision]) -> tuple[Decision, ...]:
    """As much of a seat's line as this game allows: it was found in a possible one, where other cards may be drawn."""
    if line:
        game.play(better, seat)
    for number, decision in enumerate(line):
        try:
            game.play(decision, seat)
        except GameError:
            return tuple(line[:number])
    return tuple(line)
