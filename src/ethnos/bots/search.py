"""Search over what a seat cannot know: candidates from the network, weighed in possible games.

Each candidate, a whole band or keep among them, is made in the same resampled games;
the network plays on for everybody until the seat's next turn, where its own value of
the seat's own view says what the candidate was worth. Candidates that fall behind are
dropped by halves, so that the close ones get most of the games.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log, log2
from typing import Any

import numpy as np

from ..encoding import OBSERVATION
from ..rules import View, legal_decisions
from ..rules.decisions import DECISIONS
from ..rules.engine import Engine
from ..rules.series import LANE
from ..rules.whole import Spelling, follow_pick, is_unfinished
from .mind import Mind
from .network import Judge
from .trials import ARRIVED, DECIDING, ENDED, NETWORK
from .weights import DEFAULT

LONGEST = 12  # integers of a spelling


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
    def share(self) -> float:
        return float(np.concatenate(self.shares).mean()) if self.shares else 0.0

    @property
    def glory(self) -> float:
        return float(np.concatenate(self.glories).mean()) if self.glories else 0.0


@dataclass(frozen=True)
class Search:
    """How to search; the defaults are the archon's."""

    engine: Engine
    judge: Judge
    width: int = 8  # candidates
    beam: int = 12  # half-spelled decisions followed at a time
    least: float = 1e-5  # chance of a candidate that is looked at
    horizon: int = 1  # own turns until the network's value is taken; 0: to the end of the game
    others: int = NETWORK  # who plays on for the other seats: the network, or a compiled bot
    trust: float = 0.003  # share of the win that a factor of e in the policy's chance outweighs
    wave: int = 768  # trials played at a time

    def candidates(self, views: Sequence[View]) -> list[list[Candidate]]:
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
            each[1:] = [candidate for candidate in each[1:] if candidate.chance > log(self.least)]
        return found

    def weigh(
        self,
        views: Sequence[View],
        found: list[list[Candidate]],
        simulations: int,
        seeds: Sequence[int],
        end: float | None = None,
    ) -> None:
        """Play so many trials for every view, by halving; `end` is when to stop at the latest."""
        roots = self.engine.views(len(views))
        for i, view in enumerate(views):
            self.engine.put(roots, i, view)
        alive = [list(each) for each in found]
        rounds = [max(1, ceil(log2(len(each)))) if len(each) > 1 else 0 for each in alive]
        for number in range(max(rounds, default=0)):
            trials = []
            for root, each in enumerate(alive):
                if number < rounds[root]:
                    games = max(1, simulations // (rounds[root] * len(each)))
                    first = each[0].games
                    trials += [(root, candidate, first, games) for candidate in each]
            if not self._play(roots, seeds, trials, end):
                return
            for root, each in enumerate(alive):
                each.sort(key=lambda candidate: -self.worth(candidate))
                if number < rounds[root]:
                    del each[max(2, (len(each) + 1) // 2) :]

    def worth(self, candidate: Candidate) -> float:
        return candidate.share + self.trust * candidate.chance

    def best(self, found: Sequence[Candidate]) -> Candidate:
        """The candidate worth most among those weighed longest."""
        longest = max(candidate.games for candidate in found)
        return max((c for c in found if c.games == longest), key=self.worth)

    def _seen(self, views: Sequence[View]) -> tuple[Any, Any]:
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

    def _play(self, roots: Any, seeds: Sequence[int], trials: list[Any], end: float | None) -> bool:
        """Play (root, candidate, first number, games) in waves; False where time ran out.

        Every wave holds the same games of all candidates, so that stopping early favours none.
        """
        if not trials:
            return True
        most = max(games for _, _, _, games in trials)
        step = max(1, min(most, self.wave // len(trials)))
        for start in range(0, most, step):
            if end is not None and start and time.monotonic() > end:
                return False
            part = [(r, c, first + start, min(step, games - start)) for r, c, first, games in trials if games > start]
            counts = [games for _, _, _, games in part]
            of_root = np.repeat([root for root, _, _, _ in part], counts)
            of_spelling = np.repeat(np.arange(len(part)), counts)
            numbers = np.concatenate([np.arange(first, first + games) for _, _, first, games in part])
            spellings = np.full((len(part), LONGEST), -1, np.int16)
            for i, (_, candidate, _, _) in enumerate(part):
                spellings[i, : len(candidate.spelling)] = candidate.spelling
            shares, glory = self._trials(roots, np.array(seeds, np.int64), spellings, of_root, of_spelling, numbers)
            at = np.cumsum([0, *counts])
            for i, (_, candidate, _, _) in enumerate(part):
                candidate.shares.append(shares[at[i] : at[i + 1]])
                candidate.glories.append(glory[at[i] : at[i + 1]])
        return end is None or time.monotonic() <= end

    def _trials(self, roots: Any, seeds: Any, spellings: Any, of_root: Any, of_spelling: Any, numbers: Any) -> Any:
        """The share of the win and the Glory that each trial promises the deciding seat."""
        engine, n, lanes = self.engine, len(numbers), self.engine.slots * LANE
        states, status = engine.states(n), np.zeros(n, np.int8)
        turns = np.full(n, self.horizon or 1_000, np.int16)
        shares, glory = np.zeros(n, np.float32), np.zeros(n, np.float32)
        work = (self.others, engine.given(DEFAULT, np.float64), engine.views(lanes), engine.records(Mind, lanes))
        work += (np.zeros((lanes, 4), np.int64), engine.decisions(lanes))
        observations, masks = np.zeros((n, OBSERVATION), np.int8), np.zeros((n, DECISIONS), np.int8)
        kept = (states, turns, status, shares, glory)
        engine.spread(
            engine.start_trials,
            n,
            *(roots, seeds, spellings, of_root, of_spelling, numbers),
            *kept,
            *work,
            *(observations, masks),
        )
        active = np.arange(n)
        while len(active):
            rows = np.flatnonzero(status[active] != ENDED)
            if not len(rows):
                break
            active = active[rows]
            decisions, share, worth = self.judge.judge(observations[rows], masks[rows])
            arrived = status[active] == ARRIVED
            shares[active[arrived]], glory[active[arrived]] = share[arrived], worth[arrived]
            active, decisions = active[~arrived], np.asarray(decisions)[~arrived].astype(np.int64)
            assert (status[active] == DECIDING).all()
            engine.spread(
                engine.step_trials,
                len(active),
                *(roots, of_root, active, decisions),
                *kept,
                *work,
                *(observations, masks),
            )
        return shares, glory
