"""The sieves of puzzles: positions go through ever finer ones, so that the dear search is kept for the few.

1. short trials: of the network's likeliest decisions, each followed only to the seat's next turn, one leads;
2. the archon's search finds the same decision, and it is far better than the rest;
3. so does a search with ten times the trials.

Needs nothing but NumPy and Numba.
"""

import base64
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import Any

from ..bots.bot_calls import BotCalls
from ..bots.handmade.bot_games import NOVICE, STEWARD
from ..bots.searching.candidates import Candidate
from ..bots.searching.search import Search
from ..rules.components import SKELETON, TribeNumber, tribe_of
from ..rules.decision_numbers import LEAD
from ..rules.facade.spelling import Spelling
from ..rules.state import Phase
from .self_play import AskedPosition, Bots, SelfPlay

TRIALS = 300  # of the search that is repeated with ten times as many
TENFOLD = 10
GLANCED = 6  # candidates in the first sieve
GLANCES = 8  # trials of each
AT_ONCE = 12  # positions searched together
PROMISING, NEARLY = 0.7, 0.9  # of what is far better, the lead that the first and the second sieve ask for


def far_better(players: int) -> float:
    """By how much of the win the solution must be better than the next: a blunder, in the words of reviews.

    With two players chances swing more widely.
    """
    return 0.08 if players == 2 else 0.05


@dataclass
class SieveCounts:
    """How many positions were asked, and how many each sieve let through."""

    asked: int = 0
    promising: int = 0
    searched: int = 0
    found: int = 0


@dataclass
class Prospect:
    """A position under way through the sieves."""

    asked: AskedPosition
    found: list[Candidate]
    missed: tuple[bool, ...] = (False, False)  # by the steward, by the novice
    best: Spelling = ()
    quick: float = 0.0  # its lead in the archon's search

    @property
    def far(self) -> float:
        return far_better(self.asked.view.players)


@dataclass
class Miner:
    """One process's search for puzzles."""

    engine: BotCalls
    search: Search
    play: SelfPlay
    bots: Bots
    trials: int = TRIALS
    led_by: frozenset[int] = frozenset()  # tribes, where only their bands are looked for
    tally: SieveCounts = field(default_factory=SieveCounts)
    hopeful: list[Prospect] = field(default_factory=list)
    last: dict[int, int] = field(default_factory=dict)  # by game: the turn of its last find

    def step(self) -> list[dict[str, Any]]:
        """Go on a little; what was found."""
        asked = list(self.play.step())
        self.tally.asked += len(asked)
        self.hopeful += self._promising(asked)
        if len(self.hopeful) < AT_ONCE:
            return []
        some, self.hopeful = self.hopeful[:AT_ONCE], self.hopeful[AT_ONCE:]
        return self._verify(some)

    def _promising(self, asked: Sequence[AskedPosition]) -> list[Prospect]:
        """The first sieve: where one of a few candidates leads at the seat's next turn, in the same possible games."""
        prospects = [
            Prospect(one, found)
            for one, found in zip(asked, self.search.candidates([each.view for each in asked]), strict=True)
            if len(found) >= (3 if one.view.phase == Phase.TURN else 2) and self._may_be_led(found)
        ]
        few = [[Candidate(each.spelling, each.chance) for each in one.found[:GLANCED]] for one in prospects]
        views = [one.asked.view for one in prospects]
        if views:
            short = replace(self.search, horizon=1)
            short.play(views, few, GLANCES, [self.play.dice.getrandbits(40) for _ in views])
        good = []
        for one, tried in zip(prospects, few, strict=True):
            best, second = sorted(tried, key=lambda candidate: -candidate.share)[:2]
            if best.share - second.share >= one.far * PROMISING and self._is_led(best, second):
                one.best = best.spelling
                one.missed = tuple(self.bots.spell(bot, one.asked.view) != one.best for bot in (STEWARD, NOVICE))
                good.append(one)
        self.tally.promising += len(good)
        return good

    def _may_be_led(self, found: Sequence[Candidate]) -> bool:
        """Whether one of the likeliest is a band that is looked for."""
        return not self.led_by or any(_leader_of(one) in self.led_by for one in found[:GLANCED])

    def _is_led(self, best: Candidate, second: Candidate) -> bool:
        """Whether the solution is one, or avoids one under a Halfling, who places no marker."""
        avoided = _leader_of(second) if _leader_of(second) == TribeNumber.HALFLING else None
        return not self.led_by or bool(self.led_by & {_leader_of(best), avoided})

    def _verify(self, prospects: list[Prospect]) -> list[dict[str, Any]]:
        """The other two sieves: the archon's search, then ten times as many trials."""
        good = []
        for one, tried in zip(prospects, self._searched(prospects, self.trials), strict=True):
            best, lead = leader(self.search, tried)
            if best.spelling == one.best and lead >= one.far * NEARLY:
                one.quick = lead
                good.append(one)
        self.tally.searched += len(good)
        finds = []
        for one, tried in zip(good, self._searched(good, self.trials * TENFOLD), strict=True):
            best, lead = leader(self.search, tried)
            number = one.asked.game[1]
            turn = one.asked.view.turn + 1000 * one.asked.view.age
            apart = abs(turn - self.last.get(number, -99)) > 2 * one.asked.view.players
            if best.spelling == one.best and lead >= one.far and apart:
                self.last[number] = turn
                finds.append(find(one, best, tried, self.trials * TENFOLD))
        self.tally.found += len(finds)
        return finds

    def _searched(self, prospects: list[Prospect], trials: int) -> list[list[Candidate]]:
        tried = [[Candidate(each.spelling, each.chance) for each in one.found] for one in prospects]
        if prospects:
            views = [one.asked.view for one in prospects]
            self.search.weigh(views, tried, trials, [self.play.dice.getrandbits(40) for _ in views])
        return tried


def _leader_of(candidate: Candidate) -> int | None:
    """The tribe that leads, where a band is played."""
    first = candidate.spelling[0]
    return tribe_of(first - LEAD) if LEAD <= first < LEAD + SKELETON else None


def leader(search: Search, tried: Sequence[Candidate]) -> tuple[Candidate, float]:
    """What a search chooses, and its lead over the best of the others."""
    best = search.best(tried)
    return best, best.share - max((one.share for one in tried if one is not best), default=0.0)


def find(one: Prospect, best: Candidate, tried: Sequence[Candidate], trials: int) -> dict[str, Any]:
    """What is written down of a position: everything that a puzzle is made of, in numbers."""
    others = sorted((each for each in tried if each is not best), key=lambda each: (-each.games, -each.share))
    return {
        "game": list(one.asked.game),
        "state": base64.b64encode(zlib.compress(one.asked.start.to_bytes(), 9)).decode(),
        "said": list(one.asked.said),
        "tried": [
            [list(each.spelling), round(each.share, 4), each.games, round(exp(each.chance), 4)]
            for each in (best, *others[:6])
        ],
        "quick": round(one.quick, 4),
        "missed": {
            "steward": one.missed[0],
            "novice": one.missed[1],
            "champion": max(tried, key=lambda each: each.chance) is not best,
        },
        "trials": trials,
    }
