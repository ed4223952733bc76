"""Possible games on a GPU: the kernels, in which every thread takes one position or deals one game.

Plain functions, which `rules.speeds.gpu` loads.
"""

from typing import Any

from ..envs.gpu_stepping import plain
from ..rules.chance import seed
from ..rules.resample import resample
from ..rules.speeds.arrays import Numbers
from ..rules.view import observe_private

cuda: Any = None  # numba-cuda stands here once a kernel is loaded


def hide_roots(roots: Any) -> None:
    """Each root becomes what the seat that is asked there sees."""
    i = cuda.grid(1)
    if i < len(roots):
        v = plain(roots[i])
        observe_private(v, v.current, v)


def deal_each(roots: Any, of_root: Numbers[int], numbers: Numbers[int], series: int, states: Any) -> None:
    """What `deal_possible_many` does, of roots that are hidden already."""
    i = cuda.grid(1)
    if i < len(of_root):
        s = plain(states[i])
        seed(s.dice, series, int(numbers[i]))
        resample(plain(roots[of_root[i]]), s, s.dice)
