"""Simulated games by the thousand, and what they add up to."""

from typing import Annotated, NamedTuple

from ..apply import apply
from ..chance import below, seed
from ..components import AGES, KINGDOMS, MERFOLK_BOARD, NO_CARD, NOBODY, SEATS, TRIBES, tribe_of
from ..deal import deal_age
from ..legal import legal
from ..scoring import final_place, winners
from ..speeds.arrays import Grid, Records
from ..speeds.layout import Cells, Record, record
from ..state import Phase, Position, State
from .series import new_game

KINGDOM_GLORY, MERFOLK_GLORY_WON, GIANT_GLORY_WON, RAID_GLORY, BAND_GLORY_WON = range(5)
SOURCES = 5
CHOSEN_TRIBES, RANDOM_TRIBES, GO_ON = range(3)
SHARES = 60  # a win is worth 60: it divides by every number of winners


@record
class Tally(Record):
    """What a series of simulated games adds up to."""

    games: Annotated[int, Cells("i8")]
    turns: Annotated[int, Cells("i8")]
    decisions: Annotated[int, Cells("i8")]
    skeleton_wins: Annotated[int, Cells("i8")]
    wins: Annotated[list[int], Cells("i8", (SEATS,))]  # in sixtieths
    glory: Annotated[list[list[int]], Cells("i8", (AGES, SOURCES))]
    led: Annotated[list[int], Cells("i8", (TRIBES,))]  # bands led by a tribe
    led_won: Annotated[list[int], Cells("i8", (TRIBES,))]  # in sixtieths: those of winners


@record
class Memo(Record):
    """Which tribes each seat has led with so far in one game."""

    led: Annotated[list[list[int]], Cells("i2", (SEATS, TRIBES))]


def count_age(pos: Position, tally: Tally, memo: Memo) -> None:
    """Add the sheet of a finished age to the tally."""
    tally.turns += pos.turn
    for p in range(pos.players):
        for k in range(KINGDOMS):
            tally.glory[pos.age][KINGDOM_GLORY] += pos.won[p][k]
        tally.glory[pos.age][MERFOLK_GLORY_WON] += pos.won[p][MERFOLK_BOARD]
        tally.glory[pos.age][GIANT_GLORY_WON] += pos.giant_won[p] + pos.claimed[p]
        tally.glory[pos.age][RAID_GLORY] += pos.raid_won[p]
    for band in range(pos.bands):
        tally.glory[pos.age][BAND_GLORY_WON] += pos.band_won[band]
        if pos.band_leader[band] != NO_CARD:
            tribe = tribe_of(pos.band_leader[band])
            tally.led[tribe] += 1
            memo.led[pos.band_owner[band]][tribe] += 1


def count_game(pos: Position, tally: Tally, memo: Memo) -> None:
    """Add a finished game to the tally: the win, shared by those in first place."""
    share = SHARES // winners(pos)
    for p in range(pos.players):
        if final_place(pos, p) == 1:
            tally.wins[p] += share
            for tribe in range(TRIBES):
                tally.led_won[tribe] += memo.led[p][tribe] * share
    tally.games += 1
    tally.skeleton_wins += 1 if pos.winner != NOBODY else 0


class SimulationArrays(NamedTuple):
    """What random games are played with; every thread has its own row of all but the template."""

    states: Records[State]
    template: Records[State]  # one, from which every game starts
    dice: Grid[int]  # of the players: not those of the deals, which do not depend on play
    scratch: Grid[int]  # legal decisions
    tallies: Records[Tally]
    memos: Records[Memo]


def simulate_many(a: SimulationArrays, series: int, opening: int, slot: int, start: int, end: int) -> None:
    """Games start..end of a series from nothing, by random decisions, added up in tallies[slot].

    Every game starts from template[0], by `opening`: with its tribes (CHOSEN_TRIBES), with
    tribes drawn at random, or from the very position (GO_ON).
    """
    s = a.states[slot]
    tally = a.tallies[slot]
    memo = a.memos[slot]
    rng = a.dice[slot]
    out = a.scratch[slot]
    for game in range(start, end):
        a.states[slot] = a.template[0]
        if opening == GO_ON:
            seed(s.rng, series, game)
            if s.phase == Phase.DEAL:
                deal_age(s)
        else:
            new_game(s, series, game, opening)
        seed(rng, ~series, game)
        for p in range(SEATS):
            for tribe in range(TRIBES):
                memo.led[p][tribe] = 0
        while s.phase != Phase.OVER:
            n = legal(s, out)
            apply(s, out[below(rng, n)])
            tally.decisions += 1
            if s.phase >= Phase.DEAL:
                count_age(s, tally, memo)
            if s.phase == Phase.DEAL:
                deal_age(s)
        count_game(s, tally, memo)
