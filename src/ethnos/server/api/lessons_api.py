"""Learning: lessons that the client leads through, deed by deed. Nothing of them is kept here."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

from ...game.lessons import CHAPTERS, TRIBE_LESSONS, Lesson, lesson_named, taught
from ...game.lessons.laying import LEARNER
from ...game.preview import BandPreview, band_preview
from ...words import words
from ..costs import REVIEW
from ..tabletop import schooling as s
from ..tabletop.refusals import Refused
from .documents import refuses
from .visit import RouteVisit, Visit

LessonName = Annotated[str, PathParameter(max_length=40, description="A chapter of the first lesson, or a tribe.")]


@get(responses=refuses())
async def lessons() -> s.Lessons:
    """Which lessons there are."""
    return s.Lessons(CHAPTERS, TRIBE_LESSONS)


@post("/{name:str}", responses=refuses(404, 409), status_code=200)
async def learn(visit: Visit, name: LessonName, data: JSONBody[s.AskLesson]) -> s.LessonMoment:
    """A lesson after the deeds given, and what the next one brings. A wrong one is answered with a reason."""
    lesson, learner = _found(visit, name)
    return await visit.retell(lambda: s.moment(lesson, learner, data))


@post("/{name:str}/preview", responses=refuses(404, 409, 422), status_code=200)
async def preview_in_lesson(visit: Visit, name: LessonName, data: JSONBody[s.AskLessonPreview]) -> BandPreview:
    """What a band would do if it were played now in the lesson, and what under its other leaders."""
    lesson, learner = _found(visit, name)

    def work() -> BandPreview:
        pupil = taught(lesson, learner, data.deeds)
        pupil.go_on()
        pupil.game.check(data.band, LEARNER)
        return band_preview(pupil.game.observe(LEARNER), data.band)

    return await visit.retell(work)


def _found(visit: RouteVisit, name: str) -> tuple[Lesson, str]:
    """The lesson, paid for, and what the learner is called."""
    try:
        lesson = lesson_named(name)
    except KeyError:
        raise Refused("no-lesson") from None
    visit.pay(REVIEW)
    return lesson, words(visit.language).say("page-guest")


router = Router(path="/api/lessons", route_handlers=[lessons, learn, preview_in_lesson])
