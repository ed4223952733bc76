"""A review in words, seat by seat, for the terminal."""

from collections.abc import Iterator

from ..game import Game
from ..game.events import ROMAN
from ..review import GameReview, Grade, ReviewedDecision, SeatSummary
from ..review.reasoning import marker_of, per_cent, remarks
from ..words import Words
from .reason_lines import reason_lines

GRADES: dict[Grade, str] = {
    "best": "report-best",
    "good": "report-good",
    "inaccuracy": "report-inaccuracy",
    "mistake": "report-mistake",
    "blunder": "report-blunder",
}


def report(game: Game, found: GameReview, seat: int | None, w: Words, everything: bool = False) -> Iterator[str]:
    """What became of each seat and why; of one seat, or of all.

    With the moments to learn from, the dearest first, or with everything that was graded, as it was played.
    """
    for summary in found.seats:
        if seat in (None, summary.seat):
            yield from _seat(game, found, summary, w, everything)
            yield ""


def _seat(game: Game, found: GameReview, summary: SeatSummary, w: Words, everything: bool) -> Iterator[str]:
    message = "report-unfinished" if summary.place is None else "report-seat"
    name, accuracy = found.names[summary.seat], round(summary.accuracy)
    yield w.say(message, name=name, place=summary.place or 0, glory=summary.glory, accuracy=accuracy)
    yield "  " + w.say("report-balance", **{part: _signed(points) for part, points in _balance(summary).items()})
    counts = [f"{w.say(message)} {summary.counts.get(grade, 0)}" for grade, message in GRADES.items()]
    yield "  " + w.say("report-counts", counts=counts)
    by_number = {one.at: one for one in found.decisions}
    graded = [one.at for one in found.decisions if one.seat == summary.seat and one.grade != "forced"]
    told = graded if everything else summary.moments
    for at in told:
        yield from _moment(game, by_number[at], w)
    if not told:
        yield "  " + w.say("report-no-moments")


def _balance(summary: SeatSummary) -> dict[str, int]:
    """Whole points that add up: luck is what the other parts leave, and so takes the rounding too."""
    start, own, others, end = (_points(part) for part in (summary.start, summary.own, summary.others, summary.end))
    return {"start": start, "luck": end - start - own - others, "own": own, "others": others, "end": end}


def _compared(one: ReviewedDecision) -> tuple[int, int]:
    """The chances of what was played and of what was better, in per cent: what was lost apart, as it is told."""
    lost = _points(one.loss)
    better = min(100, _points(one.chance_played) + lost)
    return better - lost, better


def _points(part: float) -> int:
    """What was won or lost of a chance, as it is shown: half a point counts as one either way, as on the page."""
    return per_cent(part) if part >= 0 else -per_cent(-part)


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _moment(game: Game, one: ReviewedDecision, w: Words) -> Iterator[str]:
    yield "  " + w.say(
        "report-moment",
        age=ROMAN[one.age - 1],
        turn=str(one.turn),
        decision=w.say(one.played.phrase()),
        grade=w.say(GRADES[one.grade]),
        points=_signed(-_points(one.loss)),
    )
    if one.better is None:
        return
    before, after = _compared(one)
    shown = {"before": f"{before} %", "after": f"{after} %"}
    yield "    " + w.say("report-better", decision=w.say(one.better.phrase()), **shown)
    view = game.at(one.at).observe(one.seat)
    marker = marker_of(one.better_line)
    found = remarks(view, one.better, one.played, game.names, marker, after - before)
    yield from (f"      {line}" for line in reason_lines(found, one.played, w))
