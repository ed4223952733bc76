"""Puzzles: asked, answered, counted."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...game.preview import BandPreview, band_preview
from ...puzzles.puzzle import Puzzle
from ...puzzles.ratings import shifted
from ...puzzles.shipped import puzzle_numbered, puzzle_of, puzzles
from ...words import words
from ..costs import REVIEW
from ..puzzle_desk import OTHER
from ..tabletop import puzzling as p
from ..tabletop.refusals import Refused
from .documents import refuses
from .visit import RouteVisit, Visit

PuzzleNumber = Annotated[int, PathParameter(ge=1, le=100_000, description="The puzzle, counted from 1.")]
WithTheme = Annotated[bool, QueryParameter(name="hint", description="Whether its theme is told.")]


@get(responses=refuses())
async def list_puzzles(visit: Visit) -> p.Puzzles:
    """Which puzzles there are, with their ratings as they are now, and today's."""
    visit.pay(REVIEW)
    shifts = await visit.house.puzzle_desk.shifts()
    today = datetime.now(UTC).date()
    lines = tuple(
        p.PuzzleLine(number, one.theme, shifted(one.rating, shifts.get(one.key, 0)), one.players)
        for number, one in enumerate(puzzles(), start=1)
    )
    return p.Puzzles(puzzle_of(today), today.isoformat(), lines)


@get("/{number:int}", responses=refuses(404))
async def ask_puzzle(visit: Visit, number: PuzzleNumber, theme: WithTheme = False) -> p.PuzzleAsked:
    """A puzzle: the table as the seat that is asked sees it."""
    puzzle = _found(visit, number)
    tries = await visit.house.puzzle_desk.tries(puzzle)
    w = words(visit.language)
    snapshot, outlook = await visit.house.retelling.work(lambda: p.snapshot_of(puzzle, number, w))
    return p.PuzzleAsked(
        number=number,
        rating=shifted(puzzle.rating, tries.shift),
        players=puzzle.players,
        today=number == puzzle_of(datetime.now(UTC).date()),
        theme=puzzle.theme if theme else None,
        tries=sum(tries.chosen.values()),
        found=tries.chosen.get(0, 0),
        snapshot=snapshot,
        outlook=outlook,
    )


@post("/{number:int}/preview", responses=refuses(404, 409, 422), status_code=200)
async def preview_in_puzzle(visit: Visit, number: PuzzleNumber, data: JSONBody[p.AskPuzzlePreview]) -> BandPreview:
    """What a band would do if it were played now, and what under its other leaders."""
    puzzle = _found(visit, number)

    def work() -> BandPreview:
        game = puzzle.game()
        game.check(data.band, data.seat)
        return band_preview(game.observe(data.seat), data.band)

    return await visit.house.retelling.work(work)


@post("/{number:int}/answer", responses=refuses(404, 409, 422), status_code=200)
async def answer_puzzle(visit: Visit, number: PuzzleNumber, data: JSONBody[p.AnswerPuzzle]) -> p.PuzzleAnswer:
    """Whether that is the best decision, what is, and why. The first answer of an address in a day counts."""
    puzzle = _found(visit, number)
    await visit.house.retelling.work(lambda: puzzle.game().check(data.decision))
    decisions = puzzle.decisions
    choice = decisions.index(data.decision) if data.decision in decisions else OTHER
    tries, yours, counted = await visit.house.puzzle_desk.answer(
        puzzle, choice, data.rating, visit.address, visit.house.key
    )
    w, rating = words(visit.language), shifted(puzzle.rating, tries.shift)
    return await visit.house.retelling.work(
        lambda: p.answer_of(puzzle, data.decision, w, tries.chosen, rating, yours, counted)
    )


def _found(visit: RouteVisit, number: int) -> Puzzle:
    """The puzzle, paid for."""
    try:
        puzzle = puzzle_numbered(number)
    except KeyError:
        raise Refused("no-puzzle", count=len(puzzles())) from None
    visit.pay(REVIEW)
    return puzzle


router = Router(path="/api/puzzles", route_handlers=[list_puzzles, ask_puzzle, preview_in_puzzle, answer_puzzle])
