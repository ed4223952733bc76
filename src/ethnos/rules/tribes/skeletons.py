"""Skeletons: they never lead, fit every band, and leave before bands are scored (E5).

Ten of them are the one band without a leader: it wins the game at once (O2).
"""

from ..components import HAND_LIMIT, SKELETON
from ..state import Position


def holds_ten_skeletons(pos: Position) -> bool:
    """The hand is sorted and Skeletons come last: all ten are when the first is."""
    p = pos.current
    return pos.hand_n[p] == HAND_LIMIT and pos.hand[p][0] == SKELETON
