"""Elves: up to X cards of the player's choice stay in hand, unseen (B6, V2)."""

from ..bands import last_size, unpicked
from ..components import Tribe
from ..decisions import DONE, KEEP
from ..state import Table


def may_keep(t: Table, tribe: int) -> bool:
    return tribe == Tribe.ELF and t.hand_n[t.current] > 0


def legal_keeps(t: Table, out: list[int]) -> int:
    """Cards one at a time in ascending order, so that every keep has one spelling."""
    out[0] = DONE
    n = 1
    if t.picked_n == last_size(t):
        return n
    p = t.current
    for i in range(t.hand_n[p]):
        kind = t.hand[p][i]
        fresh = i == 0 or t.hand[p][i - 1] != kind
        if fresh and kind >= t.last_pick and unpicked(t, kind) > 0:
            out[n] = KEEP + kind
            n += 1
    return n
