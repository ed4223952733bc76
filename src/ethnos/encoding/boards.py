"""The boards in an observation: who stands where, what it would pay now, what one marker more would add.

Plain functions. They read what the other planes already hold (markers, Merfolk spaces,
Troll sums, prizes) and so come last. Every decision of every game passes here, so a
board's seats, and the sums of its prizes, are some bits each of one integer, which
compiled code keeps in a register.
"""

from ..rules.components import (
    AGES,
    BOARDS,
    KINGDOMS,
    MERFOLK_BOARD,
    NOBODY,
    SEATS,
    TROLLS,
    TribeNumber,
)
from ..rules.scoring import prize_alone
from ..rules.speeds.arrays import Numbers
from ..rules.state import Phase, ViewRecord
from ..rules.tribes.giants import giant_glory
from ..rules.tribes.orcs import horde_size, raid_glory
from .cells import (
    AT_BAND_GLORY,
    AT_BARRIER,
    AT_BOARD_GLORY,
    AT_GIANT,
    AT_KINGDOM_BAND,
    AT_LAST_AGE,
    AT_LEAD,
    AT_MARKER_GAIN,
    AT_MARKERS,
    AT_MERFOLK,
    AT_OUTLOOK,
    AT_PLACE,
    AT_PRIZES,
    AT_ROOM,
    AT_TROLL_RANK,
    AT_TROLL_SUM,
    rotated,
    within,
)

