"""How many trials still fit into the time that a search has.

Trials are played in waves, many together. A wave takes some time however small it is, and some
more for every trial in it; both are estimated from the waves that were played before. Without
a deadline a wave is as large as it may be.
"""

import time
from dataclasses import dataclass, field

import numpy as np

FIRST = 2  # trials of every candidate in the first wave before a deadline: it shows how long trials take
BOLD = 4  # a wave is at most so many times as large as the largest before: the estimate may be wrong


@dataclass
class Pace:
    """The waves played so far, and what they say about the next."""

    waves: list[tuple[int, float]] = field(default_factory=list)  # trials, and the seconds they took

    def games(self, most: int, candidates: int, end: float | None) -> int:
        """How many trials of every candidate to play in the next wave, to be done by `end`; at most `most`."""
        if end is None:
            return most
        return min(most, self.fits(end - time.monotonic()) // candidates if self.waves else FIRST)

    def fits(self, seconds: float) -> int:
        """How many trials can be played in that time, without growing faster than BOLD.

        A straight line through the waves, seconds by trials: its slope is a trial's time, its
        start a wave's own. Where waves were too alike to tell, the best wave's time a trial counts.
        """
        trials, took = np.array(self.waves).T
        each = max(float((took / trials).min()), 1e-9)  # as if nothing went to the wave itself
        spread = trials - trials.mean()
        if spread.any():
            each = min(max(float(spread @ took / (spread @ spread)), each / BOLD), each)
        fixed = max(0.0, float((took - each * trials).mean()))
        return max(0, min(int((seconds - fixed) / each), BOLD * int(trials.max())))
