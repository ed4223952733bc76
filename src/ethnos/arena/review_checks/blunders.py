"""`python -m ethnos.arena.review_checks.blunders`: do decisions that a review blames lose what it says?

Games of novices, of stewards, of champions, and of all three, at 2 to 6 players. Some decisions of each are
reviewed, twice with different dice. Those that are blamed are made again in fresh deals, and so is what the review
holds better; champions play both on to the end of the game. What they win less with the one than with the other is
what was really given away. What is found is written as it is made, and may be told again without playing (`--told`).
How far trials are trusted was settled on other games: these tell whether that was right.
"""

import argparse
import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import inf
from pathlib import Path

from ...bots.bot_build import BOTS
from ...bots.searching.candidates import Candidate
from ...bots.searching.search import Search
from ...bots.trained.lone_judge import lone_judge
from ...bots.trained.network import Judge, champion_file
from ...errors import in_one_line
from ...review.grading import BLUNDER, INACCURACY, MISTAKE, grade_of
from ...review.weighing import TRUST, Weighing, seed_of, weigh
from ..charts import ChartLine, line_chart
from ..intervals import Estimate, estimate
from ..networks.contest import JudgeOf
from ..pool import own_cores
from .bots_at_play import KINDS, decisions_of
from .on_all_cores import Piece, Row, played, rows_of

WAVE = 1024
EDGES = (INACCURACY, MISTAKE, 0.035, BLUNDER, 0.07, 0.1, 0.15, 1.0)
OTHER_DICE = 77  # of the games that decisions are played on in


@dataclass(frozen=True)
class CheckedDecision:
    """A reviewed decision: by whom, what two reviews say it gave away, and what it did when played on."""

    game: int
    players: int
    bot: str
    loss: float
    second: float
    real: float | None = None


def check(judge_of: JudgeOf, piece: Piece) -> list[Row]:
    """Some decisions of a game, reviewed twice and played on: its number, how many of each, on one core."""
    number, decisions, playouts = piece
    engine, judge = BOTS.compiled(), judge_of(champion_file())
    real = decisions_of(engine, judge, number)
    some = random.Random(number).sample(real, min(decisions, len(real)))
    views, spellings = [one.view for one in some], [one.spelling for one in some]
    found, again = (weigh(views, spellings, run, judge) for run in (0, 1))
    to_play = [i for i, one in enumerate(found) if one.loss >= INACCURACY]
    really = dict(zip(to_play, _played_on([found[i] for i in to_play], playouts, judge), strict=True))
    return [
        asdict(
            CheckedDecision(
                number, one.view.players, one.bot, round(found[i].loss, 5), round(again[i].loss, 5), really.get(i)
            )
        )
        for i, one in enumerate(some)
    ]


def _played_on(some: Sequence[Weighing], playouts: int, judge: Judge) -> list[float]:
    """How much more is won with what the review holds better, in games to their end by dice of their own."""
    if not some:
        return []
    search = Search(BOTS.compiled(), judge, horizon=0, wave=WAVE)
    pairs = []
    for one in some:
        assert one.played is not None
        pairs.append([Candidate(one.best.spelling, 0.0), Candidate(one.played.spelling, 0.0)])
    search.play([one.view for one in some], pairs, playouts, [seed_of(one.view, OTHER_DICE) for one in some])
    return [round(best.share - own.share, 5) for best, own in pairs]


def tell(found: Sequence[CheckedDecision]) -> None:
    print(f"{len({one.game for one in found})} games, {len(found)} decisions")
    for bot in KINDS:
        mine = [one for one in found if one.bot == bot]
        rates = {grade: sum(grade_of(one.loss) == grade for one in mine) for grade in ("mistake", "blunder")}
        given = estimate([one.loss for one in mine], [one.game for one in mine])
        print(f"{bot}: {len(mine)} decisions, {rates['mistake']} mistakes, {rates['blunder']} blunders;", end=" ")
        print(f"{100 * given.mean:.2f} ± {100 * given.spread:.2f} points a decision")
    for low, high in itertools.chain(itertools.pairwise(EDGES), [(BLUNDER, 0.1), (BLUNDER, inf)]):
        tell_class(found, low, high)
    both = sum(one.loss >= BLUNDER and one.second >= BLUNDER for one in found)
    either = sum(one.loss >= BLUNDER or one.second >= BLUNDER for one in found)
    print(f"blunders of either of two reviews: {either}, of both: {both} ({both / max(1, either):.1%});", end=" ")
    print(f"the reviews agree on {1 - (either - both) / max(1, len(found)):.2%} of decisions")
    for one in found:
        if (one.loss >= BLUNDER) != (one.second >= BLUNDER):
            print(f"  one only: {one.loss:.1%} and {one.second:.1%}")


def tell_class(found: Sequence[CheckedDecision], low: float, high: float) -> None:
    """What reviews said between two limits, what it was, and the trust that would have said so."""
    some = [one for one in found if low <= one.loss < high and one.real is not None]
    if some:
        said, real = sum(one.loss for one in some) / len(some), _real(some)
        print(f"  said {low:.1%} to {high:.1%}: {len(some)} decisions, {said:.2%} on average,", end=" ")
        print(f"really {real.percent(2)}; trust {TRUST * real.mean / said:.2f}")


def _real(some: Sequence[CheckedDecision]) -> Estimate:
    return estimate([one.real or 0.0 for one in some], [one.game for one in some])


def by_loss(found: Sequence[CheckedDecision]) -> Iterator[tuple[float, Estimate]]:
    """What reviews said was given away, and what was, from little to much."""
    for low, high in itertools.pairwise(EDGES):
        some = [one for one in found if low <= one.loss < high and one.real is not None]
        if some:
            yield sum(one.loss for one in some) / len(some), _real(some)


def chart(found: Sequence[CheckedDecision]) -> str:
    bins = list(by_loss(found))
    points = [(100 * said, 100 * real.mean) for said, real in bins]
    spreads = [100 * min(real.spread, 1.0) for _, real in bins]
    most = max((said for said, _ in points), default=10.0)
    title = f"What reviews say was given away, and what was: {len({one.game for one in found})} games"
    lines = [ChartLine("as said", [(0, 0), (most, most)], dashed=True), ChartLine("played on", points, spreads)]
    return line_chart(title, "points of the chance to win, as said", "points really lost", lines)


def main(words: list[str] | None = None, judge_of: JudgeOf = lone_judge) -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.arena.review_checks.blunders", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--decisions", type=int, default=40, help="of each game that are reviewed")
    parser.add_argument("--playouts", type=int, default=200, help="games to the end for each decision")
    parser.add_argument("--json", type=Path, help="where decisions are written, a game a line; gone on with")
    parser.add_argument("--told", type=Path, nargs="+", help="files so written: nothing is played")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--seconds", type=float, default=inf, help="after which no more is played")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args(words)
    pieces = [(given.first + i, given.decisions, given.playouts) for i in range(given.games)]
    rows: Iterator[Row] = (
        (row for _, some in rows_of(given.told) for row in some)
        if given.told
        else played(partial(check, judge_of), pieces, given.json, given.processes, given.seconds)
    )
    found = [CheckedDecision(**row) for row in rows]
    tell(found)
    if given.plot is not None:
        given.plot.write_text(chart(found), encoding="utf-8")


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.review_checks.blunders"):
        main()
