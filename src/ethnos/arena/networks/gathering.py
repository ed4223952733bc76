"""Many games ask a judge at once: each plays in a thread of its own, and what all of them ask is answered together.

A judge likes many questions at a time, above all on a GPU. Games that wait for each other's
moves ask few at the end of every search, when only its longest trials go on. So games do not
wait for moves but for questions: when every game has asked something, all is answered, and each
goes on with whatever it does next.
"""

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ...bots.trained.array_types import Cells8, Floats, Integers
from ...bots.trained.network import Judge

Answers = tuple[npt.NDArray[Any], ...]  # arrays with a row for every position


class Inquiry(NamedTuple):
    """Who is asked, and for what: the same ones are answered together."""

    judge: Judge
    for_chances: bool

    def answers(self, observations: Cells8, masks: Cells8) -> Answers:
        if self.for_chances:
            return (self.judge.chances(observations, masks),)
        return self.judge.judge(observations, masks)


@dataclass
class GatheredQuestion:
    """What a game waits for."""

    inquiry: Inquiry
    observations: Cells8
    masks: Cells8
    answers: Answers | None = None


@dataclass
class Gathering:
    """The games that go on, and what those of them that wait have asked."""

    going: set[int]
    waiting: dict[int, GatheredQuestion] = field(default_factory=dict)
    turn: threading.Condition = field(default_factory=threading.Condition)
    fault: Exception | None = None

    @contextmanager
    def game(self, number: int) -> Iterator[None]:
        """Within this, a game goes on: the others wait for its questions."""
        try:
            yield
        finally:
            with self.turn:
                self.going.discard(number)
                self._answer_if_all_wait()

    def put(self, number: int, question: GatheredQuestion) -> Answers:
        """The answer to a game's question, when all games have asked."""
        with self.turn:
            self.waiting[number] = question
            self._answer_if_all_wait()
            while question.answers is None:
                if self.fault is not None:
                    raise RuntimeError("the judge failed another game") from self.fault
                self.turn.wait()
            return question.answers

    def _answer_if_all_wait(self) -> None:
        if not self.waiting or len(self.waiting) < len(self.going):
            return
        asked = [self.waiting[number] for number in sorted(self.waiting)]  # whoever came first: games repeat
        self.waiting.clear()
        try:
            for inquiry in dict.fromkeys(question.inquiry for question in asked):
                answer_together(inquiry, [question for question in asked if question.inquiry == inquiry])
        except Exception as fault:
            self.fault = fault
            raise
        finally:
            self.turn.notify_all()


def answer_together(inquiry: Inquiry, asked: list[GatheredQuestion]) -> None:
    ends = np.cumsum([len(question.observations) for question in asked])[:-1]
    answers = inquiry.answers(
        np.concatenate([question.observations for question in asked]),
        np.concatenate([question.masks for question in asked]),
    )
    parts = [np.split(each, ends) for each in answers]
    for question, own in zip(asked, zip(*parts, strict=True), strict=True):
        question.answers = own


@dataclass(frozen=True)
class GatheredJudge:
    """A judge as one game sees it, which asks together with the others."""

    whole: Judge
    gathering: Gathering
    game: int

    def judge(self, observations: Cells8, masks: Cells8) -> tuple[Integers, Floats, Floats]:
        decisions, shares, glory = self._asked(False, observations, masks)
        return decisions, shares, glory

    def chances(self, observations: Cells8, masks: Cells8) -> Floats:
        return self._asked(True, observations, masks)[0]

    def _asked(self, for_chances: bool, observations: Cells8, masks: Cells8) -> Answers:
        return self.gathering.put(self.game, GatheredQuestion(Inquiry(self.whole, for_chances), observations, masks))

    def for_threads(self) -> AbstractContextManager[None]:
        return self.whole.for_threads()
