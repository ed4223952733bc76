"""Plays the trials of a search: some on every core, decided by a judge, until each is worth something.

A judge is asked about many positions at once. So all trials of a core go on together, one
decision each at a time, and leave when they have come far enough.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ...encoding import OBSERVATION
from ...rules import ViewRecord
from ...rules.decision_numbers import DECISIONS
from ...rules.speeds.arrays import Records
from ..bot_calls import BotCalls
from ..trained.array_types import Floats
from ..trained.network import Judge
from .trials import ARRIVED, COME, DECIDING, ENDED, NOT_ASKED_YET, TrialArrays, TrialStarts

LONGEST = 12  # integers of a spelling
NEVER = 10_000  # turns: to the end of the game

Int64s = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Wave:
    """Trials to play at once: trial i is possible game numbers[i] of its root, begun with its spelling."""

    roots: Records[ViewRecord]
    seeds: Int64s  # of every root
    spellings: npt.NDArray[np.int16]
    of_root: Int64s
    of_spelling: Int64s
    numbers: Int64s


@dataclass(frozen=True)
class TrialRunner:
    """How far trials go, and how much the values on the way count: see `Search`."""

    engine: BotCalls
    judge: Judge
    horizon: int
    trace: float
    threads: int | None = None  # that play trials; as many as there are cores

    def play(self, wave: Wave) -> Floats:
        """Two rows: the share of the win and the Glory that each trial promises the seat that thinks."""
        promised = np.zeros((2, len(wave.numbers)), np.float32)
        with self.judge.for_threads():
            self.engine.spread(self._some, len(wave.numbers), wave, promised, threads=self.threads)
        return promised

    def _some(self, wave: Wave, promised: Floats, slot: int, start: int, end: int) -> None:
        """Play the trials start..end, on one core, into `promised`.

        A trial's worth is what the judge says at the seat's turns on the way, each of which
        leaves the part `trace` to what comes later; `left` is what is not given out yet.
        """
        engine, here = self.engine, slice(start, end)
        trials = self._begin(wave, here)
        active, own_promised, left = np.arange(end - start), promised[:, here], np.ones(end - start, np.float32)
        while True:
            now = np.asarray(trials.status)[active]
            rows, active, now = np.flatnonzero(now != ENDED), active[now != ENDED], now[now != ENDED]
            if not len(active):
                own_promised += left * np.asarray((trials.shares, trials.glory), np.float32)
                return
            seen, masks = (np.asarray(each, np.int8)[rows] for each in (trials.observations, trials.masks))
            decisions, share, worth = self.judge.judge(seen, masks)
            own, going = now != DECIDING, now != ARRIVED
            part = left[active[own]] * np.where(now[own] == COME, 1 - self.trace, 1.0)
            own_promised[:, active[own]] += part * np.stack((share[own], worth[own]))
            left[active[own]] -= part
            active = active[going]
            engine.step_trials(trials, engine.given(active, np.int64), engine.given(decisions[going], np.int64))

    def _begin(self, wave: Wave, here: slice) -> TrialArrays:
        """Some trials of a wave, dealt and shown."""
        engine, n = self.engine, here.stop - here.start
        trials = TrialArrays(
            roots=wave.roots,
            of_root=engine.given(wave.of_root[here], np.int64),
            states=engine.states(n),
            turns=engine.given([self.horizon or NEVER] * n, np.int16),
            status=engine.integers((n,), np.int8),
            shares=engine.reals((n,), np.float32),
            glory=engine.reals((n,), np.float32),
            views=engine.views(1),
            scratch=engine.decisions(),
            dice=engine.integers((4,), np.int64),
            observations=engine.integers((n, OBSERVATION), np.int8),
            masks=engine.integers((n, DECISIONS), np.int8),
        )
        starts = TrialStarts(
            seeds=engine.given(wave.seeds, np.int64),
            spellings=engine.given_rows(wave.spellings, np.int16),
            of_spelling=engine.given(wave.of_spelling[here], np.int64),
            numbers=engine.given(wave.numbers[here], np.int64),
        )
        engine.start_trials(starts, trials)
        everyone, nothing = engine.given(np.arange(n), np.int64), engine.given([NOT_ASKED_YET] * n, np.int64)
        engine.step_trials(trials, everyone, nothing)
        return trials
