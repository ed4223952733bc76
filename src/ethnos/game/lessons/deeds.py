"""What a learner does, and what a step of a lesson wants of it.

A deed is a decision of the game, or an answer to a question that a lesson asks. What is
wanted is said loosely, so that every sensible deed goes through: a name stands for a card
(`elf-rhea`), for all cards of a tribe (`elf`) or for all of a kingdom (`rhea`).
"""

from typing import Literal

from msgspec import Struct

from ...words import Card, Kingdom
from ..decisions import Decision, Decline, KeepCards, PlaceMarker, PlayBand, TakeCard, TakeTroll


class Guess(Struct, frozen=True, tag="guess"):
    """The answer to a question of the lesson's own: one of those it offers."""

    answer: str


Deed = Decision | Guess
Kind = Literal[
    "draw", "take", "band", "pass", "marker", "troll", "horde", "keep", "conjure", "raid", "decline", "guess"
]


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of deed, as narrow as the fields that are given make it."""

    do: Kind
    of: str = ""  # every card taken, played or kept is of this name; Skeletons go with any
    has: tuple[str, ...] = ()  # for each of these names there is such a card
    leader: tuple[str, ...] = ()  # the leader has one of these names
    kingdom: tuple[Kingdom, ...] = ()  # where the marker goes
    least: int = 0  # so many cards, or a Troll token of that value
    most: int = 99

    def fits(self, deed: Deed) -> bool:
        return tag_of(deed) == self.do and self._kingdom_fits(deed) and self._cards_fit(deed)

    def _kingdom_fits(self, deed: Deed) -> bool:
        return not self.kingdom or (isinstance(deed, PlaceMarker) and deed.kingdom in self.kingdom)

    def _cards_fit(self, deed: Deed) -> bool:
        cards, leader, count = _cards_of(deed)
        if self.leader and not (leader and any(is_called(leader, name) for name in self.leader)):
            return False
        if not all(any(is_called(card, name) for card in cards) for name in self.has):
            return False
        alike = not self.of or all(card is Card.SKELETON or is_called(card, self.of) for card in cards)
        return alike and self.least <= count <= self.most


def tag_of(deed: Deed) -> str:
    """The kind of a deed: its `type` in JSON."""
    tag = type(deed).__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def is_called(card: Card, name: str) -> bool:
    return name in (card.value, card.tribe.value, card.kingdom)


def is_no(deed: Deed) -> bool:
    return isinstance(deed, Decline)


def _cards_of(deed: Deed) -> tuple[tuple[Card, ...], Card | None, int]:
    """The cards of a deed, who leads them, and the number that `least` and `most` are about."""
    match deed:
        case TakeCard(card):
            return (card,), None, 1
        case PlayBand(leader, cards):
            return cards, leader, len(cards)
        case KeepCards(cards):
            return cards, None, len(cards)
        case TakeTroll(value):
            return (), None, value
    return (), None, 0
