"""Looks for puzzles: `python -m ethnos.puzzles.mining --processes 16 --seconds 380 --out found.jsonl`.

A position goes through ever finer sieves, so that the dear search is kept for those that promise something:

1. short trials: of the network's likeliest decisions, each followed only to the seat's next turn, one leads;
2. the archon's search finds the same decision, and it is far better than the rest;
3. so does a search with ten times the trials.

What is left is written down at once, one find a line; a run begun again with the same file goes on.
Needs nothing but NumPy and Numba: `finishing` makes puzzles of what was found.
"""

import argparse
import base64
import json
import os
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from math import exp
from pathlib import Path
from typing import Any

from ..bots.bot_build import BOTS
from ..bots.bot_calls import BotCalls
from ..bots.handmade.bot_games import NOVICE, STEWARD
from ..bots.searching.candidates import Candidate
from ..bots.searching.search import Search
from ..bots.trained.array_types import Cells8, Floats, Integers
from ..bots.trained.network import Network, champion_network
from ..rules.facade.spelling import Spelling
from ..rules.state import Phase
from .self_play import AskedPosition, Bots, SelfPlay

TRIALS = 300  # of the search that is repeated with ten times as many
TENFOLD = 10
GAMES = 32  # played together
RATE = 0.2  # of their questions that are looked at
GLANCED = 6  # candidates in the first sieve
GLANCES = 8  # trials of each
AT_ONCE = 12  # positions searched together
PROMISING, NEARLY = 0.7, 0.9  # of what is far better, the lead that the first and the second sieve ask for
WIDE = 512  # trials played together
REPORT = 10.0  # seconds between two words of progress


def far_better(players: int) -> float:
    """By how much of the win the solution must be better than the next: a mistake, in the words of reviews.

    With two players chances swing more widely.
    """
    return 0.08 if players == 2 else 0.05


class LoneJudge:
    """A network for one process on one core: nobody shares its threads."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        return self.network.judge(observations, masks)

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        return self.network.chances(observations, masks)

    def for_threads(self) -> AbstractContextManager[None]:
        return nullcontext()


@dataclass
class SieveCounts:
    """How many positions were asked, and how many each sieve let through."""

    asked: int = 0
    promising: int = 0
    searched: int = 0
    found: int = 0


@dataclass
class Prospect:
    """A position under way through the sieves."""

    asked: AskedPosition
    found: list[Candidate]
    missed: tuple[bool, ...] = (False, False)  # by the steward, by the novice
    best: Spelling = ()
    quick: float = 0.0  # its lead in the archon's search

    @property
    def far(self) -> float:
        return far_better(self.asked.view.players)


@dataclass
class Miner:
    """One process's search for puzzles."""

    engine: BotCalls
    search: Search
    play: SelfPlay
    bots: Bots
    trials: int = TRIALS
    tally: SieveCounts = field(default_factory=SieveCounts)
    hopeful: list[Prospect] = field(default_factory=list)
    last: dict[int, int] = field(default_factory=dict)  # by game: the turn of its last find

    def step(self) -> list[dict[str, Any]]:
        """Go on a little; what was found."""
        asked = list(self.play.step())
        self.tally.asked += len(asked)
        self.hopeful += self._promising(asked)
        if len(self.hopeful) < AT_ONCE:
            return []
        some, self.hopeful = self.hopeful[:AT_ONCE], self.hopeful[AT_ONCE:]
        return self._verify(some)

    def _promising(self, asked: Sequence[AskedPosition]) -> list[Prospect]:
        """The first sieve: where one of a few candidates leads at the seat's next turn, in the same possible games."""
        prospects = [
            Prospect(one, found)
            for one, found in zip(asked, self.search.candidates([each.view for each in asked]), strict=True)
            if len(found) >= (3 if one.view.phase == Phase.TURN else 2)
        ]
        few = [[Candidate(each.spelling, each.chance) for each in one.found[:GLANCED]] for one in prospects]
        views = [one.asked.view for one in prospects]
        if views:
            short = replace(self.search, horizon=1)
            short.play(views, few, GLANCES, [self.play.dice.getrandbits(40) for _ in views])
        good = []
        for one, tried in zip(prospects, few, strict=True):
            best, second = sorted(tried, key=lambda candidate: -candidate.share)[:2]
            if best.share - second.share >= one.far * PROMISING:
                one.best = best.spelling
                one.missed = tuple(self.bots.spell(bot, one.asked.view) != one.best for bot in (STEWARD, NOVICE))
                good.append(one)
        self.tally.promising += len(good)
        return good

    def _verify(self, prospects: list[Prospect]) -> list[dict[str, Any]]:
        """The other two sieves: the archon's search, then ten times as many trials."""
        good = []
        for one, tried in zip(prospects, self._searched(prospects, self.trials), strict=True):
            best, lead = leader(self.search, tried)
            if best.spelling == one.best and lead >= one.far * NEARLY:
                one.quick = lead
                good.append(one)
        self.tally.searched += len(good)
        finds = []
        for one, tried in zip(good, self._searched(good, self.trials * TENFOLD), strict=True):
            best, lead = leader(self.search, tried)
            number = one.asked.game[1]
            turn = one.asked.view.turn + 1000 * one.asked.view.age
            apart = abs(turn - self.last.get(number, -99)) > 2 * one.asked.view.players
            if best.spelling == one.best and lead >= one.far and apart:
                self.last[number] = turn
                finds.append(find(one, best, tried, self.trials * TENFOLD))
        self.tally.found += len(finds)
        return finds

    def _searched(self, prospects: list[Prospect], trials: int) -> list[list[Candidate]]:
        tried = [[Candidate(each.spelling, each.chance) for each in one.found] for one in prospects]
        if prospects:
            views = [one.asked.view for one in prospects]
            self.search.weigh(views, tried, trials, [self.play.dice.getrandbits(40) for _ in views])
        return tried


