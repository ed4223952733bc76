"""Set-up and the start of an age (sections 2 and 3).

Everything random is in a deal. `shuffle_*` make one with the generator held in
the state; from outside, the same fields are written and `start_age` called.
"""

from .chance import shuffle
from .components import (
    AGES,
    BOARDS,
    CARDS,
    DECK,
    DRAGON,
    DRAGONS,
    HAND_LIMIT,
    KINDS,
    KINGDOMS,
    MERFOLK_BOARD,
    NO_CARD,
    NOBODY,
    SEATS,
    TOKENS_ANY,
    TOKENS_FOUR_PLUS,
    TRIBES,
    TROLLS,
    TribeNumber,
    ages_of,
    copies_of,
    merfolk_token,
    tribe_of,
    tribes_of,
)
from .piles import clear, insert
from .state import Phase, Position, Shape, State


def set_up(s: State) -> None:
    """S4: an empty table for the players, options and tribes already in the state."""
    s.turn = 0
    s.age = -1
    s.phase = Phase.DEAL
    s.winner = NOBODY
    s.drawer = NOBODY
    s.current = s.first
    for p in range(SEATS):
        s.glory[p] = 0
        s.merfolk[p] = 0
        for k in range(KINGDOMS):
            s.markers[p][k] = 0
            s.horde[p][k] = 0
    for age in range(AGES):
        value = 0
        if s.tribes[TribeNumber.MERFOLK]:
            value = merfolk_token(s.players, age)
        s.tokens[MERFOLK_BOARD][age] = value
    s.deck_n = 0
    clear(s.deck, DECK)
    clear_age(s)


def clear_age(s: State) -> None:
    """A2, E7: bands, row and hands are gathered in; Troll and Giant tokens go back."""
    s.dragons = 0
    s.giant = NOBODY
    s.giant_size = 0
    s.row_n = 0
    s.bands = 0
    s.band_cards_n = 0
    s.chained = 0
    s.placed = 0
    s.symbols = 0
    s.raids_asked = 0
    s.leader = NO_CARD
    s.shape = Shape.OPEN
    s.picked_n = 0
    s.last_pick = NO_CARD
    for i in range(TROLLS):
        s.trolls[i] = NOBODY
    clear(s.picked, HAND_LIMIT)
    clear(s.row, CARDS)
    clear(s.band_owner, CARDS)
    clear(s.band_leader, CARDS)
    clear(s.band_cards, CARDS)
    for i in range(CARDS):
        s.band_size[i] = 0
        s.band_won[i] = 0
    for p in range(SEATS):
        s.hand_n[p] = 0
        s.known_n[p] = 0
        clear(s.hand[p], HAND_LIMIT)
        clear(s.known[p], HAND_LIMIT)
        s.giant_won[p] = 0
        s.claimed[p] = 0
        s.raided[p] = 0
        s.raid_won[p] = 0
        for board in range(BOARDS):
            s.place[p][board] = 0
            s.won[p][board] = 0


def allies(pos: Position) -> int:
    """S3, C2: how many ally cards are in the game."""
    n = 0
    for kind in range(KINDS):
        if pos.tribes[tribe_of(kind)]:
            n += copies_of(kind)
    return n


def lower_half(pos: Position) -> int:
    """A5: how many cards lie in the lower half of a fresh deck, dragons included."""
    n = allies(pos) - 3 * pos.players
    return n - n // 2 + DRAGONS


def shuffle_tribes(s: State) -> None:
    """S3: draw as many distinct tribes as the number of players asks for."""
    drawn = s.deck
    for tribe in range(TRIBES):
        drawn[tribe] = tribe
        s.tribes[tribe] = 0
    shuffle(s.rng, drawn, 0, TRIBES)
    for i in range(tribes_of(s.players)):
        s.tribes[drawn[i]] = 1


def shuffle_tokens(s: State) -> None:
    """S1, S2, C4: tokens at random, ascending in each kingdom; '4+' only with four or more."""
    ages = ages_of(s.players)
    pool = s.deck
    n = 0
    for value in TOKENS_ANY:
        pool[n] = value
        n += 1
    if s.players >= 4:
        for value in TOKENS_FOUR_PLUS:
            pool[n] = value
            n += 1
    shuffle(s.rng, pool, 0, n)
    for k in range(KINGDOMS):
        for i in range(AGES):
            s.tokens[k][i] = 0
        for i in range(ages):
            insert(s.tokens[k], i, pool[k * ages + i])


def shuffle_deck(s: State) -> None:
    """A2, A5: all ally cards shuffled, the dragons shuffled into the lower half."""
    n = 0
    for _ in range(DRAGONS):
        s.deck[n] = DRAGON
        n += 1
    for kind in range(KINDS):
        if s.tribes[tribe_of(kind)]:
            for _ in range(copies_of(kind)):
                s.deck[n] = kind
                n += 1
    shuffle(s.rng, s.deck, DRAGONS, n)
    shuffle(s.rng, s.deck, 0, lower_half(s))
    s.deck_n = n


def start_age(s: State) -> None:
    """A1 to A4, from the deck already in the state: hands, row, first player."""
    if s.age >= 0:
        s.first = next_first(s)
    clear_age(s)
    s.age += 1
    s.turn = 0
    s.drawer = NOBODY
    for i in range(s.players):
        p = (s.first + i) % s.players
        s.hand[p][0] = pop(s)
        s.hand_n[p] = 1
    for _ in range(2 * s.players):
        insert(s.row, s.row_n, pop(s))
        s.row_n += 1
    s.current = s.first
    s.phase = Phase.TURN


def pop(s: State) -> int:
    """The top card of the deck leaves it."""
    s.deck_n -= 1
    card = s.deck[s.deck_n]
    s.deck[s.deck_n] = NO_CARD
    return card


def next_first(s: State) -> int:
    """A1, O1: least Glory, ties met first going clockwise from the third dragon's drawer."""
    best = s.drawer
    if not s.drawer_starts:
        for i in range(1, s.players):
            p = (s.drawer + i) % s.players
            if s.glory[p] < s.glory[best]:
                best = p
    return best


def deal_age(s: State) -> None:
    """The next age by the generator held in the state."""
    shuffle_deck(s)
    start_age(s)
