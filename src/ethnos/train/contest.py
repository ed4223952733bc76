"""`python -m ethnos.train.contest`: one network, searching or not, against others of another file.

Every deal in every seat. Deals are shared out to processes of one core each, which share
the GPU, where there is one.
"""

import argparse
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.searching.search import Search
from ..bots.trained.network import Judge, champion_file, network_of
from .cores import on_cores, own_cores
from .kit import TRAIN
from .standing import Outcome, Standing, Terms, points
from .tables import Tables
from .train_calls import TrainCalls

SERIES = 4_000_000  # deals of contests, used for nothing else
PIECE = 2  # deals that a process plays at a time


@dataclass(frozen=True)
class Contest:
    """Some deals of a contest, all their tables at once."""

    engine: TrainCalls
    one: Judge
    rest: Judge
    terms: Terms
    series: int = SERIES

    def play(self, deals: Sequence[int]) -> Outcome:
        players = self.terms.players
        dealt, lone = np.repeat(np.array(deals), players), np.tile(np.arange(players), len(deals))
        tables = Tables(self.engine, players, self.series, dealt)
        searched, changed, asked = 0, 0, np.zeros(len(lone), np.int64)
        while tables.go_on():
            rows, others = np.flatnonzero(tables.alive), np.flatnonzero((tables.alive > 0) & (tables.seats != lone))
            if len(others):
                tables.decide(others, self.rest)  # until all games wait for the one
            elif self.terms.simulations:
                searched += len(rows)
                asked[rows] += 1
                seeds = [(int(dealt[i]) * players + int(lone[i])) * 1_009 + int(asked[i]) for i in rows]
                changed += self.search(tables, rows, seeds)
            else:
                tables.decide(rows, self.one)
        by_deal = tables.shares[np.arange(len(lone)), lone].reshape(-1, players).mean(axis=1)
        return Outcome({deal: float(share) for deal, share in zip(deals, by_deal, strict=True)}, searched, changed)

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
    deals: Sequence[int]


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
    parser.add_argument("--least", type=float, nargs="+", default=[Search.least], help="chance of a candidate")
    parser.add_argument("--series", type=int, default=SERIES, help="of deals")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--json", type=Path, help="the figures by deal; deals that stand there are not played again")
    given = parser.parse_args()
    search = (given.horizon, given.trace, given.doubt, given.margin, given.least)
    terms = [Terms(given.players, *each) for each in itertools.product(given.simulations, *search)]
    standing = Standing(terms, given.one, given.rest, given.series, given.json)
    longest_first = sorted(terms, key=lambda each: -each.simulations)
    pieces = [
        Piece(given.one, given.rest, each, given.series, left)
        for at in range(0, given.deals, PIECE)  # all terms of a deal together: a contest that is cut can be read
        for each in longest_first
        if (left := standing.missing(each, range(at, min(at + PIECE, given.deals))))
    ]
    if not TRAIN.is_warm():
        TRAIN.warm()
    for piece, outcome in on_cores(play_piece, pieces, given.processes):
        print(f"{piece.terms}: {standing.add(piece.terms, outcome)}", flush=True)
    print("\nall:")
    for each, outcome in standing.played.items():
        print(f"{each}: {outcome}")
    for (one, ones), (other, others) in itertools.combinations(standing.played.items(), 2):
        more = [others.shares[deal] - share for deal, share in ones.shares.items() if deal in others.shares]
        print(f"{points(more, '+')} for {other} against {one}")


if __name__ == "__main__":
    main()
