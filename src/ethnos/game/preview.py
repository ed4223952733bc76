"""What a band would do, before it is played: told to whoever holds the cards."""

from typing import Literal

from msgspec import Struct, structs

from ..rules.bands import last_leader, last_size, last_tribe, lay_band
from ..rules.components import GIANT_CLAIM, NO_CARD, TribeNumber, kingdom_of
from ..rules.markers import barrier, can_place, supply
from ..rules.scoring import band_glory, band_strength
from ..rules.state import Position, ViewRecord
from ..rules.tribes.elves import most_kept
from ..rules.tribes.giants import giant_open
from ..rules.tribes.halflings import never_places
from ..rules.tribes.merfolk import swim
from ..rules.tribes.minotaurs import minotaur_bonus
from ..words import Card, Kingdom, Tribe
from ..words.names import KINGDOM_NAMES, TRIBE_NAMES, cards_of, kind_of, kinds_of
from .decisions import PlayBand


class Swim(Struct, frozen=True):
    """Merfolk: from one space of their board to another, and the markers that this brings."""

    start: int
    space: int
    markers: int


MarkerBar = Literal["leader", "supply", "size"]


class Preview(Struct, frozen=True):
    """The band's size and worth, where its marker may go, whose power works, what is left over."""

    size: int
    glory: int
    markers: tuple[Kingdom, ...]
    power: Tribe | None
    left: tuple[Card, ...]
    keeps: int  # of what is left, how many an Elf may keep
    swims: Swim | None
    scored: int  # the cards it counts when bands are scored
    more: int  # Glory it would be worth with one card more
    placed: int  # the cards it counts for its marker
    there: int | None  # the markers in the leader's kingdom that it must outnumber
    bar: MarkerBar | None  # what keeps it from placing a marker anywhere: its leader, an empty supply, its size
    giant: int  # Glory at once, where it takes the Giant token


class LedPreview(Struct, frozen=True):
    """What the cards would do under one leader."""

    leader: Card | None
    preview: Preview


class BandPreview(Preview, frozen=True):
    """A band under the leader asked for, and under all who may lead it, best first."""

    leaders: tuple[LedPreview, ...]


def band_preview(view: ViewRecord, band: PlayBand) -> BandPreview:
    """What the cards of a band would do under each leader; the best brings a marker where this age pays most."""
    others = {card: None for card in band.cards if card is not Card.SKELETON}
    led = [LedPreview(leader, preview(view, PlayBand(leader, band.cards))) for leader in others]
    led.sort(key=lambda one: _advice(view, one), reverse=True)
    asked = preview(view, band)
    return BandPreview(**structs.asdict(asked), leaders=tuple(led) or (LedPreview(None, asked),))


def _advice(view: ViewRecord, one: LedPreview) -> tuple[bool, int]:
    assert one.leader is not None
    assert one.leader.kingdom is not None
    return bool(one.preview.markers), view.tokens[KINGDOM_NAMES.index(one.leader.kingdom)][view.age]


def preview(view: ViewRecord, band: PlayBand) -> Preview:
    """The band laid on a copy of the deciding player's own view, and looked at by the rules."""
    position = view.copy()
    cards = kinds_of(band.cards)
    position.leader = NO_CARD if band.leader is None else kind_of(band.leader)
    position.picked_n = len(cards)
    position.picked[: len(cards)] = cards
    lay_band(position)
    me = position.current
    left = position.hand[me][: position.hand_n[me]]
    if band.leader is None:
        return Preview(len(cards), 0, (), None, (), 0, None, 0, 0, 0, None, "leader", 0)
    tribe = last_tribe(position)
    markers = tuple(kingdom for k, kingdom in enumerate(KINGDOM_NAMES) if can_place(position, k))
    scored = band_strength(position, position.bands - 1)
    takes_giant = tribe == TribeNumber.GIANT and giant_open(position, last_size(position))
    start, symbols = position.merfolk[me], position.symbols
    if tribe == TribeNumber.MERFOLK:
        swim(position)
    return Preview(
        size=last_size(position),
        glory=band_glory(scored),
        markers=markers,
        power=TRIBE_NAMES[tribe],
        left=cards_of(left),
        keeps=most_kept(last_size(position), len(left)) if tribe == TribeNumber.ELF else 0,
        swims=Swim(start, position.merfolk[me], position.symbols - symbols) if tribe == TribeNumber.MERFOLK else None,
        scored=scored,
        more=band_glory(scored + 1),
        placed=last_size(position) + minotaur_bonus(tribe),
        there=barrier(position, me, kingdom_of(last_leader(position))),
        bar=None if markers else _bar(position, tribe),
        giant=GIANT_CLAIM if takes_giant else 0,
    )


def _bar(pos: Position, tribe: int) -> MarkerBar:
    """Why a band places no marker (B3, B8)."""
    if never_places(tribe):
        return "leader"
    return "supply" if supply(pos, pos.current) == 0 else "size"
