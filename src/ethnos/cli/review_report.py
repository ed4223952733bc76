"""A review in words, seat by seat, for the terminal."""

from collections.abc import Iterator

from ..game import Game
from ..game.events import ROMAN
from ..review import GameReview, Grade, ReviewedDecision, SeatSummary
from ..review.reasoning import remarks
from ..words import Words

GRADES: dict[Grade, str] = {
    "best": "report-best",
    "good": "report-good",
    "inaccuracy": "report-inaccuracy",
    "mistake": "report-mistake",
    "blunder": "report-blunder",
}


def report(game: Game, found: GameReview, seat: int | None, w: Words) -> Iterator[str]:
    """What became of each seat and why, with the moments to learn from; of one seat, or of all."""
    for summary in found.seats:
        if seat in (None, summary.seat):
            yield from _seat(game, found, summary, w)
            yield ""


def _seat(game: Game, found: GameReview, summary: SeatSummary, w: Words) -> Iterator[str]:
    message = "report-unfinished" if summary.place is None else "report-seat"
    name, accuracy = found.names[summary.seat], round(summary.accuracy)
    yield w.say(message, name=name, place=summary.place or 0, glory=summary.glory, accuracy=accuracy)
    points = {part: _points(getattr(summary, part)) for part in ("start", "luck", "own", "others", "end")}
    yield "  " + w.say("report-balance", **points)
    counts = [f"{w.say(message)} {summary.counts.get(grade, 0)}" for grade, message in GRADES.items()]
    yield "  " + w.say("report-counts", counts=counts)
    by_number = {one.at: one for one in found.decisions}
    for at in summary.moments:
        yield from _moment(game, by_number[at], w)
    if not summary.moments:
        yield "  " + w.say("report-no-moments")


def _points(part: float) -> str:
    return f"{round(100 * part):+d}".replace("-", "−").replace("+0", "0")


def _moment(game: Game, one: ReviewedDecision, w: Words) -> Iterator[str]:
    assert one.better is not None
    yield "  " + w.say(
        "report-moment",
        age=ROMAN[one.age - 1],
        turn=str(one.turn),
        decision=w.say(one.played.phrase()),
        grade=w.say(GRADES[one.grade]),
        points=_points(-one.loss),
    )
    before, after = (f"{round(100 * chance)} %" for chance in (one.chance_played, one.chance_better))
    yield "    " + w.say("report-better", decision=w.say(one.better.phrase()), before=before, after=after)
    view = game.at(one.at).observe(one.seat)
    for remark, good in remarks(view, one.better, one.played, game.names):
        yield f"      {'+' if good else '−'} {w.say(remark.phrase)}"
