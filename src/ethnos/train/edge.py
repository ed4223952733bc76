"""`python -m ethnos.train.edge`: what a search gains, decision by decision.

Positions of champions' games where there is something to weigh. Every search decides
there; where it overrules the network, both decisions are played on much further by other
dice, and the difference in the share of the win is its gain. Searches so compared decide
in the same positions, which says more in less time than contests of whole games do.
"""

import argparse
import itertools
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..bots.network import Judge, champion_file
from ..bots.search import Candidate, Search
from ..rules import View
from ..rules.engine import Engine
from .contest import WAVE, Terms, judge_of, spread_of
from .cores import on_cores, own_cores
from .kit import TRAIN
from .tables import Tables

SERIES = 6_000_000  # deals of these games, used for nothing else
FAR, GAMES = 10, 600  # own turns that the decisions are played on for in the end, and how often each
DEALS, TAKEN = 8, 0.02  # games that a process plays at a time, and the chance of a position of theirs to be looked at


@dataclass(frozen=True)
class Job:
    weights: Path
    players: int
    searches: tuple[Terms, ...]
    number: int


def positions(engine: Engine, judge: Judge, players: int, first: int, dice: random.Random) -> list[View]:
    """Some positions of the network's games with itself, before whole decisions."""
    tables, taken = Tables(engine, players, SERIES, np.arange(first, first + DEALS)), []
    while tables.go_on():
        playing = np.flatnonzero(tables.alive)
        views = [tables.view(int(i)) for i in playing if dice.random() < TAKEN]
        taken += [view for view in views if not view.picked_n]
        tables.decide(playing, judge)
    return taken


def gains_in(
    engine: Engine, judge: Judge, views: Sequence[View], searches: Sequence[Terms], seed: int
) -> list[list[float]]:
    """For every view what each search gains there."""
    chosen: list[list[Candidate]] = [[] for _ in views]
    for terms in searches:
        search = terms.search(engine, judge)
        found = search.candidates(views)
        search.weigh(views, found, terms.simulations, [seed + i for i in range(len(views))])
        for each, candidates in zip(chosen, found, strict=True):
            each.append(search.best(candidates))
    far = Search(engine, judge, horizon=FAR, trace=1.0, wave=WAVE)
    ends = [contenders(far, view, each) for view, each in zip(views, chosen, strict=True)]
    far.play(views, ends, GAMES, [~(seed + i) for i in range(len(views))])
    gains = []
    for each, end in zip(chosen, ends, strict=True):
        shares = {candidate.spelling: candidate.share for candidate in end}
        gains.append([shares[candidate.spelling] - end[0].share for candidate in each])
    return gains


def contenders(search: Search, view: View, chosen: Sequence[Candidate]) -> list[Candidate]:
    """The network's own decision, and the others that were chosen."""
    own = search.candidates([view])[0][0].spelling
    return [Candidate(spelling, 0.0) for spelling in dict.fromkeys([own, *(each.spelling for each in chosen)])]


def look_at(job: Job) -> list[list[float]]:
    engine, judge, dice = TRAIN.compiled(), judge_of(job.weights), random.Random(job.number)
    views = positions(engine, judge, job.players, job.number * DEALS, dice)
    weighed = Search(engine, judge).candidates(views)
    views = [view for view, found in zip(views, weighed, strict=True) if len(found) > 1]
    return gains_in(engine, judge, views, job.searches, seed=job.number * 1_000_003)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.train.edge", description=__doc__.split("\n")[0])
    parser.add_argument("weights", type=Path, nargs="?", default=champion_file())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=20, help=f"each looks at {DEALS} games")
    parser.add_argument(
        "--search",
        nargs=5,
        type=float,
        action="append",
        metavar=("TRIALS", "TURNS", "TRACE", "DOUBT", "MARGIN"),
        help="a search to look at; may be given again",
    )
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--json", type=Path, help="where the gains are written, position by position")
    given = parser.parse_args()
    asked = given.search or [(300, Search.horizon, Search.trace, Search.doubt, Search.margin)]
    searches = tuple(Terms(given.players, int(trials), int(turns), *rest) for trials, turns, *rest in asked)
    gains: list[list[float]] = []
    jobs = [Job(given.weights, given.players, searches, number) for number in range(given.jobs)]
    TRAIN.compiled()
    for done, (_, found) in enumerate(on_cores(look_at, jobs, given.processes), 1):
        gains += found
        print(f"\n{done} of {len(jobs)} jobs, {len(gains)} positions")
        for terms, own in zip(searches, zip(*gains, strict=True), strict=True):
            print(tell(terms, own), flush=True)
        if given.json is not None:
            given.json.write_text(json.dumps({"searches": [vars(each) for each in searches], "gains": gains}) + "\n")
    for (one, ones), (other, others) in itertools.combinations(zip(searches, zip(*gains, strict=True), strict=True), 2):
        more = np.array(others) - np.array(ones)
        print(
            f"{brief(other)} gains {100 * more.mean():+.3f} ± {100 * spread_of(more):.3f} points more than {brief(one)}"
        )


def brief(terms: Terms) -> str:
    return f"{terms.simulations} trials to turn {terms.horizon}"


def tell(terms: Terms, gains: Sequence[float]) -> str:
    told = f"{brief(terms)}, trace {terms.trace}, doubt {terms.doubt}, margin {terms.margin}"
    overruled = np.mean([gain != 0 for gain in gains])
    gain = f"{100 * np.mean(gains):+.3f} ± {100 * spread_of(gains):.3f} points"
    return f"{told}: {gain} a decision, {overruled:.0%} overruled"


if __name__ == "__main__":
    main()
