"""What a seat may see (V1, V2): the one place where hidden information is held back.

Every reader outside the rules (views, events, observations, bots) gets what this
function wrote and nothing else.
"""

from .components import BOARDS, EVERYTHING, HAND_LIMIT, NO_CARD, SEATS
from .piles import clear
from .state import Phase, Position, Shape, State, ViewRecord


def observe(s: State, seat: int, v: ViewRecord) -> None:
    """Fill `v` with what `seat` sees.

    A spectator is the seat NOBODY. EVERYTHING is for those who hold the state anyway:
    a game that is over, a program playing all seats.
    """
    copy_public(s, v)
    observe_private(s, seat, v)


def observe_private(s: State, seat: int, v: ViewRecord) -> None:
    """What `seat` sees beside what is public; what others hold goes from the view."""
    for p in range(SEATS):
        if seat not in (p, EVERYTHING):
            clear(v.hand[p], HAND_LIMIT)
    observe_own(s, seat, v)


def observe_own(s: State, seat: int, v: ViewRecord) -> None:
    """What `seat` alone sees, in a view that shows no hands yet: its own, and what it is picking."""
    v.seat = seat
    for p in range(SEATS):
        if seat in (p, EVERYTHING):
            v.hand[p][:] = s.hand[p]
    if seat == s.current or seat == EVERYTHING:
        v.phase = s.phase
        copy_picks(s, v)
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


def copy_public(source: Position, target: Position) -> None:
    """Everything but the hands, the phase and what is being picked."""
    copy_box(source, target)
    copy_course(source, target)
    copy_players(source, target)
    copy_bands(source, target)
    copy_sheet(source, target)


def copy_picks(source: Position, target: Position) -> None:
    target.leader = source.leader
    target.shape = source.shape
    target.picked_n = source.picked_n
    target.last_pick = source.last_pick
    target.picked[:] = source.picked


def copy_box(source: Position, target: Position) -> None:
    target.players = source.players
    target.drawer_starts = source.drawer_starts
    target.skeletons_win = source.skeletons_win
    target.merfolk_leader_only = source.merfolk_leader_only
    target.trolls_rule_merfolk = source.trolls_rule_merfolk
    target.tribes[:] = source.tribes
    for board in range(BOARDS):
        target.tokens[board][:] = source.tokens[board]


def copy_course(source: Position, target: Position) -> None:
    target.turn = source.turn
    target.age = source.age
    target.first = source.first
    target.current = source.current
    target.dragons = source.dragons
    target.drawer = source.drawer
    target.winner = source.winner
    target.chained = source.chained
    target.placed = source.placed
    target.symbols = source.symbols
    target.raids_asked = source.raids_asked
    target.deck_n = source.deck_n
    target.row_n = source.row_n
    target.row[:] = source.row


def copy_players(source: Position, target: Position) -> None:
    target.glory[:] = source.glory
    target.merfolk[:] = source.merfolk
    target.trolls[:] = source.trolls
    target.giant = source.giant
    target.giant_size = source.giant_size
    target.hand_n[:] = source.hand_n
    target.known_n[:] = source.known_n
    for p in range(SEATS):
        target.markers[p][:] = source.markers[p]
        target.horde[p][:] = source.horde[p]
        target.known[p][:] = source.known[p]


def copy_bands(source: Position, target: Position) -> None:
    target.bands = source.bands
    target.band_cards_n = source.band_cards_n
    target.band_owner[:] = source.band_owner
    target.band_leader[:] = source.band_leader
    target.band_size[:] = source.band_size
    target.band_cards[:] = source.band_cards


def copy_sheet(source: Position, target: Position) -> None:
    target.giant_won[:] = source.giant_won
    target.claimed[:] = source.claimed
    target.raided[:] = source.raided
    target.raid_won[:] = source.raid_won
    target.band_won[:] = source.band_won
    for p in range(SEATS):
        target.place[p][:] = source.place[p]
        target.won[p][:] = source.won[p]
