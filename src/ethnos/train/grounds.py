"""Where games are played and their returns are made: on the cores, or in a GPU's memory without the host."""

from functools import cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ..bots.trained.tied import HEADS
from ..envs.batch import Batch
from ..envs.gpu_batch import GpuBatch
from ..rules.components import SEATS
from ..rules.many.series import LANE
from ..rules.speeds import gpu
from . import gpu_returns, returns
from .settings import TrainingSettings
from .train_calls import TrainCalls
from .window import Window

THREADS = 64  # of a block in which each takes a game


class Ground(Protocol):
    """Games that wait for decisions, and the window that keeps them; `torch.as_tensor` shares every array."""

    @property
    def batch(self) -> Batch | GpuBatch: ...

    @property
    def window(self) -> Window: ...

    @property
    def chosen(self) -> npt.NDArray[np.int64]: ...

    def step(self) -> None:
        """Make the chosen decisions."""
        ...

    def settle(self, trace: float, margin: float) -> None:
        """Fill the window's returns."""
        ...


class CoreGround:
    """Games and returns on the cores."""

    def __init__(self, settings: TrainingSettings, series: int, engine: TrainCalls) -> None:
        self.engine, self.threads = engine, settings.threads or None
        self.batch = Batch(settings.games, series, settings.tables(), self.threads, engine, checked=False)
        self.window = Window(settings.rows, settings.games)
        self.chosen = np.zeros(settings.games, np.int64)

    def step(self) -> None:
        self.batch.step(self.chosen)

    def settle(self, trace: float, margin: float) -> None:
        self.window.settle(self.engine, trace, margin, self.threads)


class GpuGround:
    """Games and returns on a GPU, in the order of one CUDA stream, which is given by its number."""

    def __init__(self, settings: TrainingSettings, series: int, stream: int) -> None:
        games = settings.games
        self.batch = GpuBatch(games, series, settings.tables(), stream=stream)
        self.window = Window(settings.rows, games, zeros_on_gpu)
        self.chosen = zeros_on_gpu((games,), np.int64)
        lanes = games * LANE
        room = zeros_on_gpu((lanes, SEATS, HEADS), np.float32), zeros_on_gpu((lanes, SEATS), np.int64)
        self._returns = self.window.arrays(*room)
        self._settle = returns_kernel()[a_thread_each(games, stream)]

    def step(self) -> None:
        self.batch.step(self.chosen)

    def settle(self, trace: float, margin: float) -> None:
        self._settle(*self._returns, float(trace), float(margin))


def zeros_on_gpu(shape: tuple[int, ...], dtype: npt.DTypeLike) -> Any:
    """An array of zeros in a GPU's memory."""
    return gpu.numba_cuda().to_device(np.zeros(shape, dtype))


def a_thread_each(games: int, stream: int) -> tuple[int, int, Any]:
    """How a kernel is launched in which every thread takes one game."""
    return -(-games // THREADS), THREADS, gpu.numba_cuda().external_stream(stream)


@cache
def returns_kernel() -> Any:
    return gpu.kernel(gpu.device_code([returns, gpu_returns], "settle_games", cuda=gpu.numba_cuda()))
