"""What speaks for a decision: what it scores, places and brings."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

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
from ..game.outlook import BoardOutlook, outlook
from ..game.preview import Preview, preview
from ..game.views import limit_of
from ..rules import ViewRecord
from ..rules.components import TROLLS, kingdom_of
from ..rules.tribes.orcs import horde_free
from ..rules.tribes.trolls import troll_open
from ..words import Card, Kingdom, Phrase, Tribe
from ..words.names import cards_of, kind_of
from .outcomes import after, best_band, boards, claim_of, with_markers, within_reach
from .reviewed import Sign

MANY = 2  # cards of a tribe or a colour in a rival's hand, from which on one sees what is collected
A_CARD, A_MARKER, A_BAND = 0.8, 2.0, 2.0  # what these count in Glory, to put reasons in order


class Remark(NamedTuple):
    """Something to be said, how much it weighs in Glory, and where on the table it is."""

    sign: Sign
    phrase: Phrase
    weight: float
    cards: tuple[Card, ...] = ()
    kingdom: Kingdom | None = None


def gains(
    view: ViewRecord, decision: Decision, names: Sequence[str], marker: Kingdom | None = None
) -> Iterator[Remark]:
    """Everything that speaks for a decision of the view's seat, in no order; of a band, with its marker there."""
    mine = outlook(view).players[view.seat]
    match decision:
        case PlayBand(leader=None):
            yield Remark("skeletons", Phrase("reason-skeletons"), 1000)
        case PlayBand():
            yield from _band(view, decision, preview(view, decision))
            yield from board_gains(view, decision, names, marker)
        case PlaceMarker() | TakeTroll():
            yield from board_gains(view, decision, names)
            if isinstance(decision, TakeTroll):
                yield Remark("troll", Phrase("reason-troll", {"value": decision.value}), 1 + decision.value / 6)
        case JoinHorde() if mine.raid_more is not None:
            yield Remark("horde", Phrase("reason-horde", {"glory": mine.raid_more}), mine.raid_more - mine.raid)
        case Raid():
            yield Remark("horde", Phrase("reason-raid", {"glory": mine.raid}), mine.raid)
        case Decline(question="raid"):
            yield Remark("horde", Phrase("reason-raid-later"), 1)
        case KeepCards(cards) if cards:
            yield Remark("cards", Phrase("reason-keep", {"cards": cards}), A_CARD * len(cards), cards)
        case Conjure():
            yield Remark("cards", Phrase("reason-wizard", {"count": limit_of(view)}), A_CARD * limit_of(view))
        case TakeCard(card):
            yield from _grows(view, card)
            yield from _moves_a_place(view, card, names)
            yield from _denies(view, card, names)
        case DrawFromDeck():
            yield from _nothing_in_the_row(view)


def board_gains(
    view: ViewRecord, decision: Decision, names: Sequence[str], marker: Kingdom | None = None
) -> Iterator[Remark]:
    """What changes for the seat on kingdoms and on the Merfolk board, if the age ended now."""
    seat, then = view.seat, boards(after(view, decision, marker))
    for kingdom, before in boards(view).items():
        was, now = claim_of(before, seat), claim_of(then[kingdom], seat)
        if now is None or (was is not None and (was.place, was.glory, was.there) == (now.place, now.glory, now.there)):
            continue
        gained = now.glory - (was.glory if was is not None else 0)
        first = [claim.seat for claim in then[kingdom].claims if claim.place == 1]
        ousted = [claim.seat for claim in before.claims if claim.place == 1 and claim.seat not in first]
        said: dict[str, object] = {"glory": now.glory, "place": now.place}
        if kingdom is None:
            phrase = Phrase("reason-merfolk-place" if gained > 0 else "reason-swim", {**said, "space": now.there})
            yield Remark("merfolk", phrase, gained + A_MARKER / 2)
            continue
        said["kingdom"] = kingdom
        if gained <= 0:
            phrase = Phrase("reason-marker", {"kingdom": kingdom, "count": now.there})
            yield Remark("marker", phrase, A_MARKER / 2, kingdom=kingdom)
        elif now.place == 1 and len(first) > 1:
            yield Remark("place", Phrase("reason-first-shared", said), gained + A_MARKER, kingdom=kingdom)
        elif now.place == 1 and ousted:
            phrase = Phrase("reason-first-from", {**said, "name": names[ousted[0]]})
            yield Remark("place", phrase, gained + A_MARKER + 1, kingdom=kingdom)
        else:
            message = "reason-first" if now.place == 1 else "reason-place"
            yield Remark("place", Phrase(message, said), gained + A_MARKER, kingdom=kingdom)


