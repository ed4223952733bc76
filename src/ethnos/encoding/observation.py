"""A seat's view as numbers: `encode` fills one int8 observation from a view and nothing else.

The seat of the view comes first, the others follow clockwise, absent ones stay 0.
Cards, tribes and kingdoms keep their own numbers, so that a cell always means the
same tribe. These are plain functions: interpreted over lists, compiled over arrays.
"""

from ..rules.components import (
    AGES,
    BOARDS,
    DRAGONS,
    KINDS,
    KINGDOMS,
    NO_CARD,
    NOBODY,
    SKELETON,
    TRIBES,
    TROLLS,
    copies_of,
    kingdom_of,
    tribe_of,
)
from ..rules.deal import lower_half
from ..rules.markers import supply
from ..rules.scoring import band_glory, is_last_age, prize
from ..rules.speeds.arrays import Grid, Numbers, Records
from ..rules.state import Phase, ViewRecord
from ..rules.tribes.dwarves import dwarf_bonus
from .boards import encode_boards
from .cells import (
    AT_AGE,
    AT_BAND_GLORY,
    AT_BAND_SIZE,
    AT_BANDS,
    AT_CHAINED,
    AT_DECK,
    AT_DRAGONS,
    AT_GIANT,
    AT_GIANT_SIZE,
    AT_GLORY,
    AT_HAND,
    AT_HAND_SIZE,
    AT_HORDE,
    AT_KINGDOM_BAND,
    AT_KNOWN,
    AT_LAST_AGE,
    AT_LEADER_KINGDOM,
    AT_LEADER_TRIBE,
    AT_MARKERS,
    AT_MERFOLK,
    AT_OPTIONS,
    AT_PHASE,
    AT_PICKED,
    AT_PLAYERS,
    AT_PRESENT,
    AT_PRIZES,
    AT_ROW,
    AT_ROW_SIZE,
    AT_SAFE,
    AT_SUPPLY,
    AT_SYMBOLS,
    AT_TOKENS,
    AT_TRIBE_BAND,
    AT_TRIBES,
    AT_TROLL_FREE,
    AT_TROLL_SUM,
    AT_UNKNOWN,
    AT_UNSEEN,
    rotated,
    within,
)
from .planes import KNOWN, OBSERVATION


def encode(v: ViewRecord, o: Numbers[int]) -> None:
    """Fill the observation `o` of v.seat.

    The unseen cards are counted on the way, card by card as the other planes read them: to ask
    `count_unseen` for them is a tenth slower in all. A test compares the two.
    """
    for i in range(OBSERVATION):
        o[i] = 0
    encode_all(v, o)


def encode_all(v: ViewRecord, o: Numbers[int]) -> None:
    """Every plane, into cells that are 0."""
    encode_box(v, o)
    encode_seats(v, o)
    encode_bands(v, o, 0, 0)
    encode_private(v, o)
    encode_boards(v, o)


def encode_private(v: ViewRecord, o: Numbers[int]) -> None:
    """What differs from one decision to the next, or from one seat to another, beside the boards."""
    encode_course(v, o)
    encode_hands(v, o)
    encode_cards(v, o)
    encode_hand(v, o)
    encode_glory(v, o)


def encode_at(views: Records[ViewRecord], j: int, observations: Grid[int], i: int) -> None:
    encode(views[j], observations[i])


def encode_box(v: ViewRecord, o: Numbers[int]) -> None:
    o[AT_PLAYERS + v.players - 2] = 1
    o[AT_OPTIONS] = v.drawer_starts
    o[AT_OPTIONS + 1] = v.skeletons_win
    o[AT_OPTIONS + 2] = v.merfolk_leader_only
    o[AT_OPTIONS + 3] = v.trolls_rule_merfolk
    for board in range(BOARDS):
        for age in range(AGES):
            o[AT_TOKENS + board * AGES + age] = v.tokens[board][age]
        for place in range(v.age + 1):
            o[AT_PRIZES + board * AGES + place] = prize(v, board, place)
    for tribe in range(TRIBES):
        if v.tribes[tribe]:
            o[AT_TRIBES + tribe] = 1
            first = tribe * KINGDOMS
            copies = copies_of(first)
            for kind in range(first, min(first + KINGDOMS, KINDS)):
                o[AT_UNSEEN + kind] = copies


