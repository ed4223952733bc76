"""The boards in an observation: who stands where, what it would pay now, what one marker more would add.

Plain functions. They read what the other planes already hold (markers, Merfolk spaces,
Troll sums, prizes) and so come last.
"""

from typing import Any

from ..rules.components import (
    AGES,
    BOARDS,
    GIANT_GLORY,
    GIANT_GLORY_FEW,
    HORDE_GLORY,
    KINGDOMS,
    MERFOLK_BOARD,
    NOBODY,
    SEATS,
    TROLLS,
    Tribe,
)
from ..rules.scoring import prize_alone
from ..rules.state import Phase, View
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


def board_presence(o: Any, board: int, i: int) -> int:
    there = o[AT_MERFOLK + i] if board == MERFOLK_BOARD else o[AT_MARKERS + i * KINGDOMS + board]
    return int(there)


def standing_of(v: View, o: Any, board: int, i: int, there: int) -> int:
    """E2, O5: markers first, then Trolls, as one number."""
    return there * 8 + (o[AT_TROLL_RANK + i] if board != MERFOLK_BOARD or v.trolls_rule_merfolk else 0)


def rank_trolls(v: View, o: Any) -> None:
    """E2: who has the greater sum of Troll tokens, and with equal sums the highest of them."""
    for i in range(v.players):
        for q in range(i):
            mine = o[AT_TROLL_SUM + i]
            theirs = o[AT_TROLL_SUM + q]
            if mine > theirs or (mine == theirs and holds_higher(v, i, q)):
                o[AT_TROLL_RANK + i] += 1
            elif theirs > 0:
                o[AT_TROLL_RANK + q] += 1


def holds_higher(v: View, i: int, q: int) -> bool:
    """Of two seats, the one whose highest Troll token is higher; False where neither has any."""
    for value in range(TROLLS, 0, -1):
        if v.trolls[value - 1] != NOBODY:
            holder = rotated(v, v.trolls[value - 1])
            if holder == i or holder == q:
                return holder == i
    return False


def rank_board(v: View, o: Any, board: int) -> int:
    """Everybody's place on a board, into its plane; how many are there at all."""
    at = AT_PLACE + board * SEATS
    present = 0
    for i in range(v.players):
        there = board_presence(o, board, i)
        if there == 0:
            continue
        present += 1
        o[at + i] += 1
        mine = standing_of(v, o, board, i, there)
        for q in range(i):
            others = board_presence(o, board, q)
            if others == 0:
                continue
            theirs = standing_of(v, o, board, q, others)
            if theirs > mine:
                o[at + i] += 1
            elif theirs < mine:
                o[at + q] += 1
    return present


def paid_for(o: Any, board: int, place: int, tied: int) -> int:
    """E1: what a place (1 is the first) pays each of those tied for it."""
    pool = 0
    for i in range(place - 1, min(place - 1 + tied, AGES)):
        pool += o[AT_PRIZES + board * AGES + i]
    return pool if tied == 1 else pool // tied


def pay_board(v: View, o: Any, board: int, present: int) -> None:
    """E1 to E4: what the board would pay now, added to the outlook of each seat."""
    at = AT_PLACE + board * SEATS
    for i in range(v.players):
        place = o[at + i]
        if place == 0:
            continue
        tied = 0
        for q in range(v.players):
            if o[at + q] == place:
                tied += 1
        pays = prize_alone(v, board) if present == 1 else paid_for(o, board, place, tied)
        o[AT_OUTLOOK + i] = within(o[AT_OUTLOOK + i] + pays)
        if i == 0:
            o[AT_BOARD_GLORY + board] = pays


def pay_with_one_more(v: View, o: Any, board: int, there: int) -> int:
    """What a kingdom would pay the seat with one marker more."""
    mine = standing_of(v, o, board, 0, there + 1)
    place = 1
    tied = 1
    others = 0
    for q in range(1, v.players):
        theirs = board_presence(o, board, q)
        if theirs == 0:
            continue
        others += 1
        theirs = standing_of(v, o, board, q, theirs)
        if theirs > mine:
            place += 1
        elif theirs == mine:
            tied += 1
    return paid_for(o, board, place, tied) if others else prize_alone(v, board)


def encode_boards(v: View, o: Any) -> None:
    """Who stands where, what it would pay now, and what is in the way of a marker more."""
    rank_trolls(v, o)
    for board in range(BOARDS):
        if board == MERFOLK_BOARD and not v.tribes[Tribe.MERFOLK]:
            continue
        present = rank_board(v, o, board)
        if present > 0:
            pay_board(v, o, board, present)
        there = board_presence(o, board, 0)
        best = 0
        for i in range(1, v.players):
            best = max(best, board_presence(o, board, i))
        o[AT_LEAD + board] = there - best
        if board < KINGDOMS:
            o[AT_MARKER_GAIN + board] = pay_with_one_more(v, o, board, there) - o[AT_BOARD_GLORY + board]
            barrier = there + (best if v.players == 2 else 0)
            o[AT_BARRIER + board] = barrier
            o[AT_ROOM + board] = o[AT_KINGDOM_BAND + board] - barrier
    encode_outlook(v, o)


def encode_outlook(v: View, o: Any) -> None:
    """Glory if the age ended now. AT_OUTLOOK holds what the boards pay; at a raid they are booked (E6)."""
    mine = 0
    for i in range(v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        total = v.glory[p] + o[AT_BAND_GLORY + i]
        if v.phase != Phase.RAID:
            total += o[AT_OUTLOOK + i]
            if o[AT_GIANT + i]:
                total += GIANT_GLORY[v.age] if v.players >= 4 else GIANT_GLORY_FEW[v.age]
        if o[AT_LAST_AGE]:
            horde = 0
            for k in range(KINGDOMS):
                horde += v.horde[p][k]
            total += HORDE_GLORY[horde]
        if i == 0:
            mine = total
            o[AT_OUTLOOK] = within(total // 2)
        else:
            o[AT_OUTLOOK + i] = within(total - mine)
