"""A simple rule as a player: take what matches, play at four. It is what level 1 is measured against.

No level itself. It takes the card of the row that goes with most of its hand, draws where none
goes with any, and plays its largest band once that has four cards (or when it must), under a
leader that places a marker if one of the band's cards does, where that pays most in this age.
"""

from ...rules.components import NO_CARD, SKELETON, ages_of, kingdom_of, tribe_of
from ...rules.decision_numbers import DECLINE, DONE, DRAW, LEAD, PLACE, TAKE, WHOLE_KINGDOM, WHOLE_TRIBE
from ...rules.markers import barrier
from ...rules.speeds.arrays import Numbers
from ...rules.state import Phase, ViewRecord
from ...rules.tribes.halflings import never_places
from ...rules.tribes.orcs import horde_size
from ..handmade.mind import Mind, take_stock
from ..handmade.novice import group_of

FOUR = 4


def rule_of_four(v: ViewRecord, m: Mind, out: Numbers[int], n: int) -> int:
    """The rule's decision among the n legal ones of a view."""
    if n == 1:
        return out[0]
    take_stock(m, v.hand[v.current], v.hand_n[v.current], NO_CARD)
    phase = v.phase
    if phase == Phase.TURN:
        return rule_turn(v, m, out, n)
    if phase == Phase.BAND:
        kingdom = m.colour[kingdom_of(v.leader)] > m.tribe[tribe_of(v.leader)]
        return WHOLE_KINGDOM if kingdom else WHOLE_TRIBE
    if phase == Phase.CENTAUR:
        leader = rule_leader(v, m)
        return LEAD + leader if leader != NO_CARD else DECLINE
    if phase == Phase.PLACE or phase == Phase.MERFOLK:
        return rule_place(v, out, n)
    if phase == Phase.KEEP:
        return out[1] if out[0] == DONE else out[0]
    if phase == Phase.RAID and horde_size(v, v.current) < FOUR and v.age + 1 < ages_of(v.players):
        return DECLINE
    return out[n - 1]


def rule_place(v: ViewRecord, out: Numbers[int], n: int) -> int:
    """The kingdom that pays most."""
    best, choice = -1, out[0]
    for i in range(n):
        if out[i] != DECLINE and v.tokens[out[i] - PLACE][v.age] > best:
            best, choice = v.tokens[out[i] - PLACE][v.age], out[i]
    return choice


def rule_turn(v: ViewRecord, m: Mind, out: Numbers[int], n: int) -> int:
    leader = rule_leader(v, m)
    if leader != NO_CARD and (out[0] != DRAW or group_of(m, leader) + m.skeletons >= FOUR):
        return LEAD + leader
    best, choice = 0, out[0]
    for i in range(1, n):
        if out[i] >= LEAD:
            break
        if group_of(m, out[i] - TAKE) > best:
            best, choice = group_of(m, out[i] - TAKE), out[i]
    return choice


def rule_leader(v: ViewRecord, m: Mind) -> int:
    """The leader of the largest band in hand, one that places a marker before others; NO_CARD if there is none."""
    best, leader = 0, NO_CARD
    for i in range(m.cards_n):
        kind = m.cards[i]
        if kind == SKELETON:
            continue
        size = group_of(m, kind) + m.skeletons
        value = size * 100
        if not never_places(tribe_of(kind)) and size > barrier(v, v.current, kingdom_of(kind)):
            value += 50 + v.tokens[kingdom_of(kind)][v.age]
        if value > best:
            best, leader = value, kind
    return leader
