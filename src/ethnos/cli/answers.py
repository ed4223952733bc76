"""What a person types at the terminal, understood: a number, a short form or a key."""

from collections.abc import Sequence

from ..game.decisions import (
    Conjure,
    Decision,
    Decline,
    DrawFromDeck,
    JoinHorde,
    KeepCards,
    PlaceMarker,
    PlayBand,
    Raid,
    TakeCard,
    TakeTroll,
)
from ..game.records.notation import decision_named
from ..rules import RulesError, card_coded
from ..rules.components import KINGDOM_LETTERS
from ..words.names import KINGDOM_NAMES, card_of

YES = (JoinHorde, Conjure, Raid)


def understand(answer: str, shown: Sequence[Decision], legal: Sequence[Decision]) -> Decision | None:
    """The decision an answer means; None where it means none. It may still be illegal."""
    text = answer.strip()
    if text.isdecimal() and text.isascii() and len(text) < 6:
        return shown[int(text) - 1] if 1 <= int(text) <= len(shown) else None
    key, _, rest = text.partition(" ")
    key = key.lower()
    if text.lower() == "d":
        return DrawFromDeck()
    if text.lower() in ("y", "n"):
        return _yes_or_no(text.lower() == "y", legal)
    if key == "m" and rest.lower() in list(KINGDOM_LETTERS):
        return PlaceMarker(KINGDOM_NAMES[KINGDOM_LETTERS.index(rest.lower())])
    if key in ("t", "b", "k"):
        return _with_cards(key, rest)
    return decision_named(text)


def _yes_or_no(yes: bool, legal: Sequence[Decision]) -> Decision | None:
    if not yes:
        return next((decision for decision in legal if isinstance(decision, Decline)), None)
    positive = [decision for decision in legal if isinstance(decision, YES)]
    others = [decision for decision in legal if isinstance(decision, PlaceMarker | TakeTroll)]
    return positive[0] if positive else others[0] if len(others) == 1 else None


def _with_cards(key: str, codes: str) -> Decision | None:
    try:
        cards = tuple(card_of(card_coded(code[:1].upper() + code[1:].lower())) for code in codes.split())
    except RulesError:
        return None
    if key == "k":
        return KeepCards(cards)
    if not cards or (key == "t" and len(cards) > 1):
        return None
    return TakeCard(cards[0]) if key == "t" else PlayBand(cards[0], cards)
