"""The puzzles that come with the package, and which of them is today's."""

from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from ..errors import UserError
from .puzzle import Puzzle

SHIPPED = "puzzles.jsonl"
FIRST_DAY = date(2026, 1, 1)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle of the package; puzzle number n is the n-th. Another version may number them otherwise."""
    return tuple(read_puzzles(files(__package__).joinpath(SHIPPED).read_bytes(), SHIPPED))


def puzzle_numbered(number: int) -> Puzzle:
    """A puzzle by its number, from 1; KeyError where there is none."""
    if number not in range(1, len(puzzles()) + 1):
        raise KeyError(number)
    return puzzles()[number - 1]


def number_of(name: str) -> int:
    """What number a puzzle has here, by its key, which stays its own in every version, or by that number itself."""
    number = _numbers().get(name) or (int(name) if name.isdecimal() else 0)
    puzzle_numbered(number)
    return number


@cache
def _numbers() -> dict[str, int]:
    return {puzzle.key: number for number, puzzle in enumerate(puzzles(), start=1)}


def puzzle_of(day: date) -> int:
    """The number of a day's puzzle: each comes once before any comes again."""
    return (day - FIRST_DAY).days % len(puzzles()) + 1


def todays() -> int:
    return puzzle_of(datetime.now(UTC).date())


def read_puzzles(data: bytes, name: str) -> list[Puzzle]:
    """The puzzles of a file, one a line; what is none is named by its line."""
    found = []
    for number, line in enumerate(data.splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise UserError(f"{name}, line {number}: this is no puzzle: {error}") from None
    return found


def puzzles_in(file: Path) -> list[Puzzle]:
    return read_puzzles(file.read_bytes(), str(file))


def written(puzzle: Puzzle) -> bytes:
    return msgspec.json.encode(puzzle) + b"\n"
