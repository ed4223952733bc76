"""The table as numbers, kept from one decision to the next: most decisions change a hand, few the table.

Plain functions. A `Ledger` holds the planes of everything that lies open and changes with
bands and ages only, as the first player sees them, and what the boards pay. `encode_kept`
turns them to the seat that is asked and writes the rest; what it fills is what `encode` does.
"""

from typing import Annotated

from ..rules.components import BOARDS, KINGDOMS, SEATS, TROLLS
from ..rules.speeds.arrays import Numbers
from ..rules.speeds.layout import Cells, Int8, Record, record
from ..rules.state import ViewRecord
from .boards import BITS, encode_board, encode_outlook, encode_room, pay_board, plays_on, rank_trolls, standings_of
from .cells import (
    AT_BAND_GLORY,
    AT_BANDS,
    AT_BOARD_GLORY,
    AT_GIANT,
    AT_GIANT_SIZE,
    AT_HORDE,
    AT_MARKERS,
    AT_MERFOLK,
    AT_PLACE,
    AT_SUPPLY,
    AT_TRIBE_BAND,
    AT_TROLL_RANK,
    AT_TROLL_SUM,
)
from .observation import encode_bands, encode_box, encode_private, encode_seats
from .planes import OBSERVATION

Packed = Annotated[int, Cells("i8")]  # a number of every seat in one integer, as `boards` has them
PackedByBoard = Annotated[list[int], Cells("i8", (BOARDS,))]

OWN = AT_TRIBE_BAND - AT_BOARD_GLORY  # neighbouring cells: what the boards mean to one seat


@record
class Ledger(Record):
    """What is known of one game's table; all zeros: nothing."""

    ages: Int8  # up to which the ledger goes, the age of the table among them
    bands: Int8  # so many are in it, and so many cards of theirs
    band_cards: Int8
    giant: Int8
    trolls: Annotated[list[int], Cells("i1", (TROLLS,))]
    ranks: Packed  # of the Trolls
    standings: PackedByBoard
    paid: PackedByBoard
    row: Annotated[list[int], Cells("i1", (OBSERVATION,))]  # the first player's observation of the table
    own: Annotated[list[list[int]], Cells("i1", (SEATS, OWN))]  # what the boards mean to every seat,
    told: Annotated[list[int], Cells("i1", (BOARDS,))]  # by board: to which seats, as bits


def encode_kept(v: ViewRecord, ledger: Ledger, o: Numbers[int]) -> None:
    """Fill the observation `o` of v.seat; the ledger is of the same game, or of none."""
    catch_up(v, ledger)
    for i in range(OBSERVATION):
        o[i] = ledger.row[i]
    turn_seats(v, ledger.row, o)
    encode_private(v, o)
    encode_own(v, ledger, o)
    encode_room(o)
    won = 0
    for board in range(BOARDS):
        won += ledger.paid[board]
    encode_outlook(v, o, turned(v, won))


def encode_own(v: ViewRecord, ledger: Ledger, o: Numbers[int]) -> None:
    """What the boards mean to the seat: counted for those only that have changed since it was last asked."""
    own = ledger.own[v.seat]
    for i in range(OWN):
        o[AT_BOARD_GLORY + i] = own[i]
    bit = 1 << v.seat
    for board in range(BOARDS):
        if ledger.told[board] & bit == 0 and plays_on(v, board):
            standings, paid = turned(v, ledger.standings[board]), turned(v, ledger.paid[board])
            encode_board(v, o, board, standings, turned(v, ledger.ranks), paid)
            ledger.told[board] |= bit
            for i in range(OWN):
                own[i] = o[AT_BOARD_GLORY + i]


def catch_up(v: ViewRecord, ledger: Ledger) -> None:
    """Count what is new on the table; who sits where is told as the first player sees it."""
    seat = v.seat
    v.seat = 0
    if ledger.ages != v.age + 1:
        open_age(v, ledger)
    if ledger.bands != v.bands:  # those that are in it never change
        encode_bands(v, ledger.row, ledger.bands, ledger.band_cards)
        ledger.bands = v.bands
        ledger.band_cards = v.band_cards_n
    if not boards_stand(v, ledger):
        count_boards(v, ledger, False)
    v.seat = seat


def open_age(v: ViewRecord, ledger: Ledger) -> None:
    for i in range(OBSERVATION):
        ledger.row[i] = 0
    encode_box(v, ledger.row)
    ledger.ages = v.age + 1
    ledger.bands = 0
    ledger.band_cards = 0
    for board in range(BOARDS):
        ledger.paid[board] = 0
    for p in range(SEATS):
        for i in range(OWN):
            ledger.own[p][i] = 0
    count_boards(v, ledger, True)


def boards_stand(v: ViewRecord, ledger: Ledger) -> bool:
    """Whether all markers and tokens lie as they did; compared all at once, which is quicker than to stop early."""
    row = ledger.row
    other = (ledger.giant ^ v.giant) | (row[AT_GIANT_SIZE] ^ v.giant_size)
    for i in range(TROLLS):
        other |= ledger.trolls[i] ^ v.trolls[i]
    for p in range(SEATS):
        other |= row[AT_MERFOLK + p] ^ v.merfolk[p]
        for k in range(KINGDOMS):
            other |= row[AT_MARKERS + p * KINGDOMS + k] ^ v.markers[p][k]
            other |= row[AT_HORDE + p * KINGDOMS + k] ^ v.horde[p][k]
    return other == 0


def count_boards(v: ViewRecord, ledger: Ledger, anew: bool) -> None:
    """What every seat has on the table, and what pays: all boards `anew`, or those where somebody stands otherwise."""
    row = ledger.row
    for i in range(AT_TROLL_SUM, AT_GIANT_SIZE):
        row[i] = 0
    encode_seats(v, row)
    ledger.giant = v.giant
    ledger.trolls[:] = v.trolls
    ranks = rank_trolls(v, row)
    anew = anew or ranks != ledger.ranks
    ledger.ranks = ranks
    for board in range(BOARDS):
        standings = standings_of(v, row, board, ranks)
        if plays_on(v, board) and (anew or standings != ledger.standings[board]):
            ledger.standings[board] = standings
            ledger.paid[board] = pay_board(v, row, board, standings)
            ledger.told[board] = 0


def turned(v: ViewRecord, packed: int) -> int:
    """The same numbers from v.seat on."""
    both = (packed >> (BITS * v.seat)) | (packed << (BITS * (v.players - v.seat)))
    return both & ((1 << (BITS * v.players)) - 1)


def turn_seats(v: ViewRecord, row: Numbers[int], o: Numbers[int]) -> None:
    """Planes that have a part for every seat, from v.seat on."""
    for i in range(v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        for k in range(KINGDOMS):
            o[AT_MARKERS + i * KINGDOMS + k] = row[AT_MARKERS + p * KINGDOMS + k]
            o[AT_HORDE + i * KINGDOMS + k] = row[AT_HORDE + p * KINGDOMS + k]
        o[AT_MERFOLK + i] = row[AT_MERFOLK + p]
        o[AT_TROLL_SUM + i] = row[AT_TROLL_SUM + p]
        o[AT_TROLL_RANK + i] = row[AT_TROLL_RANK + p]
        o[AT_GIANT + i] = row[AT_GIANT + p]
        o[AT_BANDS + i] = row[AT_BANDS + p]
        o[AT_BAND_GLORY + i] = row[AT_BAND_GLORY + p]
        o[AT_SUPPLY + i] = row[AT_SUPPLY + p]
        for board in range(BOARDS):
            o[AT_PLACE + board * SEATS + i] = row[AT_PLACE + board * SEATS + p]
