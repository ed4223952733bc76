"""The scoring sheet of an age, item by item, and the ranking at the end."""

from msgspec import Struct

from ..rules.components import GIANT_CLAIM, HAND_LIMIT, KINGDOMS, MERFOLK_BOARD
from ..rules.scoring import bands_of_size
from ..rules.state import Position
from ..words import Kingdom
from ..words.names import KINGDOM_NAMES
from .events import ScoredBand
from .outlook import Claim, claims, pays
from .story import ranking, scored_bands


class KingdomScore(Struct, frozen=True):
    """E1, E2: the players with a marker there, best first, and what the places paid."""

    kingdom: Kingdom
    scores: tuple[Claim, ...]
    pays: tuple[int, ...]


class PlayerSheet(Struct, frozen=True):
    """Everything one player scored in an age; `total` is the sum of the rest."""

    seat: int
    kingdoms: dict[Kingdom, int]
    merfolk: int
    giant: int
    giant_claims: int
    claimed: int  # Glory that these claims paid at once
    raid_markers: int
    raid: int
    bands: tuple[ScoredBand, ...]
    total: int


class Sheet(Struct, frozen=True):
    """Section 7 of the rules for one age."""

    age: int
    kingdoms: tuple[KingdomScore, ...]
    merfolk: tuple[Claim, ...]
    merfolk_pays: tuple[int, ...]
    players: tuple[PlayerSheet, ...]
    glory: tuple[int, ...]  # afterwards


class Rank(Struct, frozen=True):
    """G1: what a player's place rests on, in the order in which it counts."""

    seat: int
    name: str
    place: int
    glory: int
    markers: int
    bands: tuple[int, ...]  # sizes, largest first, of the last age


class Result(Struct, frozen=True):
    ranking: tuple[Rank, ...]
    winners: tuple[int, ...]
    by_skeletons: bool


def sheet_of(pos: Position) -> Sheet:
    """The sheet of the age just scored."""
    return Sheet(
        age=pos.age + 1,
        kingdoms=tuple(KingdomScore(KINGDOM_NAMES[k], claims(pos, k), pays(pos, k)) for k in range(KINGDOMS)),
        merfolk=claims(pos, MERFOLK_BOARD),
        merfolk_pays=pays(pos, MERFOLK_BOARD),
        players=tuple(player_sheet(pos, p) for p in range(pos.players)),
        glory=tuple(pos.glory[: pos.players]),
    )


def player_sheet(pos: Position, p: int) -> PlayerSheet:
    bands = scored_bands(pos, p)
    total = sum(pos.won[p]) + pos.giant_won[p] + pos.claimed[p] + pos.raid_won[p] + sum(band.glory for band in bands)
    return PlayerSheet(
        seat=p,
        kingdoms={KINGDOM_NAMES[k]: pos.won[p][k] for k in range(KINGDOMS)},
        merfolk=pos.won[p][MERFOLK_BOARD],
        giant=pos.giant_won[p],
        giant_claims=pos.claimed[p] // GIANT_CLAIM,
        claimed=pos.claimed[p],
        raid_markers=pos.raided[p],
        raid=pos.raid_won[p],
        bands=bands,
        total=total,
    )


def result_of(pos: Position, names: tuple[str, ...]) -> Result:
    ranks = tuple(
        Rank(
            seat=score.seat,
            name=names[score.seat],
            place=score.place,
            glory=score.glory,
            markers=sum(pos.markers[score.seat]),
            bands=tuple(n for n in range(HAND_LIMIT, 0, -1) for _ in range(bands_of_size(pos, score.seat, n))),
        )
        for score in ranking(pos)
    )
    return Result(ranks, tuple(rank.seat for rank in ranks if rank.place == 1), pos.winner >= 0)
