"""Possible games by the GPU's kernels in numba-cuda's simulator: NUMBA_ENABLE_CUDASIM=1, arguments IN.npz OUT.npz.

The simulator is chosen when numba is imported, so this is a program of its own. How records are
read there it has from benchmarks/simulated_gpu.py.
"""

import sys
from typing import Any

import numpy as np
from simulated_gpu import PlainNumbers

from ethnos.envs.gpu_batch import kernel_modules
from ethnos.envs.gpu_stepping import GAME_RECORD
from ethnos.rules.speeds.device_source import DeviceSource
from ethnos.rules.speeds.gpu import from_aligned, numba_cuda, to_aligned
from ethnos.rules.state import State
from ethnos.train import gpu_possible


def plain(held: Any) -> Any:
    """A record of an array in device memory, out of the simulator's wrapping."""
    return PlainNumbers(held._item._ary)


with np.load(sys.argv[1]) as given:
    roots, of_root, numbers, series = (given[name] for name in ("roots", "of_root", "numbers", "series"))
cuda, modules = numba_cuda(), [*kernel_modules(), gpu_possible]
hide, deal = (
    cuda.jit(DeviceSource(modules, name).load(lambda function: function, cuda=cuda, plain=plain)[name])
    for name in ("hide_roots", "deal_each")
)
held = cuda.to_device(to_aligned(roots.view(State.dtype)[:, 0], GAME_RECORD))
dealt = cuda.to_device(np.zeros(len(of_root), GAME_RECORD))
hide[1, len(roots)](held)
deal[1, len(of_root)](held, of_root, numbers, int(series), dealt)
found = from_aligned(dealt.copy_to_host(), State)
np.savez(sys.argv[2], dealt=found.view(np.uint8).reshape(len(found), -1))
