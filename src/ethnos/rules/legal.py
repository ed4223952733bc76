"""The legal decisions: one function for the table, the bots, validation and the fuzzer.

It reads nothing but what the deciding player may see, so it answers the same
over a `State` and over that player's `ViewRecord`.
"""

from .components import HAND_LIMIT, KINGDOMS, SKELETON, TROLLS
from .decision_numbers import CONJURE, DECISIONS, DECLINE, DRAW, HORDE, LEAD, PASS, PLACE, RAID, TAKE, TROLL
from .markers import can_place
from .picking import legal_picks
from .speeds.arrays import Numbers
from .state import Phase, Position
from .tribes.elves import legal_keeps
from .tribes.skeletons import holds_ten_skeletons
from .tribes.trolls import can_take_troll


def legal(pos: Position, out: Numbers[int]) -> int:
    """Write the legal decisions into `out` in ascending order; return how many there are."""
    phase = pos.phase
    if phase == Phase.TURN:
        return legal_turn(pos, out)
    if phase == Phase.BAND:
        return legal_picks(pos, out)
    if phase == Phase.KEEP:
        return legal_keeps(pos, out)
    if phase == Phase.CENTAUR:
        n = legal_leaders(pos, out, 0)
        out[n] = DECLINE
        return n + 1
    if phase == Phase.DEAL or phase == Phase.OVER:
        return 0
    n = 0
    if phase == Phase.PLACE or phase == Phase.MERFOLK:
        for k in range(KINGDOMS):
            if phase == Phase.MERFOLK or can_place(pos, k):
                out[n] = PLACE + k
                n += 1
    out[n] = DECLINE
    n += 1
    if phase == Phase.TROLL:
        for value in range(1, TROLLS + 1):
            if can_take_troll(pos, value):
                out[n] = TROLL + value - 1
                n += 1
    elif phase == Phase.HORDE:
        out[n] = HORDE
        n += 1
    elif phase == Phase.WIZARD:
        out[n] = CONJURE
        n += 1
    elif phase == Phase.RAID:
        out[n] = RAID
        n += 1
    return n


def mark_legal(mask: Numbers[int], out: Numbers[int], n: int) -> None:
    """The same as a mask over all decisions: 1 for each of the n legal ones, else 0."""
    for d in range(DECISIONS):
        mask[d] = 0
    for j in range(n):
        mask[out[j]] = 1


def legal_turn(pos: Position, out: Numbers[int]) -> int:
    """T1, T2, T4, O2."""
    n = 0
    if pos.hand_n[pos.current] < HAND_LIMIT:
        out[n] = DRAW
        n += 1
        before = -1
        for i in range(pos.row_n):
            kind = pos.row[i]
            if kind != before:
                out[n] = TAKE + kind
                n += 1
                before = kind
    elif holds_ten_skeletons(pos):
        out[n] = LEAD + SKELETON if pos.skeletons_win else PASS
        return n + 1
    return legal_leaders(pos, out, n)


def legal_leaders(pos: Position, out: Numbers[int], n: int) -> int:
    """B2: any card of the hand but a Skeleton."""
    before = -1
    p = pos.current
    for i in range(pos.hand_n[p]):
        kind = pos.hand[p][i]
        if kind != before and kind != SKELETON:
            out[n] = LEAD + kind
            n += 1
        before = kind
    return n
