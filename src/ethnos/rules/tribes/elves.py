"""Elves: up to X cards of the player's choice stay in hand, unseen (B6, V2)."""

from ..bands import last_size, unpicked
from ..components import TribeNumber
from ..decision_numbers import DONE, KEEP
from ..speeds.arrays import Numbers
from ..state import Position


def may_keep(pos: Position, tribe: int) -> bool:
    return tribe == TribeNumber.ELF and pos.hand_n[pos.current] > 0


def most_kept(size: int, rest: int) -> int:
    """How many of the rest of a hand stay with a band of a size."""
    return min(size, rest)


def legal_keeps(pos: Position, out: Numbers[int]) -> int:
    """Cards one at a time in ascending order, so that every keep has one spelling."""
    out[0] = DONE
    n = 1
    if pos.picked_n == last_size(pos):
        return n
    p = pos.current
    for i in range(pos.hand_n[p]):
        kind = pos.hand[p][i]
        fresh = i == 0 or pos.hand[p][i - 1] != kind
        if fresh and kind >= pos.last_pick and unpicked(pos, kind) > 0:
            out[n] = KEEP + kind
            n += 1
    return n
