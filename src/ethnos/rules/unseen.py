"""The cards that a seat has not seen: what the deck and the unknown parts of the other hands may hold."""

from .components import KINDS, copies_of, tribe_of
from .speeds.arrays import Numbers
from .state import ViewRecord


def count_unseen(v: ViewRecord, cells: Numbers[int], first: int) -> int:
    """How many cards of each kind v.seat has not seen, into the cells from `first` on; how many in all."""
    total = 0
    for kind in range(KINDS):
        copies = copies_of(kind) if v.tribes[tribe_of(kind)] else 0
        cells[first + kind] = copies
        total += copies
    for i in range(v.row_n):
        cells[first + v.row[i]] -= 1
    for i in range(v.band_cards_n):
        cells[first + v.band_cards[i]] -= 1
    total -= v.row_n + v.band_cards_n
    for p in range(v.players):
        if p == v.seat:
            for i in range(v.hand_n[p]):
                cells[first + v.hand[p][i]] -= 1
            total -= v.hand_n[p]
        else:
            for i in range(v.known_n[p]):
                cells[first + v.known[p][i]] -= 1
            total -= v.known_n[p]
    return total
