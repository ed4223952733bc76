"""Search over what a seat cannot know: candidates from the network, weighed in possible games.

Each candidate, a whole band or keep among them, is made in the same resampled games;
these are played on by the network for some of the seat's turns, at each of which the network's
value of the seat's own view says what the candidate was worth. Candidates that fall behind are
dropped by halves, so that the close ones get most of the games; the policy's own choice
stays, and is overruled only by what is better beyond chance.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, exp, log2
from typing import Any

import numpy as np

from ...encoding import OBSERVATION
from ...rules import ViewRecord, legal_decisions
from ...rules.decision_numbers import DECISIONS
from ...rules.facade.spelling import Spelling, follow_pick, is_unfinished
from ...rules.speeds.engine import Engine
from ..trained.network import Judge
from .pace import Pace
from .trial_runner import LONGEST, TrialRunner, Wave

FEWEST = 8  # games below which nothing is overruled


@dataclass
class Candidate:
    """A whole decision, the logarithm of its chance, and what its trials gave."""

    spelling: Spelling
    chance: float
    shares: list[Any] = field(default_factory=list)
    glories: list[Any] = field(default_factory=list)

    @property
    def games(self) -> int:
        return sum(len(each) for each in self.shares)

    @property
    def results(self) -> Any:
        """The share of the win that each game promised, in the order of the games' numbers."""
        return np.concatenate(self.shares) if self.shares else np.zeros(0, np.float32)

    @property
    def share(self) -> float:
        return float(self.results.mean()) if self.shares else 0.0

    @property
    def glory(self) -> float:
        return float(np.concatenate(self.glories).mean()) if self.glories else 0.0


@dataclass(frozen=True)
class Search:
    """How to search; the defaults are the archon's."""

    engine: Engine
    judge: Judge
    width: int = 16  # candidates
    beam: int = 24  # half-spelled decisions followed at a time
    least: float = 1e-8  # chance of a candidate that is looked at
    horizon: int = 6  # own turns that a trial is played on for; 0: to the end of the game
    trace: float = 0.9  # lambda: the part of a trial's worth that each of these turns leaves to the later ones
    doubt: float = 0.5  # standard errors by which a candidate must beat the policy's choice
    margin: float = 0.002  # share of the win by which it must do so too: the network's values are not exact
    wave: int = 256  # trials played at a time

    def candidates(self, views: Sequence[ViewRecord]) -> list[list[Candidate]]:
        """For every view its most likely whole decisions, most likely first."""
        found: list[list[Candidate]] = [[] for _ in views]
        frontier = [(root, (), view.copy(), 0.0) for root, view in enumerate(views)]
        while frontier:
            chances = self.judge.chances(*self._seen([view for _, _, view, _ in frontier]))
            ahead: list[list[Any]] = [[] for _ in views]
            for (root, said, view, chance), row in zip(frontier, chances, strict=True):
                for decision in legal_decisions(view):
                    spelling, likely = (*said, decision), chance + float(row[decision])
                    if is_unfinished(decision):
                        ahead[root].append((likely, spelling, view))
                    else:
                        found[root].append(Candidate(spelling, likely))
            frontier = []
            for root, unfinished in enumerate(ahead):
                best = sorted(unfinished, key=lambda each: -each[0])[: self.beam]
                for likely, spelling, view in best:
                    twin = view.copy()
                    follow_pick(twin, spelling[-1])
                    frontier.append((root, spelling, twin, likely))
        for each in found:
            each.sort(key=lambda candidate: -candidate.chance)
            del each[self.width :]
            each[1:] = [candidate for candidate in each[1:] if exp(candidate.chance) >= self.least]
        return found

    def weigh(
        self,
        views: Sequence[ViewRecord],
        found: list[list[Candidate]],
        simulations: int,
        seeds: Sequence[int],
        end: float | None = None,
    ) -> None:
        """Play so many trials for every view, by halving; with an `end` every round gets its share of the time."""
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
                    trials += [(root, candidate, first, games) for candidate in each]
            until = None if end is None else began + (end - began) * (number + 1) / most
            self._play(roots, seeds, trials, until, pace)
            for root, each in enumerate(alive):
                likeliest = max(each, key=lambda candidate: candidate.chance)
                each.sort(key=lambda candidate: (candidate is not likeliest, -candidate.share))
                if number < rounds[root]:
                    del each[max(2, (len(each) + 1) // 2) :]

    def play(
        self, views: Sequence[ViewRecord], found: Sequence[Sequence[Candidate]], games: int, seeds: Sequence[int]
    ) -> None:
        """Play so many trials for every candidate."""
        trials = [(root, candidate, 0, games) for root, each in enumerate(found) for candidate in each]
        self._play(self._roots(views), seeds, trials, None, Pace())

    def best(self, found: Sequence[Candidate]) -> Candidate:
        """The policy's own choice, unless another did better by more than chance would explain.

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

    def _roots(self, views: Sequence[ViewRecord]) -> Any:
        roots = self.engine.views(len(views))
        for i, view in enumerate(views):
            self.engine.put(roots, i, view)
        return roots

    def _seen(self, views: Sequence[ViewRecord]) -> tuple[Any, Any]:
        """Observations and masks of views whose seats are asked."""
        engine = self.engine
        rows, out = engine.views(1), engine.decisions()
        observations = engine.integers((len(views), OBSERVATION), np.int8)
        masks = np.zeros((len(views), DECISIONS), np.int8)
        for i, view in enumerate(views):
            engine.put(rows, 0, view)
            engine.encode_at(rows, 0, observations, i)
            n = engine.legal_at(rows, 0, out)
            masks[i, np.asarray(out[:n])] = 1
        return np.asarray(observations, np.int8), masks

    def _play(self, roots: Any, seeds: Sequence[int], trials: list[Any], end: float | None, pace: Pace) -> None:
        """Play (root, candidate, first number, games) in waves; with an `end` a small one first, then what fits.

        Every wave holds the same games of all candidates, so that stopping early favours none.
        """
        if not trials:
            return
        most, start = max(games for _, _, _, games in trials), 0
        widest = max(1, min(most, self.wave // len(trials)))
        step = pace.games(widest, len(trials), end)
        tryout = TrialRunner(self.engine, self.judge, self.horizon, self.trace)
        while start < most and step > 0:
            began = time.monotonic()
            part = [(r, c, first + start, min(step, games - start)) for r, c, first, games in trials if games > start]
            counts = [games for _, _, _, games in part]
            of_root = np.repeat([root for root, _, _, _ in part], counts)
            of_spelling = np.repeat(np.arange(len(part)), counts)
            numbers = np.concatenate([np.arange(first, first + games) for _, _, first, games in part])
            spellings = np.full((len(part), LONGEST), -1, np.int16)
            for i, (_, candidate, _, _) in enumerate(part):
                spellings[i, : len(candidate.spelling)] = candidate.spelling
            wave = Wave(roots, np.array(seeds, np.int64), spellings, of_root, of_spelling, numbers)
            shares, glory = tryout.play(wave)
            at = np.cumsum([0, *counts])
            for i, (_, candidate, _, _) in enumerate(part):
                candidate.shares.append(shares[at[i] : at[i + 1]])
                candidate.glories.append(glory[at[i] : at[i + 1]])
            start += step
            pace.waves.append((len(numbers), time.monotonic() - began))
            step = pace.games(widest, len(trials), end)
