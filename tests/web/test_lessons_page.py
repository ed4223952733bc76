"""Lessons in the browser: played to the end by clicks, by keyboard, on a phone and in six languages."""

import pytest
from support.scenarios import FULL, passes
from support.servers import Served
from support.tried import Record

from ethnos.game.lessons import CHAPTERS, TRIBE_LESSONS
from ethnos.words import LANGUAGES

SIZES = {"en": "desktop", "de": "phone", "pl": "desktop", "cs": "desktop", "ru": "phone", "ja": "phone"}


@pytest.mark.skipif(FULL, reason="by night all lessons are, at every size")
def test_a_chapter_and_two_tribes_in_every_language_at_one_size(served: Served, record_property: Record) -> None:
    """Every lesson once: the first language has two chapters."""
    chapters = [",".join(three) for three in zip(CHAPTERS[1:], TRIBE_LESSONS[::2], TRIBE_LESSONS[1::2], strict=True)]
    chapters[0] = f"{CHAPTERS[0]},{chapters[0]}"
    looked = passes(
        served, "lessons", ",".join(LANGUAGES), ",".join(SIZES[one] for one in LANGUAGES), "clicks", ";".join(chapters)
    )
    record_property("states of lessons read for missing and cut words", int(looked))


@pytest.mark.skipif(not FULL, reason="all lessons are played by night")
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_in_every_language_at_every_size(
    served: Served, language: str, size: str, record_property: Record
) -> None:
    looked = passes(served, "lessons", language, size, "clicks", "all")
    record_property("states of lessons read for missing and cut words", int(looked))


def test_lessons_are_played_by_the_keyboard(served: Served) -> None:
    passes(served, "lessons", "en", "desktop", "keyboard", "all" if FULL else "leader")


@pytest.mark.parametrize("size", ["desktop", "phone"] if FULL else ["phone"])
def test_no_serious_finding_of_axe_in_lessons(served: Served, size: str, record_property: Record) -> None:
    looked = passes(served, "lessons", "en", size, "clicks", "all" if FULL else "leader", "axe")
    record_property("states of lessons judged by axe", int(looked))
