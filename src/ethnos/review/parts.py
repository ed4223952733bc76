"""A review in parts that are worked on one after the other, each from views alone.

Whoever has a process for each (the server), or one for all (the command line), works on them in
any order; `assembling` makes the review of what comes back.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from ..bots.bot_build import BOTS
from ..bots.trained.champion import line
from ..bots.trained.network import champion_network
from ..game.decisions import Decision
from ..rules import ViewRecord
from ..rules.facade.spelling import Spelling
from .chances import own_chances
from .course import Course
from .grading import grade_of
from .weighing import Weighing, weigh

DECISIONS_AT_A_TIME = 40
VIEWS_AT_A_TIME = 240
Item = TypeVar("Item")


class SeenDecision(Struct, frozen=True, array_like=True):
    """What a seat saw, and what it decided, if it did: without, everything is weighed that comes to mind."""

    view: bytes
    spelling: Spelling = ()


class ReviewPart(Struct, frozen=True, tag="review"):
    """Work for one process: decisions to weigh, or views to value."""

    decisions: tuple[SeenDecision, ...] = ()
    views: tuple[bytes, ...] = ()
    run: int = 0


class TriedDecision(Struct, frozen=True, array_like=True):
    spelling: Spelling
    share: float
    games: int


class WeighedMoment(Struct, frozen=True, array_like=True):
    """A decision as it was weighed: every candidate, best first, and what was given away."""

    found: tuple[TriedDecision, ...]
    best: Spelling
    chance_played: float
    chance_best: float
    loss: float
    line: tuple[Decision, ...] = ()  # after the best, where it is better: what the champion would decide in the turn


class PartDone(Struct, frozen=True):
    weighed: tuple[WeighedMoment, ...] = ()
    chances: tuple[float, ...] = ()


def in_portions(items: Sequence[Item], size: int) -> list[tuple[Item, ...]]:
    """So many at a time, fewer in the last."""
    return [tuple(items[start : start + size]) for start in range(0, len(items), size)]


def parts_of(course: Course, run: int = 0) -> list[ReviewPart]:
    views = [view.to_bytes() for turn in course.turns for view in turn.views]
    asked = [SeenDecision(one.view.to_bytes(), one.spelling) for one in course.decisions if not one.forced]
    return [
        *(ReviewPart(views=part, run=run) for part in in_portions(views, VIEWS_AT_A_TIME)),
        *(ReviewPart(decisions=part, run=run) for part in in_portions(asked, DECISIONS_AT_A_TIME)),
    ]


def work_on(part: ReviewPart) -> PartDone:
    """What a process does with a part; nothing else of the game is known to it."""
    seen = [ViewRecord.from_bytes(each) for each in part.views]
    return PartDone(
        weighed=tuple(_weighed(part.decisions, part.run)),
        chances=tuple(own_chances(seen, part.run)) if seen else (),
    )


def _weighed(decisions: Sequence[SeenDecision], run: int) -> Iterator[WeighedMoment]:
    if not decisions:
        return
    views = [ViewRecord.from_bytes(each.view) for each in decisions]
    for one in weigh(views, [each.spelling for each in decisions], run):
        top = one.chance + one.loss
        chances = [top if each is one.best else min(each.share, top) for each in one.found]
        tried = [
            TriedDecision(each.spelling, chance, each.games) for each, chance in zip(one.found, chances, strict=True)
        ]
        tried.sort(key=lambda each: (each.spelling != one.best.spelling, -each.share))
        follow = () if grade_of(one.loss) == "best" else _line(one)
        yield WeighedMoment(tuple(tried), one.best.spelling, one.chance, top, one.loss, follow)


def _line(one: Weighing) -> tuple[Decision, ...]:
    return line(champion_network(), BOTS.fastest(), one.view, one.best.spelling, one.seed)
