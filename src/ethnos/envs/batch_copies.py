"""Arrays of states as bytes, so that a batch can be copied and pickled."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..rules.speeds.arrays import Records
from ..rules.state import State

SIZE = State.dtype.itemsize


def bytes_of(states: Records[State]) -> bytes:
    """All states, one after the other, the same at either speed."""
    if isinstance(states, np.ndarray):
        return states.tobytes()
    return b"".join(states[i].to_bytes() for i in range(len(states)))


def fill(states: Any, data: bytes) -> None:
    """The states of these bytes into an array of as many."""
    if isinstance(states, np.ndarray):
        states.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
        return
    for i in range(len(states)):
        states[i] = State.from_bytes(data[i * SIZE : (i + 1) * SIZE])


def players_of(states: Any) -> npt.NDArray[np.int8]:
    """How many play at each; 0 where nobody ever did."""
    if isinstance(states, np.ndarray):
        found: npt.NDArray[np.int8] = states["players"]
        return found
    return np.array([s.players for s in states], np.int8)
