"""Returns by the GPU's kernel in numba-cuda's simulator: run with NUMBA_ENABLE_CUDASIM=1, arguments IN.npz OUT.npz.

The simulator is chosen when numba is imported, so this is a program of its own.
"""

import sys

import numpy as np

from ethnos.rules.speeds.device_source import DeviceSource
from ethnos.rules.speeds.gpu import numba_cuda
from ethnos.train import gpu_returns, returns
from ethnos.train.returns import ReturnArrays

with np.load(sys.argv[1]) as given:
    arrays = ReturnArrays(**{name: given[name] for name in ReturnArrays._fields})
    trace, margin = float(given["trace"]), float(given["margin"])
cuda = numba_cuda()
space = DeviceSource([returns, gpu_returns], "settle_games").load(lambda function: function, cuda=cuda)
there = [cuda.to_device(array) for array in arrays]
cuda.jit(space["settle_games"])[-(-arrays.values.shape[1] // 4), 4](*there, trace, margin)
found = {name: array.copy_to_host() for name, array in zip(ReturnArrays._fields, there, strict=True)}
np.savez(sys.argv[2], **{name: found[name] for name in ("targets", "advantages", "weights")})
