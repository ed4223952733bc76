"""The threads that step the games of a batch while a window is played."""

import time
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from ..envs.batch import Batch
from .spinning import FAR, STOP
from .train_calls import TrainCalls

FEWEST = 4


class Steppers:
    """Threads that spin, each for its share of the games; where cores are few, the batch's own threads.

    Two cores are left to Python and the GPU's driver: a thread that waits so does not yield.
    """

    def __init__(self, engine: TrainCalls, batch: Batch, chosen: npt.NDArray[np.int64], cores: int) -> None:
        self.batch, self.chosen = batch, chosen
        self.size = cores - 2 if cores >= FEWEST else 0
        self.spin, self.await_served = engine.spin, engine.await_served
        self.control, self.served = np.zeros(FAR, np.int64), np.zeros(cores * FAR, np.int64)
        self.pool = ThreadPoolExecutor(max(cores, 1), thread_name_prefix="stepper")
        self.dice = np.random.default_rng(0)
        self.at_work: list[Future[None]] = []

    def speed(self, size: int, steps: int = 12) -> float:
        """Games stepped a second by so many spinning threads, 0 for the batch's own."""
        self.size = size
        self.start()
        spent = 0.0
        for _ in range(steps):
            self.chosen[:] = (self.batch.masks * self.dice.random(self.batch.masks.shape, np.float32)).argmax(axis=1)
            before = time.perf_counter()
            self.step(range(self.batch.games // 2))
            self.step(range(self.batch.games // 2, self.batch.games))
            spent += time.perf_counter() - before
        self.stop()
        return steps * self.batch.games / spent

    def choose(self) -> str:
        """As many threads as step the most games here; says what was measured."""
        if self.size < 1:
            return "the batch's own threads step the games"
        sizes = sorted({0, self.size // 2, self.size * 3 // 4, self.size, self.size + 1})
        self.speed(self.size)  # into the middle of games
        speeds = {size: self.speed(size) for size in sizes}
        self.size = max(speeds, key=lambda size: speeds[size])
        told = ", ".join(f"{speed / 1e6:.2f} by {size or 'a pool'}" for size, speed in speeds.items())
        return f"million games stepped a second: {told}; {self.size or 'the pool'} will"

    def start(self) -> None:
        """Begin to spin, until `stop`."""
        if self.size < 1:
            return
        self.control[:] = 0
        self.served[:] = 0
        given = (self.control, self.served, self.size, self.batch.arrays, self.chosen)
        self.at_work = [self.pool.submit(self.spin, *given, slot) for slot in range(self.size)]

    def step(self, part: range) -> None:
        """One decision in every game of a part, as the batch steps it."""
        if not self.at_work:
            self.batch.step(self.chosen, part)
            return
        self.control[1], self.control[2] = part.start, part.stop
        self.control[0] += 1
        self.await_served(self.served, self.size, int(self.control[0]))

    def stop(self) -> None:
        self.control[0] = STOP
        for work in self.at_work:
            work.result()
        self.at_work = []
