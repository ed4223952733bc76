"""Picking the cards of a band (B1, B2).

The usual bands, everything of the leader's tribe or of its colour, are one
decision each. Any other band is spelled card by card in ascending order, and
only so: a spelling that could end in nothing but a usual band is not offered.
"""

from .components import NO_CARD, SKELETON, kingdom_of, tribe_of
from .decisions import ADD, DONE, WHOLE_KINGDOM, WHOLE_TRIBE
from .piles import insert
from .state import Phase, Shape, Table

CANNOT_JOIN = -1


def start_band(s: Table, leader: int) -> None:
    s.phase = Phase.BAND
    s.leader = leader
    s.shape = Shape.OPEN
    s.picked[0] = leader
    s.picked_n = 1
    s.last_pick = NO_CARD


def pick(s: Table, kind: int) -> None:
    insert(s.picked, s.picked_n, kind)
    s.picked_n += 1
    s.last_pick = kind


def add_to_band(s: Table, kind: int) -> None:
    s.shape = shape_with(s, kind)
    pick(s, kind)


def pick_whole(s: Table, shape: int) -> None:
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


def whole(t: Table, shape: int) -> int:
    """The size of the whole band of a shape."""
    p = t.current
    n = 0
    for i in range(t.hand_n[p]):
        if fits(t.leader, t.hand[p][i], shape):
            n += 1
    return n


def shape_with(t: Table, kind: int) -> int:
    """The shape of the picks with one more card, or CANNOT_JOIN."""
    if kind == SKELETON or kind == t.leader:
        return int(t.shape)
    if t.shape != Shape.KINGDOM and tribe_of(kind) == tribe_of(t.leader):
        return Shape.TRIBE.value
    if t.shape != Shape.TRIBE and kingdom_of(kind) == kingdom_of(t.leader):
        return Shape.KINGDOM.value
    return CANNOT_JOIN


def is_whole(n: int, shape: int, tribe: int, kingdom: int) -> bool:
    """Whether n picks are a usual band, given the sizes of the two."""
    return (shape != Shape.KINGDOM and n == tribe) or (shape != Shape.TRIBE and n == kingdom)


def leads_on(t: Table, n: int, shape: int, kind: int, tribe: int, kingdom: int) -> bool:
    """Whether n picks, the last of them `kind`, can still end in a band that is not usual."""
    if not is_whole(n, shape, tribe, kingdom):
        return True
    if shape != Shape.OPEN:
        return False
    other = Shape.KINGDOM if n == tribe else Shape.TRIBE
    missing = (kingdom if n == tribe else tribe) - n
    p = t.current
    reachable = 0
    for i in range(t.hand_n[p]):
        card = t.hand[p][i]
        if card > kind and card != t.leader and card != SKELETON and fits(t.leader, card, other):
            reachable += 1
    return reachable >= 1 and missing >= 2


def legal_picks(t: Table, out: list[int]) -> int:
    tribe = whole(t, Shape.TRIBE)
    kingdom = whole(t, Shape.KINGDOM)
    n = 0
    if t.last_pick == NO_CARD:
        out[n] = WHOLE_TRIBE
        n += 1
        if not same_whole(t, tribe, kingdom):
            out[n] = WHOLE_KINGDOM
            n += 1
    p = t.current
    i = 0
    while i < t.hand_n[p]:
        kind = t.hand[p][i]
        copies = 0
        while i < t.hand_n[p] and t.hand[p][i] == kind:
            copies += 1
            i += 1
        if kind < t.last_pick:
            continue
        for j in range(t.picked_n):
            if t.picked[j] == kind:
                copies -= 1
        if copies == 0:
            continue
        shape = shape_with(t, kind)
        if shape != CANNOT_JOIN and leads_on(t, t.picked_n + 1, shape, kind, tribe, kingdom):
            out[n] = ADD + kind
            n += 1
    if not is_whole(t.picked_n, t.shape, tribe, kingdom):
        out[n] = DONE
        n += 1
    return n


def same_whole(t: Table, tribe: int, kingdom: int) -> bool:
    """Whether the two usual bands are the same cards."""
    if tribe != kingdom:
        return False
    p = t.current
    for i in range(t.hand_n[p]):
        kind = t.hand[p][i]
        if fits(t.leader, kind, Shape.TRIBE) != fits(t.leader, kind, Shape.KINGDOM):
            return False
    return True
