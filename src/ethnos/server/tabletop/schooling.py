"""A lesson as a client is told it: the table as at any other, and beside it the coach.

Nothing is kept here: whoever learns sends the deeds done so far with every request.
"""

from typing import Annotated

from msgspec import Meta, Struct

from ...game import Decision
from ...game.choices import choices
from ...game.decisions import PlayBand
from ...game.lessons import Deed, Lesson, Pupil, taught
from ...game.lessons.laying import LEARNER
from ...game.lessons.lesson import Light, Picture
from ...game.outlook import Outlook, outlook
from ...words import Unspoken, unspoken
from . import messages as m
from .lone_table import lone_table
from .telling import position, says

MOST_DEEDS = 60
Deeds = Annotated[tuple[Deed, ...], Meta(max_length=MOST_DEEDS, description="What was done so far, from the first.")]


class AskLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the learner is, and what is to be done next; without a deed the lesson goes on to its next question."""

    deeds: Deeds = ()
    deed: Deed | None = None


class AskLessonPreview(Struct, frozen=True, forbid_unknown_fields=True):
    deeds: Deeds
    band: PlayBand


class Lessons(Struct, frozen=True):
    """Which lessons there are: the chapters of the first one in their order, and one a tribe."""

    chapters: tuple[str, ...]
    tribes: tuple[str, ...]


class Coach(Struct, frozen=True):
    """What a step says and shows: the words are those of its message, `why` and `done` attributes of it."""

    message: str
    lights: tuple[Light, ...]
    picture: Picture
    answers: tuple[str, ...]  # to choose from, where the lesson asks a question of its own
    shows: Deed | None  # what would go through


class LessonMoment(Struct, frozen=True, kw_only=True):
    """A lesson after some deeds."""

    lesson: str
    step: int  # counted from 0: being asked, or just done
    steps: int
    marks: tuple[int, ...]  # how many deeds were done when each step so far began
    coach: Coach | None  # none when the lesson is over
    done: bool  # the deed ended its step
    wrong: Unspoken | None  # why the deed did not go through; nothing has changed then
    table: m.Snapshot  # as it stands now
    news: tuple[m.News, ...]  # what brought it there: the deed, or what the others did after the last one
    outlook: Outlook


class Reporter:
    """Writes down what happens to a pupil's game, decision by decision, for the eyes of the learner."""

    def __init__(self, pupil: Pupil) -> None:
        self.pupil = pupil
        self.news: list[m.News] = []
        self._eyes = pupil.game.follow(LEARNER)
        pupil.told = self._told

    def _told(self, seat: int) -> None:
        game = self.pupil.game
        events = tuple(self._eyes.news())
        seen = position(game, LEARNER, len(game.history))
        self.news.append(
            m.News(
                seq=len(game.history),
                kind="decided",
                at=0,
                by=seat,
                events=events,
                says=says(game, events),
                view=seen.view,
                hand=seen.hand,
                asked=seen.asked,
                choices=choices(game.observe(LEARNER)),
                sheets=seen.sheets,
                result=seen.result,
            )
        )


def moment(lesson: Lesson, learner: str, asked: AskLesson) -> LessonMoment:
    """Where the deeds lead, and what the next one brings."""
    pupil = taught(lesson, learner, asked.deeds)
    done, wrong = False, None
    if asked.deed is None:
        reporter = Reporter(pupil)
        pupil.go_on()
    else:
        pupil.go_on()
        reporter = Reporter(pupil)
        verdict = pupil.attempt(asked.deed)
        done, wrong = verdict.done, verdict.wrong
    at = pupil.at - int(done)
    return LessonMoment(
        lesson=lesson.name,
        step=at,
        steps=len(lesson.steps),
        marks=tuple(pupil.marks[: at + 1]),
        coach=_coach(pupil, at, done),
        done=done,
        wrong=None if wrong is None else unspoken(wrong),
        table=lone_table(lesson.name, pupil.game, LEARNER, lesson.table.preset),
        news=tuple(reporter.news),
        outlook=outlook(pupil.game.observe(None)),
    )


def _coach(pupil: Pupil, at: int, done: bool) -> Coach | None:
    if at == len(pupil.lesson.steps):
        return None
    step = pupil.lesson.steps[at]
    sensible: list[Decision] = [] if done else pupil.sensible()
    return Coach(pupil.lesson.message(step), step.lights, step.picture, step.answers, sensible[0] if sensible else None)
