"""`python -m ethnos.arena.calibration`: every level against the one below, and ratings for all.

The numbers that make the levels stand in bots/levels/players.py; `turning` tries others, in other
deals. This plays the table of docs/bots.md and says where a step of two players is not between
62 and 70%; what it finds goes to docs/levels.json, by which the table is tested. Ratings belong
into bots/levels/level_table.py.
"""

import argparse
from pathlib import Path

from ...bots.bot_build import BOTS
from ...errors import in_one_line
from .elo import PairResult, ratings
from .level_games import EVERY, NAMES, RULE, Standoff, neighbours, play_pairing
from .level_results import LevelResults
from .searched import searched

LEAST, MOST = 0.62, 0.70  # of two-player games that a level shall win against the one below


def told(found: Standoff) -> str:
    """A result, and whether a step of the levels is as it should be."""
    pairing = found.pairing
    step = pairing.players == 2 and pairing.other != RULE
    outside = step and not LEAST <= found.share.mean <= MOST
    return f"{found}{f'  <- not {LEAST:.0%} to {MOST:.0%}' if outside else ''}"


def rated(found: list[Standoff]) -> dict[str, int]:
    """The levels' ratings by their two-player games, as far up as every step was played."""
    number = {name: i for i, name in enumerate(NAMES)}
    results = [
        PairResult(number[one.pairing.one], number[one.pairing.other], one.pairing.games, one.share.mean)
        for one in found
        if one.pairing.players == 2 and one.pairing.other in number
    ]
    steps = {each.one for each in results}
    linked = next((i for i in range(1, len(NAMES)) if i not in steps), len(NAMES))
    fitted = ratings(linked, [each for each in results if each.one < linked])
    return dict(zip(NAMES, map(round, fitted), strict=False))


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.calibration", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("--deals", type=int, default=1000, help="deals of two players, each in both seats")
    parser.add_argument("--larger", type=int, default=300, help="deals of three players and more, each in every seat")
    parser.add_argument("--players", type=int, nargs="+", default=list(EVERY))
    parser.add_argument("--only", nargs="+", choices=NAMES, help="levels to play, each against the one below")
    parser.add_argument(
        "--archon", type=Path, nargs="+", default=[], help="journals of contests to read its games from"
    )
    parser.add_argument("--threads", type=int, help="cores, all if left out")
    parser.add_argument("--json", type=Path, help="results, written after every pairing; others that stand there stay")
    given = parser.parse_args(words)
    if not BOTS.is_warm():
        BOTS.warm()
    results = LevelResults(given.json)
    for pairing in neighbours(given.deals, given.larger, given.players):
        if given.only is None or pairing.one in given.only:
            results.add(found := play_pairing(pairing, given.threads))
            print(told(found), flush=True)
    for found in (each for journal in given.archon for each in searched(journal)):
        results.add(found)
        print(told(found))
    print("ratings:", ", ".join(f"{name} {rating}" for name, rating in rated(results.found).items()))


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.calibration"):
        main()
