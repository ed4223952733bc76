"""`python -m ethnos.arena.networks.archon_examples FOLDER`: what the archon decides, for a network to learn from.

The network plays with itself; in some positions that offer a choice the archon searches. What
it decided there, integer by integer, and what it holds the position worth go into files of a
folder, from which `python -m ethnos.train --imitate FOLDER` learns while more of them are written.
Where `--weights` is a folder, the newest weights there play and search: those of a training under
way, so that its own better decisions are searched in their turn (expert iteration). Where PyTorch
and a GPU are, `python -m ethnos.train.on_gpu archon_examples` does the same faster.
"""

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...bots.searching.candidates import Candidate, seen_in
from ...bots.searching.search import Search
from ...bots.trained.array_types import Cells8
from ...bots.trained.network import FILE, Judge, champion_file
from ...errors import UserError, in_one_line
from ...rules.facade.spelling import Spelling, follow_pick, is_unfinished
from ...rules.many.deal_series import EXAMPLES
from ...rules.state import ViewRecord
from ..pool import on_processes, own_cores
from .contest import JudgeOf, numpy_judge
from .contest_build import CONTEST
from .contest_calls import ContestCalls
from .network_games import NetworkGames
from .terms import WAVE

DEALS, TAKEN = 8, 0.25  # games that a process plays at a time, and the chance of a position to be looked at
TABLES = (2, 2, 3, 4, 4, 5, 6)  # players, in turn: as training mixes them, more or less


class ArchonExamples(NamedTuple):
    """Decisions of the archon, a row for each integer of them."""

    observations: Cells8
    masks: Cells8
    decisions: npt.NDArray[np.int64]
    shares: npt.NDArray[np.float32]  # of the win, that the archon's decision promised the seat
    overruled: npt.NDArray[np.bool_]  # whether the network by itself had decided otherwise

    def write(self, file: Path) -> None:
        """Whole or not at all: somebody may be reading the folder."""
        new = file.with_suffix(".new")
        with new.open("wb") as out:
            np.savez(out, **self._asdict())
        new.replace(file)

    @classmethod
    def read(cls, file: Path) -> "ArchonExamples":
        with np.load(file) as held:
            return cls(**{name: held[name] for name in cls._fields})


@dataclass(frozen=True)
class ExampleJob:
    """Some games, and where their examples go."""

    judge_of: JudgeOf
    weights: Path  # or a folder of them
    folder: Path
    number: int
    trials: int
    end: float  # by the clock of the wall: a job that begins later does nothing

    def __str__(self) -> str:
        return f"games {self.number * DEALS} and following"

    @property
    def file(self) -> Path:
        return self.folder / f"{self.number:06d}.npz"


def newest(weights: Path) -> Path:
    """A file of weights, or the newest of a folder; the champion's while it has none."""
    if not weights.is_dir():
        return weights
    return max(weights.glob(f"*{Path(FILE).suffix}"), key=lambda file: file.stat().st_mtime, default=champion_file())


def choices_in(
    engine: ContestCalls, judge: Judge, search: Search, players: int, first: int
) -> list[tuple[ViewRecord, list[Candidate]]]:
    """Some positions of the network's games with itself in which there is something to weigh, and what."""
    series, deals = EXAMPLES.number(players), range(first, first + DEALS)
    games, dice = NetworkGames(engine, players, series, deals), random.Random(first)
    views: list[ViewRecord] = []
    while games.go_on():
        playing = games.playing
        some = [games.view(i) for i in map(int, playing) if dice.random() < TAKEN]
        views += [view for view in some if not view.picked_n]
        games.decide(playing, judge)
    found = zip(views, search.candidates(views), strict=True)
    return [(view, candidates) for view, candidates in found if len(candidates) > 1]


def spelled(view: ViewRecord, spelling: Spelling) -> Iterator[ViewRecord]:
    """What the seat sees before each integer of a decision."""
    at = view.copy()
    for decision in spelling:
        yield at
        if is_unfinished(decision):
            at = at.copy()
            follow_pick(at, decision)


def examples_of(engine: ContestCalls, decided: Sequence[tuple[ViewRecord, Candidate, bool]]) -> ArchonExamples:
    """The archon's decisions in some positions, each with whether it overruled the network."""
    steps = [
        (at, decision, best.share, overruled)
        for view, best, overruled in decided
        for at, decision in zip(spelled(view, best.spelling), best.spelling, strict=True)
    ]
    views, decisions, shares, overrulings = zip(*steps, strict=True) if steps else ((), (), (), ())
    observations, masks = seen_in(engine, views)
    return ArchonExamples(
        observations,
        masks,
        np.array(decisions, np.int64),
        np.array(shares, np.float32),
        np.array(overrulings, np.bool_),
    )


def make_examples(job: ExampleJob) -> tuple[int, int]:
    """Play, search, write; how many decisions there are, and how many overrule the network."""
    if time.time() > job.end:
        return 0, 0
    engine, judge = CONTEST.compiled(), job.judge_of(newest(job.weights))
    search = Search(engine, judge, wave=WAVE, threads=1)  # the other cores have jobs of their own
    players = TABLES[job.number % len(TABLES)]
    found = choices_in(engine, judge, search, players, job.number * DEALS)
    views, candidates = [view for view, _ in found], [each for _, each in found]
    search.weigh(views, candidates, job.trials, [job.number * 1_000_003 + i for i in range(len(found))])
    decided = []
    for view, each in found:
        own, best = max(each, key=lambda candidate: candidate.chance), search.best(each)
        decided.append((view, best, best is not own))
    examples_of(engine, decided).write(job.file)
    return len(decided), sum(overruled for _, _, overruled in decided)


def main(words: list[str] | None = None, judge_of: JudgeOf = numpy_judge) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.networks.archon_examples", description=__doc__.split("\n", maxsplit=1)[0]
    )
    parser.add_argument("folder", type=Path, help="where examples are written; those that are there are not made again")
    parser.add_argument("--weights", type=Path, default=champion_file(), help="a file, or a folder: its newest")
    parser.add_argument("--trials", type=int, default=256, help="of a search")
    parser.add_argument("--jobs", type=int, default=20, help=f"each looks at {DEALS} games")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no further game is begun")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    given = parser.parse_args(words)
    if not given.weights.exists():
        raise UserError(f"{given.weights}: there is no such file or folder")
    given.folder.mkdir(parents=True, exist_ok=True)
    about, end = (judge_of, given.weights, given.folder), time.time() + given.seconds
    jobs = [job for n in range(given.jobs) if not (job := ExampleJob(*about, n, given.trials, end)).file.exists()]
    if not CONTEST.is_warm():
        CONTEST.warm()
    decisions = overruled = 0
    for done, (_, (more, otherwise)) in enumerate(
        on_processes(make_examples, jobs, given.processes, core_each=True), 1
    ):
        decisions, overruled = decisions + more, overruled + otherwise
        if more:
            print(f"{done} of {len(jobs)} jobs: {decisions:,} decisions, {overruled:,} overruled", flush=True)


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.networks.archon_examples"):
        main()
