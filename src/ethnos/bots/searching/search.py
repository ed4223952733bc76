"""How the archon finds a decision: it tries the network's candidates in games that may be the real one.

1. Candidates: the whole decisions (a band with all its cards is one) that the network holds
   most likely.
2. Trials: the hidden cards are dealt at random, as the seat must hold possible; each candidate
   is made in the same such games, and the network plays on for some of the seat's turns. What
   it thinks of the seat's position at these turns is what the trial was worth.
3. Halving: after every round the worse half of the candidates is dropped, so that the close
   ones get most of the trials. The network's own first choice always stays.
4. The choice: the network's own, unless another candidate was better by more than chance explains.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, exp, log2
from typing import NamedTuple

import numpy as np

from ...encoding import OBSERVATION
from ...rules import ViewRecord, legal_decisions
from ...rules.decision_numbers import DECISIONS
from ...rules.facade.spelling import Spelling, follow_pick, is_unfinished
from ...rules.speeds.arrays import Records
from ..bot_calls import BotCalls
from ..trained.array_types import Cells8, Floats
from ..trained.network import Judge
from .pace import Pace
from .trial_runner import LONGEST, TrialRunner, Wave

FEWEST = 8  # games below which nothing is overruled


@dataclass
class Candidate:
    """A whole decision, the logarithm of its chance, and what its trials gave."""

    spelling: Spelling
    chance: float
    shares: list[Floats] = field(default_factory=list)  # an array for every wave of trials
    glories: list[Floats] = field(default_factory=list)

    @property
    def games(self) -> int:
        return sum(len(each) for each in self.shares)

    @property
    def results(self) -> Floats:
        """The share of the win that each game promised, in the order of the games' numbers."""
        return np.concatenate(self.shares) if self.shares else np.zeros(0, np.float32)

    @property
    def share(self) -> float:
        return float(self.results.mean()) if self.shares else 0.0

    @property
    def glory(self) -> float:
        return float(np.concatenate(self.glories).mean()) if self.glories else 0.0


class Unfinished(NamedTuple):
    """A decision of which some integers are said: the root it belongs to, what is seen then, its chance so far."""

    root: int
    said: Spelling
    view: ViewRecord
    chance: float


class TrialOrder(NamedTuple):
    """Trials to be played: so many games of a candidate, beginning with a number."""

    root: int
    candidate: Candidate
    first: int
    games: int


