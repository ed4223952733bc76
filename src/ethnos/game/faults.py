"""Why a decision is not legal: the first reason a person would give."""

from ..rules import decision_numbers as numbers
from ..rules.bands import last_size
from ..rules.components import HAND_LIMIT, NO_CARD, TROLLS
from ..rules.facade.play import legal_decisions
from ..rules.facade.spelling import band_fault, not_held
from ..rules.markers import can_place
from ..rules.state import Phase, Position
from ..rules.tribes.trolls import can_take_troll
from ..words import Phrase
from ..words.names import KINGDOM_NAMES, card_of, kind_of, kinds_of
from .decisions import (
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
    question_of,
)

_ANSWERS: dict[type, tuple[str, ...]] = {
    DrawFromDeck: ("turn",),
    TakeCard: ("turn",),
    PlayBand: ("turn", "centaur"),
    Pass: ("turn",),
    PlaceMarker: ("marker", "merfolk"),
    TakeTroll: ("troll",),
    JoinHorde: ("horde",),
    KeepCards: ("keep",),
    Conjure: ("wizard",),
    Raid: ("raid",),
}


def fault(pos: Position, decision: Decision) -> Phrase | None:
    """What is wrong with a decision of the player to act; None if nothing is."""
    question = question_of(pos.phase)
    answers = (decision.question,) if isinstance(decision, Decline) else _ANSWERS[type(decision)]
    if question not in answers:
        return Phrase("error-wrong-question")
    full = pos.hand_n[pos.current] == HAND_LIMIT
    match decision:
        case DrawFromDeck() | TakeCard() if full:
            return Phrase("error-hand-full")
        case TakeCard(card) if kind_of(card) not in pos.row[: pos.row_n]:
            return Phrase("error-not-in-row", {"card": card})
        case PlayBand():
            return _band_fault(pos, decision)
        case Pass() if numbers.PASS not in legal_decisions(pos):
            return Phrase("error-wrong-question")
        case PlaceMarker(kingdom) if pos.phase == Phase.PLACE and not can_place(pos, KINGDOM_NAMES.index(kingdom)):
            return Phrase("error-marker-barred", {"kingdom": kingdom})
        case TakeTroll(value) if not (1 <= value <= TROLLS and can_take_troll(pos, value)):
            return Phrase("error-troll-barred", {"value": value})
        case KeepCards():
            return _keep_fault(pos, decision)
    return None


def _band_fault(pos: Position, band: PlayBand) -> Phrase | None:
    cards = kinds_of(band.cards)
    reason = band_fault(pos, NO_CARD if band.leader is None else kind_of(band.leader), cards)
    if reason is not None:
        return Phrase(f"error-{reason}")
    missing = not_held(pos, cards)
    return None if missing == NO_CARD else Phrase("error-not-held", {"card": card_of(missing)})


def _keep_fault(pos: Position, keep: KeepCards) -> Phrase | None:
    missing = not_held(pos, kinds_of(keep.cards))
    if missing != NO_CARD:
        return Phrase("error-not-held", {"card": card_of(missing)})
    limit = last_size(pos)
    if len(keep.cards) > limit:
        return Phrase("error-keep-too-many", {"limit": limit, "count": len(keep.cards)})
    return None
