"""Habits of players: to love large bands, or the kingdom where one is at home."""

from ...rules.components import KINGDOMS, NO_CARD, SKELETON
from ...rules.decision_numbers import DRAW, LEAD
from ...rules.speeds.arrays import Numbers, Records
from ...rules.state import Phase, ViewRecord
from ..handmade.mind import Mind, take_stock
from ..handmade.novice import group_of
from .attention import Knob, misses


def patient(v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float], rng: Numbers[int]) -> int:
    """How many of the n choices, the first ones, somebody considers who loves large bands.

    In a turn with no band in hand that is large enough these are the recruits, if there are any.
    """
    if w[Knob.ENOUGH] <= 0.0 or v.phase != Phase.TURN or out[0] != DRAW or out[n - 1] < LEAD:
        return n
    take_stock(m, v.hand[v.current], v.hand_n[v.current], NO_CARD)
    largest = 0
    for i in range(m.cards_n):
        if m.cards[i] != SKELETON:
            largest = max(largest, group_of(m, m.cards[i]) + m.skeletons)
    enough = int(w[Knob.ENOUGH])
    if misses(w[Knob.ENOUGH] - enough, rng):
        enough += 1
    while largest < enough and out[n - 1] >= LEAD:
        n -= 1
    return n


def patient_at(
    views: Records[ViewRecord],
    i: int,
    minds: Records[Mind],
    out: Numbers[int],
    n: int,
    w: Numbers[float],
    rng: Numbers[int],
) -> int:
    return patient(views[i], minds[0], out, n, w, rng)


def love_home(v: ViewRecord, m: Mind, w: Numbers[float]) -> None:
    """Markers where one has most already are worth more than they pay."""
    if w[Knob.HOME] == 0.0:
        return
    home = 0
    for k in range(1, KINGDOMS):
        if v.markers[v.current][k] > v.markers[v.current][home]:
            home = k
    m.gain[home] *= 1.0 + w[Knob.HOME]
    m.top_gain = max(m.top_gain, m.gain[home])
