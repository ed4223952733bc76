"""Lessons: positions and steps in files that people can read, played on the real rules (docs/lessons.md)."""

from .deeds import Deed, Guess, Wanted
from .lesson import Lesson, LessonStep
from .shelf import CHAPTERS, TRIBE_LESSONS, lesson_named
from .teaching import Pupil, Verdict, taught

__all__ = [
    "CHAPTERS",
    "TRIBE_LESSONS",
    "Deed",
    "Guess",
    "Lesson",
    "LessonStep",
    "Pupil",
    "Verdict",
    "Wanted",
    "lesson_named",
    "taught",
]
