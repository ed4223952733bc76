"""Whether puzzles hold: each is searched anew, from what its seat sees, with games dealt by other dice.

`python -m ethnos.puzzles.checking positions.jsonl` writes their positions down for `searching_again`.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from ..game.decisions import Decision, read, spell
from .puzzle import Puzzle
from .searching_again import TRIALS, KnownPosition, search_again
from .shipped import puzzles as shipped


class Checked(NamedTuple):
    """What a search says of a puzzle: its own choice, and the lead of the solution over all others."""

    puzzle: Puzzle
    choice: Decision
    lead: float
    holds: bool


def position_of(puzzle: Puzzle) -> KnownPosition:
    """A puzzle as it is searched again, also where nothing of the game is at hand but the rules."""
    view = puzzle.view()
    return KnownPosition(puzzle.key, view.to_bytes(), spell(view, puzzle.solution))


def check(puzzles: Sequence[Puzzle], trials: int = TRIALS, seed: int = 0) -> Iterator[Checked]:
    """Search puzzles anew, one after the other."""
    again = search_again([position_of(puzzle) for puzzle in puzzles], trials, seed)
    for puzzle, found in zip(puzzles, again, strict=True):
        yield Checked(puzzle, read(puzzle.view(), found.choice), found.lead, found.holds)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text("".join(position_of(puzzle).line() + "\n" for puzzle in shipped()), encoding="ascii")
