"""Trials of many candidates, played in waves: as many at once as the judge likes and the time allows."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ...rules import ViewRecord
from ...rules.speeds.arrays import Records
from .candidates import Candidate
from .pace import Pace
from .trial_runner import LONGEST, TrialRunner, Wave


class TrialOrder(NamedTuple):
    """Trials to be played: so many games of a candidate, beginning with a number."""

    root: int
    candidate: Candidate
    first: int
    games: int


@dataclass(frozen=True)
class Waves:
    """Some positions ("roots") in which trials are played, and the pace at which that goes."""

    runner: TrialRunner
    roots: Records[ViewRecord]
    seeds: Sequence[int]
    most: int  # trials played together
    pace: Pace = field(default_factory=Pace)

    def play(self, orders: list[TrialOrder], end: float | None = None) -> None:
        """Play trials in waves; with an `end` a small one first, then what fits.

        Every wave holds the same games of all candidates, so that stopping early favours none.
        """
        if not orders:
            return
        games, start = max(each.games for each in orders), 0
        widest = max(1, min(games, self.most // len(orders)))
        step = self.pace.games(widest, len(orders), end)
        while start < games and step > 0:
            began = time.monotonic()
            part = [
                each._replace(first=each.first + start, games=min(step, each.games - start))
                for each in orders
                if each.games > start
            ]
            self._wave(part)
            start += step
            self.pace.waves.append((sum(each.games for each in part), time.monotonic() - began))
            step = self.pace.games(widest, len(orders), end)

    def _wave(self, orders: list[TrialOrder]) -> None:
        counts = [each.games for each in orders]
        spellings = np.full((len(orders), LONGEST), -1, np.int16)
        for i, each in enumerate(orders):
            spellings[i, : len(each.candidate.spelling)] = each.candidate.spelling
        wave = Wave(
            self.roots,
            np.array(self.seeds, np.int64),
            spellings,
            of_root=np.repeat([each.root for each in orders], counts),
            of_spelling=np.repeat(np.arange(len(orders)), counts),
            numbers=np.concatenate([np.arange(each.first, each.first + each.games) for each in orders]),
        )
        shares, glory = self.runner.play(wave)
        at = np.cumsum([0, *counts])
        for i, each in enumerate(orders):
            each.candidate.shares.append(shares[at[i] : at[i + 1]])
            each.candidate.glories.append(glory[at[i] : at[i + 1]])
