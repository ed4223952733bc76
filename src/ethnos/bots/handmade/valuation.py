"""What things are worth to the steward: markers, powers, bands, cards to come and cards given away.

Every value is in Glory, by weights fitted in self-play (tune.py); all of it is read
off a view.
"""

from enum import IntEnum
from math import exp

from ...rules.components import (
    DRAGONS,
    GIANT_CLAIM,
    KINDS,
    KINGDOMS,
    MERFOLK_BOARD,
    NO_CARD,
    SKELETON,
    TROLLS,
    TribeNumber,
    ages_of,
    kingdom_of,
    tribe_of,
)
from ...rules.markers import barrier, supply
from ...rules.picking import fits
from ...rules.scoring import band_glory, prize_in
from ...rules.speeds.arrays import Numbers
from ...rules.state import Shape, ViewRecord
from ...rules.tribes.dwarves import dwarf_bonus
from ...rules.tribes.elves import most_kept
from ...rules.tribes.giants import giant_glory, giant_open
from ...rules.tribes.halflings import never_places
from ...rules.tribes.merfolk import swum_to, symbols_passed
from ...rules.tribes.minotaurs import minotaur_bonus
from ...rules.tribes.orcs import horde_free
from ...rules.tribes.trolls import troll_open
from ...rules.tribes.wingfolk import places_anywhere
from ...rules.unseen import count_unseen
from .mind import Mind, horde_step, take_stock


class W(IntEnum):
    """The weights by name."""

    SHARP = 0  # how fast a lead of markers becomes a sure place
    NOW = 1  # Glory of a kingdom in this age
    NEXT = 2  # … in the next
    LAST = 3  # … in the one after
    BAND = 4  # Glory of a band
    FRESH = 5  # playing now: the hand is free for something new
    PATIENCE = 6  # what a band of the next turn is worth today
    GROW = 7  # each card in the largest group, for what may come
    GIFT = 8  # a card left to the others
    GIFT_FIT = 9  # … that fits what the next player is known to hold
    CENTAUR = 10
    ELF = 11
    GIANT = 12
    MERFOLK = 13
    SYMBOL = 14
    ORC = 15
    TROLL = 16
    WIZARD = 17
    RAID = 18  # Horde markers worth raiding before the last age
    HURRY = 19  # how much the end of an age presses
    DECK = 20  # a card nobody has seen
    DENY = 21  # taking what the next player could use


def standing_value(v: ViewRecord, board: int, mine: float, w: Numbers[float]) -> float:
    """Glory to expect of a kingdom, this age and later, with so many markers of one's own."""
    if mine <= 0:
        return 0.0
    behind = 0.0
    for p in range(v.players):
        if p != v.current:
            lead = mine - v.markers[p][board]
            behind += 1.0 / (1.0 + exp(w[W.SHARP] * lead))
    value = 0.0
    for age in range(v.age, ages_of(v.players)):
        value += w[W.NOW + age - v.age] * paid(v, board, age, behind)
    return value


def paid(v: ViewRecord, board: int, age: int, behind: float) -> float:
    """The tokens of an age by an expected place between two places."""
    low = int(behind)
    part = behind - low
    return prize_in(v, board, age, low) * (1.0 - part) + prize_in(v, board, age, low + 1) * part


def weigh_kingdoms(v: ViewRecord, m: Mind, w: Numbers[float]) -> None:
    """What a marker more is worth in each kingdom, and what stands in its way."""
    me = v.current
    m.markers_left = supply(v, me)
    m.top_gain = 0.0
    for k in range(KINGDOMS):
        mine = v.markers[me][k]
        m.gain[k] = standing_value(v, k, mine + 1.0, w) - standing_value(v, k, mine + 0.0, w)
        m.there[k] = barrier(v, me, k)
        m.top_gain = max(m.top_gain, m.gain[k])
    m.horde_gain = horde_step(v)
    m.hurry = ending_soon(v)


def ending_soon(v: ViewRecord) -> float:
    """Roughly the chance that the third dragon comes before one's next turn."""
    draws = 0.7 * v.players / max(v.deck_n, 1)
    chance = 1.0
    for _ in range(DRAGONS - v.dragons):
        chance *= min(1.0, draws)
    return chance


def marker_gain(v: ViewRecord, m: Mind, leader: int, size: int) -> float:
    """B3, B4: the best marker a band may place, by the leader's tribe."""
    tribe = tribe_of(leader)
    if never_places(tribe) or m.markers_left == 0:
        return 0.0
    reach = size + minotaur_bonus(tribe)
    if not places_anywhere(tribe):
        k = kingdom_of(leader)
        return m.gain[k] if reach > m.there[k] else 0.0
    best = 0.0
    for k in range(KINGDOMS):
        if reach > m.there[k] and m.gain[k] > best:
            best = m.gain[k]
    return best


