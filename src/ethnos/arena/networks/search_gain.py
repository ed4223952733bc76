"""`python -m ethnos.arena.networks.search_gain`: what a search gains, decision by decision.

Positions of champions' games where there is something to weigh. Every search decides
there; where it overrules the network, both decisions are played on much further by other
dice, and the difference in the share of the win that the network then sees is its gain:
errors that the network makes there too are not seen (`--far 0` plays the games to their
end, which takes many times as long). Searches so compared decide in the same positions,
which says more in less time than contests of whole games do. There is something to weigh
where the search that looks at the least likely decisions finds more than one. Where PyTorch
and a GPU are, `python -m ethnos.train.on_gpu search_gain` does the same faster.
"""

import argparse
import itertools
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path

from ...bots.bot_calls import BotCalls
from ...bots.searching.candidates import Candidate
from ...bots.searching.search import Search
from ...bots.trained.network import Judge, champion_file
from ...errors import UserError, in_one_line
from ...rules.facade.spelling import Spelling
from ...rules.many.deal_series import SEARCH_GAIN
from ...rules.state import ViewRecord
from ..intervals import estimate
from ..pool import on_processes, own_cores
from .contest import JudgeOf, numpy_judge
from .contest_build import CONTEST
from .contest_calls import ContestCalls
from .network_games import NetworkGames
from .terms import WAVE, Terms

FAR, GAMES = 10, 600  # own turns that the decisions are played on for in the end, and how often each
DEALS, TAKEN = 8, 0.02  # games that a process plays at a time, and the chance of a position of theirs to be looked at


@dataclass(frozen=True)
class SampledPosition:
    """A position, and the deal it came from."""

    deal: int
    view: ViewRecord


@dataclass(frozen=True)
class Gain:
    """What one search did in one position."""

    deal: int
    gain: float
    overruled: bool


@dataclass(frozen=True)
class GainJob:
    """The positions of some deals, for some searches."""

    judge_of: JudgeOf
    weights: Path
    players: int
    series: int
    searches: tuple[Terms, ...]
    far: int
    number: int

    def __str__(self) -> str:
        return f"job {self.number}"


def places_in(
    engine: ContestCalls, judge: Judge, players: int, series: int, deals: range, seed: int
) -> list[SampledPosition]:
    """Some positions of the network's games with itself, where a whole decision begins."""
    games, dice = NetworkGames(engine, players, series, deals), random.Random(seed)
    taken: list[SampledPosition] = []
    while games.go_on():
        playing = games.playing
        some = [SampledPosition(deals[i], games.view(i)) for i in map(int, playing) if dice.random() < TAKEN]
        taken += [place for place in some if not place.view.picked_n]
        games.decide(playing, judge)
    return taken


def gains_in(
    engine: BotCalls,
    judge: Judge,
    places: Sequence[SampledPosition],
    searches: Sequence[Terms],
    far: int,
    seed: int,
) -> list[list[Gain]]:
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
            Gain(places[i].deal, shares[k][mine[k]] - shares[k][own[k]], mine[k] != own[k])
            for k, i in enumerate(open_ones)
        ]
        for mine in chosen
    ]


def likely(found: Sequence[Candidate], least: float) -> list[tuple[Spelling, float]]:
    """The network's own choice, and what has at least that chance."""
    return [(each.spelling, each.chance) for each in found if each is found[0] or exp(each.chance) >= least]


def look_at(job: GainJob) -> list[list[Gain]]:
    engine, judge = CONTEST.compiled(), job.judge_of(job.weights)
    deals = range(job.number * DEALS, (job.number + 1) * DEALS)
    places = places_in(engine, judge, job.players, job.series, deals, job.number)
    return gains_in(engine, judge, places, job.searches, job.far, seed=job.number * 1_000_003)


def in_points(gains: Iterable[float], deals: Sequence[int]) -> str:
    """The mean in points of the win, with its interval over deals: positions of one game are alike."""
    mean, spread = estimate(gains, deals)
    return f"{100 * mean:+.3f} ± {100 * spread:.3f} points"


def main(words: list[str] | None = None, judge_of: JudgeOf = numpy_judge) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.networks.search_gain", description=__doc__.split("\n", maxsplit=1)[0]
    )
    parser.add_argument("weights", type=Path, nargs="?", default=champion_file())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=20, help=f"each looks at {DEALS} games")
    parser.add_argument("--series", type=int, default=SEARCH_GAIN.first, help="of deals")
    parser.add_argument("--far", type=int, default=FAR, help="own turns that decisions are played on for, 0: all")
    parser.add_argument(
        "--search",
        nargs=7,
        type=float,
        action="append",
        metavar=("TRIALS", "TURNS", "TRACE", "DOUBT", "MARGIN", "LEAST", "SURE"),
        help="a search to look at; may be given again",
    )
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--json", type=Path, help="where the gains are written, position by position")
    given = parser.parse_args(words)
    asked = given.search or [
        (500, Search.horizon, Search.trace, Search.doubt, Search.margin, Search.least, Search.sure)
    ]
    searches = tuple(Terms(given.players, int(trials), int(turns), *rest) for trials, turns, *rest in asked)
    about = (judge_of, given.weights, given.players, given.series, searches, given.far)
    if not given.weights.is_file():
        raise UserError(f"{given.weights}: there is no such file")  # found out by every process, and late, otherwise
    found: list[list[Gain]] = [[] for _ in searches]
    if not CONTEST.is_warm():
        CONTEST.warm()
    jobs = [GainJob(*about, number) for number in range(given.jobs)]
    for done, (_, some) in enumerate(on_processes(look_at, jobs, given.processes, core_each=True), 1):
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


def tell(searches: Sequence[Terms], found: Sequence[Sequence[Gain]]) -> None:
    if not found[0]:
        return
    deals, gains = [each.deal for each in found[0]], [[each.gain for each in mine] for mine in found]
    for terms, mine, own in zip(searches, found, gains, strict=True):
        overruled = sum(each.overruled for each in mine) / len(mine)
        print(f"{terms}: {in_points(own, deals)} a decision, {overruled:.0%} overruled", flush=True)
    for (one, ones), (other, others) in itertools.combinations(zip(searches, gains, strict=True), 2):
        more = [b - a for a, b in zip(ones, others, strict=True)]
        print(f"{in_points(more, deals)} for {other} against {one}", flush=True)


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.networks.search_gain"):
        main()