@dataclass(frozen=True)
class Search:
    """A search with its settings; the defaults are the archon's.

    `candidates` finds what to weigh, `weigh` plays the trials, `best` chooses. All take several
    positions ("roots") at once, because the judge is asked about many at a time.
    """

    engine: BotCalls
    judge: Judge
    width: int = 16  # candidates at most
    beam: int = 24  # unfinished decisions followed at a time, the most likely ones
    least: float = 1e-8  # a candidate that the network holds less likely is not tried
    horizon: int = 6  # turns of the seat that a trial is played on for; 0: to the end of the game
    trace: float = 0.9  # of a trial's worth, the part that each of these turns leaves to the later ones (lambda)
    doubt: float = 0.5  # standard errors by which a candidate must beat the network's own choice …
    margin: float = 0.002  # … and share of the win by which it must do so too: the network's values are not exact
    wave: int = 256  # trials played together

    def candidates(self, views: Sequence[ViewRecord]) -> list[list[Candidate]]:
        """For every view its most likely whole decisions, most likely first."""
        found: list[list[Candidate]] = [[] for _ in views]
        frontier = [Unfinished(root, (), view.copy(), 0.0) for root, view in enumerate(views)]
        while frontier:
            chances = self.judge.chances(*self._seen([each.view for each in frontier]))
            ahead: list[list[Unfinished]] = [[] for _ in views]
            for (root, said, view, chance), row in zip(frontier, chances, strict=True):
                for decision in legal_decisions(view):
                    spelling, likely = (*said, decision), chance + float(row[decision])
                    if is_unfinished(decision):
                        ahead[root].append(Unfinished(root, spelling, view, likely))
                    else:
                        found[root].append(Candidate(spelling, likely))
            frontier = []
            for several in ahead:
                for each in sorted(several, key=lambda unfinished: -unfinished.chance)[: self.beam]:
                    twin = each.view.copy()
                    follow_pick(twin, each.said[-1])
                    frontier.append(each._replace(view=twin))
        for whole in found:
            whole.sort(key=lambda candidate: -candidate.chance)
            del whole[self.width :]
            whole[1:] = [candidate for candidate in whole[1:] if exp(candidate.chance) >= self.least]
        return found

    def weigh(
        self,
        views: Sequence[ViewRecord],
        found: list[list[Candidate]],
        simulations: int,
        seeds: Sequence[int],
        end: float | None = None,
    ) -> None:
        """Play so many trials for every view, dropping the worse half after every round.

        With an `end` (by the monotonic clock) every round gets its share of the time instead.
        """
        roots = self._roots(views)
        alive = [list(each) for each in found]
        rounds = [max(1, ceil(log2(len(each)))) if len(each) > 1 else 0 for each in alive]
        most, began, pace = max(rounds, default=0), time.monotonic(), Pace()
        for number in range(most):
            if end is not None and number and time.monotonic() >= end:
                return
            trials = []
            for root, each in enumerate(alive):
                if number < rounds[root]:
                    games = max(1, simulations // (rounds[root] * len(each)))
                    first = each[0].games
                    trials += [TrialOrder(root, candidate, first, games) for candidate in each]
            until = None if end is None else began + (end - began) * (number + 1) / most
            self._play(roots, seeds, trials, until, pace)
            for root, each in enumerate(alive):
                likeliest = max(each, key=lambda candidate: candidate.chance)
                each.sort(key=lambda candidate: (candidate is not likeliest, -candidate.share))
                if number < rounds[root]:
                    del each[max(2, (len(each) + 1) // 2) :]

    def play(
        self,
        views: Sequence[ViewRecord],
        found: Sequence[Sequence[Candidate]],
        games: int,
        seeds: Sequence[int],
        first: int = 0,
    ) -> None:
        """Play so many trials for every candidate, beginning with possible game number `first`."""
        trials = [TrialOrder(root, candidate, first, games) for root, each in enumerate(found) for candidate in each]
        self._play(self._roots(views), seeds, trials, None, Pace())

    def best(self, found: Sequence[Candidate]) -> Candidate:
        """The network's own choice, unless another did better by more than chance would explain.

        Both were made in the same games, so it is their differences that are looked at.
        """
        first = max(found, key=lambda candidate: candidate.chance)
        best, lead = first, 0.0
        for candidate in found:
            n = min(candidate.games, first.games)
            if candidate is first or n < FEWEST:
                continue
            gains = candidate.results[:n] - first.results[:n]
            sure = float(gains.mean()) - self.doubt * float(gains.std()) / n**0.5 - self.margin
            if sure > lead:
                best, lead = candidate, sure
        return best

    def _roots(self, views: Sequence[ViewRecord]) -> Records[ViewRecord]:
        roots = self.engine.views(len(views))
        for i, view in enumerate(views):
            self.engine.put(roots, i, view)
        return roots

    def _seen(self, views: Sequence[ViewRecord]) -> tuple[Cells8, Cells8]:
        """Observations and masks of views whose seats are asked."""
        engine = self.engine
        rows, out = engine.views(1), engine.decisions()
        observations = engine.integers((len(views), OBSERVATION), np.int8)
        masks = engine.integers((len(views), DECISIONS), np.int8)
        for i, view in enumerate(views):
            engine.put(rows, 0, view)
            engine.show_view_at(rows, 0, observations, masks, i, out)
        return np.asarray(observations, np.int8), np.asarray(masks, np.int8)

    def _play(
        self, roots: Records[ViewRecord], seeds: Sequence[int], trials: list[TrialOrder], end: float | None, pace: Pace
    ) -> None:
        """Play trials in waves; with an `end` a small one first, then what fits.

        Every wave holds the same games of all candidates, so that stopping early favours none.
        """
        if not trials:
            return
        most, start = max(each.games for each in trials), 0
        widest = max(1, min(most, self.wave // len(trials)))
        step = pace.games(widest, len(trials), end)
        runner = TrialRunner(self.engine, self.judge, self.horizon, self.trace)
        while start < most and step > 0:
            began = time.monotonic()
            part = [
                TrialOrder(r, c, first + start, min(step, games - start))
                for r, c, first, games in trials
                if games > start
            ]
            counts = [each.games for each in part]
            of_root = np.repeat([each.root for each in part], counts)
            of_spelling = np.repeat(np.arange(len(part)), counts)
            numbers = np.concatenate([np.arange(each.first, each.first + each.games) for each in part])
            spellings = np.full((len(part), LONGEST), -1, np.int16)
            for i, each in enumerate(part):
                spellings[i, : len(each.candidate.spelling)] = each.candidate.spelling
            wave = Wave(roots, np.array(seeds, np.int64), spellings, of_root, of_spelling, numbers)
            shares, glory = runner.play(wave)
            at = np.cumsum([0, *counts])
            for i, each in enumerate(part):
                each.candidate.shares.append(shares[at[i] : at[i + 1]])
                each.candidate.glories.append(glory[at[i] : at[i + 1]])
            start += step
            pace.waves.append((len(numbers), time.monotonic() - began))
            step = pace.games(widest, len(trials), end)
