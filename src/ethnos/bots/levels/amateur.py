"""Players between a first evening and the steward: they weigh things as it does, but see less, and have habits."""

from ...rules.speeds.arrays import Numbers
from ...rules.state import Phase, ViewRecord
from ..handmade.mind import Mind
from ..handmade.steward import weighed_choice
from ..handmade.valuation import weigh_kingdoms
from .attention import absorbed, glance, overlook
from .habits import love_home, patient
from .rule_of_four import rule_of_four


def amateur(v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float], rng: Numbers[int]) -> int:
    """An amateur's decision among the n legal ones of a view, which is changed: what is overlooked is taken out."""
    if n == 1:
        return out[0]
    if v.phase == Phase.TURN:
        n = glance(out, n, w, rng)
    if absorbed(v, w):
        return rule_of_four(v, m, out, n)
    overlook(v, w, rng)
    n = patient(v, m, out, n, w, rng)
    weigh_kingdoms(v, m, w)
    love_home(v, m, w)
    return weighed_choice(v, m, out, n, w)
