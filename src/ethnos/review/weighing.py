"""Decisions beside their alternatives: the archon's trials, the same possible games for all candidates.

Made from what the deciding seat saw and from nothing else. It repeats: so many trials, dealt by a number that
follows from the view. Three rounds, each for fewer decisions with more games:

1. A glance at all candidates that the network thinks of, and at what was played: to the seat's next turn only.
2. Where something seems better than what was played, a longer look at the best few: which is the best?
3. That one and what was played in other games, which had no say in choosing it: how much was given away?
   Where the answer is close to what tells a blunder from a mistake, in many more.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ..bots.bot_build import BOTS
from ..bots.searching.candidates import Candidate, among
from ..bots.searching.search import Search
from ..bots.trained.network import Judge, champion_network
from ..rules import ViewRecord
from ..rules.facade.spelling import Spelling
from .grading import BLUNDER, MISTAKE

WIDTH = 6  # candidates, beside the one that was played
HORIZON, TRACE = 3, 0.6  # own turns that a trial goes on for, and what each leaves to the later: see docs/review.md
WAVE = 1024  # trials played together
GLANCE = 12  # possible games in which every candidate is made
MAY_BE_BETTER = 0.012  # another may be better than what was played by so much, as far as that shows …
LONGER_LOOK, FEW = 16, 3  # … and the best few are made in so many games
FRESH = 1_000_000  # number of the first of those games that decide how much was given away
CLOSE = (16, 24, 60, 150, 350, 450, 1500)  # games more, for as long as the loss is close to what tells grades apart
BOTH = 100  # games up to which the two best are played where one may be much better: which, is seen by then
FINE = 40  # games after which only the limit of a blunder is worth more
DOUBT = 2.75  # standard errors that a loss is to be away from that limit …
EXACT = 0.0015  # … unless they are as small as this
TRUST = 0.85  # of a difference that trials show, the part that is left when games are played to their end


@dataclass
class Weighing:
    """A decision being weighed: what was played, if anything was, among what could be."""

    view: ViewRecord
    seed: int
    found: list[Candidate]
    played: Candidate | None
    best: Candidate = field(init=False)
    rivals: list[Candidate] = field(init=False)  # of what was played, the best first
    gaps: list[float] = field(default_factory=list)  # in every fresh game, how much better the best did

    @property
    def loss(self) -> float:
        """The chance given away, as far as fresh games show it."""
        return max(0.0, TRUST * float(np.mean(self.gaps))) if self.gaps else 0.0

    @property
    def error(self) -> float:
        return TRUST * float(np.std(self.gaps)) / len(self.gaps) ** 0.5 if self.gaps else 0.0

    @property
    def chance(self) -> float:
        """The chance to win with what was played, or with the best where nothing was."""
        return (self.played or self.best).share

    def hope(self, other: Candidate) -> float:
        """How much better than what was played another may be: a standard error more than it was."""
        if self.played is None:
            return 1.0
        n = other.games
        gaps = other.results - self.played.results[:n]
        return float(gaps.mean() + gaps.std() / n**0.5)

    @property
    def may_be_blunder(self) -> bool:
        """Whether something may be so much better, and too few games were played to see it."""
        return len(self.gaps) < BOTH and TRUST * max(map(self.hope, self.rivals)) >= BLUNDER

    @property
    def is_close(self) -> bool:
        """Whether more games could change the grade: that of a blunder surely, the others where it costs little."""
        of_blunder = abs(self.loss - BLUNDER) < DOUBT * self.error and self.error > EXACT
        of_mistake = len(self.gaps) < FINE and abs(self.loss - MISTAKE) < self.error
        return of_blunder or of_mistake or (self.loss < BLUNDER and self.may_be_blunder)


def seed_of(view: ViewRecord, run: int = 0) -> int:
    """The number that deals the possible games of a view; another run has others."""
    digest = hashlib.sha256(view.to_bytes() + run.to_bytes(8, "little")).digest()
    return int.from_bytes(digest[:7], "little")


def weigh(
    views: Sequence[ViewRecord], played: Sequence[Spelling], run: int = 0, judge: Judge | None = None
) -> list[Weighing]:
    """Every decision beside what else could have been decided; an empty spelling: nothing was."""
    search = Search(BOTS.fastest(), judge or champion_network(), width=WIDTH, horizon=HORIZON, trace=TRACE, wave=WAVE)
    found = search.candidates(views)
    every = [
        Weighing(view, seed_of(view, run), each, _played_among(each, spelling))
        for view, each, spelling in zip(views, found, played, strict=True)
    ]
    _play(replace(search, horizon=1), every, [one.found for one in every], GLANCE, 0)
    worse = _may_be_worse(every, [one.found for one in every])
    few = [_few(one) for one in worse]
    for candidate in (each for some in few for each in some):
        candidate.shares, candidate.glories = [], []  # a glance and a longer look are not the same measure
    _play(search, worse, few, LONGER_LOOK, GLANCE)
    worse = [one for one in _may_be_worse(worse, few) if one.played is not None]
    _settle(search, worse)
    for one in worse:
        one.best = one.best if one.loss > 0 else _made(one)
    return every


def _may_be_worse(some: list[Weighing], among: list[list[Candidate]]) -> list[Weighing]:
    """Where something may be better than what was played; what did best is remembered."""
    for one, candidates in zip(some, among, strict=True):
        one.best = max(candidates, key=lambda candidate: candidate.share)
        one.rivals = sorted((each for each in candidates if each is not one.played), key=lambda each: -each.share)
    return [one for one in some if len(one.found) > 1 and any(one.hope(each) > MAY_BE_BETTER for each in one.rivals)]


def _settle(search: Search, close: list[Weighing]) -> None:
    """Fresh games for the best and for what was played, for as long as the grade hangs in the balance.

    What is best is known from the games before: those that tell how much it is better had no say in it.
    """
    first = FRESH
    for games in CLOSE:
        tried = [[*_contenders(one), _made(one)] for one in close]
        fresh = [[Candidate(each.spelling, 0.0) for each in some] for some in tried]
        _play(search, close, fresh, games, first)
        for one, before, now in zip(close, tried, fresh, strict=True):
            one.best = max(before[:-1], key=lambda candidate: candidate.share)
            one.gaps += [float(gap) for gap in now[before.index(one.best)].results - now[-1].results]
            one.rivals = before[:-1]  # only what was tried in the same games is compared
            for old, new in zip(before, now, strict=True):
                old.shares += new.shares
        first += games
        close = [one for one in close if one.is_close]


def _contenders(one: Weighing) -> list[Candidate]:
    """What may be the best: two, where it may make the difference of a blunder and is not seen yet."""
    if one.may_be_blunder:
        return sorted(one.rivals, key=one.hope)[-2:]
    return [max(one.rivals, key=lambda candidate: candidate.share)]


def _made(one: Weighing) -> Candidate:
    assert one.played is not None
    return one.played


def _play(search: Search, some: list[Weighing], what: list[list[Candidate]], games: int, first: int) -> None:
    if some:
        search.play([one.view for one in some], what, games, [one.seed for one in some], first)


def _few(one: Weighing) -> list[Candidate]:
    """The best few, and what was played."""
    best = sorted(one.found, key=lambda candidate: -candidate.share)[:FEW]
    return best if one.played is None or one.played in best else [*best, one.played]


def _played_among(found: list[Candidate], spelling: Spelling) -> Candidate | None:
    """What was played is always weighed."""
    return among(found, spelling) if spelling else None
