"""Looks for puzzles: `python -m ethnos.puzzles.mining --processes 16 --seconds 380 --out found.jsonl`.

Processes play games and put the questions asked there through the `sieves`. What is left is written down at once,
one find a line; a run begun again with the same file goes on. With `--led-by` only bands count that one of these
tribes leads (or, of Halflings, would better not lead): every question is looked at then, because few are of that kind.
Needs nothing but NumPy and Numba: `finishing` makes puzzles of what was found.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from ..bots.bot_build import BOTS
from ..bots.searching.search import Search
from ..bots.trained.lone_judge import lone_judge
from ..bots.trained.network import champion_file
from ..rules.components import TribeNumber
from .self_play import Bots, SelfPlay
from .sieves import TRIALS, Miner

GAMES = 32  # played together
RATE = 0.2  # of their questions that are looked at
WIDE = 512  # trials played together
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # a core each
REPORT = 10.0  # seconds between two words of progress


def miner(series: int, first: int, trials: int = TRIALS, led_by: Sequence[str] = ()) -> Miner:
    engine, judge = BOTS.compiled(), lone_judge(champion_file())
    search = Search(engine, judge, wave=WIDE)
    play = SelfPlay(engine, judge, series, first, GAMES, 1.0 if led_by else RATE)
    tribes = frozenset(int(TribeNumber[name.upper()]) for name in led_by)
    return Miner(engine, search, play, Bots(engine), trials, tribes)


def work(part: Path, series: int, first: int, trials: int, end: float, led_by: Sequence[str]) -> None:
    """One process: finds into its file until the time is over."""
    here = miner(series, first, trials, led_by)
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
    led_by: Sequence[str] = (),
) -> int:
    """Have processes look for puzzles, until there are `count` finds if that is given; how many there are then."""
    before = lines(out)
    parts = [out.with_name(f"{out.name}.{number}") for number in range(processes)]
    BOTS.warm()
    end = time.time() + seconds
    environment = os.environ | ONE_THREAD
    command = [sys.executable, "-m", "ethnos.puzzles.mining", "--series", str(series), "--trials", str(trials)]
    command += ["--end", str(end), *(["--led-by", *led_by] if led_by else [])]
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
    text = file.read_text(encoding="ascii", errors="replace") if file.exists() else ""
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
    parser.add_argument("--led-by", nargs="+", default=[], choices=[tribe.name.lower() for tribe in TribeNumber])
    for internal in ("--worker", "--first"):
        parser.add_argument(internal, type=int, help=argparse.SUPPRESS)
    parser.add_argument("--end", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.worker is not None:
        pin(given.worker)
        work(given.out, given.series, given.first, given.trials, given.end, given.led_by)
    else:
        settings = given.processes, given.seconds, given.series, given.trials
        found = run(given.out, *settings, led_by=given.led_by)
        print(f"{found} finds in {given.out}")


if __name__ == "__main__":
    main()