def _band(view: ViewRecord, band: PlayBand, shown: Preview) -> Iterator[Remark]:
    """What a band is worth by itself, and by its leader's power."""
    if shown.glory:
        said = Phrase("reason-band", {"count": shown.size, "glory": shown.glory})
        yield Remark("glory", said, shown.glory, band.cards)
    mine = outlook(view).players[view.seat]
    match shown.power:
        case Tribe.GIANT if shown.giant:
            giant = outlook(view).giant
            assert giant is not None
            said = Phrase("reason-giant", {"claim": shown.giant, "glory": giant.pays})
            yield Remark("giant", said, shown.giant + giant.pays / 2)
        case Tribe.MERFOLK if shown.swims is not None and shown.swims.markers:
            said = Phrase("reason-swim-marker", {"count": shown.swims.markers})
            yield Remark("merfolk", said, A_MARKER * shown.swims.markers)
        case Tribe.TROLL:
            open_ones = [value for value in range(1, TROLLS + 1) if troll_open(view, value, shown.size)]
            if open_ones:
                yield Remark("troll", Phrase("reason-troll", {"value": open_ones[-1]}), 1 + open_ones[-1] / 6)
        case Tribe.ORC if mine.raid_more is not None and band.leader is not None:
            if horde_free(view, view.seat, kingdom_of(kind_of(band.leader))):
                said = Phrase("reason-horde", {"glory": mine.raid_more})
                yield Remark("horde", said, mine.raid_more - mine.raid, kingdom=band.leader.kingdom)
        case Tribe.ELF if shown.keeps and shown.left:
            yield Remark("cards", Phrase("reason-elf", {"count": shown.keeps}), A_CARD * shown.keeps, shown.left)
        case Tribe.WIZARD:
            yield Remark("cards", Phrase("reason-wizard", {"count": shown.size}), A_CARD * shown.size)
        case Tribe.CENTAUR if shown.left:
            yield Remark("cards", Phrase("reason-centaur"), A_BAND, shown.left)


def _grows(view: ViewRecord, card: Card) -> Iterator[Remark]:
    """A card from the row that makes the hand's best band better."""
    then = after(view, TakeCard(card))
    (glory, size), (more, larger) = best_band(view), best_band(then)
    if more > glory or larger > max(size, 1):
        said = Phrase("reason-grow", {"card": card, "count": larger, "glory": more})
        yield Remark("cards", said, more - glory + A_CARD, (card,))


def _moves_a_place(view: ViewRecord, card: Card, names: Sequence[str]) -> Iterator[Remark]:
    """A card from the row that makes a band large enough for a marker, where a marker more takes or holds something.

    A first marker in a kingdom needs no more than any card from there, which says nothing for this one.
    """
    seat, now = view.seat, boards(view)
    for kingdom in sorted(within_reach(after(view, TakeCard(card))) - within_reach(view)):
        was, more = claim_of(now[kingdom], seat), claim_of(with_markers(view, kingdom, seat), seat)
        if was is None or more is None:
            continue
        said: dict[str, object] = {"card": card, "kingdom": kingdom}
        if more.glory > was.glory:
            phrase = Phrase("reason-grow-marker", {**said, "glory": more.glory, "before": was.glory})
            yield Remark("marker", phrase, (A_MARKER + more.glory - was.glory) / 2, (card,), kingdom)
        elif (rival := _close_behind(view, kingdom, now[kingdom])) is not None:
            phrase = Phrase("reason-grow-hold", {**said, "name": names[rival]})
            yield Remark("marker", phrase, A_MARKER / 2, (card,), kingdom)


def _close_behind(view: ViewRecord, kingdom: Kingdom, board: BoardOutlook) -> int | None:
    """Who would take something from the seat with one marker more there, and no longer once the seat has one more."""
    seat = view.seat
    held = claim_of(board, seat)
    for claim in board.claims:
        taken = claim_of(with_markers(view, kingdom, claim.seat), seat)
        kept = claim_of(with_markers(view, kingdom, claim.seat, seat), seat)
        if held and taken and kept and taken.glory < held.glory <= kept.glory:
            return claim.seat
    return None


def _denies(view: ViewRecord, card: Card, names: Sequence[str]) -> Iterator[Remark]:
    """A card that somebody collects, as far as everybody has seen: the next of them to play."""
    for p in ((view.seat + i) % view.players for i in range(1, view.players)):
        known = cards_of(view.known[p][: view.known_n[p]])
        if wanted(card, known):
            yield Remark("row", Phrase("reason-deny", {"card": card, "name": names[p]}), A_CARD, (card,))
            return


def wanted(card: Card, known: Sequence[Card]) -> bool:
    """Whether cards that somebody is known to hold go with a card, by tribe or by colour."""
    if card is Card.SKELETON:
        return len(known) > MANY
    tribe = sum(one.tribe == card.tribe for one in known)
    return max(tribe, sum(one.kingdom == card.kingdom for one in known)) >= MANY


def _nothing_in_the_row(view: ViewRecord) -> Iterator[Remark]:
    row = sorted(set(cards_of(view.row[: view.row_n])))
    now = best_band(view)
    if row and all(best_band(after(view, TakeCard(card))) <= now for card in row):
        yield Remark("row", Phrase("reason-draw"), A_CARD)
