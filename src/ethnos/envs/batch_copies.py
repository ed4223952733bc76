"""Arrays of states as bytes, so that a batch can be copied and pickled. Batches are compiled: these are NumPy's."""

from typing import Any

import numpy as np
import numpy.typing as npt


def bytes_of(states: Any) -> bytes:
    """All states, one after the other."""
    data: bytes = states.tobytes()
    return data


def fill(states: Any, data: bytes) -> None:
    """The states of these bytes into an array of as many."""
    states.view(np.uint8)[:] = np.frombuffer(data, np.uint8)


def rows_of(states: Any) -> npt.NDArray[np.uint8]:
    """The bytes of the states, a row for each, in the same memory."""
    found: npt.NDArray[np.uint8] = states.view(np.uint8).reshape(len(states), -1)
    return found


def players_of(states: Any) -> npt.NDArray[np.int8]:
    """How many play at each; 0 where nobody ever did."""
    found: npt.NDArray[np.int8] = states["players"]
    return found
