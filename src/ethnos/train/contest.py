"""`python -m ethnos.train.contest`: one network, searching or not, against others of another file.

Every deal in every seat. Deals are shared out to processes of one core each, which share
the GPU, where there is one.
"""

import argparse
import itertools
import json
from collections.abc import Iterable, Sequence
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
    least: float

    def __str__(self) -> str:
        if not self.simulations:
            return "no search"
        beyond = f"doubt {self.doubt:g}, margin {self.margin:g}, chance {self.least:g}"
        return f"{self.simulations} trials to turn {self.horizon}, trace {self.trace:g}, {beyond}"

    def search(self, engine: Engine, judge: Judge) -> Search:
        return Search(
            engine,
            judge,
            horizon=self.horizon,
            trace=self.trace,
            doubt=self.doubt,
            margin=self.margin,
            least=self.least,
            wave=WAVE,
        )


@dataclass(frozen=True)
class Outcome:
    """The one's share of the win by deal, the mean over all seats, and how its search went."""

    shares: dict[int, float]
    searched: int = 0  # decisions
    changed: int = 0  # … that the search overruled the network in

    def __add__(self, other: "Outcome") -> "Outcome":
        shares = dict(sorted((self.shares | other.shares).items()))
        return Outcome(shares, self.searched + other.searched, self.changed + other.changed)

    def __str__(self) -> str:
        overruled = f"{self.changed / max(self.searched, 1):.0%} overruled"
        return f"{points(list(self.shares.values()))} of the wins in {len(self.shares)} deals, {overruled}"


def points(values: Sequence[float], sign: str = "") -> str:
    """Their mean in per cent, with its 95% interval."""
    return f"{100 * np.mean(values):{sign}.1f}% ± {100 * spread_of(values):.1f}"


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
        players = self.terms.players
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
    parser.add_argument("--first", type=int, default=0, help="the first of them: to go on with a contest")
    parser.add_argument("--simulations", type=int, nargs="+", default=[0], help="trials a decision; 0: no search")
    parser.add_argument("--horizon", type=int, nargs="+", default=[Search.horizon], help="own turns played on for")
    parser.add_argument("--trace", type=float, nargs="+", default=[Search.trace], help="how much the later ones count")
    parser.add_argument("--doubt", type=float, nargs="+", default=[Search.doubt], help="standard errors to overrule")
    parser.add_argument("--margin", type=float, nargs="+", default=[Search.margin], help="share to overrule")
    parser.add_argument("--least", type=float, nargs="+", default=[Search.least], help="chance of a candidate")
    parser.add_argument("--series", type=int, default=SERIES, help="of deals")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--json", type=Path, help="where the figures are written, by deal")
    given = parser.parse_args()
    search = (given.horizon, given.trace, given.doubt, given.margin, given.least)
    played = {Terms(given.players, *each): Outcome({}) for each in itertools.product(given.simulations, *search)}
    deals = range(given.first, given.first + given.deals)
    pieces = [
        Piece(given.one, given.rest, terms, given.series, deals[first : first + PIECE])
        for first in range(0, given.deals, PIECE)
        for terms in sorted(played, key=lambda terms: -terms.simulations)
    ]
    if not TRAIN.is_warm():
        TRAIN.warm()
    for piece, outcome in on_cores(play_piece, pieces, given.processes):
        played[piece.terms] += outcome
        print(f"{piece.terms}: {played[piece.terms]}", flush=True)
        if given.json is not None:
            rows = [{**vars(each), **vars(found)} for each, found in played.items()]
            given.json.write_text(json.dumps(rows, indent=1) + "\n")
    print(f"\nall, {given.deals * given.players} games each:")
    for terms, outcome in played.items():
        print(f"{terms}: {outcome}")
    for (one, ones), (other, others) in itertools.combinations(played.items(), 2):
        more = [others.shares[deal] - share for deal, share in ones.shares.items()]
        print(f"{points(more, '+')} for {other} against {one}")


if __name__ == "__main__":
    main()
