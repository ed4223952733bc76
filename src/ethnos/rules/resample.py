"""A complete game that a seat must hold possible: its view, and the rest dealt at random.

Uniform over everything the seat cannot tell apart: the unknown cards of the other
hands, the order of the deck, and the places of its dragons in what is left of the
lower half.
"""

from .chance import draw_word, shuffle, swap
from .components import DECK, DRAGON, DRAGONS, KINDS, NO_CARD, SEATS
from .deal import lower_half
from .piles import clear, insert
from .speeds.arrays import Numbers
from .state import State, ViewRecord
from .unseen import count_unseen
from .view import copy_picks, copy_public


def resample(v: ViewRecord, s: State, rng: Numbers[int]) -> None:
    """Fill `s` with a game that looks to v.seat like `v`, drawn by `rng`."""
    clear(s.deck, DECK)
    n = lay_unseen(v, s.row, s.deck)  # the row is free for counting: the view's is copied over it next
    copy_public(v, s)
    copy_picks(v, s)
    s.phase = v.phase
    for i in range(4):
        s.rng[i] = draw_word(rng)
    s.rng[0] |= 1
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


def lay_unseen(v: ViewRecord, counts: Numbers[int], cards: Numbers[int]) -> int:
    """Write every ally card that the seat does not see into `cards`; how many. `counts` is room to count in."""
    total = count_unseen(v, counts, 0)
    n = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            cards[n] = kind
            n += 1
    return total
