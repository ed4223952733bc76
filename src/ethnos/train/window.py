"""What is kept of the games between two updates, on the CPU's side."""

import numpy as np

from ..bots.trained.tied import HEADS
from ..envs.batch import Allocate, Batch
from ..rules.components import SEATS
from ..rules.many.series import LANE
from .returns import ReturnArrays
from .train_calls import TrainCalls


class Window:
    """Rows of decisions of many games: row t + 1 holds what decision t led to."""

    def __init__(self, rows: int, games: int, allocate: Allocate = np.zeros) -> None:
        self.rows, self.games = rows, games
        self.seats = np.zeros((rows + 1, games), np.int8)
        self.players = np.full((rows + 1, games), 2, np.int8)
        self.done = np.zeros((rows + 1, games), np.int8)
        self.shares = np.zeros((rows + 1, games, SEATS), np.float32)
        self.glory = np.zeros((rows + 1, games, SEATS), np.int16)
        self.values = allocate((rows + 1, games, HEADS), np.float32)
        self.targets = allocate((rows, games, HEADS), np.float32)
        self.advantages = allocate((rows, games), np.float32)
        self.weights = allocate((rows, games), np.float32)

    def note(self, row: int, batch: Batch, part: range) -> None:
        """Keep what some games of a batch show now."""
        to = slice(part.start, part.stop)
        self.seats[row, to] = batch.seats[to]
        self.players[row, to] = batch.players[to]
        self.done[row, to] = batch.done[to]
        ended = part.start + np.flatnonzero(batch.done[to])
        self.shares[row, ended] = batch.shares[ended]
        self.glory[row, ended] = batch.glory[ended]

    def settle(self, engine: TrainCalls, trace: float, margin: float, threads: int | None = None) -> None:
        """Returns, advantages and weights of every decision, from the values."""
        lanes = engine.slots * LANE
        arrays = ReturnArrays(
            values=self.values,
            seats=self.seats,
            players=self.players,
            done=self.done,
            shares=self.shares,
            glory=self.glory,
            targets=self.targets,
            advantages=self.advantages,
            weights=self.weights,
            carries=np.zeros((lanes, SEATS, HEADS), np.float32),
            known=np.zeros((lanes, SEATS), np.int64),
        )
        engine.spread(engine.returns_many, self.games, arrays, float(trace), float(margin), threads=threads)
