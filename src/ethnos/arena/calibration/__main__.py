"""`python -m ethnos.arena.calibration`: every level against the one below, and ratings for all.

The numbers that make the levels stand in bots/levels/players.py. This plays the table of
docs/bots.md and says where a step of two players is not between 62 and 70%; what it finds
goes to docs/levels.json, by which the table is tested. Ratings belong into
bots/levels/level_table.py.
"""

import argparse
import json
from pathlib import Path

from ...bots.bot_build import BOTS
from ...bots.levels import TRIALS
from .elo import PairResult, ratings
from .level_games import EVERY, NAMES, RULE, Standoff, neighbours, play_pairing

LEAST, MOST = 0.62, 0.70  # of two-player games that a level shall win against the one below


def told(found: Standoff) -> str:
    """A result, and whether a step of the levels is as it should be."""
    pairing = found.pairing
    step = pairing.players == 2 and pairing.other != RULE.name
    outside = step and not LEAST <= found.share.mean <= MOST
    return f"{found}{f'  <- not {LEAST:.0%} to {MOST:.0%}' if outside else ''}"


def rated(found: list[Standoff]) -> dict[str, int]:
    """The levels' ratings by their two-player games."""
    number = {name: i for i, name in enumerate(NAMES)}
    results = [
        PairResult(number[one.pairing.one], number[one.pairing.other], one.pairing.games, one.share.mean)
        for one in found
        if one.pairing.players == 2 and one.pairing.other in number
    ]
    linked = {0} | {each.one for each in results}
    return dict(zip(NAMES, map(round, ratings(len(linked), results)), strict=False))


def as_row(found: Standoff) -> dict[str, object]:
    pairing = found.pairing
    return {
        "one": pairing.one,
        "other": pairing.other,
        "players": pairing.players,
        "games": pairing.games,
        "share": round(found.share.mean, 4),
        "spread": round(found.share.spread, 4),
    }


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.calibration", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("--deals", type=int, default=500, help="deals a pairing, each in every seat")
    parser.add_argument("--search-deals", type=int, default=50, help="the same of the archon, whose games take long")
    parser.add_argument("--trials", type=int, default=TRIALS, help="of the archon, a decision")
    parser.add_argument("--players", type=int, nargs="+", default=list(EVERY))
    parser.add_argument("--only", nargs="+", help="levels to play, each against the one below; all if left out")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", type=Path, help="where the results go")
    given = parser.parse_args(words)
    if not BOTS.is_warm():
        BOTS.warm()
    found: list[Standoff] = []
    for pairing in neighbours(given.deals, given.search_deals, given.players, given.trials):
        if given.only is None or pairing.one in given.only:
            found.append(play_pairing(pairing, given.processes))
            print(told(found[-1]), flush=True)
    if given.only is None and 2 in given.players:
        print("ratings:", ", ".join(f"{name} {rating}" for name, rating in rated(found).items()))
    if given.json is not None:
        given.json.write_text(json.dumps([as_row(one) for one in found], indent=1) + "\n")


if __name__ == "__main__":
    main()
