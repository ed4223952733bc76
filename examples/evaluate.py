"""Evaluation in the arena: every deal in every seat, and how sure the result is.

Needs `pip install ethnos`; then `python examples/evaluate.py --deals 20`.
"""

import argparse

from ethnos import PlayBand
from ethnos.arena.match import Match, play_chunk
from ethnos.arena.statistics import Standing, standings
from ethnos.bots import SimpleBot


class Larger(SimpleBot):
    """Waits for a band of four that brings a marker; else takes what there is."""

    def choose(self, view, legal, dice):
        bands = [band for band in legal if isinstance(band, PlayBand) and len(band.cards) >= 4]
        placing = [band for band in bands if view.preview(band).markers]
        rest = [decision for decision in legal if not isinstance(decision, PlayBand)]
        return dice.choice(placing or rest or legal)


def evaluate(deals: int) -> list[Standing]:
    match = Match((f"{__file__}:Larger", "random", "random"), players=3, deals=deals)
    return standings(match, dict(enumerate(play_chunk(match, 0, match.games))))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    for one in evaluate(parser.parse_args().deals):
        print(f"{one.name}: {one.win_share:.1%} of the wins, {one.low:.1%} to {one.high:.1%}")
