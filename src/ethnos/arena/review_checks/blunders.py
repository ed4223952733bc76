"""`python -m ethnos.arena.review_checks.blunders`: do decisions that a review blames lose what it says?

Games of novices, of stewards, of champions, and of all three, at 2 to 4 players. Some decisions of each are
reviewed, twice with different dice. Those that are blamed are made again in fresh deals, and so is what the review
holds better; champions play both on to the end of the game. What they win less with the one than with the other is
what was really given away. What is found is written as it is made, and may be told again without playing (`--told`).
"""

import argparse
import itertools
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from ...bots import Budget, bot_named, legal_for
from ...bots.bot_build import BOTS
from ...bots.searching.candidates import Candidate
from ...bots.searching.search import Search
from ...bots.trained.network import champion_network
from ...game import Game
from ...review.course import AskedMoment, course_of
from ...review.grading import BLUNDER, INACCURACY, MISTAKE, grade_of
from ...review.weighing import Weighing, seed_of, weigh
from ...rules.many.deal_series import REVIEWS
from ..charts import ChartLine, line_chart
from ..intervals import Estimate, estimate

BOTS_IN_TURN = ("novice", "steward", "champion")
SIZES = (2, 3, 4)
WAVE = 1024
AGAIN = 0.025  # a loss from which on a decision is weighed a second time: below it is never near a blunder
EDGES = (INACCURACY, MISTAKE, 0.035, BLUNDER, 0.07, 0.1, 1.0)


class CheckedDecision(Struct, frozen=True):
    """A reviewed decision: by whom, what two reviews say it gave away, and what it did when played on."""

    game: int
    players: int
    bot: str
    loss: float
    second: float | None = None
    real: float | None = None
    playouts: int = 0


def played_by_bots(number: int) -> tuple[Game, list[str]]:
    """A game by its number: one kind of bot at all seats, or in every fourth game all kinds."""
    players, kind = SIZES[number // 4 % len(SIZES)], number % 4
    bots = [BOTS_IN_TURN[kind if kind < len(BOTS_IN_TURN) else seat % len(BOTS_IN_TURN)] for seat in range(players)]
    game = Game(players, seed=REVIEWS.number(0) * 10_000 + number)
    while (seat := game.seat_to_act) is not None:
        view = game.observe(seat)
        answer = bot_named(bots[seat]).think(view, legal_for(view), Budget(), len(game.history))
        game.play(answer.decision)
    return game, bots


def checked(number: int, decisions: int, playouts: int) -> list[CheckedDecision]:
    """Some decisions of a game, reviewed twice and played on."""
    game, bots = played_by_bots(number)
    real = [one for one in course_of(game).decisions if not one.forced]
    some = random.Random(number).sample(real, min(decisions, len(real)))
    found = weigh([one.view for one in some], [one.spelling for one in some])
    blamed = [i for i, one in enumerate(found) if one.loss >= AGAIN]
    second = dict(zip(blamed, _again([some[i] for i in blamed]), strict=True))
    to_play = [i for i, one in enumerate(found) if one.loss >= INACCURACY]
    really = dict(zip(to_play, _played_on([found[i] for i in to_play], playouts), strict=True))
    return [
        CheckedDecision(
            number,
            game.players,
            bots[one.seat],
            round(found[i].loss, 5),
            second.get(i),
            really.get(i),
            playouts if i in really else 0,
        )
        for i, one in enumerate(some)
    ]


def _again(some: Sequence[AskedMoment]) -> list[float]:
    if not some:
        return []
    return [round(one.loss, 5) for one in weigh([each.view for each in some], [each.spelling for each in some], 1)]


def _played_on(some: Sequence[Weighing], playouts: int) -> list[float]:
    """How much more is won with what the review holds better, in games to their end by dice of their own."""
    if not some:
        return []
    search = Search(BOTS.compiled(), champion_network(), horizon=0, wave=WAVE)
    pairs = []
    for one in some:
        assert one.played is not None
        pairs.append([Candidate(one.best.spelling, 0.0), Candidate(one.played.spelling, 0.0)])
    search.play([one.view for one in some], pairs, playouts, [seed_of(one.view, 77) for one in some])
    return [round(best.share - own.share, 5) for best, own in pairs]


def tell(found: Sequence[CheckedDecision]) -> None:
    games = len({one.game for one in found})
    print(f"{games} games, {len(found)} decisions")
    for bot in BOTS_IN_TURN:
        mine = [one for one in found if one.bot == bot]
        rates = {grade: sum(grade_of(one.loss) == grade for one in mine) for grade in ("mistake", "blunder")}
        given = estimate([one.loss for one in mine], [one.game for one in mine])
        print(f"{bot}: {len(mine)} decisions, {rates['mistake']} mistakes, {rates['blunder']} blunders;", end=" ")
        print(f"{100 * given.mean:.2f} ± {100 * given.spread:.2f} points a decision")
    for low, high, said, real, count in by_loss(found):
        print(f"said {low:.1%} to {high:.1%}: {count} decisions, {said:.1%} on average, really {real.percent()}")
    twice = [one for one in found if one.second is not None]
    both = sum(one.loss >= BLUNDER and (one.second or 0) >= BLUNDER for one in twice)
    either = sum(one.loss >= BLUNDER or (one.second or 0) >= BLUNDER for one in twice)
    print(f"blunders of either of two reviews: {either}, of both: {both};", end=" ")
    print(f"the reviews agree on {1 - (either - both) / max(1, len(found)):.2%} of decisions")


def by_loss(found: Sequence[CheckedDecision]) -> Iterator[tuple[float, float, float, Estimate, int]]:
    """What reviews said was given away, and what was, from little to much."""
    for low, high in itertools.pairwise(EDGES):
        some = [one for one in found if low <= one.loss < high and one.real is not None]
        if some:
            real = estimate([one.real or 0.0 for one in some], [one.game for one in some])
            yield low, high, sum(one.loss for one in some) / len(some), real, len(some)


def chart(found: Sequence[CheckedDecision]) -> str:
    bins = list(by_loss(found))
    points = [(100 * said, 100 * real.mean) for _, _, said, real, _ in bins]
    spreads = [100 * min(real.spread, 1.0) for _, _, _, real, _ in bins]
    most = max((said for said, _ in points), default=10.0)
    title = f"What reviews say was given away, and what was: {len({one.game for one in found})} games"
    lines = [ChartLine("as said", [(0, 0), (most, most)], dashed=True), ChartLine("played on", points, spreads)]
    return line_chart(title, "points of the chance to win, as said", "points really lost", lines)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.arena.review_checks.blunders", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--decisions", type=int, default=12, help="of each game that are reviewed")
    parser.add_argument("--playouts", type=int, default=100, help="games to the end for each decision")
    parser.add_argument("--json", type=Path, help="where decisions are written, one a line")
    parser.add_argument("--told", type=Path, nargs="+", default=[], help="files so written: nothing is played")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args(words)
    lines = [line for file in given.told for line in file.read_text().splitlines()]
    found = [msgspec.json.decode(line, type=CheckedDecision) for line in lines]
    for number in range(0 if given.told else given.games):
        more = checked(given.first + number, given.decisions, given.playouts)
        found += more
        if given.json is not None:
            with given.json.open("ab") as out:
                out.writelines(msgspec.json.encode(one) + b"\n" for one in more)
        print(f"{number + 1} of {given.games} games", file=sys.stderr, flush=True)
    tell(found)
    if given.plot is not None:
        given.plot.write_text(chart(found), encoding="utf-8")


if __name__ == "__main__":
    main()
