"""Trials played on: every core its part, decided by a judge, until they are worth something."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...encoding import OBSERVATION
from ...rules.decision_numbers import DECISIONS
from ...rules.speeds.engine import Engine
from ..trained.network import Judge
from .trials import ARRIVED, COME, DECIDING, ENDED

LONGEST = 12  # integers of a spelling
NEVER = 10_000  # turns: to the end of the game


@dataclass(frozen=True)
class Wave:
    """Trials to play at once: trial i is possible game numbers[i] of its root, begun with its spelling."""

    roots: Any
    seeds: Any  # of every root
    spellings: Any
    of_root: Any
    of_spelling: Any
    numbers: Any


@dataclass(frozen=True)
class TrialRunner:
    """How far trials go, and how much the values on the way count: see `Search`."""

    engine: Engine
    judge: Judge
    horizon: int
    trace: float

    def play(self, wave: Wave) -> Any:
        """The share of the win and the Glory that each trial promises the deciding seat; every core plays its part."""
        promised = np.zeros((2, len(wave.numbers)), np.float32)
        with self.judge.for_threads():
            self.engine.spread(self._some, len(wave.numbers), wave, promised)
        return promised

    def _some(self, wave: Wave, promised: Any, slot: int, start: int, end: int) -> None:
        """Play the trials start..end, on one core, into `promised`."""
        engine, n, here = self.engine, end - start, slice(start, end)
        own_part = (wave.of_root[here], wave.of_spelling[here], wave.numbers[here])
        begun = [engine.given(each, each.dtype) for each in (wave.seeds, wave.spellings, *own_part)]
        states, status = engine.states(n), engine.integers((n,), np.int8)
        turns = engine.given(np.full(n, self.horizon or NEVER, np.int16), np.int16)
        shares, glory = engine.integers((n,), np.float32), engine.integers((n,), np.float32)
        dice, work = engine.integers((1, 4), np.int64), (engine.views(1), engine.decisions(1))
        seen = engine.integers((n, OBSERVATION), np.int8), engine.integers((n, DECISIONS), np.int8)
        kept = (states, turns, status, shares, glory)
        engine.start_trials(wave.roots, *begun, dice, *kept, *work, *seen, 0, 0, n)
        active, own_promised, left = np.arange(n), promised[:, here], np.ones(n, np.float32)
        while True:
            now = np.asarray(status)[active]
            rows, active, now = np.flatnonzero(now != ENDED), active[now != ENDED], now[now != ENDED]
            if not len(active):
                own_promised += left * np.asarray((shares, glory), np.float32)
                return
            decisions, share, worth = self.judge.judge(*(np.asarray(each, np.int8)[rows] for each in seen))
            own, going = now != DECIDING, now != ARRIVED
            part = left[active[own]] * np.where(now[own] == COME, 1 - self.trace, 1)
            own_promised[:, active[own]] += part * (share[own], worth[own])
            left[active[own]] -= part
            active, decisions = active[going], np.asarray(decisions)[going].astype(np.int64)
            given = (engine.given(active, np.int64), engine.given(decisions, np.int64))
            engine.step_trials(wave.roots, begun[2], *given, *kept, *work, *seen, 0, 0, len(active))
