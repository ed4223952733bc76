"""One view as numbers, for Python programs; many at once are the business of `ethnos.envs`."""

from collections.abc import MutableSequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..rules.state import ViewRecord
from . import observation
from .planes import OBSERVATION


def encode(view: ViewRecord, cells: MutableSequence[int] | npt.NDArray[Any] | None = None) -> Any:
    """What the seat of a view sees: into 720 cells, a list or an array, or into a new array of int8.

    The plain function behind it counts in whole numbers of Python, which an array's own cells
    are not.
    """
    found = [0] * OBSERVATION
    observation.encode(view, found)
    if cells is None:
        return np.array(found, np.int8)
    cells[:] = found
    return cells
