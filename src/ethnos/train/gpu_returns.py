"""Returns on a GPU: the kernel, in which every thread makes those of one game.

Plain functions, which `rules.speeds.gpu` loads.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from .returns import Bytes, Reals, ReturnArrays, returns_many

cuda: Any = None  # numba-cuda stands here once the kernel is loaded


def settle_games(
    values: Reals,
    seats: Bytes,
    players: Bytes,
    done: Bytes,
    shares: Reals,
    glory: npt.NDArray[np.int16],
    targets: Reals,
    advantages: Reals,
    weights: Reals,
    carries: Reals,
    known: npt.NDArray[np.int64],
    trace: float,
    margin: float,
) -> None:
    """Targets, advantages and weights of a window, in the order of `ReturnArrays`; a lane of room a game."""
    i = cuda.grid(1)
    if i < values.shape[1]:
        arrays = ReturnArrays(values, seats, players, done, shares, glory, targets, advantages, weights, carries, known)
        returns_many(arrays, trace, margin, i, i, i + 1)
