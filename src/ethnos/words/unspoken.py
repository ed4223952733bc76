"""A phrase as it travels: a message and what to fill in, in no language yet.

Names of players are plain strings; a card, a kingdom or a tribe says what it is, so
that whoever receives it can name it in any language, and in the right case.
"""

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


def _argument(value: Any) -> Any:
    match value:
        case Card():
            return NamedCard(value)
        case Kingdom():
            return NamedKingdom(value)
        case Tribe():
            return NamedTribe(value)
        case Phrase():
            return unspoken(value)
        case tuple() | list() if value and isinstance(value[0], Phrase | str) and not isinstance(value[0], Card):
            return tuple(_argument(item) for item in value)
        case tuple() | list():
            return NamedCards(tuple(value))
        case _:
            return value
