"""The shipped puzzles anew: without those that a search does not find again, with new ones where few are left.

`python -m ethnos.puzzles.renewing --again again.jsonl --finds found.jsonl … --count 520` reads the file of the
package and writes it.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from msgspec.structs import replace

from ..rules.facade.spelling import whole_decisions
from .finishing import LEAST, LIKENESS, SHARE, features, finds_in, likeness, puzzle_of_find
from .puzzle import Puzzle
from .searching_again import read_found
from .shipped import SHIPPED, puzzles_in, written
from .themes import theme_of

COUNT = 520


@dataclass
class Shelf:
    """Puzzles none of which is like another."""

    count: int
    kept: dict[str, Puzzle] = field(default_factory=dict)
    seen: list[tuple[int, set[str]]] = field(default_factory=list)
    themes: Counter[str] = field(default_factory=Counter)

    def add(self, puzzle: Puzzle) -> None:
        mine = features(puzzle)
        others = [other for players, other in self.seen if players == puzzle.players]
        if puzzle.key in self.kept or any(likeness(mine, other) > LIKENESS for other in others):
            return
        self.kept[puzzle.key] = puzzle
        self.seen.append((puzzle.players, mine))
        self.themes[puzzle.theme] += 1

    def fill(self, puzzles: Iterable[Puzzle]) -> None:
        """Add puzzles until there are enough, always of the theme that has fewest; the clearest of it first."""
        waiting = sorted(puzzles, key=lambda puzzle: puzzle.margin)
        while waiting and len(self.kept) < self.count:
            rarest = min({puzzle.theme for puzzle in waiting}, key=lambda theme: (self.themes[theme], theme))
            if self.themes[rarest] >= SHARE * self.count:
                return
            at = max(i for i, puzzle in enumerate(waiting) if puzzle.theme == rarest)
            self.add(waiting.pop(at))


def rethemed(puzzle: Puzzle) -> Puzzle:
    return replace(puzzle, theme=theme_of(puzzle.view(), puzzle.decisions[0], puzzle.decisions[1]))


def renewed(old: Sequence[Puzzle], not_again: set[str], new: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """The old ones that hold, and as many new ones as are wanted, in the order of their keys."""
    shelf = Shelf(count)
    for puzzle in old:
        if puzzle.key not in not_again:
            shelf.add(rethemed(puzzle))
    shelf.fill(puzzle for puzzle in new if len(whole_decisions(puzzle.view())) >= LEAST)
    return [shelf.kept[key] for key in sorted(shelf.kept)]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Renew the file of puzzles.")
    parser.add_argument("--again", type=Path, nargs="*", default=[], help="what searching_again found")
    parser.add_argument("--finds", type=Path, nargs="*", default=[], help="what mining found")
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--file", type=Path, default=Path(str(files(__package__).joinpath(SHIPPED))))
    given = parser.parse_args(words)
    not_again = {one.key for file in given.again for one in read_found(file) if not one.holds}
    new = [puzzle_of_find(find) for find in finds_in(given.finds)]
    old = puzzles_in(given.file)
    puzzles = renewed(old, not_again, new, given.count)
    given.file.write_bytes(b"".join(map(written, puzzles)))
    gone = len({one.key for one in old} - {one.key for one in puzzles})
    print(f"{len(puzzles)} puzzles, {gone} of {len(old)} left out")
    themes = Counter(puzzle.theme for puzzle in puzzles)
    print(", ".join(f"{theme} {number}" for theme, number in sorted(themes.items())))


if __name__ == "__main__":
    main()
