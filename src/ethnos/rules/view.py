"""What a seat may see (V1, V2): the one place where hidden information is held back.

Every reader outside the rules (views, events, observations, bots) gets what this
function wrote and nothing else.
"""

from .components import (
    AGES,
    BOARDS,
    CARDS,
    HAND_LIMIT,
    KINGDOMS,
    NO_CARD,
    SEATS,
    TRIBES,
    TROLLS,
)
from .piles import clear
from .state import Phase, Shape, State, View


def observe(s: State, seat: int, v: View) -> None:
    """Fill `v` with what `seat` sees; a spectator is the seat NOBODY."""
    v.seat = seat
    copy_box(s, v)
    copy_course(s, v)
    copy_players(s, v)
    copy_bands(s, v)
    copy_sheet(s, v)
    for p in range(SEATS):
        if p == seat:
            copy(s.hand[p], v.hand[p], HAND_LIMIT)
        else:
            clear(v.hand[p], HAND_LIMIT)
    if seat == s.current:
        v.phase = s.phase
        v.leader = s.leader
        v.shape = s.shape
        v.picked_n = s.picked_n
        v.last_pick = s.last_pick
        copy(s.picked, v.picked, HAND_LIMIT)
    else:
        v.phase = public_phase(s)
        v.leader = NO_CARD
        v.shape = Shape.OPEN
        v.picked_n = 0
        v.last_pick = NO_CARD
        clear(v.picked, HAND_LIMIT)


def public_phase(s: State) -> int:
    """A half-picked band is nobody else's business: they see the question before it."""
    if s.phase != Phase.BAND:
        return int(s.phase)
    return Phase.CENTAUR.value if s.chained > 0 else Phase.TURN.value


def copy(source: list[int], target: list[int], n: int) -> None:
    for i in range(n):
        target[i] = source[i]


def copy_box(s: State, v: View) -> None:
    v.players = s.players
    v.drawer_starts = s.drawer_starts
    v.skeletons_win = s.skeletons_win
    v.merfolk_leader_only = s.merfolk_leader_only
    v.trolls_rule_merfolk = s.trolls_rule_merfolk
    copy(s.tribes, v.tribes, TRIBES)
    for board in range(BOARDS):
        copy(s.tokens[board], v.tokens[board], AGES)


def copy_course(s: State, v: View) -> None:
    v.turn = s.turn
    v.age = s.age
    v.first = s.first
    v.current = s.current
    v.dragons = s.dragons
    v.drawer = s.drawer
    v.winner = s.winner
    v.chained = s.chained
    v.placed = s.placed
    v.symbols = s.symbols
    v.raids_asked = s.raids_asked
    v.deck_n = s.deck_n
    v.row_n = s.row_n
    copy(s.row, v.row, CARDS)


def copy_players(s: State, v: View) -> None:
    copy(s.glory, v.glory, SEATS)
    copy(s.merfolk, v.merfolk, SEATS)
    copy(s.trolls, v.trolls, TROLLS)
    v.giant = s.giant
    v.giant_size = s.giant_size
    copy(s.hand_n, v.hand_n, SEATS)
    copy(s.known_n, v.known_n, SEATS)
    for p in range(SEATS):
        copy(s.markers[p], v.markers[p], KINGDOMS)
        copy(s.horde[p], v.horde[p], KINGDOMS)
        copy(s.known[p], v.known[p], HAND_LIMIT)


def copy_bands(s: State, v: View) -> None:
    v.bands = s.bands
    v.band_cards_n = s.band_cards_n
    copy(s.band_owner, v.band_owner, CARDS)
    copy(s.band_leader, v.band_leader, CARDS)
    copy(s.band_size, v.band_size, CARDS)
    copy(s.band_cards, v.band_cards, CARDS)


def copy_sheet(s: State, v: View) -> None:
    copy(s.giant_won, v.giant_won, SEATS)
    copy(s.claimed, v.claimed, SEATS)
    copy(s.raided, v.raided, SEATS)
    copy(s.raid_won, v.raid_won, SEATS)
    copy(s.band_won, v.band_won, CARDS)
    for p in range(SEATS):
        copy(s.place[p], v.place[p], BOARDS)
        copy(s.won[p], v.won[p], BOARDS)
