"""Where trials are played: possible games of some positions, on the cores or in a GPU's memory."""

from functools import cache, partial
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
import torch

from ..envs.batch import Batch
from ..envs.batch_copies import rows_of
from ..envs.gpu_batch import GpuBatch, kernel_modules
from ..envs.gpu_stepping import GAME_RECORD, GAME_WORDS
from ..rules.many.series import LANE
from ..rules.speeds import gpu
from . import gpu_possible
from .grounds import a_thread_each, zeros_on_gpu
from .possible import PossibleArrays
from .train_calls import TrainCalls


class TrialGround(Protocol):
    """Games to be dealt from roots; `torch.as_tensor` shares every array."""

    @property
    def batch(self) -> Batch | GpuBatch: ...

    @property
    def roots(self) -> npt.NDArray[Any]:
        """Positions, a row of cells each, as a batch has them."""
        ...

    @property
    def of_root(self) -> npt.NDArray[np.int64]: ...

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """By trial: which possible game of its root it is."""
        ...

    @property
    def chosen(self) -> npt.NDArray[np.int64]: ...

    def deal(self) -> None:
        """Every trial becomes its possible game."""
        ...

    def step(self) -> None:
        """Make the chosen decisions."""
        ...


class CoreTrialGround:
    """Trials on the cores."""

    def __init__(self, games: int, series: int, engine: TrainCalls, threads: int | None = None) -> None:
        self.engine, self.threads, lanes = engine, threads, engine.slots * LANE
        self.batch = Batch(games, series, None, threads, engine, checked=False)
        self.batch.cells  # noqa: B018 - says that states will be written: nothing that is kept of them holds
        self.of_root, self.numbers, self.chosen = (np.zeros(games, np.int64) for _ in range(3))
        self._possible = PossibleArrays(
            roots=engine.states(games),
            of_root=self.of_root,
            numbers=self.numbers,
            series=series,
            views=engine.views(lanes),
            dice=engine.integers((lanes, 4), np.int64),
            states=self.batch.arrays.states,
        )
        self.roots = rows_of(self._possible.roots)

    def deal(self) -> None:
        self.engine.spread(self.engine.deal_possible_many, len(self.of_root), self._possible, threads=self.threads)

    def step(self) -> None:
        self.batch.step(self.chosen)


class GpuTrialGround:
    """Trials on a GPU, in the order of one CUDA stream, which is given by its number."""

    def __init__(self, games: int, series: int, stream: int) -> None:
        self.batch = GpuBatch(games, series, stream=stream)
        self.roots = zeros_on_gpu((games, GAME_WORDS), np.int32)
        self.of_root, self.numbers, self.chosen = (zeros_on_gpu((games,), np.int64) for _ in range(3))
        flat: Any = self.roots
        cells: Any = self.batch.cells
        records = [each.reshape(games * GAME_WORDS).view(GAME_RECORD) for each in (flat, cells)]
        hide, deal = (kernel[a_thread_each(games, stream)] for kernel in dealing_kernels())
        self._hide = partial(hide, records[0])
        self._deal = partial(deal, records[0], self.of_root, self.numbers, series, records[1])

    def deal(self) -> None:
        self._hide()
        self._deal()

    def step(self) -> None:
        self.batch.step(self.chosen)


def trial_ground(
    games: int, series: int, engine: TrainCalls, device: torch.device, threads: int = 0
) -> CoreTrialGround | GpuTrialGround:
    """Where a device plays trials; on a GPU in the order of PyTorch's stream."""
    if device.type == "cuda":
        return GpuTrialGround(games, series, torch.cuda.current_stream().cuda_stream)
    return CoreTrialGround(games, series, engine, threads or None)


@cache
def dealing_kernels() -> tuple[Any, Any]:
    """The kernel that hides roots, and the one that deals."""
    cuda, modules = gpu.numba_cuda(), [*kernel_modules(), gpu_possible]
    hide, deal = (gpu.kernel(gpu.device_code(modules, name, cuda=cuda)) for name in ("hide_roots", "deal_each"))
    return hide, deal
