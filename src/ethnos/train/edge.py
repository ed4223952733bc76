"""`python -m ethnos.train.edge`: what a search gains, decision by decision.

Positions of champions' games where there is something to weigh. Every search decides
there; where it overrules the network, both decisions are played on much further by other
dice, and the difference in the share of the win that the network then sees is its gain:
errors that the network makes there too are not seen (`--far 0` plays the games to their
end, which takes many times as long). Searches so compared decide in the same positions,
which says more in less time than contests of whole games do. There is something to weigh
where the search that looks at the least likely decisions finds more than one.
"""

import argparse
import itertools
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.bot_calls import BotCalls
from ..bots.searching.search import Candidate, Search
from ..bots.trained.network import Judge, champion_file
from ..rules import ViewRecord
from ..rules.facade.spelling import Spelling
from .contest import judge_of
from .cores import on_cores, own_cores
from .kit import TRAIN
from .standing import WAVE, Terms
from .tables import Tables
from .train_calls import TrainCalls

SERIES = 6_000_000  # deals of these games, used for nothing else
FAR, GAMES = 10, 600  # own turns that the decisions are played on for in the end, and how often each
DEALS, TAKEN = 8, 0.02  # games that a process plays at a time, and the chance of a position of theirs to be looked at


@dataclass(frozen=True)
class Place:
    """A position, and the deal it came from."""

    deal: int
    view: ViewRecord


@dataclass(frozen=True)
class Found:
    """What one search did in one position."""

    deal: int
    gain: float
    overruled: bool


@dataclass(frozen=True)
class Job:
    """The positions of some deals, for some searches."""

    weights: Path
    players: int
    series: int
    searches: tuple[Terms, ...]
    far: int
    number: int


def places_in(engine: TrainCalls, judge: Judge, players: int, series: int, deals: range, seed: int) -> list[Place]:
    """Some positions of the network's games with itself, where a whole decision begins."""
    tables, dice, taken = Tables(engine, players, series, np.array(deals)), random.Random(seed), []
    while tables.go_on():
        playing = np.flatnonzero(tables.alive)
        some = [Place(deals[int(i)], tables.view(int(i))) for i in playing if dice.random() < TAKEN]
        taken += [place for place in some if not place.view.picked_n]
        tables.decide(playing, judge)
    return taken


def gains_in(
    engine: BotCalls, judge: Judge, places: Sequence[Place], searches: Sequence[Terms], far: int, seed: int
) -> list[list[Found]]:
    """What each search does in every position where there is a choice."""
    views = [place.view for place in places]
    widest = min(searches, key=lambda terms: terms.least)
    candidates = widest.search(engine, judge).candidates(views)
    open_ones = [i for i, found in enumerate(candidates) if len(found) > 1]
    views = [views[i] for i in open_ones]
    own = [candidates[i][0].spelling for i in open_ones]
    seeds = [seed + i for i in open_ones]
    chosen = []
    for terms in searches:
        search = terms.search(engine, judge)
        weighed = [[Candidate(*each) for each in likely(candidates[i], terms.least)] for i in open_ones]
        search.weigh(views, weighed, terms.simulations, seeds)
        chosen.append([search.best(each).spelling for each in weighed])
    ends = [[Candidate(each, 0.0) for each in dict.fromkeys(all_of)] for all_of in zip(own, *chosen, strict=True)]
    Search(engine, judge, horizon=far, trace=1.0, wave=WAVE).play(views, ends, GAMES, [~each for each in seeds])
    shares = [{candidate.spelling: candidate.share for candidate in each} for each in ends]
    return [
        [
            Found(places[i].deal, shares[k][mine[k]] - shares[k][own[k]], mine[k] != own[k])
            for k, i in enumerate(open_ones)
        ]
        for mine in chosen
    ]


def likely(found: Sequence[Candidate], least: float) -> list[tuple[Spelling, float]]:
    """The network's own choice, and what has at least that chance."""
    return [(each.spelling, each.chance) for each in found if each is found[0] or exp(each.chance) >= least]


def look_at(job: Job) -> list[list[Found]]:
    engine, judge = TRAIN.compiled(), judge_of(job.weights)
    deals = range(job.number * DEALS, (job.number + 1) * DEALS)
    places = places_in(engine, judge, job.players, job.series, deals, job.number)
    return gains_in(engine, judge, places, job.searches, job.far, seed=job.number * 1_000_003)


def told(gains: Any, deals: Any) -> str:
    """The mean in points, and its 95% interval over deals: positions of one game are alike."""
    apart = np.asarray(gains) - np.mean(gains)
    by_deal = [apart[np.asarray(deals) == deal].sum() for deal in set(deals)]
    return f"{100 * np.mean(gains):+.3f} ± {196 * float(np.sum(np.square(by_deal))) ** 0.5 / len(gains):.3f} points"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.train.edge", description=__doc__.split("\n")[0])
    parser.add_argument("weights", type=Path, nargs="?", default=champion_file())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=20, help=f"each looks at {DEALS} games")
    parser.add_argument("--series", type=int, default=SERIES, help="of deals")
    parser.add_argument("--far", type=int, default=FAR, help="own turns that decisions are played on for, 0: all")
    parser.add_argument(
        "--search",
        nargs=6,
        type=float,
        action="append",
        metavar=("TRIALS", "TURNS", "TRACE", "DOUBT", "MARGIN", "LEAST"),
        help="a search to look at; may be given again",
    )
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--json", type=Path, help="where the gains are written, position by position")
    given = parser.parse_args()
    asked = given.search or [(500, Search.horizon, Search.trace, Search.doubt, Search.margin, Search.least)]
    searches = tuple(Terms(given.players, int(trials), int(turns), *rest) for trials, turns, *rest in asked)
    about = (given.weights, given.players, given.series, searches, given.far)
    found: list[list[Found]] = [[] for _ in searches]
    if not TRAIN.is_warm():
        TRAIN.warm()
    jobs = [Job(*about, number) for number in range(given.jobs)]
    for done, (_, some) in enumerate(on_cores(look_at, jobs, given.processes), 1):
        for mine, more in zip(found, some, strict=True):
            mine += more
        print(f"\n{done} of {len(jobs)} jobs, {len(found[0])} positions", flush=True)
        tell(searches, found)
        if given.json is not None:
            rows = [
                {**vars(terms), "found": [vars(each) for each in mine]}
                for terms, mine in zip(searches, found, strict=True)
            ]
            given.json.write_text(json.dumps(rows) + "\n")


def tell(searches: Sequence[Terms], found: Sequence[Sequence[Found]]) -> None:
    if not found[0]:
        return
    deals, gains = [each.deal for each in found[0]], [[each.gain for each in mine] for mine in found]
    for terms, mine, own in zip(searches, found, gains, strict=True):
        overruled = np.mean([each.overruled for each in mine])
        print(f"{terms}: {told(own, deals)} a decision, {overruled:.0%} overruled", flush=True)
    for (one, ones), (other, others) in itertools.combinations(zip(searches, gains, strict=True), 2):
        print(f"{told(np.array(others) - np.array(ones), deals)} for {other} against {one}", flush=True)


if __name__ == "__main__":
    main()
