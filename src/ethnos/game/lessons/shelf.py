"""Where the lessons are: one file each, read when it is first asked for."""

from functools import cache
from importlib.resources import files

import msgspec

from ...errors import UserError
from ...words import Tribe
from .lesson import Lesson

CHAPTERS = ("take", "bands", "leader", "larger", "discard", "dragons", "powers")  # of the first lesson, in order
_FOLDER = files(__package__)
TRIBE_LESSONS = tuple(tribe.value for tribe in Tribe if _FOLDER.joinpath("tribes", f"{tribe}.toml").is_file())


@cache
def lesson_named(name: str) -> Lesson:
    """A chapter of the first lesson, or the lesson of a tribe."""
    if name not in CHAPTERS + TRIBE_LESSONS:
        raise KeyError(name)
    folder = "chapters" if name in CHAPTERS else "tribes"
    text = _FOLDER.joinpath(folder, f"{name}.toml").read_text(encoding="utf-8")
    try:
        read = msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise UserError(f"{folder}/{name}.toml: {error}") from None
    return msgspec.structs.replace(read, name=name)
