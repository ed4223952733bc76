"""The novice: plays like a person in a first game. Likes what matches, and large bands.

It looks at its own hand and the row, hardly at the others; it is kind, and never
silly: it places markers where it may and uses its powers.
"""

from ...rules.chance import below
from ...rules.components import NO_CARD, SKELETON, kingdom_of, tribe_of
from ...rules.decision_numbers import DECLINE, DONE, DRAW, LEAD, TAKE, WHOLE_KINGDOM, WHOLE_TRIBE
from ...rules.speeds.arrays import Numbers
from ...rules.state import Phase, ViewRecord
from ...rules.tribes.orcs import horde_size
from .mind import Mind, take_stock

ENOUGH = 3  # cards: a band that a beginner thinks worth playing


def novice(v: ViewRecord, m: Mind, out: Numbers[int], n: int, rng: Numbers[int]) -> int:
    """The novice's decision among the n legal ones of a view."""
    if n == 1:
        return out[0]
    take_stock(m, v.hand[v.current], v.hand_n[v.current], NO_CARD)
    phase = v.phase
    if phase == Phase.TURN:
        return novice_turn(m, out, n, rng)
    if phase == Phase.BAND:
        kingdom = m.colour[kingdom_of(v.leader)] > m.tribe[tribe_of(v.leader)]
        return WHOLE_KINGDOM if kingdom else WHOLE_TRIBE
    if phase == Phase.CENTAUR:
        leader = largest_group(m)
        return LEAD + leader if leader != NO_CARD else DECLINE
    if phase == Phase.PLACE or phase == Phase.MERFOLK:
        return out[below(rng, n - 1)]
    if phase == Phase.KEEP:
        return out[1] if out[0] == DONE else out[0]
    if phase == Phase.RAID and horde_size(v, v.current) < ENOUGH:
        return DECLINE
    return out[n - 1]


def group_of(m: Mind, kind: int) -> int:
    """How many cards of the hand a card goes with, by tribe or by colour."""
    if kind == SKELETON:
        return m.cards_n
    return max(m.tribe[tribe_of(kind)], m.colour[kingdom_of(kind)])


def largest_group(m: Mind) -> int:
    """The leader of the largest band in hand; NO_CARD if there is none."""
    best, leader = 0, NO_CARD
    for i in range(m.cards_n):
        kind = m.cards[i]
        if kind != SKELETON and group_of(m, kind) > best:
            best, leader = group_of(m, kind), kind
    return leader


def novice_turn(m: Mind, out: Numbers[int], n: int, rng: Numbers[int]) -> int:
    """Play once a band looks large; else take what matches best, or draw in hope."""
    leader = largest_group(m)
    size = group_of(m, leader) + m.skeletons if leader != NO_CARD else 0
    if leader != NO_CARD and (out[0] != DRAW or size >= ENOUGH + below(rng, 2)):
        return LEAD + leader
    best, choice = 0, DRAW
    for i in range(1, n):
        if out[i] >= LEAD:
            break
        match = group_of(m, out[i] - TAKE) * 2 + below(rng, 2)
        if match > best:
            best, choice = match, out[i]
    return choice if best >= 2 else DRAW
