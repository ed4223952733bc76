"""Studies and positions as they travel: trees of decisions, what was weighed at a place, positions laid by hand."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from ...bots import Answer
from ...game.decisions import Decision
from ...game.scorepad import FieldFault
from ...game.setting_up import SetUpTable
from ...review.reasoning import reasons, rival
from ...review.reviewed import WeighedDecision, Why
from ...rules import ViewRecord
from ...words import Unspoken, unspoken

STUDY_LENGTH = 400_000
MOST_NODES = 5000
COMMENT_LENGTH = 2000
StudyText = Annotated[str, Meta(max_length=STUDY_LENGTH)]
Comment = Annotated[str, Meta(max_length=COMMENT_LENGTH)]
Parent = Annotated[int, Meta(ge=0, le=MOST_NODES - 1, description="The node before it, by its place; none: the start.")]


def most_decisions(record: str) -> int:
    """How many decisions the lines of a text can hold, found without reading it."""
    return min(record.count("\n") + record.count("; "), MOST_NODES)


class KeepStudy(Struct, frozen=True, forbid_unknown_fields=True):
    record: StudyText


class ReadStudy(Struct, frozen=True, forbid_unknown_fields=True):
    record: StudyText


class StudyLink(Struct, frozen=True):
    id: str


class StudyRecord(Struct, frozen=True):
    """A record with its variations and comments."""

    record: str


class GivenNode(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a study. A node's first child goes on with its line, the others are variations."""

    parent: Parent | None
    decision: Decision
    comment: Comment = ""


class WriteStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's record and a tree of decisions from its beginning; parents stand before their children."""

    record: StudyText
    nodes: Annotated[tuple[GivenNode, ...], Meta(max_length=MOST_NODES)]
    comment: Comment = ""


class StudyNode(Struct, frozen=True):
    parent: int | None
    decision: Decision
    seat: int
    age: int
    turn: int
    says: Unspoken
    comment: str


class StudyTree(Struct, frozen=True):
    """A study: the record of its main line, and every decision of every line, parents first."""

    record: str
    names: tuple[str, ...]
    comment: str  # of the start
    nodes: tuple[StudyNode, ...]


class Candidates(Struct, frozen=True):
    """What was weighed at a place, best first, from what the seat that is asked may know."""

    seat: int
    candidates: tuple[WeighedDecision, ...]
    reasons: tuple[Why, ...]  # for the best, beside the next


class SetUpPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position described by hand; cards that are named nowhere fill hands given as a number, and the deck."""

    table: SetUpTable
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1, description="Of the cards that are not named.")] = 0


class PositionLaid(Struct, frozen=True):
    """The record of a game that begins there, or what cannot be, at which field (`seats.1.markers.rhea`)."""

    record: str | None
    faults: tuple[FieldFault, ...]


def candidates_of(seat: int, view: ViewRecord, names: Sequence[str], answer: Answer) -> Candidates:
    """What a bot weighed: its choice first, and why it is better than the next."""
    weighed = tuple(
        WeighedDecision(one.decision, unspoken(one.decision.phrase()), one.win_share, one.trials)
        for one in answer.reasons
    )
    other, lead = rival(answer.reasons, answer.decision)
    return Candidates(seat, weighed, reasons(view, answer.decision, other, names, lead=lead))
