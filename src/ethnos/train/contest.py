"""`python -m ethnos.train.contest`: one network, searching or not, against others of another file.

Every deal in every seat. Deals are shared out to processes of one core each, which share
the GPU, where there is one.
"""

import argparse
import itertools
import json
import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.network import Judge, champion_file, network_of
from ..bots.search import Search
from ..rules.engine import Engine
from .cores import on_cores, own_cores
from .kit import TRAIN
from .tables import Tables

SERIES = 4_000_000  # deals of contests, used for nothing else
PIECE = 2  # deals that a process plays at a time
WAVE = 40_000  # trials played at a time: a GPU likes them many


@dataclass(frozen=True)
class Terms:
    """What is played: one against the rest, and how the one searches, if it has simulations."""

    players: int
    simulations: int
    horizon: int
    trace: float
    doubt: float
    margin: float

    def search(self, engine: Engine, judge: Judge) -> Search:
        return Search(
            engine, judge, horizon=self.horizon, trace=self.trace, doubt=self.doubt, margin=self.margin, wave=WAVE
        )


@dataclass(frozen=True)
class Outcome:
    """The one's share of the win by deal, the mean over all seats, and how its search went."""

    shares: tuple[float, ...]
    searched: int  # decisions
    changed: int  # … that the search overruled the network in
    seconds: float

    def __add__(self, other: "Outcome") -> "Outcome":
        numbers = (self.searched + other.searched, self.changed + other.changed, self.seconds + other.seconds)
        return Outcome(self.shares + other.shares, *numbers)

    @property
    def share(self) -> float:
        return float(np.mean(self.shares))

    @property
    def spread(self) -> float:
        """Half of the 95% interval, over deals."""
        return spread_of(self.shares)


NOTHING = Outcome((), 0, 0, 0.0)


def spread_of(values: Iterable[float]) -> float:
    each = np.array(list(values))
    return 1.96 * float(each.std(ddof=1)) / len(each) ** 0.5 if len(each) > 1 else 1.0


@dataclass(frozen=True)
class Contest:
    """Some deals of a contest, all their tables at once."""

    engine: Engine
    one: Judge
    rest: Judge
    terms: Terms
    series: int = SERIES

    def play(self, deals: range) -> Outcome:
        players, began = self.terms.players, time.perf_counter()
        dealt, lone = np.repeat(np.array(deals), players), np.tile(np.arange(players), len(deals))
        tables = Tables(self.engine, players, self.series, dealt)
        searched, changed, rounds = 0, 0, 0
        while tables.go_on():
            rounds += 1
            rows, others = np.flatnonzero(tables.alive), np.flatnonzero((tables.alive > 0) & (tables.seats != lone))
            if len(others):
                tables.decide(others, self.rest)  # until all games wait for the one
            elif self.terms.simulations:
                searched += len(rows)
                seeds = [(int(dealt[i]) * players + int(lone[i])) * 1_009 + rounds for i in rows]
                changed += self.search(tables, rows, seeds)
            else:
                tables.decide(rows, self.one)
        by_deal = tables.shares[np.arange(len(lone)), lone].reshape(-1, players).mean(axis=1)
        return Outcome(tuple(float(each) for each in by_deal), searched, changed, time.perf_counter() - began)

    def search(self, tables: Tables, rows: Any, seeds: list[int]) -> int:
        """Decide for the searching seats; how often the search overruled the network."""
        search, views = self.terms.search(self.engine, self.one), [tables.view(int(i)) for i in rows]
        found = search.candidates(views)
        search.weigh(views, found, self.terms.simulations, seeds)
        changed = 0
        for i, each in zip(rows, found, strict=True):
            best = search.best(each)
            changed += best is not max(each, key=lambda candidate: candidate.chance)
            tables.spellings[i, : len(best.spelling)] = best.spelling
        return changed


@cache
def judge_of(file: Path) -> Judge:
    """The network of a file on the GPU, if there is one that PyTorch can use."""
    try:
        import torch  # noqa: PLC0415 - an optional extra
    except ImportError:
        return network_of(file)
    if not torch.cuda.is_available():
        return network_of(file)
    from .judge import TorchJudge  # noqa: PLC0415 - which imports torch

    return TorchJudge(file, torch.device("cuda"))


@dataclass(frozen=True)
class Piece:
    """Some deals of a contest between the weights of two files."""

    one: Path
    rest: Path
    terms: Terms
    series: int
    deals: range


def play_piece(piece: Piece) -> Outcome:
    judges = judge_of(piece.one), judge_of(piece.rest)
    return Contest(TRAIN.compiled(), *judges, piece.terms, piece.series).play(piece.deals)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.train.contest", description=__doc__.split("\n")[0])
    parser.add_argument("one", type=Path, nargs="?", default=champion_file(), help="weights of the one")
    parser.add_argument("rest", type=Path, nargs="?", default=champion_file(), help="weights of the others")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--simulations", type=int, nargs="+", default=[0], help="trials a decision; 0: no search")
    parser.add_argument("--horizon", type=int, nargs="+", default=[Search.horizon], help="own turns played on for")
    parser.add_argument("--trace", type=float, nargs="+", default=[Search.trace], help="how much the later ones count")
    parser.add_argument("--doubt", type=float, nargs="+", default=[Search.doubt], help="standard errors to overrule")
    parser.add_argument("--margin", type=float, nargs="+", default=[Search.margin], help="share to overrule")
    parser.add_argument("--series", type=int, default=SERIES, help="of deals")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--json", type=Path, help="where the figures are written, deal by deal")
    given = parser.parse_args()
    choices = (given.simulations, given.horizon, given.trace, given.doubt, given.margin)
    played = {Terms(given.players, *each): NOTHING for each in itertools.product(*choices)}
    pieces = [
        Piece(given.one, given.rest, terms, given.series, range(first, min(first + PIECE, given.deals)))
        for terms in sorted(played, key=lambda terms: -terms.simulations)
        for first in range(0, given.deals, PIECE)
    ]
    TRAIN.compiled()
    for piece, outcome in on_cores(play_piece, pieces, given.processes):
        played[piece.terms] += outcome
        print(tell(piece.terms, played[piece.terms], given.deals), flush=True)
        if given.json is not None:
            rows = [{**vars(each), **vars(found)} for each, found in played.items()]
            given.json.write_text(json.dumps(rows, indent=1) + "\n")
    print("\nall:")
    for each, found in played.items():
        print(tell(each, found, given.deals))


def tell(terms: Terms, outcome: Outcome, deals: int) -> str:
    search = f"{terms.simulations} trials to turn {terms.horizon}, trace {terms.trace}, doubt {terms.doubt}"
    done = f"{len(outcome.shares) * terms.players} of {deals * terms.players} games"
    overruled = f"{outcome.changed / max(outcome.searched, 1):.0%} overruled"
    return f"{search}, margin {terms.margin}: {outcome.share:.1%} ± {outcome.spread:.1%}, {done}, {overruled}"


if __name__ == "__main__":
    main()