def encode_course(v: ViewRecord, o: Numbers[int]) -> None:
    o[AT_AGE + v.age] = 1
    o[AT_LAST_AGE] = 1 if is_last_age(v) else 0
    if v.dragons < DRAGONS:
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


def encode_seats(v: ViewRecord, o: Numbers[int]) -> None:
    """What every seat has on the table."""
    for i in range(v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        o[AT_PRESENT + i] = 1
        for k in range(KINGDOMS):
            o[AT_MARKERS + i * KINGDOMS + k] = v.markers[p][k]
            o[AT_HORDE + i * KINGDOMS + k] = v.horde[p][k]
        o[AT_SUPPLY + i] = supply(v, p)
        o[AT_MERFOLK + i] = v.merfolk[p]
    for value in range(1, TROLLS + 1):
        if v.trolls[value - 1] == NOBODY:
            o[AT_TROLL_FREE + value - 1] = 1
        else:
            i = rotated(v, v.trolls[value - 1])
            o[AT_TROLL_SUM + i] += value
    if v.giant != NOBODY:
        o[AT_GIANT + rotated(v, v.giant)] = 1
    o[AT_GIANT_SIZE] = v.giant_size


def encode_hands(v: ViewRecord, o: Numbers[int]) -> None:
    """How many cards every seat holds."""
    for i in range(v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        o[AT_HAND_SIZE + i] = v.hand_n[p]
        o[AT_UNKNOWN + i] = v.hand_n[p] - v.known_n[p]


def encode_cards(v: ViewRecord, o: Numbers[int]) -> None:
    """The row, and what others are known to hold: seen, both."""
    for i in range(v.row_n):
        o[AT_ROW + v.row[i]] += 1
        o[AT_UNSEEN + v.row[i]] -= 1
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


def encode_hand(v: ViewRecord, o: Numbers[int]) -> None:
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
    if skeletons > 0:
        for tribe in range(TRIBES):
            o[AT_TRIBE_BAND + tribe] += skeletons if o[AT_TRIBE_BAND + tribe] > 0 else 0
        for k in range(KINGDOMS):
            o[AT_KINGDOM_BAND + k] += skeletons if o[AT_KINGDOM_BAND + k] > 0 else 0
    for i in range(v.picked_n):
        o[AT_PICKED + v.picked[i]] += 1


def encode_bands(v: ViewRecord, o: Numbers[int], first: int, card: int) -> None:
    """The bands from `first` on, whose cards begin at `card`: seen, and scored as at the end of the age (E5)."""
    for band in range(first, v.bands):
        # The strength of a band as `strength_from` has it, counted while its cards are looked at anyway.
        strength = v.band_size[band] + dwarf_bonus(tribe_of(v.band_leader[band]))
        for _ in range(v.band_size[band]):
            kind = v.band_cards[card]
            o[AT_UNSEEN + kind] -= 1
            if kind == SKELETON:
                strength -= 1
            card += 1
        i = rotated(v, v.band_owner[band])
        o[AT_BANDS + i] += 1
        o[AT_BAND_GLORY + i] = within(o[AT_BAND_GLORY + i] + band_glory(strength))


def encode_glory(v: ViewRecord, o: Numbers[int]) -> None:
    mine = v.glory[v.seat]
    o[AT_GLORY] = within(mine // 2)
    for i in range(1, v.players):
        p = v.seat + i
        if p >= v.players:
            p -= v.players
        o[AT_GLORY + i] = within(v.glory[p] - mine)
