"""`python -m ethnos.arena.review_checks.reliability`: of positions that a review gives 30%, are 30% won?

Turns of champions' games at 2 to 6 players, each looked at with every seat's eyes, as the curve of a review is made.
What is found is written as it is made, and may be told again without playing (`--told`).
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from ...bots.bot_build import BOTS
from ...bots.trained.network import champion_network
from ...review.chances import SHARPNESS, own_chances, together
from ...rules.many.deal_series import REVIEWS
from ..charts import ChartLine, line_chart
from ..intervals import Estimate, estimate
from .sampled_turns import sampled_turns

TURNS = {2: 170, 3: 240, 4: 290, 5: 270, 6: 320}  # of a champions' game, about
AT_ONCE = 50  # games
BINS = 10


class SeenChances(Struct, frozen=True):
    """A turn: what each seat expected by itself, and the share of the win that it got."""

    players: int
    deal: int
    own: tuple[float, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class ReliabilityBin:
    """Chances that were given within a tenth, what they were on average, and what was won."""

    given: float
    won: Estimate
    count: int


def looked_at(players: int, games: int, positions: int) -> Iterator[SeenChances]:
    engine, judge = BOTS.compiled(), champion_network()
    taken = positions / (games * TURNS[players])
    for start in range(0, games, AT_ONCE):
        deals = range(start, min(start + AT_ONCE, games))
        turns = sampled_turns(engine, judge, players, REVIEWS.number(players), deals, taken)
        found = own_chances([view for turn in turns for view in turn.views])
        for i, turn in enumerate(turns):
            own = tuple(round(chance, 5) for chance in found[i * players : (i + 1) * players])
            yield SeenChances(players, turn.deal, own, turn.shares)


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
    own, won = np.array([one.own for one in seen]), np.array([one.shares for one in seen])

    def unlikely(power: float) -> float:
        parts = np.maximum(own, 1e-6) ** power
        return float(-(won * np.log(parts / parts.sum(axis=1, keepdims=True))).sum())

    powers = np.arange(0.6, 1.6, 0.01)
    return float(powers[int(np.argmin([unlikely(float(power)) for power in powers]))])


def tell(seen: Sequence[SeenChances]) -> None:
    for players in sorted({one.players for one in seen}):
        some = [one for one in seen if one.players == players]
        won, count = near(some, 1 / players)
        fitted = sharpest(some)
        print(f"{players} players, {len(some)} positions: sharpness {SHARPNESS:.2f} (these say {fitted:.2f});", end=" ")
        print(f"near {1 / players:.0%} {won.percent()} of {count} were won")
    for one in binned(seen):
        print(f"  given {one.given:6.1%}: won {one.won.percent()} of {one.count}")
    for chance in (0.1, 0.2, 0.3, 0.5, 0.7):
        won, count = near(seen, chance)
        print(f"given {chance:.0%} (within 2 points): won {won.percent()} of {count}")


def chart(seen: Sequence[SeenChances]) -> str:
    lines = [ChartLine("exact", [(0, 0), (100, 100)], dashed=True)]
    for players in sorted({one.players for one in seen}):
        found = binned([one for one in seen if one.players == players])
        points = [(100 * one.given, 100 * one.won.mean) for one in found]
        lines.append(ChartLine(f"{players} players", points, [100 * min(one.won.spread, 1) for one in found]))
    title = f"Chances that reviews give, and games won: {len(seen):,} positions of champions' games"
    return line_chart(title, "chance given, per cent", "won, per cent", lines)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.arena.review_checks.reliability", description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=500, help="for each number of players")
    parser.add_argument("--positions", type=int, default=2000, help="of these games, about")
    parser.add_argument("--json", type=Path, help="where positions are written, one a line")
    parser.add_argument("--told", type=Path, nargs="+", default=[], help="files so written: nothing is played")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args(words)
    lines = [line for file in given.told for line in file.read_text().splitlines()]
    seen = [msgspec.json.decode(line, type=SeenChances) for line in lines]
    for players in [] if given.told else given.players:
        for one in looked_at(players, given.games, given.positions):
            seen.append(one)
            if given.json is not None:
                with given.json.open("ab") as out:
                    out.write(msgspec.json.encode(one) + b"\n")
        print(f"{players} players: {len(seen)} positions", file=sys.stderr, flush=True)
    tell(seen)
    if given.plot is not None:
        given.plot.write_text(chart(seen), encoding="utf-8")


if __name__ == "__main__":
    main()