def leader(search: Search, tried: Sequence[Candidate]) -> tuple[Candidate, float]:
    """What a search chooses, and its lead over the best of the others."""
    best = search.best(tried)
    return best, best.share - max((one.share for one in tried if one is not best), default=0.0)


def find(one: Prospect, best: Candidate, tried: Sequence[Candidate], trials: int) -> dict[str, Any]:
    """What is written down of a position: everything that a puzzle is made of, in numbers."""
    others = sorted((each for each in tried if each is not best), key=lambda each: (-each.games, -each.share))
    return {
        "game": list(one.asked.game),
        "state": base64.b64encode(zlib.compress(one.asked.start.to_bytes(), 9)).decode(),
        "said": list(one.asked.said),
        "tried": [
            [list(each.spelling), round(each.share, 4), each.games, round(exp(each.chance), 4)]
            for each in (best, *others[:6])
        ],
        "quick": round(one.quick, 4),
        "missed": {
            "steward": one.missed[0],
            "novice": one.missed[1],
            "champion": max(tried, key=lambda each: each.chance) is not best,
        },
        "trials": trials,
    }


def miner(series: int, first: int, trials: int = TRIALS) -> Miner:
    engine, judge = BOTS.compiled(), LoneJudge(champion_network())
    search = Search(engine, judge, wave=WIDE)
    return Miner(engine, search, SelfPlay(engine, judge, series, first, GAMES, RATE), Bots(engine), trials)


def work(part: Path, series: int, first: int, trials: int, end: float) -> None:
    """One process: finds into its file until the time is over."""
    here = miner(series, first, trials)
    with part.open("a", encoding="ascii") as out:
        while time.time() < end:
            for one in here.step():
                out.write(json.dumps(one, separators=(",", ":")) + "\n")
            out.flush()
            _tally(part).write_text(json.dumps({**vars(here.tally), "seconds": time.process_time()}))


def say_progress(found: int, left: float, sieves: str) -> None:
    print(f"{left:5.0f} s left, {found} found: {sieves}", flush=True)


def run(
    out: Path,
    processes: int,
    seconds: float,
    series: int = 1,
    trials: int = TRIALS,
    count: int | None = None,
    tell: Callable[[int, float, str], None] = say_progress,
) -> int:
    """Have processes look for puzzles, until there are `count` finds if that is given; how many there are then."""
    before = lines(out)
    parts = [out.with_name(f"{out.name}.{number}") for number in range(processes)]
    BOTS.warm()
    end = time.time() + seconds
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-m", "ethnos.puzzles.mining", "--series", str(series), "--trials", str(trials)]
    command += ["--end", str(end)]
    begun = [
        subprocess.Popen(
            [*command, "--out", str(part), "--worker", str(number), "--first", str(first_of(before, number))],
            env=environment,
        )
        for number, part in enumerate(parts)
    ]
    try:
        while any(process.poll() is None for process in begun):
            time.sleep(min(REPORT, 1 + seconds / 20))
            found = sum(len(lines(part)) for part in parts)
            tell(len(before) + found, max(0.0, end - time.time()), progress(parts))
            if count is not None and len(before) + found >= count:
                break
    finally:
        for process in begun:
            process.terminate()
        for process in begun:
            process.wait()
        gather(out, parts)
    return len(lines(out))


def first_of(before: Sequence[str], number: int) -> int:
    """The first game of a process: each has a million of its own, and no game is played twice."""
    own: list[int] = [json.loads(line)["game"][1] for line in before]
    return max([number * 1_000_000 - 1, *(game for game in own if game // 1_000_000 == number)]) + 1


def gather(out: Path, parts: Sequence[Path]) -> None:
    """Put what the processes found into one file; a line that was being written when its process ended is left out."""
    with out.open("a", encoding="ascii") as whole:
        for part in parts:
            for line in lines(part):
                whole.write(line + "\n")
            part.unlink(missing_ok=True)
            _tally(part).unlink(missing_ok=True)


def lines(file: Path) -> list[str]:
    """The whole finds of a file."""
    text = file.read_text(encoding="ascii") if file.exists() else ""
    return [line for line in text.split("\n") if line.startswith("{") and line.endswith("}")]


def progress(parts: Sequence[Path]) -> str:
    tallies = [json.loads(text) for part in parts if (text := _read(_tally(part)))]
    return ", ".join(f"{name} {sum(one[name] for one in tallies):.0f}" for name in (tallies[0] if tallies else ()))


def _tally(part: Path) -> Path:
    """Where a process says how far it is."""
    return part.with_name(part.name + ".tally")


def _read(file: Path) -> str:
    try:
        text = file.read_text()
    except OSError:
        return ""
    return text if text.endswith("}") else ""


def pin(number: int) -> None:
    """A process keeps to one core: searches then use one thread each."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[number % len(cores)]})


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Look for puzzles; `ethnos puzzles make` makes a file of them.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=380.0)
    parser.add_argument("--series", type=int, default=1)
    parser.add_argument("--trials", type=int, default=TRIALS)
    for internal in ("--worker", "--first"):
        parser.add_argument(internal, type=int, help=argparse.SUPPRESS)
    parser.add_argument("--end", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.worker is not None:
        pin(given.worker)
        work(given.out, given.series, given.first, given.trials, given.end)
    else:
        print(f"{run(given.out, given.processes, given.seconds, given.series, given.trials)} finds in {given.out}")


if __name__ == "__main__":
    main()
