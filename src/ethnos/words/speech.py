"""Speaking: a message of the catalogues, filled in, in one of the six languages.

The catalogues are Fluent files, one folder a language; the browser reads the same
files. A card, a kingdom or a tribe given as an argument is named in the language,
and once more for each grammatical case that the languages need: beside `$card`
there are `$card-acc` and `$card-gen`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver

from ..errors import UserError
from .names import Card, Kingdom, Tribe

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "pl": "Polski",
    "cs": "Čeština",
    "ru": "Русский",
    "ja": "日本語",
}
CATALOGUES = (
    *("names", "powers", "log", "table", "play", "errors", "server", "page", "explain", "reasons", "levels"),
    *("review", "study", "puzzles", "setting_up", "lessons", "tribe_lessons", "companion"),
    *("review_report", "cli", "research", "rules"),
)
CASES = ("acc", "gen")
resolver.MAX_PART_LENGTH = 50_000  # a guard against strange catalogues; ours are our own, and eight bands are long
QUOTED = 5_000  # characters of somebody else's text in a message: more of a file that makes no sense helps nobody


@dataclass(frozen=True)
class Phrase:
    """A message and what to fill in, in no language yet."""

    message: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


class Words:
    """One language's words."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UserError(f"unknown language {language!r}: choose one of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._loaded: set[str] = set()
        self._loading = Lock()  # a server speaks in several threads

    def say(self, message: str | Phrase, /, **arguments: Any) -> str:
        """A message filled in; a word missing in a catalogue is an error, never a blank."""
        phrase = message if isinstance(message, Phrase) else Phrase(message, arguments)
        pattern = self._pattern(phrase.message)
        if pattern is None:
            raise KeyError(f"no word {phrase.message!r} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, self._filled(phrase.arguments))
        if errors:
            raise KeyError(f"{phrase.message!r} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return self._pattern(message) is not None

    def card(self, card: Card, case: str = "") -> str:
        tribe = self._declined(f"card-{card.tribe}", case)
        return (
            tribe
            if card.kingdom is None
            else self.say("card", tribe=tribe, kingdom=self.say(f"kingdom-{card.kingdom}"))
        )

    def cards(self, cards: "tuple[Card, ...] | list[Card]", case: str = "") -> str:
        """Cards one after the other; the same card twice is '2 × …'."""
        if not cards:
            return self.say("no-cards")
        groups = [(cards.count(card), self.card(card, case)) for card in dict.fromkeys(cards)]
        return self.say("list-comma").join(name if n == 1 else f"{n} × {name}" for n, name in groups)

    def name(self, thing: StrEnum, case: str = "") -> str:
        if isinstance(thing, Card):
            return self.card(thing, case)
        return self._declined(f"{type(thing).__name__.lower()}-{thing}", case)

    def spoken(self, value: Any) -> Any:
        """What may fill a gap, said: a thing by its name, a phrase in full, anything else as it is."""
        return self._spoken(value, "")

    def _declined(self, message: str, case: str) -> str:
        return self.say(f"{message}.{case}") if case and self.has(f"{message}.{case}") else self.say(message)

    def _filled(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for key, value in arguments.items():
            for case in ("", *CASES) if _has_cases(value) else ("",):
                filled[f"{key}-{case}" if case else key] = self._spoken(value, case)
        return filled

    def _spoken(self, value: Any, case: str) -> Any:
        if isinstance(value, Card | Kingdom | Tribe):
            return self.name(value, case)
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, list | tuple):
            if all(isinstance(item, Card) for item in value):
                return self.cards(value, case)
            return self.say("list-comma").join(str(self._spoken(item, case)) for item in value)
        if isinstance(value, str) and len(value) > QUOTED:
            return f"{value[:QUOTED]}…"
        return value

    def _pattern(self, message: str) -> Any:
        """The message, or its attribute after a dot; catalogues are read when first needed."""
        name, _, attribute = message.partition(".")
        self._load(CATALOGUES if name.startswith("rules-") else CATALOGUES[:-1])
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _load(self, catalogues: tuple[str, ...]) -> None:
        if catalogues[-1] in self._loaded:
            return
        with self._loading:
            for catalogue in catalogues:
                if catalogue not in self._loaded:
                    self._bundle.add_resource(FluentResource(source(self.language, catalogue)))
                    self._loaded.add(catalogue)


def _has_cases(value: Any) -> bool:
    return isinstance(value, Card | Kingdom | Tribe | list | tuple)


def source(language: str, catalogue: str) -> str:
    """The text of one Fluent file."""
    return (files(__package__) / language / f"{catalogue}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str = "en") -> Words:
    return Words(language)
