"""Puzzles as a client is told them: the table as at any other, and after the answer what was weighed."""

from typing import Annotated

from msgspec import Meta, Struct

from ...game import Game
from ...game.decisions import Decision, PlayBand
from ...game.outlook import Outlook, outlook
from ...game.records.record import write as write_record
from ...puzzles.puzzle import Puzzle
from ...review.reasoning import reasons, told_apart
from ...review.reviewed import Why
from ...words import Unspoken, Words, unspoken
from . import messages as m
from .agreement import Seat
from .lone_table import lone_table

LOWEST, HIGHEST = 100, 3500
Rating = Annotated[int, Meta(ge=LOWEST, le=HIGHEST, description="What your device thinks of you.")]


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list."""

    key: str  # its own for good
    number: int  # in this version
    theme: str
    rating: int
    players: int


class Puzzles(Struct, frozen=True):
    """All puzzles, and today's, which changes at midnight UTC."""

    today: str  # its key
    day: str  # as 2026-11-17
    puzzles: tuple[PuzzleLine, ...]


class PuzzleAsked(Struct, frozen=True, kw_only=True):
    """A puzzle as whoever is asked sees it."""

    key: str
    number: int
    rating: int
    players: int
    today: bool
    theme: str | None  # only on request
    tries: int  # that were counted
    found: int  # of them, how many were right
    snapshot: m.Snapshot
    outlook: Outlook


class AnswerPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """What you would decide; with your rating, if you have one, so that both ratings move."""

    decision: Decision
    rating: Rating | None = None


class AskPuzzlePreview(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    band: PlayBand


class PuzzleCandidate(Struct, frozen=True):
    """A decision that was weighed: the chance to win with it, and how many have chosen it."""

    decision: Decision
    told: Unspoken
    chance: float
    chosen: int


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    right: bool
    solution: Decision
    told: Unspoken
    chance: float | None  # of the decision that was given; none where it was not weighed
    theme: str
    reasons: tuple[Why, ...]
    candidates: tuple[PuzzleCandidate, ...]  # best first
    rating: int  # of the puzzle, now
    your_rating: int | None  # now; none where none was given
    counted: bool  # whether this try counts for the puzzle: the first of an address at it in a day
    tries: int
    found: int
    record: str  # the position as a record, to play on from
    decisions: int  # of the record, to the question


def snapshot_of(puzzle: Puzzle, w: Words) -> tuple[m.Snapshot, Outlook]:
    game = named_game(puzzle, w)
    asked = game.seat_to_act
    assert asked is not None
    return lone_table(f"puzzle-{puzzle.key}", game, asked), outlook(game.observe(None))


def named_game(puzzle: Puzzle, w: Words) -> Game:
    """The puzzle's game: whoever is asked is you, the others are called by their seats."""
    game = puzzle.game()
    names = [w.say("table-seat", seat=seat + 1) for seat in range(game.players)]
    asked = game.seat_to_act
    assert asked is not None
    names[asked] = w.say("page-guest")
    game.rename(names)
    return game


def answer_of(
    puzzle: Puzzle,
    given: Decision,
    w: Words,
    chosen: dict[int, int],
    rating: int,
    your_rating: int | None,
    counted: bool,
) -> PuzzleAnswer:
    game = named_game(puzzle, w)
    decisions, view = puzzle.decisions, game.observe(game.seat_to_act)
    other, lead = told_apart(view, puzzle.chances, given, game.names)
    return PuzzleAnswer(
        right=given == puzzle.solution,
        solution=puzzle.solution,
        told=unspoken(puzzle.solution.phrase()),
        chance=puzzle.tried[decisions.index(given)].chance if given in decisions else None,
        theme=puzzle.theme,
        reasons=reasons(view, puzzle.solution, other, game.names, lead=lead),
        candidates=tuple(
            PuzzleCandidate(decision, unspoken(decision.phrase()), one.chance, chosen.get(i, 0))
            for i, (decision, one) in enumerate(zip(decisions, puzzle.tried, strict=True))
        ),
        rating=rating,
        your_rating=your_rating,
        counted=counted,
        tries=sum(chosen.values()),
        found=chosen.get(0, 0),
        record=write_record(game),
        decisions=len(game.history),
    )
