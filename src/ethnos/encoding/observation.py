"""A seat's view as numbers: `encode` fills one int8 observation from a view and nothing else.

The seat of the view comes first, the others follow clockwise, absent ones stay 0.
Cards, tribes and kingdoms keep their own numbers, so that a cell always means the
same tribe. These are plain functions: interpreted over lists, compiled over arrays.
"""

from typing import Any

from ..rules.components import (
    AGES,
    BAND_GLORY,
    BOARDS,
    CARDS,
    GIANT_GLORY,
    GIANT_GLORY_FEW,
    HORDE_GLORY,
    KINDS,
    KINGDOMS,
    MARKERS,
    MERFOLK_BOARD,
    NO_CARD,
    NOBODY,
    SEATS,
    SKELETON,
    TRIBES,
    TROLLS,
    Tribe,
    ages_of,
    copies_of,
    kingdom_of,
    tribe_of,
)
from ..rules.deal import lower_half
from ..rules.scoring import prize, prize_alone
from ..rules.state import Phase, View
from .layout import KNOWN, OBSERVATION, OFFSET, TOP

AT_HAND = OFFSET["hand"]
AT_ROW = OFFSET["row"]
AT_UNSEEN = OFFSET["unseen"]
AT_PICKED = OFFSET["picked"]
AT_KNOWN = OFFSET["known"]
AT_MARKERS = OFFSET["markers"]
AT_HORDE = OFFSET["horde"]
AT_MERFOLK = OFFSET["merfolk"]
AT_TROLL_SUM = OFFSET["troll_sum"]
AT_TROLL_RANK = OFFSET["troll_rank"]
AT_TROLL_FREE = OFFSET["troll_free"]
AT_GIANT = OFFSET["giant"]
AT_GIANT_SIZE = OFFSET["giant_size"]
AT_TOKENS = OFFSET["tokens"]
AT_PRIZES = OFFSET["prizes"]
AT_TRIBES = OFFSET["tribes"]
AT_OPTIONS = OFFSET["options"]
AT_PLAYERS = OFFSET["players"]
AT_PRESENT = OFFSET["present"]
AT_AGE = OFFSET["age"]
AT_LAST_AGE = OFFSET["last_age"]
AT_DRAGONS = OFFSET["dragons"]
AT_DECK = OFFSET["deck"]
AT_SAFE = OFFSET["safe"]
AT_ROW_SIZE = OFFSET["row_size"]
AT_PHASE = OFFSET["phase"]
AT_LEADER_TRIBE = OFFSET["leader_tribe"]
AT_LEADER_KINGDOM = OFFSET["leader_kingdom"]
AT_BAND_SIZE = OFFSET["band_size"]
AT_CHAINED = OFFSET["chained"]
AT_SYMBOLS = OFFSET["symbols"]
AT_HAND_SIZE = OFFSET["hand_size"]
AT_UNKNOWN = OFFSET["unknown"]
AT_BANDS = OFFSET["bands"]
AT_BAND_GLORY = OFFSET["band_glory"]
AT_SUPPLY = OFFSET["supply"]
AT_GLORY = OFFSET["glory"]
AT_OUTLOOK = OFFSET["outlook"]
AT_PLACE = OFFSET["place"]
AT_BOARD_GLORY = OFFSET["board_glory"]
AT_MARKER_GAIN = OFFSET["marker_gain"]
AT_LEAD = OFFSET["lead"]
AT_BARRIER = OFFSET["barrier"]
AT_TRIBE_BAND = OFFSET["tribe_band"]
AT_KINGDOM_BAND = OFFSET["kingdom_band"]
AT_ROOM = OFFSET["room"]


def encode(v: View, o: Any) -> None:
    """Fill the observation `o` of v.seat."""
    for i in range(OBSERVATION):
        o[i] = 0
    encode_box(v, o)
    encode_course(v, o)
    encode_seats(v, o)
    encode_cards(v, o)
    encode_hand(v, o)
    encode_bands(v, o)
    encode_boards(v, o)


def encode_at(views: Any, j: int, observations: Any, i: int) -> None:
    encode(views[j], observations[i])


def within(x: int) -> int:
    """What an int8 can say of it."""
    return min(max(x, -TOP), TOP)


def rotated(v: View, p: int) -> int:
    """How far clockwise of the seat a player sits."""
    return p - v.seat if p >= v.seat else p - v.seat + v.players


def encode_box(v: View, o: Any) -> None:
    o[AT_PLAYERS + v.players - 2] = 1
    o[AT_OPTIONS] = v.drawer_starts
    o[AT_OPTIONS + 1] = v.skeletons_win
    o[AT_OPTIONS + 2] = v.merfolk_leader_only
    o[AT_OPTIONS + 3] = v.trolls_rule_merfolk
    for board in range(BOARDS):
        for age in range(AGES):
            o[AT_TOKENS + board * AGES + age] = v.tokens[board][age]
            o[AT_PRIZES + board * AGES + age] = prize(v, board, age)
    for kind in range(KINDS):
        if v.tribes[tribe_of(kind)]:
            o[AT_TRIBES + tribe_of(kind)] = 1
            o[AT_UNSEEN + kind] = copies_of(kind)


