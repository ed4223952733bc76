"""What boards, tokens and bands would pay if the age ended now: the numbers behind what a table explains.

Made from what everybody sees, and paid by the rules themselves on a copy.
"""

from msgspec import Struct

from ..rules.components import BAND_GLORY, GIANT_CLAIM, KINGDOMS, MERFOLK_BOARD, NOBODY, TribeNumber
from ..rules.scoring import band_glory, band_strength, presence, prize, prize_alone, score_boards, standing
from ..rules.state import Phase, Position, ViewRecord
from ..rules.tribes.giants import giant_glory
from ..rules.tribes.orcs import horde_size, raid_glory
from ..words import Kingdom
from ..words.names import KINGDOM_NAMES


class Claim(Struct, frozen=True):
    """What one player has on a board, and takes for it."""

    seat: int
    place: int  # 1 for the best, shared by those who tie
    glory: int
    there: int  # markers, or the space reached on the Merfolk board
    trolls: int  # the sum of their Troll tokens, where these break ties on this board


class BoardOutlook(Struct, frozen=True):
    """A kingdom or the Merfolk board: what its places pay in this age, and who would take it."""

    pays: tuple[int, ...]  # the first place, the second, … as far as anything is paid
    alone: int  # to whoever is alone there
    claims: tuple[Claim, ...]  # best first; those with nothing there have none


class KingdomOutlook(BoardOutlook, frozen=True, kw_only=True):
    kingdom: Kingdom


class GiantOutlook(Struct, frozen=True):
    """The Giant token: what taking it pays at once, and what holding it pays at the end of this age."""

    claim: int
    pays: int
    holder: int | None
    size: int  # that a band must exceed


class PlayerOutlook(Struct, frozen=True):
    """What one player's own things would pay."""

    seat: int
    counts: tuple[int, ...]  # the cards that each band counts when bands are scored, in the order of playing
    bands: tuple[int, ...]  # what each pays
    longer: tuple[int, ...]  # each with one card more
    raid: int  # what it paid, once the seat was asked at the end of the age
    raid_more: int | None  # with one marker more on the Horde; None where none can be added
    raid_asked: bool


class Outlook(Struct, frozen=True):
    """If the age ended now; where it is ending, what it pays."""

    age: int
    booked: bool  # the age is ending: what boards and the Giant pay is in everybody's Glory already
    kingdoms: tuple[KingdomOutlook, ...]
    merfolk: BoardOutlook | None
    giant: GiantOutlook | None
    players: tuple[PlayerOutlook, ...]
    band_glory: tuple[int, ...]  # by cards


def outlook(view: ViewRecord) -> Outlook:
    paid = view.copy()
    score_boards(paid)
    tribes = view.tribes
    return Outlook(
        age=view.age + 1,
        booked=_is_booked(view),
        kingdoms=tuple(_kingdom(paid, k) for k in range(KINGDOMS)),
        merfolk=_board(paid, MERFOLK_BOARD) if tribes[TribeNumber.MERFOLK] else None,
        giant=_giant(view) if tribes[TribeNumber.GIANT] else None,
        players=tuple(_player(view, p) for p in range(view.players)),
        band_glory=BAND_GLORY,
    )


def claims(paid: Position, board: int) -> tuple[Claim, ...]:
    """Who has what on a board that was scored, best first."""
    found = [
        Claim(p, paid.place[p][board], paid.won[p][board], presence(paid, board, p), standing(paid, board, p)[1])
        for p in range(paid.players)
        if paid.place[p][board]
    ]
    return tuple(sorted(found, key=lambda claim: (claim.place, claim.seat)))


def pays(pos: Position, board: int) -> tuple[int, ...]:
    """What the places of a board pay in this age, down to the last that pays."""
    places = [prize(pos, board, place) for place in range(pos.players)]
    while places and places[-1] == 0:
        places.pop()
    return tuple(places)


def _is_booked(pos: Position) -> bool:
    """E6: all but raids and bands is booked before raids are asked; the next deal asks nobody yet."""
    return pos.phase == Phase.RAID or pos.raids_asked == pos.players


def _kingdom(paid: Position, k: int) -> KingdomOutlook:
    return KingdomOutlook(pays(paid, k), prize_alone(paid, k), claims(paid, k), kingdom=KINGDOM_NAMES[k])


def _board(paid: Position, board: int) -> BoardOutlook:
    return BoardOutlook(pays(paid, board), prize_alone(paid, board), claims(paid, board))


def _giant(pos: Position) -> GiantOutlook:
    return GiantOutlook(GIANT_CLAIM, giant_glory(pos), None if pos.giant == NOBODY else pos.giant, pos.giant_size)


def _player(pos: Position, p: int) -> PlayerOutlook:
    cards = [band_strength(pos, band) for band in range(pos.bands) if pos.band_owner[band] == p]
    markers = horde_size(pos, p)
    asked = (p - pos.first) % pos.players < pos.raids_asked
    return PlayerOutlook(
        seat=p,
        counts=tuple(cards),
        bands=tuple(map(band_glory, cards)),
        longer=tuple(band_glory(n + 1) for n in cards),
        raid=pos.raid_won[p] if asked else raid_glory(markers),
        raid_more=raid_glory(markers + 1) if markers < KINGDOMS and not _is_booked(pos) else None,
        raid_asked=asked,
    )
