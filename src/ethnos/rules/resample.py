"""A complete game that a seat must hold possible: its view, and the rest dealt at random.

Uniform over everything the seat cannot tell apart: the unknown cards of the other
hands, the order of the deck, and the places of its dragons in what is left of the
lower half.
"""

from .chance import draw_word, shuffle, swap
from .components import DECK, DRAGON, DRAGONS, KINDS, NO_CARD, SEATS, copies_of, tribe_of
from .deal import lower_half
from .piles import clear, insert
from .state import State, ViewRecord
from .view import copy_picks, copy_public


def resample(v: ViewRecord, s: State, rng: list[int]) -> None:
    """Fill `s` with a game that looks to v.seat like `v`, drawn by `rng`."""
    copy_public(v, s)
    copy_picks(v, s)
    s.phase = v.phase
    for i in range(4):
        s.rng[i] = draw_word(rng)
    s.rng[0] |= 1
    clear(s.deck, DECK)
    n = unseen(v, s.deck)
    shuffle(rng, s.deck, 0, n)
    for p in range(SEATS):
        if p == v.seat:
            s.hand[p][:] = v.hand[p]
            continue
        s.hand[p][:] = v.known[p]
        for i in range(v.known_n[p], v.hand_n[p]):
            n -= 1
            insert(s.hand[p], i, s.deck[n])
            s.deck[n] = NO_CARD
    dragons = DRAGONS - s.dragons
    for i in range(dragons):
        s.deck[n + i] = DRAGON
    for i in range(dragons):
        swap(s.deck, i, n + i)
    shuffle(rng, s.deck, 0, min(s.deck_n, lower_half(s)))


def unseen(v: ViewRecord, cards: list[int]) -> int:
    """Write every ally card that the seat does not see into `cards`; return how many."""
    n = 0
    for kind in range(KINDS):
        if not v.tribes[tribe_of(kind)]:
            continue
        left = copies_of(kind)
        for i in range(v.row_n):
            left -= v.row[i] == kind
        for i in range(v.band_cards_n):
            left -= v.band_cards[i] == kind
        for p in range(v.players):
            if p == v.seat:
                for i in range(v.hand_n[p]):
                    left -= v.hand[p][i] == kind
            else:
                for i in range(v.known_n[p]):
                    left -= v.known[p][i] == kind
        for _ in range(left):
            cards[n] = kind
            n += 1
    return n
