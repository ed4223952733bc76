"""Making puzzles: look for them as long as it takes, then put what was found into words."""

from collections.abc import Callable
from pathlib import Path

from .finishing import finds_in, finish
from .mining import lines, run
from .puzzle import Puzzle
from .sieves import TRIALS

SPARE = 1.3  # finds for a puzzle: some are too much alike
FINDS = ".finds"  # what was found, beside the puzzles; a run that is begun again goes on from there


def make(
    out: Path,
    count: int,
    processes: int,
    seconds: float,
    series: int,
    tell: Callable[[int, float, str], None],
    trials: int = TRIALS,
) -> list[Puzzle]:
    """So many puzzles into a file, or as many as there are when the time is over."""
    finds = out.with_name(out.name + FINDS)
    wanted = round(count * SPARE)
    if finds.exists():
        finds_in([finds])  # a file that holds something else is refused before hours of work, not after
    if len(lines(finds)) < wanted:
        run(finds, processes, seconds, series, trials, wanted, tell)
    return finish([finds], out, count)
