"""Decisions beside their alternatives: the archon's trials, the same possible games for all candidates.

Everything here is made from what the deciding seat saw, and repeats: so many trials, dealt by a
number that follows from the view.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ..bots.bot_build import BOTS
from ..bots.searching.search import Candidate, Search
from ..bots.trained.network import Judge, champion_network
from ..rules import ViewRecord
from ..rules.facade.spelling import Spelling

WIDTH = 6  # candidates, beside the one that was played
GAMES = 16  # possible games in which every candidate is made
WAVE = 1024  # trials played together
UNLIKELY = -99.0  # the logarithm of the chance of what the network did not think of


@dataclass(frozen=True)
class Weighing:
    """What was weighed at a decision: the one played, the best, and all of them, best first."""

    played: Candidate
    best: Candidate
    found: list[Candidate]
    loss: float


def seed_of(view: ViewRecord, run: int = 0) -> int:
    """The number that deals the possible games of a view; another run has others."""
    digest = hashlib.sha256(view.to_bytes() + run.to_bytes(8, "little")).digest()
    return int.from_bytes(digest[:7], "little")


def weigh(
    views: Sequence[ViewRecord], played: Sequence[Spelling], run: int = 0, judge: Judge | None = None
) -> list[Weighing]:
    """Every decision beside what else could have been decided."""
    search = Search(BOTS.fastest(), judge or champion_network(), width=WIDTH, wave=WAVE)
    seeds = [seed_of(view, run) for view in views]
    found = search.candidates(views)
    made = [_played_among(each, spelling) for each, spelling in zip(found, played, strict=True)]
    search.play(views, found, GAMES, seeds)
    return [_weighed(own, each) for own, each in zip(made, found, strict=True)]


def _played_among(found: list[Candidate], spelling: Spelling) -> Candidate:
    """What was played is always weighed."""
    for candidate in found:
        if candidate.spelling == spelling:
            return candidate
    found.append(Candidate(spelling, UNLIKELY))
    return found[-1]


def _weighed(played: Candidate, found: list[Candidate]) -> Weighing:
    ordered = sorted(found, key=lambda candidate: -candidate.share)
    best = ordered[0]
    return Weighing(played, best, ordered, max(0.0, best.share - played.share))
