"""Centaurs: if this band placed a marker, another band may follow at once."""

from ..components import TribeNumber
from ..state import Position


def may_chain(pos: Position, tribe: int) -> bool:
    """Asked whenever cards are left in hand, so that asking tells nothing about the hand."""
    return tribe == TribeNumber.CENTAUR and pos.placed == 1 and pos.hand_n[pos.current] > 0
