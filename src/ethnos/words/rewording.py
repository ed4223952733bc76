"""What was said in English, said in another language: the English sentence is the key, as with gettext.

The rules, the store and the libraries beneath the command line refuse in plain English and
know no languages. The catalogues hold their sentences with gaps; what fills a gap is carried
over, and is itself said in the other language where it is such a sentence.
"""

import re
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from .speech import Phrase, Words, source

SENTENCES = ("cli", "research", "errors", "server")  # the catalogues in which a sentence is looked for
NUMBERS = "count"  # a gap of this name chooses plural forms


class Sentence(NamedTuple):
    """A message, what its English text looks like, and how many letters of it are no gaps."""

    message: str
    looks: re.Pattern[str]
    letters: int


def reworded(text: str, w: Words) -> str:
    """A sentence in the language of `w`; as it is where the catalogues do not know it."""
    return text if w.language == "en" else str(w.spoken(unsaid(text)))


def unsaid(text: str) -> Phrase | str:
    """A sentence in no language yet; as it is where the catalogues do not know it."""
    found = recognised(" ".join(text.split()))
    if found is None:
        return text
    message, gaps = found
    return Phrase(message, {name: _filling(name, value) for name, value in gaps.items()})


def recognised(text: str) -> tuple[str, dict[str, str]] | None:
    """The message whose English a sentence is, and what fills its gaps."""
    for sentence in _sentences():
        found = sentence.looks.fullmatch(text)
        if found:
            return sentence.message, found.groupdict()
    return None


def _filling(name: str, value: str) -> Phrase | str | int:
    return int(value) if name == NUMBERS and value.isdecimal() else unsaid(value)


@cache
def _sentences() -> list[Sentence]:
    """Those that say most by themselves first: "{ $file }: { $reason }" fits nearly everything."""
    found = []
    for catalogue in SENTENCES:
        for entry in FluentParser().parse(source("en", catalogue)).body:
            if isinstance(entry, ftl.Message) and entry.value and _is_plain(entry.value):
                found.append(_sentence(entry.id.name, entry.value))
    return sorted(found, key=lambda sentence: -sentence.letters)


def _is_plain(pattern: ftl.Pattern) -> bool:
    """Whether a message is text with gaps: a plural has more than one look."""
    return all(
        isinstance(part, ftl.TextElement) or isinstance(part.expression, ftl.VariableReference | ftl.StringLiteral)
        for part in pattern.elements
        if isinstance(part, ftl.TextElement | ftl.Placeable)
    )


def _sentence(message: str, pattern: ftl.Pattern) -> Sentence:
    looks, letters, seen = "", 0, set()
    for part in pattern.elements:
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference):
            name = part.expression.id.name
            looks += f"(?P={name})" if name in seen else f"(?P<{name}>.+?)"
            seen.add(name)
        else:
            plain = re.sub(r"\s+", " ", _letters(part))
            looks, letters = looks + re.escape(plain), letters + len(plain)
    return Sentence(message, re.compile(looks), letters)


def _letters(part: object) -> str:
    """Text as it stands, or in quotation marks."""
    if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.StringLiteral):
        return str(part.expression.parse()["value"])
    assert isinstance(part, ftl.TextElement)
    return part.value
