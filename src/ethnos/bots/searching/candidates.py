"""What a search weighs: the whole decisions that the network holds most likely, and what their trials gave."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import NamedTuple

import numpy as np

from ...encoding import OBSERVATION
from ...rules import ViewRecord, legal_decisions
from ...rules.decision_numbers import DECISIONS
from ...rules.facade.spelling import Spelling, follow_pick, is_unfinished
from ..bot_calls import BotCalls
from ..trained.array_types import Cells8, Floats
from ..trained.network import Judge

UNLIKELY = -99.0  # the logarithm of the chance of what the network did not think of


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

    def gains(self, other: "Candidate") -> Floats:
        """How much more than the other each game promised, of those that both were tried in."""
        n = min(self.games, other.games)
        gains: Floats = self.results[:n] - other.results[:n]
        return gains

    def lead(self, other: "Candidate", doubt: float = 0.0) -> float:
        """How much more than the other it promises, less so many standard errors."""
        gains = self.gains(other)
        return float(gains.mean() - doubt * gains.std() / len(gains) ** 0.5) if len(gains) else 0.0


def among(found: list[Candidate], spelling: Spelling) -> Candidate:
    """The candidate of a decision, which becomes one where the network did not think of it."""
    for candidate in found:
        if candidate.spelling == spelling:
            return candidate
    found.append(Candidate(spelling, UNLIKELY))
    return found[-1]


class Unfinished(NamedTuple):
    """A decision of which some integers are said: the root it belongs to, what is seen then, its chance so far."""

    root: int
    said: Spelling
    view: ViewRecord
    chance: float


@dataclass(frozen=True)
class Finder:
    """Asks the network for what it would decide, card by card."""

    engine: BotCalls
    judge: Judge
    width: int  # candidates at most
    beam: int  # unfinished decisions followed at a time, the most likely ones
    least: float  # a candidate that the network holds less likely is left out

    def find(self, views: Sequence[ViewRecord]) -> list[list[Candidate]]:
        """For every view its most likely whole decisions, most likely first."""
        found: list[list[Candidate]] = [[] for _ in views]
        frontier = [Unfinished(root, (), view.copy(), 0.0) for root, view in enumerate(views)]
        while frontier:
            chances = self.judge.chances(*seen_in(self.engine, [each.view for each in frontier]))
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


def seen_in(engine: BotCalls, views: Sequence[ViewRecord]) -> tuple[Cells8, Cells8]:
    """Observations and masks of views whose seats are asked."""
    rows, out = engine.views(1), engine.decisions()
    observations = engine.integers((len(views), OBSERVATION), np.int8)
    masks = engine.integers((len(views), DECISIONS), np.int8)
    for i, view in enumerate(views):
        engine.put(rows, 0, view)
        engine.show_view_at(rows, 0, observations, masks, i, out)
    return np.asarray(observations, np.int8), np.asarray(masks, np.int8)
