"""The language of the command line: known before anything is parsed, so that help and refusals are in it too."""

import os
from collections.abc import Sequence
from contextvars import ContextVar
from itertools import pairwise

from ..errors import UserError
from ..words import LANGUAGES, Words, words

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_spoken: ContextVar[str] = ContextVar("spoken", default="en")


def speak_as_asked(arguments: Sequence[str]) -> None:
    """Take the language from the arguments, wherever it stands among them, else from the terminal.

    One that we do not speak is refused later, by `language_of`; until then we speak the terminal's.
    """
    asked = ""
    for argument, following in pairwise([*arguments, ""]):
        if argument == "--":
            break
        if argument == OPTION:
            asked = following
        elif argument.startswith(f"{OPTION}="):
            asked = argument.partition("=")[2]
    _spoken.set(asked[:2].lower() if _is_known(asked) else _terminals())


def spoken() -> Words:
    """The words of this call of the program."""
    return words(_spoken.get())


def language_of(chosen: str | None) -> str:
    """The language of an option; the one of this call where it was not given."""
    if chosen is None:
        return _spoken.get()
    if not _is_known(chosen):
        raise UserError(f"unknown language {chosen!r}: choose one of {', '.join(LANGUAGES)}")
    return chosen[:2].lower()


def _is_known(tag: str) -> bool:
    return tag[:2].lower() in LANGUAGES and tag[2:3] in ("", "_", "-")


def _terminals() -> str:
    """The terminal's language where we speak it, else English."""
    tag = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return tag[:2] if tag[:2] in LANGUAGES else "en"
