"""Orcs: a marker on the Horde space of the leader's colour; raids at the end of an age."""

from ..bands import last_leader
from ..components import HORDE_GLORY, KINGDOMS, kingdom_of
from ..state import Position, State


def horde_open(pos: Position) -> bool:
    """Whether the Horde space of the last leader's colour is empty."""
    return horde_free(pos, pos.current, kingdom_of(last_leader(pos)))


def horde_free(pos: Position, p: int, kingdom: int) -> bool:
    return pos.horde[p][kingdom] == 0


def join_horde(s: State) -> None:
    s.horde[s.current][kingdom_of(last_leader(s))] = 1


def horde_size(pos: Position, p: int) -> int:
    n = 0
    for k in range(KINGDOMS):
        n += pos.horde[p][k]
    return n


def raid_glory(markers: int) -> int:
    """C9."""
    return HORDE_GLORY[markers]


def raid(s: State, p: int) -> None:
    """C9, all or nothing; the markers come back to the supply (B8)."""
    n = horde_size(s, p)
    for k in range(KINGDOMS):
        s.horde[p][k] = 0
    s.raided[p] = n
    s.raid_won[p] = raid_glory(n)
    s.glory[p] += raid_glory(n)
