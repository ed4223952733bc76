"""Positions searched anew: is the decision that was found the best there still?

`python -m ethnos.puzzles.searching_again positions.jsonl --trials 2000 --out again.jsonl` takes what
`checking` writes, and needs nothing but NumPy and Numba. What was found is written
down as it comes; begun again with the same file it goes on.
"""

import argparse
import base64
import json
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from math import inf
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import NamedTuple

from ..bots.bot_build import BOTS
from ..bots.searching.search import Search
from ..bots.trained.lone_judge import lone_judge
from ..bots.trained.network import Judge, champion_file, champion_network
from ..rules import ViewRecord
from ..rules.facade.spelling import Spelling
from .mining import ONE_THREAD, pin
from .sieves import leader

AT_ONCE = 8  # positions searched together
TRIALS = 400
WIDE = 512  # trials played together


class KnownPosition(NamedTuple):
    """A position by its name, what its seat sees, and the decision that was found there."""

    key: str
    view: bytes
    solution: Spelling

    def line(self) -> str:
        return json.dumps([self.key, base64.b64encode(self.view).decode(), self.solution])


class FoundAgain(NamedTuple):
    """What a search chose, and the lead of the decision that was found before over all others."""

    key: str
    choice: Spelling
    lead: float
    holds: bool


def search_again(
    positions: Sequence[KnownPosition], trials: int, seed: int = 0, judge: Judge | None = None
) -> Iterator[FoundAgain]:
    """Search positions one after the other, in games dealt by other dice."""
    search = Search(BOTS.fastest(), judge or champion_network(), wave=WIDE)
    for start in range(0, len(positions), AT_ONCE):
        some = positions[start : start + AT_ONCE]
        views = [ViewRecord.from_bytes(one.view) for one in some]
        found = search.candidates(views)
        search.weigh(views, found, trials, [seed + int(one.key, 16) % 2**40 for one in some])
        for one, tried in zip(some, found, strict=True):
            best, _ = leader(search, tried)
            shares = {each.spelling: each.share for each in tried}
            lead = shares.pop(one.solution, 0.0) - max(shares.values(), default=1.0)
            yield FoundAgain(one.key, best.spelling, round(lead, 4), best.spelling == one.solution and lead > 0)


def read_positions(file: Path) -> list[KnownPosition]:
    rows = [json.loads(line) for line in file.read_text(encoding="ascii").splitlines()]
    return [KnownPosition(key, base64.b64decode(view), tuple(solution)) for key, view, solution in rows]


def read_found(file: Path) -> list[FoundAgain]:
    """What was found so far; a line that was cut off is left out."""
    lines = file.read_text(encoding="ascii").split("\n") if file.exists() else []
    rows = [json.loads(line) for line in lines if line.endswith("]")]
    return [FoundAgain(key, tuple(choice), lead, holds) for key, choice, lead, holds in rows]


def _on_one_core(job: tuple[list[KnownPosition], int, int]) -> list[FoundAgain]:
    return list(search_again(*job, lone_judge(champion_file())))


def _keep_to_a_core(numbers: "SimpleQueue[int]") -> None:
    pin(numbers.get())


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Search the positions of puzzles anew.")
    parser.add_argument("positions", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--trials", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=inf)
    given = parser.parse_args(words)
    BOTS.warm()
    done = {one.key for one in read_found(given.out)}
    left = [one for one in read_positions(given.positions) if one.key not in done]
    jobs = [(left[start : start + AT_ONCE], given.trials, given.seed) for start in range(0, len(left), AT_ONCE)]
    os.environ.update(ONE_THREAD)  # before the processes load NumPy
    context, end = multiprocessing.get_context("spawn"), time.monotonic() + given.seconds
    numbers: SimpleQueue[int] = context.SimpleQueue()
    for number in range(given.processes):
        numbers.put(number)
    with (
        context.Pool(given.processes, _keep_to_a_core, (numbers,)) as pool,
        given.out.open("a", encoding="ascii") as out,
    ):
        for some in pool.imap_unordered(_on_one_core, jobs):
            out.writelines(json.dumps(one) + "\n" for one in some)
            out.flush()
            if time.monotonic() > end:
                break
    found = read_found(given.out)
    print(f"{len(found)} searched again, {sum(not one.holds for one in found)} not found again")


if __name__ == "__main__":
    main()
