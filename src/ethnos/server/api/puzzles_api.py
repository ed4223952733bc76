"""Puzzles: asked, answered, counted."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...game.preview import BandPreview, band_preview
from ...puzzles.puzzle import Puzzle
from ...puzzles.ratings import shifted
from ...puzzles.shipped import number_of, puzzle_numbered, puzzle_of, puzzles
from ...words import words
from ..costs import REVIEW
from ..puzzle_desk import OTHER
from ..tabletop import puzzling as p
from ..tabletop.refusals import Refused
from .documents import refuses
from .visit import RouteVisit, Visit

PuzzleName = Annotated[str, PathParameter(max_length=12, description="Its key, or its number in this version.")]
WithTheme = Annotated[bool, QueryParameter(name="hint", description="Whether its theme is told.")]


@get(responses=refuses())
async def list_puzzles(visit: Visit) -> p.Puzzles:
    """Which puzzles there are, with their ratings as they are now, and today's."""
    visit.pay(REVIEW)
    shifts = await visit.house.puzzle_desk.shifts()
    today = visit.house.puzzle_desk.today
    lines = tuple(
        p.PuzzleLine(one.key, number, one.theme, shifted(one.rating, shifts.get(one.key, 0)), one.players)
        for number, one in enumerate(puzzles(), start=1)
    )
    return p.Puzzles(puzzle_numbered(puzzle_of(today)).key, today.isoformat(), lines)


@get("/{name:str}", responses=refuses(404))
async def ask_puzzle(visit: Visit, name: PuzzleName, theme: WithTheme = False) -> p.PuzzleAsked:
    """A puzzle: the table as the seat that is asked sees it."""
    number, puzzle = _found(visit, name)
    tries = await visit.house.puzzle_desk.tries(puzzle)
    w = words(visit.language)
    snapshot, outlook = await visit.retell(lambda: p.snapshot_of(puzzle, w))
    return p.PuzzleAsked(
        key=puzzle.key,
        number=number,
        rating=shifted(puzzle.rating, tries.shift),
        players=puzzle.players,
        today=number == puzzle_of(visit.house.puzzle_desk.today),
        theme=puzzle.theme if theme else None,
        tries=sum(tries.chosen.values()),
        found=tries.chosen.get(0, 0),
        snapshot=snapshot,
        outlook=outlook,
    )


@post("/{name:str}/preview", responses=refuses(404, 409, 422), status_code=200)
async def preview_in_puzzle(visit: Visit, name: PuzzleName, data: JSONBody[p.AskPuzzlePreview]) -> BandPreview:
    """What a band would do if it were played now, and what under its other leaders."""
    _, puzzle = _found(visit, name)

    def work() -> BandPreview:
        game = puzzle.game()
        game.check(data.band, data.seat)
        return band_preview(game.observe(data.seat), data.band)

    return await visit.retell(work)


@post("/{name:str}/answer", responses=refuses(404, 409, 422), status_code=200)
async def answer_puzzle(visit: Visit, name: PuzzleName, data: JSONBody[p.AnswerPuzzle]) -> p.PuzzleAnswer:
    """Whether that is the best decision, what is, and why. For the puzzle the first of an address in a day counts."""
    _, puzzle = _found(visit, name)
    await visit.retell(lambda: puzzle.game().check(data.decision))
    decisions = puzzle.decisions
    choice = decisions.index(data.decision) if data.decision in decisions else OTHER
    tries, yours, counted = await visit.house.puzzle_desk.answer(
        puzzle, choice, data.rating, visit.address, visit.house.key
    )
    w, rating = words(visit.language), shifted(puzzle.rating, tries.shift)
    return await visit.retell(lambda: p.answer_of(puzzle, data.decision, w, tries.chosen, rating, yours, counted))


def _found(visit: RouteVisit, name: str) -> tuple[int, Puzzle]:
    """The puzzle with its number, paid for."""
    try:
        number = number_of(name)
    except KeyError:
        raise Refused("no-puzzle", count=len(puzzles())) from None
    visit.pay(REVIEW)
    return number, puzzle_numbered(number)


router = Router(path="/api/puzzles", route_handlers=[list_puzzles, ask_puzzle, preview_in_puzzle, answer_puzzle])
