"""The GPU's kernel in numba-cuda's simulator (NUMBA_ENABLE_CUDASIM=1): no GPU, no compiler."""

from typing import Any

import numpy as np

from ethnos.envs.gpu_batch import kernel_modules
from ethnos.envs.gpu_stepping import GAME_RECORD
from ethnos.rules.speeds.device_source import DeviceSource
from ethnos.rules.speeds.gpu import numba_cuda, shared_types


class PlainNumbers:
    """A record or cells of NumPy's, read as Python's integers: those of eight bits overflow in a product."""

    held: Any
    __slots__ = ("held",)

    def __init__(self, held: Any) -> None:
        object.__setattr__(self, "held", held)

    def __len__(self) -> int:
        return len(self.held)

    def __getitem__(self, i: Any) -> Any:
        found = self.held[i]
        return PlainNumbers(found) if isinstance(found, np.ndarray) else int(found)

    def __setitem__(self, i: Any, value: int) -> None:
        self.held[i] = value

    __getattr__ = __getitem__
    __setattr__ = __setitem__


def simulated_kernel() -> Any:
    """The same source, every function but the kernel itself a plain one."""
    given = shared_types(GAME_RECORD) | {"plain": PlainNumbers}
    space = DeviceSource(kernel_modules(), "play").load(lambda function: function, **given)
    return numba_cuda().jit(space["play"])
