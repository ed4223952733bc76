"""`python -m ethnos.arena.review_checks.reliability`: of positions that a review gives 30%, are 30% won?

Turns of champions' games at 2 to 6 players, each looked at with every seat's eyes, as the curve of a review is made.
What is found is written as it is made, and may be told again without playing (`--told`). The power that chances are
raised to was fitted on a third of the games; the others tell whether that was right.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import inf
from pathlib import Path

import numpy as np

from ...bots.bot_build import BOTS
from ...bots.trained.lone_judge import lone_judge
from ...bots.trained.network import champion_file
from ...errors import in_one_line
from ...review.chances import SHARPNESS, own_chances, together
from ...rules.many.deal_series import REVIEWS
from ..charts import ChartLine, line_chart
from ..intervals import Estimate, estimate
from ..networks.contest import JudgeOf
from ..pool import own_cores
from .on_all_cores import Piece, Row, played, rows_of
from .sampled_turns import sampled_turns

TURNS = {2: 170, 3: 240, 4: 290, 5: 270, 6: 320}  # of a champions' game, about
AT_ONCE = 50  # games
BINS = 10


@dataclass(frozen=True)
class SeenChances:
    """A turn: what each seat expected by itself, and the share of the win that it got."""

    players: int
    deal: int
    own: tuple[float, ...]
    shares: tuple[float, ...]

    @property
    def fits(self) -> bool:
        """Whether it belongs to the third on which the power was fitted."""
        return self.deal // AT_ONCE % 3 == 0


@dataclass(frozen=True)
class ReliabilityBin:
    """Chances that were given within a tenth, what they were on average, and what was won."""

    given: float
    won: Estimate
    count: int


def look_at(judge_of: JudgeOf, piece: Piece) -> list[Row]:
    """Some turns of some games: players, the first deal, how many, and turns of each, on one core."""
    players, first, games, of_a_game = piece
    judge, deals = judge_of(champion_file()), range(first, first + games)
    taken = of_a_game / TURNS[players]
    turns = sampled_turns(BOTS.compiled(), judge, players, REVIEWS.number(players), deals, taken)
    found = own_chances([view for turn in turns for view in turn.views], judge=judge)
    own = [tuple(round(chance, 5) for chance in found[i * players : (i + 1) * players]) for i in range(len(turns))]
    return [asdict(SeenChances(players, turn.deal, each, turn.shares)) for turn, each in zip(turns, own, strict=True)]


def binned(seen: Sequence[SeenChances]) -> list[ReliabilityBin]:
    """By the chance that was given, a tenth at a time; the interval is over games."""
    given = [(chance, one) for one in seen for chance in enumerate(together(one.own))]
    found = []
    for number in range(BINS):
        some = [
            (p, seat, one) for (seat, p), one in given if number <= p * BINS < number + 1 or p == number + 1 == BINS
        ]
        if some:
            won = estimate([one.shares[seat] for _, seat, one in some], [(one.players, one.deal) for _, _, one in some])
            found.append(ReliabilityBin(float(np.mean([p for p, _, _ in some])), won, len(some)))
    return found


def near(seen: Sequence[SeenChances], chance: float, about: float = 0.02) -> tuple[Estimate, int]:
    """What was won where so much was given, give or take."""
    some = [
        (one.shares[seat], (one.players, one.deal))
        for one in seen
        for seat, p in enumerate(together(one.own))
        if abs(p - chance) <= about
    ]
    return estimate([share for share, _ in some], [group for _, group in some]), len(some)


def sharpest(seen: Sequence[SeenChances]) -> float:
    """The power that makes the chances likeliest, given what was won."""
    tables = [[one for one in seen if one.players == players] for players in {one.players for one in seen}]
    arrays = [(np.array([one.own for one in some]), np.array([one.shares for one in some])) for some in tables]

    def unlikely(power: float) -> float:
        found = 0.0
        for own, won in arrays:
            parts = np.maximum(own, 1e-6) ** power
            found -= float((won * np.log(parts / parts.sum(axis=1, keepdims=True))).sum())
        return found

    powers = np.arange(0.6, 1.6, 0.01)
    return float(powers[int(np.argmin([unlikely(float(power)) for power in powers]))])


def tell(seen: Sequence[SeenChances]) -> None:
    fitted = [one for one in seen if one.fits]
    if fitted:
        print(f"the third that is fitted on, {len(fitted)} positions: sharpness {sharpest(fitted):.2f};", end=" ")
        print(f"reviews use {SHARPNESS:.2f}")
    others = [one for one in seen if not one.fits]
    print(f"the others, {len(others)} positions:")
    for players in sorted({one.players for one in others}):
        some = [one for one in others if one.players == players]
        won, count = near(some, 1 / players)
        print(f"{players} players, {len(some)} positions (these say {sharpest(some):.2f});", end=" ")
        print(f"near {1 / players:.0%} {won.percent()} of {count} were won")
    for each in binned(others):
        print(f"  given {each.given:6.1%}: won {each.won.percent()} of {each.count}")
    for chance in (0.1, 0.2, 0.3, 0.5, 0.7):
        won, count = near(others, chance)
        print(f"given {chance:.0%} (within 2 points): won {won.percent()} of {count}")


def chart(seen: Sequence[SeenChances]) -> str:
    lines = [ChartLine("exact", [(0, 0), (100, 100)], dashed=True)]
    for players in sorted({one.players for one in seen}):
        found = binned([one for one in seen if one.players == players])
        points = [(100 * one.given, 100 * one.won.mean) for one in found]
        lines.append(ChartLine(f"{players} players", points, [100 * min(one.won.spread, 1) for one in found]))
    title = f"Chances that reviews give, and games won: {len(seen):,} positions of champions' games"
    return line_chart(title, "chance given, per cent", "won, per cent", lines)


def main(words: list[str] | None = None, judge_of: JudgeOf = lone_judge) -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.arena.review_checks.reliability", description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=750, help="for each number of players")
    parser.add_argument("--positions", type=int, default=4, help="of each game, about")
    parser.add_argument("--json", type=Path, help="where positions are written, some games a line; gone on with")
    parser.add_argument("--told", type=Path, nargs="+", help="files so written: nothing is played")
    parser.add_argument("--processes", type=int, default=len(own_cores()))
    parser.add_argument("--seconds", type=float, default=inf, help="after which no more is played")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args(words)
    pieces = [
        (players, first, min(AT_ONCE, given.games - first), given.positions)
        for first in range(0, given.games, AT_ONCE)
        for players in given.players
    ]
    rows: Iterator[Row] = (
        (row for _, some in rows_of(given.told) for row in some)
        if given.told
        else played(partial(look_at, judge_of), pieces, given.json, given.processes, given.seconds)
    )
    seen = [SeenChances(row["players"], row["deal"], tuple(row["own"]), tuple(row["shares"])) for row in rows]
    tell(seen)
    if given.plot is not None:
        given.plot.write_text(chart([one for one in seen if not one.fits]), encoding="utf-8")


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.review_checks.reliability"):
        main()
