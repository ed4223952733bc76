"""Bands on the table (B7): one list for everybody, in the order played."""

from .components import CARDS, NO_CARD, SKELETON, TribeNumber, tribe_of
from .piles import count, remove
from .state import Position, Shape


def last_leader(pos: Position) -> int:
    return pos.band_leader[pos.bands - 1]


def last_tribe(pos: Position) -> int:
    """Whose power is at work: the leader's alone (B5)."""
    return tribe_of(pos.band_leader[pos.bands - 1])


def last_size(pos: Position) -> int:
    """X: every card of the band counts, leader and Skeletons included (B2)."""
    return pos.band_size[pos.bands - 1]


def skeletons_among(pos: Position, first: int, size: int) -> int:
    """Skeletons in a band whose cards lie from `first` on among those of all bands."""
    found = 0
    if pos.tribes[TribeNumber.SKELETON]:
        for i in range(first, min(first + size, CARDS)):
            if pos.band_cards[i] == SKELETON:
                found += 1
    return found


def lay_band(s: Position) -> None:
    """The picked cards leave the hand and lie open in front of their player."""
    p = s.current
    for i in range(s.picked_n):
        kind = s.picked[i]
        remove(s.hand[p], s.hand_n[p], kind)
        s.hand_n[p] -= 1
        forget(s, p, kind)
        s.band_cards[s.band_cards_n] = kind
        s.band_cards_n += 1
    s.band_owner[s.bands] = p
    s.band_leader[s.bands] = s.leader
    s.band_size[s.bands] = s.picked_n
    s.bands += 1
    s.chained += 1
    s.placed = 0
    drop_picks(s)


def forget(s: Position, p: int, kind: int) -> None:
    """A card left a hand in the open: one fewer of its kind is known to be there."""
    if remove(s.known[p], s.known_n[p], kind):
        s.known_n[p] -= 1


def drop_picks(s: Position) -> None:
    """No band and no keep is being picked any more."""
    for i in range(s.picked_n):
        s.picked[i] = NO_CARD
    s.picked_n = 0
    s.leader = NO_CARD
    s.shape = Shape.OPEN
    s.last_pick = NO_CARD


def unpicked(pos: Position, kind: int) -> int:
    """How many cards of a kind are in the deciding hand and not yet picked."""
    p = pos.current
    return count(pos.hand[p], pos.hand_n[p], kind) - count(pos.picked, pos.picked_n, kind)
