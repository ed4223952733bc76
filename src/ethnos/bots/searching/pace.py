"""How many trials fit into a time, told by the waves that were played in it."""

import time
from dataclasses import dataclass, field

import numpy as np

FIRST = 2  # games of every candidate in the first wave where time counts: it tells how long they take
BOLD = 4  # a wave is at most so many times as large as the largest before


@dataclass
class Pace:
    """How long waves take: something each, and something every trial, fitted to those that were played."""

    waves: list[tuple[int, float]] = field(default_factory=list)  # trials, seconds

    def games(self, most: int, candidates: int, end: float | None) -> int:
        """Of every candidate in the next wave."""
        if end is None:
            return most
        return min(most, self.fits(end - time.monotonic()) // candidates if self.waves else FIRST)

    def fits(self, seconds: float) -> int:
        """How many trials can be played in that time, without growing faster than BOLD."""
        trials, took = np.array(self.waves).T
        each = max(float((took / trials).min()), 1e-9)  # as if nothing went to the wave itself
        spread = trials - trials.mean()
        if spread.any():
            each = min(max(float(spread @ took / (spread @ spread)), each / BOLD), each)
        fixed = max(0.0, float((took - each * trials).mean()))
        return max(0, min(int((seconds - fixed) / each), BOLD * int(trials.max())))
