"""Control markers: the supply (B8) and where a band may put one (B3, B4)."""

from .bands import last_leader, last_size, last_tribe
from .components import KINGDOMS, MARKERS, Tribe, kingdom_of
from .state import State, Table
from .tribes.halflings import never_places
from .tribes.minotaurs import minotaur_bonus
from .tribes.wingfolk import places_anywhere


def supply(t: Table, p: int) -> int:
    """B8: markers a player still has; one lies on the Glory track, one on the Merfolk board."""
    n = MARKERS - 1 - t.tribes[Tribe.MERFOLK]
    for k in range(KINGDOMS):
        n -= t.markers[p][k] + t.horde[p][k]
    return n


def put_marker(s: State, kingdom: int) -> None:
    s.markers[s.current][kingdom] += 1


def can_place(t: Table, kingdom: int) -> bool:
    """Whether the last band may put its marker into a kingdom (B3; B4 with two players)."""
    tribe = last_tribe(t)
    if never_places(tribe) or supply(t, t.current) == 0:
        return False
    if kingdom != kingdom_of(last_leader(t)) and not places_anywhere(tribe):
        return False
    there = t.markers[t.current][kingdom]
    if t.players == 2:
        there = t.markers[0][kingdom] + t.markers[1][kingdom]
    return last_size(t) + minotaur_bonus(tribe) > there


def can_place_somewhere(t: Table) -> bool:
    for k in range(KINGDOMS):
        if can_place(t, k):
            return True
    return False
