"""What speaks against a decision: what it leaves to others, and what waiting risks."""

from collections.abc import Iterator, Sequence

from ..game.decisions import Conjure, Decision, DrawFromDeck, PlayBand, TakeCard
from ..game.preview import preview
from ..rules import ViewRecord
from ..rules.components import DRAGONS
from ..rules.deal import lower_half
from ..words import Phrase, Tribe
from ..words.names import cards_of
from .gains import A_CARD, A_MARKER, Remark, wanted
from .outcomes import best_band

SOON = 0.1  # the chance that the age ends before one's next turn, from which on it is worth saying


def risks(view: ViewRecord, decision: Decision, names: Sequence[str]) -> Iterator[Remark]:
    """Everything that speaks against a decision of the view's seat, in no order."""
    if isinstance(decision, PlayBand) and decision.leader is not None:
        yield from _left_over(view, decision, names)
    if isinstance(decision, DrawFromDeck | TakeCard):
        yield from _age_may_end(view)
    if isinstance(decision, DrawFromDeck | Conjure) and _last_dragon_near(view):
        said = Phrase("reason-risk-draw", {"count": view.deck_n})
        yield Remark("dragon", said, best_band(view)[0] / view.deck_n)


def _left_over(view: ViewRecord, band: PlayBand, names: Sequence[str]) -> Iterator[Remark]:
    """B6: what is left of the hand goes to the row, where the next player is the first to choose."""
    shown = preview(view, band)
    if shown.bar is not None and shown.power is not Tribe.HALFLING:
        yield Remark("marker", Phrase("reason-no-marker"), A_MARKER / 2, band.cards)
    left = len(shown.left) - shown.keeps
    if left <= 0 or (shown.power is Tribe.CENTAUR and shown.left):
        return
    following = (view.seat + 1) % view.players
    known = cards_of(view.known[following][: view.known_n[following]])
    liked = tuple(card for card in shown.left if wanted(card, known))
    weight = A_CARD * (left / 2 + len(liked))
    if liked:
        said = Phrase("reason-leaves-wanted", {"cards": liked, "name": names[following]})
        yield Remark("row", said, weight, liked)
    else:
        said = Phrase("reason-leaves", {"cards": shown.left, "name": names[following]})
        yield Remark("row", said, weight, shown.left)


def _age_may_end(view: ViewRecord) -> Iterator[Remark]:
    """T3: with the third Dragon the age ends, and hands are lost."""
    count = view.hand_n[view.seat]
    chance = min(1.0, view.players / max(1, view.deck_n))
    if count and _last_dragon_near(view) and chance >= SOON:
        said = Phrase("reason-risk-age", {"count": count})
        cards = cards_of(view.hand[view.seat][:count])
        yield Remark("dragon", said, A_CARD + best_band(view)[0] * chance, cards)


def _last_dragon_near(view: ViewRecord) -> bool:
    return view.dragons == DRAGONS - 1 and 0 < view.deck_n <= lower_half(view)
