"""How the archon finds a decision: it tries the network's candidates in games that may be the real one.

1. Candidates: the whole decisions (a band with all its cards is one) that the network holds
   most likely.
2. Trials: the hidden cards are dealt at random, as the seat must hold possible; each candidate
   is made in the same such games, and the network plays on for some of the seat's turns. What
   it thinks of the seat's position at these turns is what the trial was worth.
3. Halving: after every round the worse half of the candidates is dropped, and whatever is surely
   worse than the best, so that the close ones get most of the trials. The network's own first
   choice stays, unless it is surely worse.
4. The choice: the network's own, unless another candidate was better by more than chance explains.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2

from ...rules import ViewRecord
from ..bot_calls import BotCalls
from ..trained.network import Judge
from .candidates import Candidate, Finder
from .trial_runner import TrialRunner
from .waves import TrialOrder, Waves

FEWEST = 8  # games below which nothing is overruled
TELLING = 24  # games below which nothing is surely worse


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
    sure: float = 3.0  # standard errors by which a candidate is surely worse; 0: none ever is
    threads: int | None = None  # that play trials; as many as there are cores

    def candidates(self, views: Sequence[ViewRecord]) -> list[list[Candidate]]:
        """For every view its most likely whole decisions, most likely first."""
        return Finder(self.engine, self.judge, self.width, self.beam, self.least).find(views)

    def weigh(
        self,
        views: Sequence[ViewRecord],
        found: list[list[Candidate]],
        simulations: int,
        seeds: Sequence[int],
        end: float | None = None,
    ) -> None:
        """Play at most so many trials for every view, dropping the worse half after every round.

        With an `end` (by the monotonic clock) every round gets its share of the time instead.
        """
        waves, alive = self._waves(views, seeds), [list(each) for each in found]
        rounds = [ceil(log2(len(each))) + 1 if len(each) > 1 else 0 for each in alive]  # two are looked at twice
        most, began = max(rounds, default=0), time.monotonic()
        for number in range(most):
            if end is not None and number and time.monotonic() >= end:
                return
            orders = []
            for root, each in enumerate(alive):
                if number < rounds[root] and len(each) > 1:
                    games = max(1, simulations // (rounds[root] * len(each)))
                    orders += [TrialOrder(root, candidate, each[0].games, games) for candidate in each]
            until = None if end is None else began + (end - began) * (number + 1) / most
            waves.play(orders, until)
            for root, each in enumerate(alive):
                if number < rounds[root]:
                    self._drop(each)

    def play(
        self,
        views: Sequence[ViewRecord],
        found: Sequence[Sequence[Candidate]],
        games: int,
        seeds: Sequence[int],
        first: int = 0,
    ) -> None:
        """Play so many trials for every candidate, beginning with possible game number `first`."""
        orders = [TrialOrder(root, candidate, first, games) for root, each in enumerate(found) for candidate in each]
        self._waves(views, seeds).play(orders)

    def best(self, found: Sequence[Candidate]) -> Candidate:
        """The network's own choice, unless another did better by more than chance would explain.

        Both were made in the same games, so it is their differences that are looked at.
        """
        own = max(found, key=lambda candidate: candidate.chance)
        best, lead = own, 0.0
        for candidate in found:
            if candidate is own or min(candidate.games, own.games) < FEWEST:
                continue
            surely = candidate.lead(own, self.doubt) - self.margin
            if surely > lead:
                best, lead = candidate, surely
        return best

    def _drop(self, alive: list[Candidate]) -> None:
        """Drop the worse half, but not the network's own choice, and whatever is surely worse than the best."""
        own = max(alive, key=lambda candidate: candidate.chance)
        alive.sort(key=lambda candidate: (candidate is not own, -candidate.share))
        del alive[max(2, (len(alive) + 1) // 2) :]
        best = max(alive, key=lambda candidate: candidate.share)
        alive[:] = [each for each in alive if each is best or not self._is_surely_worse(each, best)]

    def _is_surely_worse(self, candidate: Candidate, best: Candidate) -> bool:
        told = min(candidate.games, best.games) >= TELLING and self.sure > 0
        return told and candidate.lead(best, -self.sure) < 0

    def _waves(self, views: Sequence[ViewRecord], seeds: Sequence[int]) -> Waves:
        roots = self.engine.views(len(views))
        for i, view in enumerate(views):
            self.engine.put(roots, i, view)
        runner = TrialRunner(self.engine, self.judge, self.horizon, self.trace, self.threads)
        return Waves(runner, roots, seeds, self.wave)
