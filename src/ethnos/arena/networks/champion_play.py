"""How champions play, from games of champions among themselves: `python -m ethnos.arena.networks.champion_play`.

Counts how often who leads bands with a tribe or of a size wins, how large bands are and what turns are
spent on, by age, what a card taken from the row goes with, and how games are opened.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...bots.trained.network import Judge, champion_file
from ...encoding import OFFSET
from ...envs.batch import Batch
from ...errors import in_one_line
from ...rules import Options, TribeNumber
from ...rules.components import KINDS, TRIBES, kingdom_of, tribe_of
from ...rules.decision_numbers import DRAW, LEAD, TAKE
from ...rules.many.deal_series import CHAMPION_PLAY
from ...rules.state import Phase
from .contest import JudgeOf, numpy_judge

Seen = npt.NDArray[np.int8]  # one observation
DRAWN, TAKEN, PLAYED = range(3)  # what a turn is spent on
OPENING = 6  # turns of a player's own that are its opening


class Led(NamedTuple):
    """A band that was led."""

    seat: int
    tribe: int
    age: int
    size: int


class TableNotes:
    """What is known of one table so far."""

    def __init__(self, players: int) -> None:
        self.bands: list[Led] = []
        self.openings: list[list[int]] = [[] for _ in range(players)]  # what each seat's first turns were spent on


class ChampionPlay:
    """Tallies over games of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.led: dict[int, list[float]] = defaultdict(list)  # by tribe: for every band, its owner's share of the win
        self.pairs: dict[tuple[int, int], list[float]] = defaultdict(list)  # likewise who led bands of two tribes
        self.large: dict[tuple[int, int], list[float]] = defaultdict(list)  # likewise by age and size
        self.present: dict[int, list[float]] = defaultdict(list)  # by tribe: Glory of the winner with it in play
        self.sizes: dict[int, list[int]] = defaultdict(list)  # by age
        self.turns: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])  # by age: draws, takes, bands
        self.taken: dict[int, int] = defaultdict(int)  # by how many cards of the hand the taken card goes with
        self.opened: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])  # by own turn: draws, takes, bands
        self.first_band: dict[int, list[float]] = defaultdict(list)  # by own turn of it: its owner's share of the win

    def note(self, told: TableNotes, seen: Seen, decision: int, seat: int) -> None:
        """What one decision says."""
        age = int(seen[OFFSET["age"] : OFFSET["age"] + 3].argmax()) + 1
        if seen[OFFSET["phase"] + Phase.TURN]:
            kind = DRAWN if decision == DRAW else TAKEN if decision < LEAD else PLAYED
            self.turns[age][kind] += 1
            if len(told.openings[seat]) < OPENING:
                told.openings[seat].append(kind)
            if TAKE <= decision < TAKE + KINDS:
                self.taken[goes_with(seen, decision - TAKE)] += 1
        if LEAD <= decision < LEAD + KINDS - 1:
            leader = decision - LEAD
            tribe = tribe_of(leader)
            size = max(seen[OFFSET["tribe_band"] + tribe], seen[OFFSET["kingdom_band"] + kingdom_of(leader)])
            told.bands.append(Led(seat, tribe, age, int(size)))
            self.sizes[age].append(int(size))

    def settle(self, told: TableNotes, shares: Sequence[float]) -> None:
        """A game is over: what its bands and openings came to."""
        self.games += 1
        for band in told.bands:
            self.led[band.tribe].append(float(shares[band.seat]))
            self.large[band.age, band.size].append(float(shares[band.seat]))
        for seat, opening in enumerate(told.openings):
            own = sorted({band.tribe for band in told.bands if band.seat == seat})
            for pair in combinations(own, 2):
                self.pairs[pair].append(float(shares[seat]))
            for turn, kind in enumerate(opening, start=1):
                self.opened[turn][kind] += 1
            if PLAYED in opening:
                self.first_band[opening.index(PLAYED) + 1].append(float(shares[seat]))

    def report(self) -> dict[str, object]:
        names = {tribe: TribeNumber(tribe).name.lower() for tribe in range(TRIBES)}
        return {
            "players": self.players,
            "games": self.games,
            "win_share_of_bands_led": {names[t]: self.times_even(x) for t, x in sorted(self.led.items())},
            "win_share_of_pairs_led": {
                f"{names[a]} {names[b]}": self.times_even(x) for (a, b), x in sorted(self.pairs.items())
            },
            "win_share_of_sizes_led": {
                age: {size: self.times_even(x) for (of, size), x in sorted(self.large.items()) if of == age}
                for age in sorted(self.sizes)
            },
            "winner_glory_with_tribe": {
                names[t]: [round(float(np.mean(x)), 1), len(x)] for t, x in sorted(self.present.items())
            },
            "band_size_by_age": {a: [round(float(np.mean(x)), 2), len(x)] for a, x in sorted(self.sizes.items())},
            "band_sizes": dict(sorted(Counter(size for sizes in self.sizes.values() for size in sizes).items())),
            "turns_by_age": dict(sorted(self.turns.items())),
            "taken_card_goes_with": dict(sorted(self.taken.items())),
            "opening_by_turn": dict(sorted(self.opened.items())),
            "win_share_by_turn_of_first_band": {t: self.times_even(x) for t, x in sorted(self.first_band.items())},
        }

    def times_even(self, shares: list[float]) -> list[float]:
        """A mean share of the win, 1 where it is the even one; and of how many."""
        return [round(float(np.mean(shares)) * self.players, 3), len(shares)]


