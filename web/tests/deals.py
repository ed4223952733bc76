"""Finished fair games as the server reveals them and as each seat was told of them, for the page's fairness check."""

import random
from pathlib import Path

import msgspec

from ethnos.game import Event, FairDealer, Game
from ethnos.game.decisions import PlayBand
from ethnos.game.records.export import export
from ethnos.words import Tribe

CHOSEN = [Tribe.ELF, Tribe.HALFLING, Tribe.ORC, Tribe.WIZARD, Tribe.SKELETON]


def fair_game(players: int, seed: int) -> dict[str, object]:
    """A whole game, and what seat 0 and a spectator were told, one list of events a decision."""
    rng = random.Random(seed)
    dealer = FairDealer(rng.randbytes(32), [rng.randbytes(16) for _ in range(players)])
    game = Game(names=[f"P{i}" for i in range(players)], dealer=dealer, tribes=CHOSEN if players == 3 else None)
    followers = {seat: game.follow(seat) for seat in (0, None)}
    told: dict[int | None, list[list[Event]]] = {seat: [game.copy().events_for(seat)] for seat in followers}
    while not game.is_over:
        legal = game.legal()
        bands = [one for one in legal if isinstance(one, PlayBand) and len(one.cards) > 1]
        others = [one for one in legal if not isinstance(one, PlayBand)]
        game.play(rng.choice(bands if bands and rng.random() < 0.3 else others or legal))
        for seat, follower in followers.items():
            told[seat].append(follower.news())
    return {"game": export(game), "seat": told[0], "spectator": told[None]}


games = [fair_game(players, seed) for seed, players in enumerate((2, 3, 4, 5, 6))]
Path(__file__).with_name("deals.json").write_bytes(msgspec.json.encode(games))
