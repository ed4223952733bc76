"""Hands from random games with every band the rules allow, for the tests of band building in the page."""

import json
import random
import sys
from pathlib import Path

from ethnos.game import Game
from ethnos.game.decisions import PlayBand

HANDS = 60
LONGEST = 4000  # bands of one hand; more would only repeat themselves


def main(target: Path, seed: int) -> None:
    rng = random.Random(seed)
    found: dict[str, dict[str, object]] = {}
    while len(found) < HANDS:
        players = rng.randint(2, 6)
        game = Game(names=[f"P{i}" for i in range(players)], seed=rng.randrange(10**6))
        while not game.is_over and len(found) < HANDS:
            legal = game.legal()
            bands = [one for one in legal if isinstance(one, PlayBand)]
            view = game.view(game.seat_to_act)
            seat = game.seat_to_act
            if seat is not None and view.question == "turn" and bands and len(bands) < LONGEST:
                hand = view.players[seat].hand or ()
                if rng.random() < len(hand) / 40:
                    shown = [[band.leader, *band.cards] for band in bands]
                    found[" ".join(hand)] = {"hand": hand, "wins": view.rules.skeletons_win, "bands": shown}
            others = [one for one in legal if not isinstance(one, PlayBand)]
            game.play(rng.choice(others if others and rng.random() < 0.85 else legal))
    target.write_text(json.dumps(list(found.values())), encoding="utf-8")


main(Path(__file__).with_name("hands.json"), int(sys.argv[1]) if sys.argv[1:] else 7)
