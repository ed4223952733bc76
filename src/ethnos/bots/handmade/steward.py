"""The steward: a fast, strong player that takes what is worth most (valuation.py)."""

from ...rules.bands import last_size
from ...rules.components import NO_CARD
from ...rules.decision_numbers import (
    CONJURE,
    DECLINE,
    DONE,
    DRAW,
    HORDE,
    KEEP,
    LEAD,
    PLACE,
    RAID,
    TAKE,
    WHOLE_KINGDOM,
    WHOLE_TRIBE,
)
from ...rules.picking import fits
from ...rules.speeds.arrays import Numbers
from ...rules.state import Phase, Shape, ViewRecord
from ...rules.tribes.orcs import horde_size
from .mind import Mind, take_stock
from .valuation import (
    W,
    band_value,
    best_band,
    gift_fit,
    promise,
    suits_next,
    unseen_promise,
    weigh_kingdoms,
)


def steward(v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float]) -> int:
    """The steward's decision among the n legal ones of a view."""
    if n == 1:
        return out[0]
    weigh_kingdoms(v, m, w)
    return weighed_choice(v, m, out, n, w)


def weighed_choice(v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float]) -> int:
    """The same once the kingdoms are weighed."""
    phase = v.phase
    if phase == Phase.TURN:
        return steward_turn(v, m, out, n, w)
    if phase == Phase.BAND:
        return steward_band(v, m, w)
    if phase == Phase.CENTAUR:
        take_stock(m, v.hand[v.current], v.hand_n[v.current], NO_CARD)
        best_band(v, m, w)
        return LEAD + m.best_leader if m.best_leader != NO_CARD else DECLINE
    if phase == Phase.PLACE or phase == Phase.MERFOLK:
        return best_place(m, out, n)
    if phase == Phase.KEEP:
        return steward_keep(v, m, out, n, w)
    if phase == Phase.TROLL:
        return out[n - 1]
    if phase == Phase.HORDE:
        return HORDE
    if phase == Phase.WIZARD:
        return CONJURE
    return RAID if horde_size(v, v.current) >= w[W.RAID] else DECLINE


def steward_turn(v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float]) -> int:
    """Recruit or play: a band now against the best hand after one card more."""
    me = v.current
    take_stock(m, v.hand[me], v.hand_n[me], NO_CARD)
    best, choice = -1e9, out[0]
    if out[n - 1] >= LEAD:
        best = best_band(v, m, w) + w[W.FRESH] - gift_fit(v, m, w)
        choice = LEAD + m.best_leader if m.best_leader != NO_CARD else out[n - 1]
    if out[0] != DRAW:
        return choice
    later = w[W.PATIENCE] * (1.0 - min(1.0, w[W.HURRY] * m.hurry))
    for i in range(1, n):
        if out[i] >= LEAD:
            break
        kind = out[i] - TAKE
        value = later * promise(v, m, kind, w) + w[W.DENY] * suits_next(v, kind)
        if value > best:
            best, choice = value, out[i]
    value = later * unseen_promise(v, m, w) + w[W.DECK]
    return DRAW if value > best else choice


def steward_band(v: ViewRecord, m: Mind, w: Numbers[float]) -> int:
    """The whole tribe or the whole kingdom of the leader chosen."""
    take_stock(m, v.hand[v.current], v.hand_n[v.current], NO_CARD)
    tribe = band_value(v, m, v.leader, Shape.TRIBE, w)
    kingdom = band_value(v, m, v.leader, Shape.KINGDOM, w)
    return WHOLE_KINGDOM if kingdom > tribe else WHOLE_TRIBE


def best_place(m: Mind, out: Numbers[int], n: int) -> int:
    best, choice = 0.0, out[0]
    for i in range(n):
        if out[i] != DECLINE and m.gain[out[i] - PLACE] > best:
            best, choice = m.gain[out[i] - PLACE], out[i]
    return choice


def steward_keep(v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float]) -> int:
    """Keep what goes with the best band of the hand first, then the rest, up to X."""
    me = v.current
    take_stock(m, v.hand[me], v.hand_n[me], NO_CARD)
    best_band(v, m, w)
    room = last_size(v) - v.picked_n
    if room == 0 or n == 1:
        return DONE
    wanted = 0  # cards of the best band that can still be picked
    for i in range(v.hand_n[me]):
        kind = v.hand[me][i]
        if kind >= v.last_pick and wanted_card(m, kind):
            wanted += 1
    for i in range(v.picked_n):
        if v.picked[i] == v.last_pick and wanted_card(m, v.picked[i]):
            wanted -= 1
    for i in range(1, n):
        kind = out[i] - KEEP
        if wanted_card(m, kind) or room > wanted:
            return out[i]
    return DONE


def wanted_card(m: Mind, kind: int) -> bool:
    return m.best_leader == NO_CARD or fits(m.best_leader, kind, m.best_shape)
