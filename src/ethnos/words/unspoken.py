"""A phrase as it travels: a message and what to fill in, in no language yet.

Names of players are plain strings; a card, a kingdom or a tribe says what it is, so
that whoever receives it can name it in any language, and in the right case.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from .names import Card, Kingdom, Tribe
from .speech import Phrase


class NamedCard(Struct, frozen=True, tag_field="kind", tag="card"):
    card: Card


class NamedCards(Struct, frozen=True, tag_field="kind", tag="cards"):
    cards: tuple[Card, ...]


class NamedKingdom(Struct, frozen=True, tag_field="kind", tag="kingdom"):
    kingdom: Kingdom


class NamedTribe(Struct, frozen=True, tag_field="kind", tag="tribe"):
    tribe: Tribe


class Unspoken(Struct, frozen=True, tag_field="kind", tag="phrase"):
    """A message of the catalogues and its arguments; a list is said item by item."""

    message: str
    args: "dict[str, Argument]"


Thing = NamedCard | NamedCards | NamedKingdom | NamedTribe
Argument = str | int | Thing | Unspoken | tuple[str | Unspoken, ...]


def unspoken(phrase: Phrase) -> Unspoken:
    return Unspoken(phrase.message, {key: _argument(value) for key, value in phrase.arguments.items()})


def phrase_of(said: Unspoken) -> Phrase:
    """What travelled, to be spoken here."""
    return Phrase(said.message, {key: _thing(value) for key, value in said.args.items()})


def _thing(value: Argument) -> Any:
    match value:
        case NamedCard(card):
            return card
        case NamedCards(cards):
            return cards
        case NamedKingdom(kingdom):
            return kingdom
        case NamedTribe(tribe):
            return tribe
        case Unspoken():
            return phrase_of(value)
        case tuple():
            return tuple(_thing(one) for one in value)
    return value


def _argument(value: Any) -> Any:
    make = _MAKE.get(type(value))
    return value if make is None else make(value)


def _list(values: Sequence[Any]) -> Any:
    """Cards are listed as cards: the same one twice is said once."""
    if all(isinstance(value, Card) for value in values):
        return NamedCards(tuple(values))
    return tuple(_argument(value) for value in values)


_MAKE: dict[type, Callable[[Any], Any]] = {
    Card: NamedCard,
    Kingdom: NamedKingdom,
    Tribe: NamedTribe,
    Phrase: unspoken,
    tuple: _list,
    list: _list,
}
