"""Control markers: the supply (B8) and where a band may put one (B3, B4)."""

from .bands import last_leader, last_size, last_tribe
from .components import KINGDOMS, MARKERS, TribeNumber, kingdom_of
from .state import Position, State
from .tribes.halflings import never_places
from .tribes.minotaurs import minotaur_bonus
from .tribes.wingfolk import places_anywhere


def supply(pos: Position, p: int) -> int:
    """B8: markers a player still has; one lies on the Glory track, one on the Merfolk board."""
    n = MARKERS - 1 - pos.tribes[TribeNumber.MERFOLK]
    for k in range(KINGDOMS):
        n -= pos.markers[p][k] + pos.horde[p][k]
    return n


def put_marker(s: State, kingdom: int) -> None:
    s.markers[s.current][kingdom] += 1


def barrier(pos: Position, p: int, kingdom: int) -> int:
    """B3; B4 with two players: the markers that a band's size must exceed to place one more."""
    if pos.players == 2:
        return pos.markers[0][kingdom] + pos.markers[1][kingdom]
    return pos.markers[p][kingdom]


def can_place(pos: Position, kingdom: int) -> bool:
    """Whether the last band may put its marker into a kingdom (B3, B4)."""
    tribe = last_tribe(pos)
    if never_places(tribe) or supply(pos, pos.current) == 0:
        return False
    if kingdom != kingdom_of(last_leader(pos)) and not places_anywhere(tribe):
        return False
    return last_size(pos) + minotaur_bonus(tribe) > barrier(pos, pos.current, kingdom)


def can_place_somewhere(pos: Position) -> bool:
    for k in range(KINGDOMS):
        if can_place(pos, k):
            return True
    return False
