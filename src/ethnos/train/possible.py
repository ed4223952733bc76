"""Possible games on the cores: a position as the seat that is asked sees it, the rest dealt at random.

Plain functions over slices of arrays, so that threads can share them.
"""

from typing import NamedTuple

from ..rules.chance import seed
from ..rules.many.series import LANE
from ..rules.resample import resample
from ..rules.speeds.arrays import Grid, Numbers, Records
from ..rules.state import State, ViewRecord
from ..rules.view import observe


class PossibleArrays(NamedTuple):
    """What possible games are dealt from and into, by game where nothing else is said."""

    roots: Records[State]  # by root: where a seat is asked
    of_root: Numbers[int]
    numbers: Numbers[int]  # which possible game of its root it is
    series: int
    views: Records[ViewRecord]  # room to work in, by lane
    dice: Grid[int]  # likewise
    states: Records[State]


def deal_possible_many(a: PossibleArrays, slot: int, start: int, end: int) -> None:
    """Into states[i] possible game numbers[i] of roots[of_root[i]], for the seat that is asked there."""
    lane = slot * LANE
    v = a.views[lane]
    for i in range(start, end):
        root = a.roots[a.of_root[i]]
        observe(root, root.current, v)
        seed(a.dice[lane], a.series, a.numbers[i])
        resample(v, a.states[i], a.dice[lane])
