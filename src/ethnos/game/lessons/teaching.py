"""A lesson being played: what the learner has done so far, what is asked now, and why a deed is not it.

Nothing here is kept between two deeds: a pupil is made anew from the list of deeds, so that
going back is a shorter list and going on is the same list again.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...errors import UserError
from ...words import Phrase
from ..decisions import Decision, DrawFromDeck
from ..game import Game
from ..game_errors import GameError, IllegalDecision
from ..records.notation import decision_named
from .deeds import Deed, Guess, Wanted, is_no
from .laying import LEARNER, laid
from .lesson import Lesson, LessonStep


class Verdict(NamedTuple):
    """What became of a deed: it went through, it ended its step, or why it did not go through."""

    done: bool = False
    wrong: Phrase | None = None


class Pupil:
    """Somebody who plays a lesson. `told` is called after every decision of anybody, with its seat."""

    def __init__(self, lesson: Lesson, learner: str) -> None:
        self.lesson = lesson
        self.game: Game = laid(lesson, learner)
        self.told: Callable[[int], None] = lambda seat: None
        self.at = 0  # the step that is asked
        self.deeds = 0
        self.marks = [0]  # how many deeds were done when each step began
        self._following = False  # the step's deed is done, but the game asks on
        self._waits = False  # the others have not decided yet since the last step

    @property
    def step(self) -> LessonStep | None:
        """What is asked; None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def attempt(self, deed: Deed) -> Verdict:
        """Do something, if it is sensible here; what is not changes nothing."""
        self.go_on()
        step = self.step
        if step is None:
            return Verdict(wrong=Phrase("lesson-over"))
        if step.answers:
            right = isinstance(deed, Guess) and deed.answer == step.right
            return self._ended() if right else Verdict(wrong=self._reason(step, deed))
        if isinstance(deed, Guess):
            return Verdict(wrong=self._reason(step, deed))
        try:
            self.game.check(deed, LEARNER)
        except IllegalDecision as error:
            return Verdict(wrong=error.reason)
        if not self._accepts(step, deed):
            return Verdict(wrong=Phrase("lesson-say-yes") if self._following else self._reason(step, deed))
        self._play(deed)
        if self._asked_on():
            self._following = True
            self.deeds += 1
            return Verdict()
        return self._ended()

    def go_on(self) -> None:
        """Let the others decide: what the step says, then whatever brings the next question to the learner."""
        if not self._waits:
            return
        self._waits = False
        for words in self.lesson.steps[self.at - 1].then:
            decision = decision_named(words)
            if decision is None:
                raise UserError(f"lesson {self.lesson.name}: {words!r} is no decision")
            self._play(decision if decision in self.game.legal() else DrawFromDeck())
        if self.step is not None and not self.step.answers:
            while self.game.seat_to_act not in (LEARNER, None):
                self._play(DrawFromDeck())

    def sensible(self) -> list[Decision]:
        """Every legal decision that would go through now, what `Show me` does first."""
        self.go_on()
        step = self.step
        if step is None or step.answers:
            return []
        found = [one for one in self.game.legal(LEARNER) if self._accepts(step, one)]
        return sorted(found, key=lambda one: not (step.shows and not self._following and step.shows.fits(one)))

    def _accepts(self, step: LessonStep, decision: Decision) -> bool:
        if self._following:
            return _any_fits(step.follow, decision) if step.follow else not is_no(decision)
        return _any_fits(step.accepts, decision)

    def _reason(self, step: LessonStep, deed: Deed) -> Phrase:
        for one in step.amiss:
            if one.when.fits(deed):
                return Phrase(f"{self.lesson.message(step)}.not-{one.says}")
        return Phrase(f"{self.lesson.message(step)}.not")

    def _play(self, decision: Decision) -> None:
        seat = self.game.seat_to_act
        assert seat is not None
        self.game.play(decision)
        self.told(seat)

    def _asked_on(self) -> bool:
        """Whether the deed has led to a question that no later step asks."""
        game = self.game
        if game.seat_to_act != LEARNER or game.view(LEARNER).question == "turn":
            return False
        later = self.lesson.steps[self.at + 1 : self.at + 2]
        return not (later and any(_any_fits(later[0].accepts, one) for one in game.legal(LEARNER)))

    def _ended(self) -> Verdict:
        self.deeds += 1
        self.at += 1
        self.marks.append(self.deeds)
        self._following, self._waits = False, True
        return Verdict(done=True)


def taught(lesson: Lesson, learner: str, deeds: Sequence[Deed]) -> Pupil:
    """Somebody who has done all this. A deed that does not go through raises GameError."""
    pupil = Pupil(lesson, learner)
    for deed in deeds:
        if pupil.attempt(deed).wrong is not None:
            raise GameError("lesson-deeds", lesson=lesson.name)
    return pupil


def _any_fits(wanted: tuple[Wanted, ...], decision: Decision) -> bool:
    return any(one.fits(decision) for one in wanted)
