"""Reviewing a whole game here and now: `review(game)`."""

from collections.abc import Callable

from ..game import Game
from .assembling import assembled
from .course import course_of
from .parts import parts_of, work_on
from .reviewed import GameReview

Watching = Callable[[int, int], None]


def review(game: Game, progress: Watching = lambda done, total: None, run: int = 0) -> GameReview:
    """The review of a game; `progress` is told how much of how much is done.

    Reviewed twice, a game gets the same review. Another `run` deals other possible games.
    """
    course = course_of(game)
    parts = parts_of(course, run)
    done = []
    progress(0, len(parts))
    for part in parts:
        done.append(work_on(part))
        progress(len(done), len(parts))
    return assembled(game, course, done)
