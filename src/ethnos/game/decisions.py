"""Decisions as people make them: a whole band is one, a whole keep is one.

Each translates to and from the engine's integers; the JSON form of each is its
fields and its `type`.
"""

from collections.abc import Callable, Iterable
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import force_setattr

from ..rules import decision_numbers as numbers
from ..rules.components import NO_CARD, SKELETON, TROLLS
from ..rules.facade.spelling import Spelling, band_of, spell_band, spell_keep
from ..rules.state import Phase, Position
from ..words import Card, Kingdom, Phrase
from ..words.names import KINGDOM_NAMES, card_of, cards_of, kind_of, kinds_of, leader_of

Question = Literal["turn", "marker", "troll", "horde", "merfolk", "centaur", "keep", "wizard", "raid", "deal", "over"]

_QUESTIONS: dict[int, Question] = {
    Phase.TURN: "turn",
    Phase.BAND: "turn",
    Phase.PLACE: "marker",
    Phase.TROLL: "troll",
    Phase.HORDE: "horde",
    Phase.MERFOLK: "merfolk",
    Phase.CENTAUR: "centaur",
    Phase.KEEP: "keep",
    Phase.WIZARD: "wizard",
    Phase.RAID: "raid",
    Phase.DEAL: "deal",
    Phase.OVER: "over",
}


def question_of(phase: int) -> Question:
    """What the player to act is asked."""
    return _QUESTIONS[phase]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by their names, in the order of the rules: a set of cards has one form."""
    return tuple(sorted((Card(card) for card in cards), key=kind_of))


class DrawFromDeck(Struct, frozen=True, tag="draw"):
    """T1."""

    def phrase(self) -> Phrase:
        return Phrase("do-draw")


class TakeCard(Struct, frozen=True, tag="take"):
    """T1: a face-up card."""

    card: Card

    def __post_init__(self) -> None:
        force_setattr(self, "card", Card(self.card))

    def phrase(self) -> Phrase:
        return Phrase("do-take", {"card": self.card})


class PlayBand(Struct, frozen=True, tag="band"):
    """T2, B1: leader and all cards, the leader's included; ten Skeletons have no leader."""

    leader: Card | None
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "leader", None if self.leader is None else Card(self.leader))
        force_setattr(self, "cards", in_order(self.cards))

    def phrase(self) -> Phrase:
        if self.leader is None:
            return Phrase("do-skeletons")
        return Phrase("do-band", {"count": len(self.cards), "leader": self.leader, "cards": self.cards})


class Pass(Struct, frozen=True, tag="pass"):
    """O2 off: a hand of ten Skeletons."""

    def phrase(self) -> Phrase:
        return Phrase("do-pass")


class PlaceMarker(Struct, frozen=True, tag="marker"):
    """B3, and every Merfolk marker."""

    kingdom: Kingdom

    def __post_init__(self) -> None:
        force_setattr(self, "kingdom", Kingdom(self.kingdom))

    def phrase(self) -> Phrase:
        return Phrase("do-marker", {"kingdom": self.kingdom})


class TakeTroll(Struct, frozen=True, tag="troll"):
    value: int

    def phrase(self) -> Phrase:
        return Phrase("do-troll", {"value": self.value})


class JoinHorde(Struct, frozen=True, tag="horde"):
    def phrase(self) -> Phrase:
        return Phrase("do-horde")


class KeepCards(Struct, frozen=True, tag="keep"):
    """Elves: what stays in hand; it may be nothing."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", in_order(self.cards))

    def phrase(self) -> Phrase:
        return Phrase("do-keep", {"cards": self.cards})


class Conjure(Struct, frozen=True, tag="conjure"):
    """Wizards: draw."""

    def phrase(self) -> Phrase:
        return Phrase("do-conjure")


class Raid(Struct, frozen=True, tag="raid"):
    def phrase(self) -> Phrase:
        return Phrase("do-raid")


class Decline(Struct, frozen=True, tag="decline"):
    """No, to the question named: so that a late answer never answers another question."""

    question: Literal["marker", "troll", "horde", "merfolk", "centaur", "wizard", "raid"]

    def phrase(self) -> Phrase:
        return Phrase(f"do-no-{self.question}")


Decision = (
    DrawFromDeck
    | TakeCard
    | PlayBand
    | Pass
    | PlaceMarker
    | TakeTroll
    | JoinHorde
    | KeepCards
    | Conjure
    | Raid
    | Decline
)
DECISION_TYPES: tuple[type, ...] = get_args(Decision)

_SINGLE: dict[int, Callable[[], Decision]] = {
    numbers.DRAW: DrawFromDeck,
    numbers.PASS: Pass,
    numbers.HORDE: JoinHorde,
    numbers.CONJURE: Conjure,
    numbers.RAID: Raid,
}
_SINGLE_NUMBER = {make: number for number, make in _SINGLE.items()}


def read(pos: Position, spelling: Spelling) -> Decision:
    """The decision that the engine's integers spell in this position."""
    first = spelling[0]
    if pos.phase == Phase.KEEP:
        return KeepCards(cards_of([number - numbers.KEEP for number in spelling[:-1]]))
    if numbers.LEAD <= first <= numbers.LEAD + SKELETON:
        leader, cards = band_of(pos, spelling)
        return PlayBand(leader_of(leader), cards_of(cards))
    return read_single(first, pos.phase)


def read_single(number: int, phase: int) -> Decision:
    """The decision that one of the engine's integers is by itself: neither a band nor a keep."""
    if number in _SINGLE:
        return _SINGLE[number]()
    if number < numbers.LEAD:
        return TakeCard(card_of(number - numbers.TAKE))
    if number == numbers.DECLINE:
        return Decline(question_of(phase))  # type: ignore[arg-type]
    if number < numbers.DECLINE:
        return PlaceMarker(KINGDOM_NAMES[number - numbers.PLACE])
    return TakeTroll(number - numbers.TROLL + 1)


def spell(pos: Position, decision: Decision) -> Spelling:
    """The engine's integers for a decision; whether it is legal is another matter."""
    if type(decision) in _SINGLE_NUMBER:
        return (_SINGLE_NUMBER[type(decision)],)
    match decision:
        case TakeCard(card):
            return (numbers.TAKE + kind_of(card),)
        case PlayBand(leader, cards):
            return spell_band(pos, NO_CARD if leader is None else kind_of(leader), kinds_of(cards))
        case PlaceMarker(kingdom):
            return (numbers.PLACE + KINGDOM_NAMES.index(kingdom),)
        case TakeTroll(value) if 1 <= value <= TROLLS:
            return (numbers.TROLL + value - 1,)
        case KeepCards(cards):
            return spell_keep(kinds_of(cards))
        case _:
            return (numbers.DECLINE,)
