"""What is kept of the games between two updates, in the memory of the device that decides."""

import numpy as np
import numpy.typing as npt

from ..bots.trained.tied import HEADS
from ..encoding.planes import OBSERVATION
from ..envs.batch import Allocate
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.many.series import LANE
from .returns import ReturnArrays
from .train_calls import TrainCalls

RESULTS = ("done", "shares", "glory")


class Window:
    """Rows of decisions of many games: row t + 1 of the results holds what decision t led to."""

    def __init__(self, rows: int, games: int, allocate: Allocate = np.zeros) -> None:
        """`allocate` makes the arrays: NumPy's, or a GPU's."""
        self.rows, self.games = rows, games
        self.observations = allocate((rows, games, OBSERVATION), np.int8)
        self.masks = allocate((rows, games, DECISIONS), np.int8)
        self.decisions = allocate((rows, games), np.int64)
        self.log_chances = allocate((rows, games), np.float32)
        self.values = allocate((rows, games, HEADS), np.float32)
        self.seats = allocate((rows, games), np.int8)
        self.players = allocate((rows, games), np.int8)
        self.learns = allocate((rows, games), np.float32)  # 0 where a frozen network decided
        self.done = allocate((rows + 1, games), np.int8)
        self.shares = allocate((rows + 1, games, SEATS), np.float32)
        self.glory = allocate((rows + 1, games, SEATS), np.int16)
        self.targets = allocate((rows, games, HEADS), np.float32)
        self.advantages = allocate((rows, games), np.float32)
        self.weights = allocate((rows, games), np.float32)

    def arrays(self, carries: npt.NDArray[np.float32], known: npt.NDArray[np.int64]) -> ReturnArrays:
        """What returns are made of and written to; the two are room to work in."""
        return ReturnArrays(
            values=self.values,
            seats=self.seats,
            players=self.players,
            done=self.done,
            shares=self.shares,
            glory=self.glory,
            targets=self.targets,
            advantages=self.advantages,
            weights=self.weights,
            carries=carries,
            known=known,
        )

    def settle(self, engine: TrainCalls, trace: float, margin: float, threads: int | None = None) -> None:
        """Returns, advantages and weights of every decision, from the values, on the cores."""
        lanes = engine.slots * LANE
        arrays = self.arrays(np.zeros((lanes, SEATS, HEADS), np.float32), np.zeros((lanes, SEATS), np.int64))
        engine.spread(engine.returns_many, self.games, arrays, float(trace), float(margin), threads=threads)
