"""How champions play, from games of champions among themselves: `python -m ethnos.arena.networks.champion_play`.

Counts how often who leads bands with a tribe wins, how large bands are and what turns are
spent on, by age, and what a card taken from the row goes with.
"""

import argparse
import json
from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ...bots.trained.network import Network, champion_network
from ...encoding import OFFSET
from ...envs.batch import Batch
from ...rules import Options, TribeNumber
from ...rules.components import KINDS, TRIBES, kingdom_of, tribe_of
from ...rules.decision_numbers import DRAW, LEAD, TAKE
from ...rules.many.deal_series import CHAMPION_PLAY
from ...rules.state import Phase

Seen = npt.NDArray[np.int8]  # one observation


class ChampionPlay:
    """Tallies over games of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.led: dict[int, list[float]] = defaultdict(list)  # by tribe: for every band, its owner's share of the win
        self.pairs: dict[tuple[int, int], list[float]] = defaultdict(list)  # likewise who led bands of two tribes
        self.present: dict[int, list[float]] = defaultdict(list)  # by tribe: Glory of the winner with it in play
        self.sizes: dict[int, list[int]] = defaultdict(list)  # by age
        self.turns: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])  # by age: draws, takes, bands
        self.taken: dict[int, int] = defaultdict(int)  # by how many cards of the hand the taken card goes with

    def report(self) -> dict[str, object]:
        names = {tribe: TribeNumber(tribe).name.lower() for tribe in range(TRIBES)}
        return {
            "players": self.players,
            "games": self.games,
            "win_share_of_bands_led": {
                names[t]: [round(float(np.mean(x)) * self.players, 3), len(x)] for t, x in sorted(self.led.items())
            },
            "win_share_of_pairs_led": {
                f"{names[a]} {names[b]}": [round(float(np.mean(x)) * self.players, 3), len(x)]
                for (a, b), x in sorted(self.pairs.items())
            },
            "winner_glory_with_tribe": {
                names[t]: [round(float(np.mean(x)), 1), len(x)] for t, x in sorted(self.present.items())
            },
            "band_size_by_age": {a: [round(float(np.mean(x)), 2), len(x)] for a, x in sorted(self.sizes.items())},
            "band_sizes": dict(sorted(Counter(size for sizes in self.sizes.values() for size in sizes).items())),
            "turns_by_age": dict(sorted(self.turns.items())),
            "taken_card_goes_with": dict(sorted(self.taken.items())),
        }


def watch(network: Network, players: int, games: int, steps: int) -> ChampionPlay:
    """Champions among themselves, all tables at once; only games begun and ended here are counted."""
    batch, play = Batch(games, CHAMPION_PLAY.first, [Options(players)], checked=False), ChampionPlay(players)
    led: list[list[tuple[int, int]]] = [[] for _ in range(games)]
    in_play = batch.observations[:, OFFSET["tribes"] : OFFSET["tribes"] + TRIBES].copy()
    for _ in range(steps):
        decisions = network.judge(batch.observations, batch.masks)[0].astype(np.int64)
        for i in range(games):
            note(play, led[i], batch.observations[i], int(decisions[i]), int(batch.seats[i]))
        batch.step(decisions)
        for i in map(int, np.flatnonzero(batch.done)):
            play.games += 1
            for seat, tribe in led[i]:
                play.led[tribe].append(float(batch.shares[i, seat]))
            for seat in range(players):
                own = sorted({tribe for other, tribe in led[i] if other == seat})
                for pair in combinations(own, 2):
                    play.pairs[pair].append(float(batch.shares[i, seat]))
            for tribe in map(int, np.flatnonzero(in_play[i])):
                play.present[tribe].append(float(batch.glory[i].max()))
            led[i] = []
            in_play[i] = batch.observations[i, OFFSET["tribes"] : OFFSET["tribes"] + TRIBES]
    return play


def note(play: ChampionPlay, led: list[tuple[int, int]], seen: Seen, decision: int, seat: int) -> None:
    """What one decision says."""
    age = int(seen[OFFSET["age"] : OFFSET["age"] + 3].argmax()) + 1
    if seen[OFFSET["phase"] + Phase.TURN]:
        kind = 0 if decision == DRAW else 1 if decision < LEAD else 2
        play.turns[age][kind] += 1
        if TAKE <= decision < TAKE + KINDS:
            play.taken[goes_with(seen, decision - TAKE)] += 1
    if LEAD <= decision < LEAD + KINDS - 1:
        leader = decision - LEAD
        tribe = tribe_of(leader)
        led.append((seat, tribe))
        size = max(seen[OFFSET["tribe_band"] + tribe], seen[OFFSET["kingdom_band"] + kingdom_of(leader)])
        play.sizes[age].append(int(size))


def goes_with(seen: Seen, kind: int) -> int:
    """The largest band that a card would make with the hand, itself included."""
    if kind == KINDS - 1:
        return 1 + int(seen[OFFSET["hand"] + kind])
    tribe, kingdom = tribe_of(kind), kingdom_of(kind)
    skeletons = int(seen[OFFSET["hand"] + KINDS - 1])
    tribe_band, kingdom_band = int(seen[OFFSET["tribe_band"] + tribe]), int(seen[OFFSET["kingdom_band"] + kingdom])
    return 1 + max(tribe_band or skeletons, kingdom_band or skeletons)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.networks.champion_play", description="How champions play among themselves."
    )
    parser.add_argument("--games", type=int, default=256, help="tables at once")
    parser.add_argument("--steps", type=int, default=900, help="decisions of every table")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    network = champion_network()
    found = [watch(network, players, given.games, given.steps).report() for players in given.players]
    text = json.dumps(found, indent=1) + "\n"
    if given.json is not None:
        given.json.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
