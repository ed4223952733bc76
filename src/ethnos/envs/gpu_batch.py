"""N games on a GPU, stepped together: what `Batch` is on the cores."""

import types
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ..encoding.planes import OBSERVATION
from ..errors import RulesError
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.options import Options
from ..rules.speeds import gpu
from ..rules.state import Phase, State
from . import gpu_stepping
from .batch import mixed
from .env_build import modules
from .gpu_stepping import GAME_RECORD, GAME_WORDS, LISTED, SHOWN, STATE_WORDS

LANES = 32  # a block is one warp
WIDTH = 16  # games a warp: measured, see docs/gpu.md


class DeviceArray(Protocol):
    """An array in a GPU's memory."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...

    def copy_to_host(self) -> npt.NDArray[Any]: ...


def kernel_modules() -> list[types.ModuleType]:
    return [*modules(), gpu_stepping]


def kernel_code() -> Callable[..., Any]:
    return gpu.device_code(kernel_modules(), "play", **gpu.shared_types(GAME_RECORD))


@cache
def kernel() -> Any:
    return gpu.kernel(kernel_code())


def host_arrays(games: int, tables: Sequence[Options]) -> dict[str, npt.NDArray[Any]]:
    """The arrays of a batch before its first games, as the kernel takes them."""
    states = np.zeros(games, GAME_RECORD)
    states["phase"] = Phase.OVER
    blanks = np.array([np.frombuffer(o.blank().to_bytes(), State.dtype)[0] for o in tables], State.dtype)
    templates = gpu.to_aligned(blanks, GAME_RECORD).view(np.int32).reshape(len(blanks), GAME_WORDS)[:, :STATE_WORDS]
    return {
        "states": states.view(np.int32),
        "templates": np.ascontiguousarray(templates).ravel(),
        "table_draws": np.array([options.tribes is None for options in tables], np.int8),
        "begun": np.full(games, -1, np.int64),
        "drawn": np.zeros(games, np.int64),
        "observations": np.zeros(games * OBSERVATION // gpu.WORD_BYTES, np.int32),
        "masks": np.zeros(-(-games * DECISIONS // gpu.WORD_BYTES), np.int32),
        "seats": np.zeros(games, np.int8),
        "players": np.zeros(games, np.int8),
        "done": np.zeros(games, np.int8),
        "shares": np.zeros((games, SEATS), np.float32),
        "places": np.zeros((games, SEATS), np.int8),
        "glory": np.zeros((games, SEATS), np.int16),
    }


class GpuBatch:
    """N games in a GPU's memory, each always waiting for a choice of the seat `seats[i]`.

    `observations`, `masks`, `seats`, `players`, `done`, `shares`, `places` and `glory` mean
    what they mean in a `Batch`, and the same seed gives the same games. They are arrays in
    device memory: `torch.as_tensor(batch.observations)` shares them without a copy, and
    `jax.dlpack.from_dlpack` takes that tensor. `drawn` holds a legal decision for every
    game, from dice of the game's own.
    """

    def __init__(
        self,
        games: int,
        seed: int,
        tables: Sequence[Options] | None = None,
        shown: bool = True,
        width: int = WIDTH,
        lanes: int = LANES,
        stream: int | None = None,
        play: Any = None,
    ) -> None:
        """Each game is at one of `tables`, drawn evenly.

        Without `shown` observations and masks stay zeros. `stream` is the number of a CUDA
        stream (`torch.cuda.current_stream().cuda_stream`), the default one without. `width`
        games are one warp's, a multiple of four; `play` is the kernel, compiled where it is
        not given.
        """
        if games < 1:
            raise RulesError(f"a batch of {games} games: at least one is needed")
        if play is None and (missing := gpu.why_no_gpu()):
            raise RulesError(missing)
        cuda = gpu.numba_cuda()
        self.games, self.seed, self.shown, self.width = games, seed, shown, width
        self.tables = list(tables if tables is not None else mixed())
        self._fresh = host_arrays(games, self.tables)
        self._arrays = {name: cuda.to_device(array) for name, array in self._fresh.items()}
        marks = self._arrays["masks"].view(np.int8)[: games * DECISIONS]
        self._marks = marks
        self.observations: DeviceArray = self._arrays["observations"].view(np.int8).reshape(games, OBSERVATION)
        self.masks: DeviceArray = marks.reshape(games, DECISIONS)
        self.seats: DeviceArray = self._arrays["seats"]
        self.players: DeviceArray = self._arrays["players"]
        self.done: DeviceArray = self._arrays["done"]
        self.shares: DeviceArray = self._arrays["shares"]
        self.places: DeviceArray = self._arrays["places"]
        self.glory: DeviceArray = self._arrays["glory"]
        self.drawn: DeviceArray = self._arrays["drawn"]
        self.cells: DeviceArray = self._arrays["states"].reshape(games, GAME_WORDS)
        room = GAME_WORDS + (SHOWN if shown else LISTED)  # words of shared memory a game
        at = cuda.external_stream(stream) if stream is not None else 0
        self._play = (play or kernel())[-(-games // width), lanes, at, width * room * gpu.WORD_BYTES]
        cuda.synchronize()  # the arrays came by another stream
        self.step()

    def reset(self) -> None:
        """The first games of the seed again."""
        for name in ("states", "begun"):
            self._arrays[name].copy_to_device(self._fresh[name])
        self.step()

    def step(self, decisions: DeviceArray | None = None) -> None:
        """Make one decision in every game: an int64 array in device memory, each legal by its
        mask (not checked); without it those that were `drawn`.
        """
        chosen = self.drawn if decisions is None else decisions
        self._play(self.seed, self.width, self.shown, chosen, self._marks, *self._arrays.values())

    def states(self) -> npt.NDArray[Any]:
        """A copy of every game's state on the host, in the layout that is saved."""
        return gpu.from_aligned(self._arrays["states"].copy_to_host().view(GAME_RECORD), State)
