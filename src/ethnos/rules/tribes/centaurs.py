"""Centaurs: if this band placed a marker, another band may follow at once."""

from ..components import Tribe
from ..state import Table


def may_chain(t: Table, tribe: int) -> bool:
    """Asked whenever cards are left in hand, so that asking tells nothing about the hand."""
    return tribe == Tribe.CENTAUR and t.placed == 1 and t.hand_n[t.current] > 0
