"""The small words of the notation: cards, decisions, options (docs/notation.md)."""

from collections.abc import Sequence

from ...rules import Options, card_name
from ...rules.components import DRAGON, HAND_LIMIT, TROLLS
from ...words import Card, Kingdom
from ...words.names import CARD_NAMES, KINGDOM_NAMES, kind_of
from ..decisions import (
    Conjure,
    Decision,
    Decline,
    DrawFromDeck,
    JoinHorde,
    KeepCards,
    Pass,
    PlaceMarker,
    PlayBand,
    Raid,
    TakeCard,
    TakeTroll,
)

DRAGON_NAME = "Dragon"
NOTHING = "nothing"
TROLL_VALUES = {str(value) for value in range(1, TROLLS + 1)}

# The options in words: line, field, and what yes and no are called.
OPTION_LINES = (
    ("later ages", "drawer_starts", "the drawer of the third Dragon starts", "the least Glory starts"),
    ("ten Skeletons", "skeletons_win", "win", "pass"),
    ("Merfolk board", "merfolk_leader_only", "leader only", "all places"),
    ("Troll tokens", "trolls_rule_merfolk", "break all ties", "break ties in kingdoms"),
)

_PLAIN: dict[type, str] = {
    DrawFromDeck: "draw",
    Pass: "pass",
    JoinHorde: "horde",
    Conjure: "conjure",
    Raid: "raid",
}
_OF_WORD: dict[str, Decision] = {
    **{word: make() for make, word in _PLAIN.items()},
    **{f"no {q}": Decline(q) for q in ("marker", "troll", "horde", "merfolk", "centaur", "wizard", "raid")},
}


_CARD_OF = {card_name(kind_of(card)): card for card in CARD_NAMES}
_KINGDOM_OF = {kingdom.title(): kingdom for kingdom in KINGDOM_NAMES}


def list_words(cards: Sequence[Card]) -> str:
    return ", ".join(card_name(kind_of(card)) for card in cards) or NOTHING


def drawn_words(kinds: Sequence[int]) -> str:
    """What came from the deck, in its order, Dragons among it."""
    return ", ".join(DRAGON_NAME if kind == DRAGON else card_name(kind) for kind in kinds)


def card_named(text: str) -> Card | None:
    return _CARD_OF.get(text)


def cards_named(text: str) -> tuple[Card, ...] | None:
    """Cards from their words; None if one of them is no card."""
    if text == NOTHING:
        return ()
    cards = [_CARD_OF.get(name) for name in text.split(", ")]
    return None if None in cards else tuple(card for card in cards if card)


def kingdom_named(text: str) -> Kingdom | None:
    return _KINGDOM_OF.get(text)


def decision_words(decision: Decision) -> str:
    """A decision, but for what a draw brought."""
    match decision:
        case TakeCard(card):
            return f"take {card_name(kind_of(card))}"
        case PlayBand(None, _):
            return "ten Skeletons"
        case PlayBand(leader, cards):
            assert leader is not None
            others = list(cards)
            others.remove(leader)
            return f"band {card_name(kind_of(leader))}" + (f" + {list_words(others)}" if others else "")
        case PlaceMarker(kingdom):
            return f"marker {kingdom.title()}"
        case TakeTroll(value):
            return f"troll {value}"
        case KeepCards(cards):
            return f"keep {list_words(cards)}"
        case Decline(question):
            return f"no {question}"
    return _PLAIN[type(decision)]


def decision_named(text: str) -> Decision | None:
    """A decision from its words; None where they are none."""
    if text in _OF_WORD:
        return _OF_WORD[text]
    if text == "ten Skeletons":
        return PlayBand(None, (Card.SKELETON,) * HAND_LIMIT)
    verb, _, rest = text.partition(" ")
    if verb == "take" and (card := card_named(rest)):
        return TakeCard(card)
    if verb == "marker" and (kingdom := kingdom_named(rest)):
        return PlaceMarker(kingdom)
    if verb == "troll" and rest in TROLL_VALUES:
        return TakeTroll(int(rest))
    if verb == "keep" and (kept := cards_named(rest)) is not None:
        return KeepCards(kept)
    if verb == "band":
        first, plus, others = rest.partition(" + ")
        leader = card_named(first)
        cards = cards_named(others) if plus else ()
        if leader and cards is not None and bool(plus) == bool(cards):
            return PlayBand(leader, (leader, *cards))
    return None


def option_lines(options: Options) -> list[tuple[str, str]]:
    return [(name, yes if getattr(options, field) else no) for name, field, yes, no in OPTION_LINES]
