"""Many games one decision at a time: play, restart what is over, show what is asked next.

Plain functions over slices of arrays, so that threads can share a batch.
"""

from typing import NamedTuple

from ..encoding.ledger import Ledger
from ..encoding.observation import encode
from ..encoding.showing import settle, show_kept
from ..rules.apply import apply
from ..rules.chance import below, seed
from ..rules.many.series import LANE, new_game, skip_forced
from ..rules.speeds.arrays import Grid, Numbers, Records
from ..rules.state import State, ViewRecord
from ..rules.view import observe

__all__ = ["STAY", "BatchArrays", "batch_many", "look_many", "open_game", "open_many", "settle", "show_many"]

STAY = -1  # in place of a decision: this game waits


class BatchArrays(NamedTuple):
    """The arrays of a batch, by game where nothing else is said; every thread has lanes of its own."""

    series: int
    states: Records[State]
    templates: Records[State]  # one blank state a table
    drawn: Numbers[int]  # by table: 1 where the tribes of each game are drawn at random
    begun: Numbers[int]  # how many games have followed the first at each place
    ended: Records[State]  # the game that ended last at each place, as it ended
    ledgers: Records[Ledger]  # what is kept of its table from one decision to the next
    alone: int  # 0 where others may have written states since: nothing that is kept holds

    views: Records[ViewRecord]  # by lane, as are dice and scratch
    dice: Grid[int]
    scratch: Grid[int]  # legal decisions

    observations: Grid[int]  # of the seat asked next
    masks: Grid[int]
    seats: Numbers[int]
    players: Numbers[int]
    done: Numbers[int]  # the number of players of a game that just ended, else 0
    shares: Grid[float]  # its result, by seat
    places: Grid[int]
    glory: Grid[int]


def open_game(b: BatchArrays, i: int, number: int, rng: Numbers[int], out: Numbers[int]) -> int:
    """Game `number` of the series at the table that its own dice choose; how many decisions are legal."""
    seed(rng, ~b.series, number)
    table = below(rng, len(b.drawn))
    b.states[i] = b.templates[table]
    b.ledgers[i].ages = 0
    new_game(b.states[i], b.series, number, b.drawn[table])
    return skip_forced(b.states[i], out)


def open_many(b: BatchArrays, slot: int, start: int, end: int) -> None:
    """The first game of every place start..end: game i of the series."""
    lane = slot * LANE
    for i in range(start, end):
        n = open_game(b, i, i, b.dice[lane], b.scratch[lane])
        show_kept(b.states[i], b.views[lane], b.ledgers[i], b.observations[i], b.masks[i], b.scratch[lane], n)
        b.seats[i] = b.states[i].current
        b.players[i] = b.states[i].players


def show_many(b: BatchArrays, slot: int, start: int, end: int) -> None:
    """What the games start..end ask, as they stand: for states that came from elsewhere."""
    lane = slot * LANE
    for i in range(start, end):
        b.ledgers[i].ages = 0
        n = skip_forced(b.states[i], b.scratch[lane])
        show_kept(b.states[i], b.views[lane], b.ledgers[i], b.observations[i], b.masks[i], b.scratch[lane], n)
        b.seats[i] = b.states[i].current
        b.players[i] = b.states[i].players


def look_many(
    states: Records[State],
    seats: Numbers[int],
    views: Records[ViewRecord],
    observations: Grid[int],
    slot: int,
    start: int,
    end: int,
) -> None:
    """What seat seats[i] sees of each game start..end, whether it is asked or not."""
    v = views[slot * LANE]
    for i in range(start, end):
        observe(states[i], seats[i], v)
        encode(v, observations[i])


def batch_many(b: BatchArrays, decisions: Numbers[int], slot: int, start: int, end: int) -> None:
    """One decision in every game start..end; a game that ends reports and is followed by the next.

    The games of place i are numbers i, i + len(states), … of the series, whatever the threads.
    A game whose decision is STAY is left as it is.
    """
    lane = slot * LANE
    # Arrays by names of their own: reading one out of the tuple in a loop counts references each time.
    states = b.states
    ledgers = b.ledgers
    observations = b.observations
    masks = b.masks
    seats = b.seats
    players = b.players
    done = b.done
    out = b.scratch[lane]
    v = b.views[lane]
    for i in range(start, end):
        done[i] = 0
        if decisions[i] < 0:
            continue
        s = states[i]
        apply(s, decisions[i])
        n = skip_forced(s, out)
        while n == 0:
            done[i] = s.players
            b.ended[i] = s
            settle(s, b.shares[i], b.places[i], b.glory[i])
            b.begun[i] += 1
            n = open_game(b, i, i + b.begun[i] * len(states), b.dice[lane], out)
        if not b.alone:
            ledgers[i].ages = 0
        show_kept(s, v, ledgers[i], observations[i], masks[i], out, n)
        seats[i] = s.current
        players[i] = s.players