BITS = 10  # of a seat in an integer of seats: a number, and a bit above it that stays free
ONE = 8  # a marker in a standing: more than the Trolls can weigh (E2)
PART_OF = (0, *((1 << 16) // tied + 1 for tied in range(1, SEATS + 1)))  # a division as a product: pools are small
EACH = sum(1 << (BITS * i) for i in range(SEATS))  # 1 for every seat
ABOVE = EACH << (BITS - 1)  # every seat's free bit


def at(packed: int, i: int) -> int:
    """The i-th number of several in one integer."""
    return (packed >> (BITS * i)) & ((1 << BITS) - 1)


def at_least(packed: int, bound: int) -> int:
    """How many of the seats' numbers reach a bound: subtracted from all at once, it leaves their free bits."""
    reached = (((packed | ABOVE) - bound * EACH) & ABOVE) >> (BITS - 1)
    return at(reached * EACH, SEATS - 1)


def rank_trolls(v: ViewRecord, o: Numbers[int]) -> int:
    """E2: who has the greater sum of Troll tokens, and with equal sums the highest of them; by seat."""
    ranks = 0
    for i in range(v.players):
        if o[AT_TROLL_SUM + i] == 0:
            continue
        for q in range(v.players):
            if q != i and beats(v, i, o[AT_TROLL_SUM + i], q, o[AT_TROLL_SUM + q]):
                o[AT_TROLL_RANK + i] += 1
        ranks |= o[AT_TROLL_RANK + i] << (BITS * i)
    return ranks


def beats(v: ViewRecord, i: int, mine: int, q: int, theirs: int) -> bool:
    """Whether seat i's Troll tokens come before seat q's."""
    if mine != theirs:
        return mine > theirs
    for value in range(TROLLS, 0, -1):
        if v.trolls[value - 1] != NOBODY:
            holder = rotated(v, v.trolls[value - 1])
            if holder == i or holder == q:
                return holder == i
    return False


def standings_of(v: ViewRecord, o: Numbers[int], board: int, trolls: int) -> int:
    """E2, O5: markers first, then Trolls, by seat; 0 without a marker."""
    standings = 0
    merfolk = board == MERFOLK_BOARD
    if merfolk and not v.trolls_rule_merfolk:
        trolls = 0
    first = AT_MERFOLK if merfolk else AT_MARKERS + board
    apart = 1 if merfolk else KINGDOMS
    for i in range(SEATS):
        there = o[first + apart * i]
        standings |= (there * ONE + (at(trolls, i) if there > 0 else 0)) << (BITS * i)
    return standings


def prize_sums(o: Numbers[int], board: int) -> int:
    """What the first so many places pay together, from none to all."""
    sums = 0
    total = 0
    for i in range(AGES):
        total += o[AT_PRIZES + board * AGES + i]
        sums |= total << (BITS * (i + 1))
    return sums


def paid_for(sums: int, ahead: int, tied: int) -> int:
    """E1: what each of `tied` players gets for the places behind those ahead."""
    pool = at(sums, min(ahead + tied, AGES)) - at(sums, min(ahead, AGES))
    return pool * PART_OF[tied] >> 16


def alone_there(v: ViewRecord, board: int) -> int:
    """E4: the same sums for somebody alone on a board."""
    return prize_alone(v, board) * (EACH << BITS)


def pay_board(v: ViewRecord, o: Numbers[int], board: int, standings: int) -> int:
    """E1 to E4: everybody's place into its plane; what the board would pay now, by seat."""
    sums = alone_there(v, board) if at_least(standings, 1) == 1 else prize_sums(o, board)
    paid = 0
    for i in range(v.players):
        mine = at(standings, i)
        ahead = at_least(standings, mine + 1)
        pays = paid_for(sums, ahead, at_least(standings, mine) - ahead)
        o[AT_PLACE + board * SEATS + i] = ahead + 1 if mine > 0 else 0
        paid |= (pays if mine > 0 else 0) << (BITS * i)
    return paid


def pay_with_one_more(standings: int, trolls: int, sums: int) -> int:
    """What a kingdom would pay the seat with one marker more."""
    there = at(standings, 0)
    mine = (there if there > 0 else at(trolls, 0)) + ONE
    ahead = at_least(standings - there, mine + 1)
    return paid_for(sums, ahead, at_least(standings - there, mine) - ahead + 1)


def encode_boards(v: ViewRecord, o: Numbers[int]) -> None:
    """Who stands where, what it would pay now, and what is in the way of a marker more."""
    trolls = rank_trolls(v, o)
    won = 0
    for board in range(BOARDS):
        if plays_on(v, board):
            standings = standings_of(v, o, board, trolls)
            paid = pay_board(v, o, board, standings)
            encode_board(v, o, board, standings, trolls, paid)
            won += paid
    encode_room(o)
    encode_outlook(v, o, won)


def plays_on(v: ViewRecord, board: int) -> bool:
    return board != MERFOLK_BOARD or v.tribes[TribeNumber.MERFOLK] > 0


def encode_board(v: ViewRecord, o: Numbers[int], board: int, standings: int, trolls: int, paid: int) -> None:
    """What a board means to the seat, which is the first among standings, Trolls and what is paid."""
    o[AT_BOARD_GLORY + board] = at(paid, 0)
    there = at(standings, 0) // ONE
    best = 0
    for i in range(1, SEATS):
        best = max(best, at(standings, i) // ONE)
    o[AT_LEAD + board] = there - best
    if board < KINGDOMS:
        sums = alone_there(v, board) if standings == at(standings, 0) else prize_sums(o, board)
        o[AT_MARKER_GAIN + board] = pay_with_one_more(standings, trolls, sums) - at(paid, 0)
        o[AT_BARRIER + board] = there + (best if v.players == 2 else 0)


def encode_room(o: Numbers[int]) -> None:
    """By how much the largest band of each colour exceeds what is in its way."""
    for k in range(KINGDOMS):
        o[AT_ROOM + k] = o[AT_KINGDOM_BAND + k] - o[AT_BARRIER + k]


def encode_outlook(v: ViewRecord, o: Numbers[int], won: int) -> None:
    """Glory if the age ended now and the boards paid `won`, by seat; at a raid that is booked (E6)."""
    mine = 0
    for i in range(v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        total = v.glory[p] + o[AT_BAND_GLORY + i]
        if v.phase != Phase.RAID:
            total += at(won, i)
            if o[AT_GIANT + i]:
                total += giant_glory(v)
        if o[AT_LAST_AGE]:
            total += raid_glory(horde_size(v, p))
        if i == 0:
            mine = total
            o[AT_OUTLOOK] = within(total // 2)
        else:
            o[AT_OUTLOOK + i] = within(total - mine)