def encode_course(v: View, o: Any) -> None:
    o[AT_AGE + v.age] = 1
    o[AT_LAST_AGE] = 1 if v.age == ages_of(v.players) - 1 else 0
    if v.dragons < 3:
        o[AT_DRAGONS + v.dragons] = 1
    o[AT_DECK] = v.deck_n
    o[AT_SAFE] = max(0, v.deck_n - lower_half(v))
    o[AT_ROW_SIZE] = v.row_n
    if v.phase < Phase.DEAL:
        o[AT_PHASE + v.phase] = 1
    o[AT_CHAINED] = v.chained
    o[AT_SYMBOLS] = v.symbols
    leader = v.leader
    if leader != NO_CARD:
        o[AT_BAND_SIZE] = v.picked_n
    elif v.phase != Phase.TURN and v.phase != Phase.RAID and v.bands > 0:
        leader = v.band_leader[v.bands - 1]
        o[AT_BAND_SIZE] = v.band_size[v.bands - 1]
    if leader != NO_CARD:
        o[AT_LEADER_TRIBE + tribe_of(leader)] = 1
        o[AT_LEADER_KINGDOM + kingdom_of(leader)] = 1


def encode_seats(v: View, o: Any) -> None:
    """What every seat has on the table."""
    for i in range(v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        o[AT_PRESENT + i] = 1
        left = MARKERS - 1 - v.tribes[Tribe.MERFOLK]
        for k in range(KINGDOMS):
            left -= v.markers[p][k] + v.horde[p][k]
            o[AT_MARKERS + i * KINGDOMS + k] = v.markers[p][k]
            o[AT_HORDE + i * KINGDOMS + k] = v.horde[p][k]
        o[AT_SUPPLY + i] = left
        o[AT_MERFOLK + i] = v.merfolk[p]
        o[AT_HAND_SIZE + i] = v.hand_n[p]
        o[AT_UNKNOWN + i] = v.hand_n[p] - v.known_n[p]
    for value in range(1, TROLLS + 1):
        if v.trolls[value - 1] == NOBODY:
            o[AT_TROLL_FREE + value - 1] = 1
        else:
            i = rotated(v, v.trolls[value - 1])
            o[AT_TROLL_SUM + i] += value
    if v.giant != NOBODY:
        o[AT_GIANT + rotated(v, v.giant)] = 1
    o[AT_GIANT_SIZE] = v.giant_size


def encode_cards(v: View, o: Any) -> None:
    """Row, cards on the table, and what others are known to hold."""
    for i in range(v.row_n):
        o[AT_ROW + v.row[i]] += 1
        o[AT_UNSEEN + v.row[i]] -= 1
    for i in range(v.band_cards_n):
        o[AT_UNSEEN + v.band_cards[i]] -= 1
    for i in range(1, v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        at = AT_KNOWN + (i - 1) * KNOWN
        for j in range(v.known_n[p]):
            kind = v.known[p][j]
            o[AT_UNSEEN + kind] -= 1
            o[at + tribe_of(kind)] += 1
            if kind != SKELETON:
                o[at + TRIBES + kingdom_of(kind)] += 1


def encode_hand(v: View, o: Any) -> None:
    """The seat's own cards, and the largest bands among them."""
    skeletons = 0
    for i in range(v.hand_n[v.seat]):
        kind = v.hand[v.seat][i]
        o[AT_HAND + kind] += 1
        o[AT_UNSEEN + kind] -= 1
        if kind == SKELETON:
            skeletons += 1
        else:
            o[AT_TRIBE_BAND + tribe_of(kind)] += 1
            o[AT_KINGDOM_BAND + kingdom_of(kind)] += 1
    for tribe in range(TRIBES):
        if o[AT_TRIBE_BAND + tribe] > 0:
            o[AT_TRIBE_BAND + tribe] += skeletons
    for k in range(KINGDOMS):
        if o[AT_KINGDOM_BAND + k] > 0:
            o[AT_KINGDOM_BAND + k] += skeletons
    for i in range(v.picked_n):
        o[AT_PICKED + v.picked[i]] += 1


def encode_bands(v: View, o: Any) -> None:
    """Bands, and Glory so far; what bands score is counted as at the end of the age (E5)."""
    card = 0
    for band in range(v.bands):
        size = v.band_size[band]
        strength = size + (1 if tribe_of(v.band_leader[band]) == Tribe.DWARF else 0)
        for j in range(card, min(card + size, CARDS)):
            if v.band_cards[j] == SKELETON:
                strength -= 1
        card += size
        i = rotated(v, v.band_owner[band])
        o[AT_BANDS + i] += 1
        o[AT_BAND_GLORY + i] = within(o[AT_BAND_GLORY + i] + BAND_GLORY[min(strength, 6)])
    mine = v.glory[v.seat]
    o[AT_GLORY] = within(mine // 2)
    for i in range(1, v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        o[AT_GLORY + i] = within(v.glory[p] - mine)


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
