"""What a lesson is: a position, and steps that each ask for a deed. docs/lessons.md says how one is written."""

from typing import Literal

from msgspec import Struct, field

from ...words import Card, Kingdom, Tribe
from .deeds import Wanted

Light = Literal[
    "players",
    "map",
    "row",
    "deck",
    "hand",
    "rhea",
    "duris",
    "ithys",
    "althea",
    "pelagon",
    "straton",
    "merfolk",
    "trolls",
]
Picture = Literal["", "ladder", "rhea", "duris", "ithys", "althea", "pelagon", "straton", "merfolk"]
USUAL_TOKENS: dict[Kingdom, tuple[int, ...]] = {
    Kingdom.RHEA: (0, 2, 4),
    Kingdom.DURIS: (6, 8, 10),
    Kingdom.ITHYS: (2, 4, 8),
    Kingdom.ALTHEA: (0, 4, 8),
    Kingdom.PELAGON: (4, 6, 10),
    Kingdom.STRATON: (2, 6, 6),
}


class LaidBand(Struct, frozen=True, forbid_unknown_fields=True):
    """A band on the table."""

    leader: Card
    others: tuple[Card, ...] = ()


class LessonSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has. The first seat of a lesson is the learner's."""

    name: str = ""  # the learner's own for the first seat
    hand: tuple[Card, ...] | int = ()  # the cards, or how many of those that are named nowhere
    glory: int = 0
    markers: dict[Kingdom, int] = {}
    bands: tuple[LaidBand, ...] = ()
    horde: tuple[Kingdom, ...] = ()
    merfolk: int = 0
    trolls: tuple[int, ...] = ()
    giant: int = 0  # the size of the band by which the Giant token is held


class LessonTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The position a lesson begins with; the learner is to act."""

    tribes: tuple[Tribe, ...]
    seats: tuple[LessonSeat, ...]
    row: tuple[Card, ...] = ()
    deck: tuple[str, ...] = ()  # what will be drawn next, first card first; `dragon` is one
    dragons: int = 0
    age: int = 1
    tokens: dict[Kingdom, tuple[int, ...]] = field(default_factory=lambda: USUAL_TOKENS)
    preset: str = "standard"


class Amiss(Struct, frozen=True, forbid_unknown_fields=True):
    """A deed that gets a reason of its own: the message's attribute `not-` and this name."""

    when: Wanted
    says: str


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do.

    Its words are the message `lesson-LESSON-STEP`: what to do, with the attributes `why`, `done` and
    `not`, the last for a deed that is legal but not what the step is about.
    """

    name: str
    accepts: tuple[Wanted, ...] = ()
    shows: Wanted | None = None  # what `Show me` does, where not every accepted deed is as good
    amiss: tuple[Amiss, ...] = ()
    follow: tuple[Wanted, ...] = ()  # accepted answers to what the deed leads to; if empty, any but no
    then: tuple[str, ...] = ()  # what the others decide after it, in their order; they draw where nothing is said
    lights: tuple[Light, ...] = ()  # what the step uses; the rest of the table steps back
    picture: Picture = ""  # beside the words: what bands pay, or who stands where in a kingdom
    answers: tuple[str, ...] = ()  # of a step that asks a question of its own
    right: str = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    table: LessonTable
    steps: tuple[LessonStep, ...]
    name: str = ""  # of its file

    def message(self, step: LessonStep) -> str:
        return f"lesson-{self.name}-{step.name}"
