"""Whether puzzles hold: each is searched anew, from what its seat sees, with games dealt by other dice."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..bots.bot_build import BOTS
from ..bots.searching.search import Search
from ..bots.trained.network import champion_network
from ..game.decisions import Decision, read
from .puzzle import Puzzle

AT_ONCE = 8  # puzzles searched together
TRIALS = 400


class Checked(NamedTuple):
    """What a search says of a puzzle: its own choice, and the lead of the solution over all others."""

    puzzle: Puzzle
    choice: Decision
    lead: float

    @property
    def holds(self) -> bool:
        return self.choice == self.puzzle.solution and self.lead > 0


def check(puzzles: Sequence[Puzzle], trials: int = TRIALS, seed: int = 0) -> Iterator[Checked]:
    """Search puzzles anew, one after the other."""
    search = Search(BOTS.fastest(), champion_network())
    for start in range(0, len(puzzles), AT_ONCE):
        some = puzzles[start : start + AT_ONCE]
        views = [puzzle.view() for puzzle in some]
        found = search.candidates(views)
        search.weigh(views, found, trials, [seed + int(puzzle.key, 16) % 2**40 for puzzle in some])
        for puzzle, view, tried in zip(some, views, found, strict=True):
            shares = {read(view, one.spelling): one.share for one in tried}
            own = shares.pop(puzzle.solution, 0.0)
            yield Checked(puzzle, read(view, search.best(tried).spelling), own - max(shares.values(), default=1.0))
