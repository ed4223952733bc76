"""The kingdoms differ in nothing but their tokens: renaming them changes no game.

A renaming is a permutation of kingdoms; here it becomes one of the observation's
cells and one of the decisions, so that a network can be made to which all names
are the same.
"""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from ..rules.components import AGES, KINDS, KINGDOMS, SEATS, SKELETON, TRIBES
from ..rules.decision_numbers import ADD, DECISIONS, KEEP, LEAD, PLACE, TAKE
from .planes import KNOWN, OBSERVATION, OFFSET, OTHERS

Indices = npt.NDArray[np.intp]
Renaming = Sequence[int]  # kingdom k is called renaming[k]
NEXT = [*range(1, KINGDOMS), 0]  # every kingdom is called as the one after it
BUT_FIRST = [0, *range(2, KINGDOMS), 1]  # likewise, but the first keeps its name

KIND_PLANES = ("hand", "row", "unseen", "picked")
KINGDOM_PLANES = ("leader_kingdom", "board_glory", "marker_gain", "lead", "barrier", "kingdom_band", "room")


def kinds(renaming: Renaming) -> list[int]:
    """What each kind of card is called; Skeletons have no kingdom."""
    return [kind - kind % KINGDOMS + renaming[kind % KINGDOMS] if kind != SKELETON else kind for kind in range(KINDS)]


def renamed_cells(renaming: Renaming) -> Indices:
    """Where each cell of an observation goes."""
    to = np.arange(OBSERVATION)
    for name in KIND_PLANES:
        to[OFFSET[name] : OFFSET[name] + KINDS] = OFFSET[name] + np.array(kinds(renaming))
    for name in KINGDOM_PLANES:
        to[OFFSET[name] : OFFSET[name] + KINGDOMS] = OFFSET[name] + np.array(renaming)
    for other in range(OTHERS):
        at = OFFSET["known"] + other * KNOWN + TRIBES
        to[at : at + KINGDOMS] = at + np.array(renaming)
    for seat in range(SEATS):
        for name in ("markers", "horde"):
            at = OFFSET[name] + seat * KINGDOMS
            to[at : at + KINGDOMS] = at + np.array(renaming)
    for k in range(KINGDOMS):
        for name, width in (("tokens", AGES), ("prizes", AGES), ("place", SEATS)):
            at = OFFSET[name]
            to[at + k * width : at + (k + 1) * width] = at + renaming[k] * width + np.arange(width)
    return to


def renamed_decisions(renaming: Renaming) -> Indices:
    """What each decision is called."""
    to = np.arange(DECISIONS)
    for start in (TAKE, LEAD, ADD, KEEP):
        to[start : start + KINDS] = start + np.array(kinds(renaming))
    to[PLACE : PLACE + KINGDOMS] = PLACE + np.array(renaming)
    return to


def by_kingdom(renamed: Callable[[Renaming], Indices]) -> tuple[Indices, Indices]:
    """Cells, or decisions, that a kingdom has: a row for each, a column for every kingdom; and all others."""
    to, first_stays = renamed(NEXT), renamed(BUT_FIRST)
    here = np.arange(len(to))
    columns = [np.flatnonzero((first_stays == here) & (to != here))]
    while len(columns) < KINGDOMS:
        columns.append(to[columns[-1]])
    return np.stack(columns, 1), np.flatnonzero(to == here)
