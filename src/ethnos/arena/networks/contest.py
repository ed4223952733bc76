"""`python -m ethnos.arena.networks.contest`: one network, searching or not, against others of another file.

Every deal in every seat. Deals are shared out to processes of one core each. Where PyTorch
and a GPU are, `python -m ethnos.train.on_gpu contest` plays the same faster.
"""

import argparse
import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from ...bots.searching.search import Search
from ...bots.trained.network import Judge, champion_file, network_of
from ...errors import in_one_line
from ...rules.many.deal_series import CONTESTS
from ..intervals import estimate
from ..pool import on_processes, own_cores
from .contest_build import CONTEST
from .contest_calls import ContestCalls
from .contest_journal import ContestJournal, ContestTally
from .gathering import GatheredJudge, Gathering
from .network_games import NetworkGames
from .terms import Terms

PIECE = 2  # deals that a process plays at a time
JudgeOf = Callable[[Path], Judge]  # who judges by the weights of a file


@dataclass(frozen=True)
class Contest:
    """Some deals of a contest, all their tables at once."""

    engine: ContestCalls
    one: Judge
    rest: Judge
    terms: Terms
    series: int = CONTESTS.first

    def play(self, deals: Sequence[int]) -> ContestTally:
        tables = [(deal, lone) for deal in deals for lone in range(self.terms.players)]
        gathering = Gathering(set(range(len(tables))))

        def play_table(number: int) -> ContestTally:
            with gathering.game(number):
                one, rest = (GatheredJudge(each, gathering, number) for each in (self.one, self.rest))
                return LoneTable(self.engine, one, rest, self.terms, self.series, *tables[number]).play()

        with ThreadPoolExecutor(len(tables)) as threads:
            played = list(threads.map(play_table, range(len(tables))))
        by_deal = np.array([each.shares[deal] for each, (deal, _) in zip(played, tables, strict=True)])
        means = by_deal.reshape(len(deals), -1).mean(axis=1)
        shares = {deal: float(share) for deal, share in zip(deals, means, strict=True)}
        return ContestTally(shares, sum(each.searched for each in played), sum(each.changed for each in played))


@dataclass(frozen=True)
class LoneTable:
    """One deal with the one in one seat."""

    engine: ContestCalls
    one: Judge
    rest: Judge
    terms: Terms
    series: int
    deal: int
    lone: int

    def play(self) -> ContestTally:
        game = NetworkGames(self.engine, self.terms.players, self.series, [self.deal])
        searched = changed = 0
        while game.go_on():
            if game.seats[0] != self.lone:
                game.decide(game.playing, self.rest)
            elif self.terms.simulations:
                searched += 1
                changed += self.search(game, searched)
            else:
                game.decide(game.playing, self.one)
        return ContestTally({self.deal: float(game.shares[0, self.lone])}, searched, changed)

    def search(self, game: NetworkGames, searched: int) -> bool:
        """Decide for the searching seat; whether the search overruled the network."""
        search, view = self.terms.search(self.engine, self.one), game.view(0)
        found = search.candidates([view])[0]
        seed = (self.deal * self.terms.players + self.lone) * 1_009 + searched
        search.weigh([view], [found], self.terms.simulations, [seed])
        best = search.best(found)
        game.say(0, best.spelling)
        return best is not max(found, key=lambda candidate: candidate.chance)


def numpy_judge(file: Path) -> Judge:
    """The network of a file, read once a process and again when the file has changed."""
    return _read_judge(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=4)
def _read_judge(file: Path, _written: int) -> Judge:
    return network_of(file)


@dataclass(frozen=True)
class ContestPiece:
    """Some deals of a contest between the weights of two files."""

    judge_of: JudgeOf
    one: Path
    rest: Path
    terms: Terms
    series: int
    deals: Sequence[int]

    def __str__(self) -> str:
        return f"deals {', '.join(map(str, self.deals))} with {self.terms}"


def play_piece(piece: ContestPiece) -> ContestTally:
    judges = piece.judge_of(piece.one), piece.judge_of(piece.rest)
    return Contest(CONTEST.compiled(), *judges, piece.terms, piece.series).play(piece.deals)


def main(words: list[str] | None = None, judge_of: JudgeOf = numpy_judge) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.networks.contest", description=__doc__.split("\n", maxsplit=1)[0]
    )
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
    parser.add_argument("--sure", type=float, nargs="+", default=[Search.sure], help="standard errors to drop")
    parser.add_argument("--series", type=int, default=CONTESTS.first, help="of deals")
    parser.add_argument("--piece", type=int, default=PIECE, help="deals that a process plays at a time")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument(
        "--json", type=Path, help="journal, lines of JSON by deal; deals that stand there are not played again"
    )
    given = parser.parse_args(words)
    search = (given.horizon, given.trace, given.doubt, given.margin, given.least, given.sure)
    terms = [Terms(given.players, *each) for each in itertools.product(given.simulations, *search)]
    journal = ContestJournal(terms, given.one, given.rest, given.series, given.json)
    longest_first = sorted(terms, key=lambda each: -each.simulations)
    pieces = [
        ContestPiece(judge_of, given.one, given.rest, each, given.series, left)
        for at in range(0, given.deals, given.piece)  # all terms of a deal together: a contest that is cut can be read
        for each in longest_first
        if (left := journal.missing(each, range(at, min(at + given.piece, given.deals))))
    ]
    if not CONTEST.is_warm():
        CONTEST.warm()
    for piece, played in on_processes(play_piece, pieces, given.processes, core_each=True):
        print(f"{piece.terms}: {journal.add(piece.terms, played)}", flush=True)
    print("\nall:")
    for each, tally in journal.played.items():
        print(f"{each}: {tally}")
    for (one, ones), (other, others) in itertools.combinations(journal.played.items(), 2):
        more = [others.shares[deal] - share for deal, share in ones.shares.items() if deal in others.shares]
        print(f"{estimate(more).percent(sign='+')} for {other} against {one}")


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.networks.contest"):
        main()