def power_value(v: ViewRecord, m: Mind, leader: int, size: int, rest: int, marker: float, w: Numbers[float]) -> float:
    """What the leader's power is worth beyond the marker."""
    tribe = tribe_of(leader)
    me = v.current
    if tribe == TribeNumber.CENTAUR:
        return w[W.CENTAUR] * rest if marker > 0 else 0.0
    if tribe == TribeNumber.ELF:
        return w[W.ELF] * most_kept(size, rest)
    if tribe == TribeNumber.GIANT:
        if not giant_open(v, size):
            return 0.0
        return GIANT_CLAIM + w[W.GIANT] * giant_glory(v) * min(1.0, size / 4.0)
    if tribe == TribeNumber.MERFOLK:
        end = swum_to(v.merfolk[me], size)
        symbols = symbols_passed(v.merfolk[me], end)
        pays = v.tokens[MERFOLK_BOARD][ages_of(v.players) - 1]
        return w[W.MERFOLK] * pays * (end - v.merfolk[me]) / 4.0 + w[W.SYMBOL] * symbols * m.top_gain
    if tribe == TribeNumber.ORC:
        free = horde_free(v, me, kingdom_of(leader)) and m.markers_left > 0
        return w[W.ORC] * m.horde_gain if free else 0.0
    if tribe == TribeNumber.TROLL:
        for value in range(TROLLS, 0, -1):
            if troll_open(v, value, size):
                return w[W.TROLL] * value
        return 0.0
    if tribe == TribeNumber.WIZARD:
        return w[W.WIZARD] * size
    return 0.0


def band_value(v: ViewRecord, m: Mind, leader: int, shape: int, w: Numbers[float]) -> float:
    """The whole band of a leader and a shape, from the hand taken stock of."""
    group = m.tribe[tribe_of(leader)] if shape == Shape.TRIBE else m.colour[kingdom_of(leader)]
    size = group + m.skeletons
    rest = m.cards_n - size
    marker = marker_gain(v, m, leader, size)
    value = w[W.BAND] * band_glory(group + dwarf_bonus(tribe_of(leader))) + marker
    value += power_value(v, m, leader, size, rest, marker, w)
    kept = most_kept(size, rest) if tribe_of(leader) == TribeNumber.ELF else 0
    return value - w[W.GIFT] * (rest - kept)


def best_band(v: ViewRecord, m: Mind, w: Numbers[float]) -> float:
    """The best whole band of the hand taken stock of; its leader and shape stay in the mind."""
    best = -1e9
    m.best_leader = NO_CARD
    before = NO_CARD
    for i in range(m.cards_n):
        kind = m.cards[i]
        if kind == SKELETON or kind == before:
            continue
        before = kind
        for shape in range(Shape.TRIBE, Shape.KINGDOM + 1):
            value = band_value(v, m, kind, shape, w)
            if value > best:
                best = value
                m.best_leader = kind
                m.best_shape = shape
    return best if m.best_leader != NO_CARD else 0.0


def promise(v: ViewRecord, m: Mind, extra: int, w: Numbers[float]) -> float:
    """What a hand may become with one card more: its best band, and how it grows."""
    take_stock(m, v.hand[v.current], v.hand_n[v.current], extra)
    value = best_band(v, m, w)
    largest = 0
    for t in range(TribeNumber.SKELETON):
        largest = max(largest, m.tribe[t])
    for k in range(KINGDOMS):
        largest = max(largest, m.colour[k])
    return value + w[W.GROW] * (largest + m.skeletons)


def unseen_promise(v: ViewRecord, m: Mind, w: Numbers[float]) -> float:
    """The average promise of a card that nobody has seen."""
    total = count_unseen(v, m.unseen, 0)
    if total == 0:
        return 0.0
    value = 0.0
    for kind in range(KINDS):
        if m.unseen[kind] > 0:
            value += m.unseen[kind] * promise(v, m, kind, w)
    return value / total


def suits_next(v: ViewRecord, kind: int) -> int:
    """How many cards that the next player is known to hold go with a card."""
    p = (v.current + 1) % v.players
    if kind == SKELETON:
        return v.known_n[p]
    n = 0
    for i in range(v.known_n[p]):
        other = v.known[p][i]
        if fits(kind, other, Shape.TRIBE) or fits(kind, other, Shape.KINGDOM):
            n += 1
    return n


def gift_fit(v: ViewRecord, m: Mind, w: Numbers[float]) -> float:
    """What the cards discarded with the best band would give the next player."""
    if m.best_leader == NO_CARD or tribe_of(m.best_leader) == TribeNumber.ELF:
        return 0.0
    fit = 0
    for i in range(m.cards_n):
        kind = m.cards[i]
        if not fits(m.best_leader, kind, m.best_shape):
            fit += suits_next(v, kind)
    return w[W.GIFT_FIT] * fit
