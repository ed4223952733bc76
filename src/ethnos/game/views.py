"""A seat's view as a value with a stable JSON form, made from `observe` alone."""

from functools import lru_cache

from msgspec import Struct

from ..rules.bands import last_size
from ..rules.components import EVERYTHING, NOBODY, ages_of
from ..rules.facade.play import seat_to_act
from ..rules.markers import supply
from ..rules.state import Phase, ViewRecord
from ..words import Card, Kingdom, Tribe, words
from ..words.names import KINGDOM_NAMES, TRIBE_NAMES, cards_of, leader_of
from .decisions import Question, question_of
from .sheets import Sheet, sheet_of

MERFOLK = TRIBE_NAMES.index(Tribe.MERFOLK)


class Band(Struct, frozen=True):
    leader: Card | None
    cards: tuple[Card, ...]


class Player(Struct, frozen=True):
    seat: int
    name: str
    glory: int
    hand_size: int
    hand: tuple[Card, ...] | None  # None where the viewer may not see it
    known: tuple[Card, ...]  # what everybody knows to be in it
    markers: dict[Kingdom, int]
    supply: int
    horde: tuple[Kingdom, ...]
    merfolk: int
    trolls: tuple[int, ...]
    giant: bool
    bands: tuple[Band, ...]


class Rules(Struct, frozen=True):
    """Options O1, O2, O3 and O5 of this game."""

    drawer_starts: bool
    skeletons_win: bool
    merfolk_leader_only: bool
    trolls_rule_merfolk: bool


class Box(Struct, frozen=True):
    """What stays as it is for a whole game."""

    rules: Rules
    ages: int
    tribes: tuple[Tribe, ...]
    tokens: dict[Kingdom, tuple[int, ...]]
    merfolk_tokens: tuple[int, ...]


class View(Struct, frozen=True):
    """What one seat sees; `seat` is None for a spectator, and for one who sees all."""

    seat: int | None
    sees_all: bool
    rules: Rules
    age: int
    ages: int
    turn: int
    first: int
    seat_to_act: int | None
    question: Question
    limit: int  # how many cards may be kept or drawn, or markers are left to place; else 0
    tribes: tuple[Tribe, ...]
    tokens: dict[Kingdom, tuple[int, ...]]
    merfolk_tokens: tuple[int, ...]
    row: tuple[Card, ...]
    deck: int
    dragons: int
    giant_size: int
    players: tuple[Player, ...]
    winner: int | None  # by ten Skeletons
    sheet: Sheet | None  # of the age just scored, while it lies open


def seat_names(players: int) -> tuple[str, ...]:
    """What players are called who have not said their names."""
    return tuple(words().say("table-seat", seat=seat + 1) for seat in range(players))


def view_of(
    v: ViewRecord,
    names: tuple[str, ...] | None = None,
    box: Box | None = None,
    players: tuple[Player, ...] | None = None,
) -> View:
    """A view record in words; without names the players are called by their seats.

    Whoever has the box or the players of this view already gives them.
    """
    box = box or box_of(v)
    return View(
        seat=None if v.seat < 0 else v.seat,
        sees_all=v.seat == EVERYTHING,
        rules=box.rules,
        age=v.age + 1,
        ages=box.ages,
        turn=v.turn + 1,
        first=v.first,
        seat_to_act=seat_to_act(v),
        question=question_of(v.phase),
        limit=limit_of(v),
        tribes=box.tribes,
        tokens=box.tokens,
        merfolk_tokens=box.merfolk_tokens,
        row=cards_of(v.row[: v.row_n]),
        deck=v.deck_n,
        dragons=v.dragons,
        giant_size=v.giant_size,
        players=players or players_of(v, names if names is not None else seat_names(v.players)),
        winner=None if v.winner == NOBODY else v.winner,
        sheet=sheet_of(v) if v.phase in (Phase.DEAL, Phase.OVER) and v.age >= 0 and v.winner == NOBODY else None,
    )


def box_of(v: ViewRecord) -> Box:
    ages = ages_of(v.players)
    return Box(
        rules=Rules(
            bool(v.drawer_starts), bool(v.skeletons_win), bool(v.merfolk_leader_only), bool(v.trolls_rule_merfolk)
        ),
        ages=ages,
        tribes=tuple([tribe for i, tribe in enumerate(TRIBE_NAMES) if v.tribes[i]]),
        tokens={kingdom: tuple(v.tokens[k][:ages]) for k, kingdom in enumerate(KINGDOM_NAMES)},
        merfolk_tokens=tuple(v.tokens[len(KINGDOM_NAMES)][:ages]) if v.tribes[MERFOLK] else (),
    )


def players_of(v: ViewRecord, names: tuple[str, ...]) -> tuple[Player, ...]:
    bands = bands_of(v)
    return tuple([player_of(v, p, names[p], bands[p]) for p in range(v.players)])


def limit_of(v: ViewRecord) -> int:
    if v.phase in (Phase.KEEP, Phase.WIZARD):
        return last_size(v)
    return v.symbols if v.phase == Phase.MERFOLK else 0


def player_of(v: ViewRecord, p: int, name: str, bands: tuple[Band, ...]) -> Player:
    visible = v.seat in (p, EVERYTHING)
    return Player(
        seat=p,
        name=name,
        glory=v.glory[p],
        hand_size=v.hand_n[p],
        hand=cards_of(v.hand[p][: v.hand_n[p]]) if visible else None,
        known=cards_of(v.known[p][: v.known_n[p]]),
        markers=dict(zip(KINGDOM_NAMES, v.markers[p], strict=True)),
        supply=supply(v, p),
        horde=tuple([kingdom for kingdom, lies in zip(KINGDOM_NAMES, v.horde[p], strict=True) if lies]),
        merfolk=v.merfolk[p],
        trolls=tuple([i + 1 for i, owner in enumerate(v.trolls) if owner == p]),
        giant=v.giant == p,
        bands=bands,
    )


def bands_of(v: ViewRecord) -> list[tuple[Band, ...]]:
    """Each player's bands, as they were played."""
    bands: list[list[Band]] = [[] for _ in range(v.players)]
    start = 0
    for i in range(v.bands):
        end = start + v.band_size[i]
        bands[v.band_owner[i]].append(_band(v.band_leader[i], tuple(v.band_cards[start:end])))
        start = end
    return list(map(tuple, bands))


@lru_cache(maxsize=8192)
def _band(leader: int, cards: tuple[int, ...]) -> Band:
    """A band is looked at until the age ends: with every move, and by everybody."""
    return Band(leader_of(leader), cards_of(cards))
