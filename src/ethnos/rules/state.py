"""The position: what lies on the table, what is hidden, and what a seat sees of it.

`Position` holds every field that both a `State` and a seat's `ViewRecord` have; in a
view the hands of others are blank. So a rule that needs only what the deciding player
may see is written over a `Position` and serves both.

Piles (hands, row, bands) are kept in ascending order of kind, with `NO_CARD`
beyond their count: one position has one spelling, and order tells nothing.
"""

from enum import IntEnum
from typing import Annotated

from .components import AGES, BOARDS, CARDS, DECK, HAND_LIMIT, KINGDOMS, SEATS, TRIBES, TROLLS
from .speeds.layout import Cells, Int8, Int16, Record, record

Seats = Annotated[list[int], Cells("i1", (SEATS,))]
SeatTotals = Annotated[list[int], Cells("i2", (SEATS,))]
SeatByKingdom = Annotated[list[list[int]], Cells("i1", (SEATS, KINGDOMS))]
SeatByBoard = Annotated[list[list[int]], Cells("i1", (SEATS, BOARDS))]
Hands = Annotated[list[list[int]], Cells("i1", (SEATS, HAND_LIMIT))]
Pile = Annotated[list[int], Cells("i1", (CARDS,))]


class Phase(IntEnum):
    """What the deciding player is asked."""

    TURN = 0
    BAND = 1
    PLACE = 2
    TROLL = 3
    HORDE = 4
    MERFOLK = 5
    CENTAUR = 6
    KEEP = 7
    WIZARD = 8
    RAID = 9
    DEAL = 10  # nobody is asked: the next age waits for its deal
    OVER = 11


class Shape(IntEnum):
    """B1: what holds together the cards picked for a band so far."""

    OPEN = 0  # nothing but the leader's kind and Skeletons: either may still follow
    TRIBE = 1
    KINGDOM = 2


@record
class Position(Record):
    # The box: players, options (O1, O2, O3, O5), tribes and tokens.
    players: Int8
    drawer_starts: Int8
    skeletons_win: Int8
    merfolk_leader_only: Int8
    trolls_rule_merfolk: Int8
    tribes: Annotated[list[int], Cells("i1", (TRIBES,))]
    tokens: Annotated[list[list[int]], Cells("i1", (BOARDS, AGES))]

    # Where the game stands. `age` counts from 0; -1 before the first deal.
    turn: Int16  # turns completed in this age
    age: Int8
    first: Int8
    current: Int8
    phase: Int8
    dragons: Int8
    drawer: Int8  # of the third dragon (T3), else NOBODY
    winner: Int8  # by ten Skeletons (G2), else NOBODY

    # Public to everybody (V1).
    glory: SeatTotals
    markers: SeatByKingdom
    horde: SeatByKingdom
    merfolk: Seats
    trolls: Annotated[list[int], Cells("i1", (TROLLS,))]  # who holds the token of value i + 1
    giant: Int8
    giant_size: Int8  # the largest Giant-led band of this age
    deck_n: Int8
    row_n: Int8
    row: Pile
    hand_n: Seats
    known_n: Seats
    known: Hands  # cards everybody knows to be in a hand: taken from the row since
    bands: Int8
    band_owner: Pile
    band_leader: Pile
    band_size: Pile
    band_cards_n: Int8
    band_cards: Pile  # the cards of every band, one band after the other

    # The turn's unfinished business, public too.
    chained: Int8  # bands already played this turn
    placed: Int8  # whether the last band placed its marker (Centaurs)
    symbols: Int8  # Merfolk markers still to be placed
    raids_asked: Int8  # seats already past the raid question

    # The sheet of the age being scored, or scored last (section 7).
    place: SeatByBoard  # 0 without a marker there
    won: SeatByBoard
    giant_won: Seats
    claimed: Seats  # Glory taken at once by claiming the Giant token
    raided: Seats  # Horde markers raided
    raid_won: Seats
    band_won: Pile

    # The deciding player's alone (V2); in a view everyone else's are blank.
    hand: Hands
    leader: Int8  # of the band being picked
    shape: Int8
    picked_n: Int8
    picked: Annotated[list[int], Cells("i1", (HAND_LIMIT,))]
    last_pick: Int8


@record
class State(Position):
    """The whole truth."""

    rng: Annotated[list[int], Cells("i8", (4,))]  # deals only; zeros: deals come from outside
    deck: Annotated[list[int], Cells("i1", (DECK,))]  # the top is the last


@record
class ViewRecord(Position):
    """What one seat may see; `seat` is NOBODY for a spectator."""

    seat: Int8