def watch(judge: Judge, players: int, games: int, steps: int) -> ChampionPlay:
    """Champions among themselves, all tables at once; only games begun and ended here are counted."""
    batch, play = Batch(games, CHAMPION_PLAY.first, [Options(players)], checked=False), ChampionPlay(players)
    told = [TableNotes(players) for _ in range(games)]
    in_play = batch.observations[:, OFFSET["tribes"] : OFFSET["tribes"] + TRIBES].copy()
    for _ in range(steps):
        decisions = judge.judge(batch.observations, batch.masks)[0].astype(np.int64)
        for i in range(games):
            play.note(told[i], batch.observations[i], int(decisions[i]), int(batch.seats[i]))
        batch.step(decisions)
        for i in map(int, np.flatnonzero(batch.done)):
            play.settle(told[i], batch.shares[i])
            for tribe in map(int, np.flatnonzero(in_play[i])):
                play.present[tribe].append(float(batch.glory[i].max()))
            told[i] = TableNotes(players)
            in_play[i] = batch.observations[i, OFFSET["tribes"] : OFFSET["tribes"] + TRIBES]
    return play


def goes_with(seen: Seen, kind: int) -> int:
    """The largest band that a card would make with the hand, itself included."""
    if kind == KINDS - 1:
        return 1 + int(seen[OFFSET["hand"] + kind])
    tribe, kingdom = tribe_of(kind), kingdom_of(kind)
    skeletons = int(seen[OFFSET["hand"] + KINDS - 1])
    tribe_band, kingdom_band = int(seen[OFFSET["tribe_band"] + tribe]), int(seen[OFFSET["kingdom_band"] + kingdom])
    return 1 + max(tribe_band or skeletons, kingdom_band or skeletons)


def main(words: list[str] | None = None, judge_of: JudgeOf = numpy_judge) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.networks.champion_play", description="How champions play among themselves."
    )
    parser.add_argument("--games", type=int, default=256, help="tables at once")
    parser.add_argument("--steps", type=int, default=900, help="decisions of every table")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--json", type=Path)
    given = parser.parse_args(words)
    judge = judge_of(champion_file())
    found = [watch(judge, players, given.games, given.steps).report() for players in given.players]
    text = json.dumps(found, indent=1) + "\n"
    if given.json is not None:
        given.json.write_text(text)
    print(text)


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.networks.champion_play"):
        main()
