"""Picking the cards of a band (B1, B2).

The usual bands, everything of the leader's tribe or of its colour, are one
decision each. Any other band is spelled card by card in ascending order, and
only so: a spelling that could end in nothing but a usual band is not offered.
"""

from .components import NO_CARD, SKELETON, kingdom_of, tribe_of
from .decision_numbers import ADD, DONE, WHOLE_KINGDOM, WHOLE_TRIBE
from .piles import insert
from .speeds.arrays import Numbers
from .state import Phase, Position, Shape

CANNOT_JOIN = -1


def start_band(s: Position, leader: int) -> None:
    s.phase = Phase.BAND
    s.leader = leader
    s.shape = Shape.OPEN
    s.picked[0] = leader
    s.picked_n = 1
    s.last_pick = NO_CARD


def pick(s: Position, kind: int) -> None:
    insert(s.picked, s.picked_n, kind)
    s.picked_n += 1
    s.last_pick = kind


def add_to_band(s: Position, kind: int) -> None:
    s.shape = shape_with(s, kind)
    pick(s, kind)


def pick_whole(s: Position, shape: int) -> None:
    """All of the hand that fits: the leader's tribe or colour, and every Skeleton."""
    p = s.current
    s.picked_n = 0
    for i in range(s.hand_n[p]):
        if fits(s.leader, s.hand[p][i], shape):
            s.picked[s.picked_n] = s.hand[p][i]
            s.picked_n += 1


def fits(leader: int, kind: int, shape: int) -> bool:
    """Whether a card belongs to the whole band of a shape (not OPEN)."""
    if kind == SKELETON:
        return True
    if shape == Shape.TRIBE:
        return tribe_of(kind) == tribe_of(leader)
    return kingdom_of(kind) == kingdom_of(leader)


def whole_size(pos: Position, shape: int) -> int:
    """The size of the whole band of a shape."""
    p = pos.current
    n = 0
    for i in range(pos.hand_n[p]):
        if fits(pos.leader, pos.hand[p][i], shape):
            n += 1
    return n


def shape_with(pos: Position, kind: int) -> int:
    """The shape of the picks with one more card, or CANNOT_JOIN."""
    if kind == SKELETON or kind == pos.leader:
        return int(pos.shape)
    if pos.shape != Shape.KINGDOM and tribe_of(kind) == tribe_of(pos.leader):
        return Shape.TRIBE.value
    if pos.shape != Shape.TRIBE and kingdom_of(kind) == kingdom_of(pos.leader):
        return Shape.KINGDOM.value
    return CANNOT_JOIN


def is_whole(n: int, shape: int, tribe: int, kingdom: int) -> bool:
    """Whether n picks are a usual band, given the sizes of the two."""
    return (shape != Shape.KINGDOM and n == tribe) or (shape != Shape.TRIBE and n == kingdom)


def leads_on(pos: Position, n: int, shape: int, kind: int, tribe: int, kingdom: int) -> bool:
    """Whether n picks, the last of them `kind`, can still end in a band that is not usual."""
    if not is_whole(n, shape, tribe, kingdom):
        return True
    if shape != Shape.OPEN:
        return False
    other = Shape.KINGDOM if n == tribe else Shape.TRIBE
    missing = (kingdom if n == tribe else tribe) - n
    p = pos.current
    reachable = 0
    for i in range(pos.hand_n[p]):
        card = pos.hand[p][i]
        if card > kind and card != pos.leader and card != SKELETON and fits(pos.leader, card, other):
            reachable += 1
    return reachable >= 1 and missing >= 2


def legal_picks(pos: Position, out: Numbers[int]) -> int:
    tribe = whole_size(pos, Shape.TRIBE)
    kingdom = whole_size(pos, Shape.KINGDOM)
    n = 0
    if pos.last_pick == NO_CARD:
        out[n] = WHOLE_TRIBE
        n += 1
        if not same_whole(pos, tribe, kingdom):
            out[n] = WHOLE_KINGDOM
            n += 1
    p = pos.current
    i = 0
    while i < pos.hand_n[p]:
        kind = pos.hand[p][i]
        copies = 0
        while i < pos.hand_n[p] and pos.hand[p][i] == kind:
            copies += 1
            i += 1
        if kind < pos.last_pick:
            continue
        for j in range(pos.picked_n):
            if pos.picked[j] == kind:
                copies -= 1
        if copies == 0:
            continue
        shape = shape_with(pos, kind)
        if shape != CANNOT_JOIN and leads_on(pos, pos.picked_n + 1, shape, kind, tribe, kingdom):
            out[n] = ADD + kind
            n += 1
    if not is_whole(pos.picked_n, pos.shape, tribe, kingdom):
        out[n] = DONE
        n += 1
    return n


def same_whole(pos: Position, tribe: int, kingdom: int) -> bool:
    """Whether the two usual bands are the same cards."""
    if tribe != kingdom:
        return False
    p = pos.current
    for i in range(pos.hand_n[p]):
        kind = pos.hand[p][i]
        if fits(pos.leader, kind, Shape.TRIBE) != fits(pos.leader, kind, Shape.KINGDOM):
            return False
    return True
