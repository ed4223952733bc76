"""A game as a review goes through it: every decision as its seat saw it, every turn as all seats saw it."""

from dataclasses import dataclass

from ..game import Game
from ..game.decisions import Decision
from ..rules import ViewRecord, legal_decisions
from ..rules.facade.spelling import Spelling, whole_decisions


@dataclass(frozen=True)
class AskedMoment:
    """A decision of the game, and what its seat saw when it was asked."""

    at: int
    seat: int
    age: int
    turn: int
    decision: Decision
    spelling: Spelling
    view: ViewRecord
    forced: bool  # nothing else was legal


@dataclass(frozen=True)
class TurnMoment:
    """The beginning of a turn, as each seat saw it."""

    at: int
    age: int
    turn: int
    seat: int
    dragons: int
    views: tuple[ViewRecord, ...]


@dataclass(frozen=True)
class Course:
    decisions: tuple[AskedMoment, ...]
    turns: tuple[TurnMoment, ...]


def course_of(game: Game) -> Course:
    """The positions are looked at with each seat's eyes here, and with no other later on."""
    decisions, turns = [], []
    before: tuple[int, int] | None = None
    for at, played in enumerate(game.history):
        then = game.at(at)
        view = then.observe(played.seat)
        forced = len(legal_decisions(view)) == 1 and len(whole_decisions(view)) == 1
        decisions.append(
            AskedMoment(at, played.seat, played.age, played.turn, played.decision, played.spelling, view, forced)
        )
        if (played.age, played.turn) != before:
            before = played.age, played.turn
            views = tuple(view if p == played.seat else then.observe(p) for p in range(game.players))
            turns.append(TurnMoment(at, played.age, played.turn, played.seat, view.dragons, views))
    return Course(tuple(decisions), tuple(turns))
