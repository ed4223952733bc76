"""Finished ages of simulated games, as people at a real table would enter them on a score pad."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from ethnos.game.scorepad import AgeEntry, BandEntry, ScorePad, SeatEntry
from ethnos.game.sheets import Result, Sheet, result_of, sheet_of
from ethnos.rules import PRESETS, WAYS, TribeNumber, legal_decisions, new_state, preset
from ethnos.rules.apply import apply
from ethnos.rules.bands import skeletons_among
from ethnos.rules.components import GIANT_CLAIM, SKELETON, ages_of, tribe_of
from ethnos.rules.deal import deal_age
from ethnos.rules.decision_numbers import LEAD, WHOLE_KINGDOM, WHOLE_TRIBE
from ethnos.rules.facade.spelling import whole_band
from ethnos.rules.state import Phase, Shape, State
from ethnos.rules.tribes.orcs import horde_size
from ethnos.words.names import KINGDOM_NAMES, TRIBE_NAMES

BOOKS = list(PRESETS)
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")


@dataclass
class EnteredGame:
    """The pad after every age, and what the game itself scored."""

    pad: ScorePad
    sheets: list[Sheet]
    begins: list[int]
    result: Result


def rules_of(number: int) -> str:
    """Every book in its turn, at times with single points changed."""
    ways = list(WAYS)
    book = BOOKS[number % len(BOOKS)]
    return f"{book}+{ways[number // 5 % len(ways)]}" if number % 4 == 3 else book


def simulated(number: int) -> EnteredGame:
    """A whole game by chance, with more bands than chance would play."""
    players, rules, rng = 2 + number % 5, rules_of(number), random.Random(number)
    options = preset(rules, players)
    s = new_state(options, seed=number)
    sheets: list[Sheet] = []
    ages: list[AgeEntry] = []
    begins: list[int] = []
    while s.phase != Phase.OVER:
        apply(s, decided(s, rng))
        if s.phase in (Phase.DEAL, Phase.OVER):
            ages.append(entered(s))
            if s.winner < 0:
                sheets.append(nameless(sheet_of(s)))
        if s.phase == Phase.DEAL:
            deal_age(s)
            begins.append(s.first)
    names = NAMES[:players]
    pad = ScorePad(
        names=names,
        tribes=tuple(TRIBE_NAMES[t] for t, there in enumerate(s.tribes) if there),
        preset=rules,
        tokens={name: tuple(s.tokens[k][: ages_of(players)]) for k, name in enumerate(KINGDOM_NAMES)},
        ages=tuple(ages),
    )
    return EnteredGame(pad, sheets, begins, result_of(s, names))


def decided(s: State, rng: random.Random) -> int:
    """By chance, but hands grow before bands are played, and bands are rather long than short."""
    allowed = legal_decisions(s)
    if s.phase == Phase.TURN:
        leads = [one for one in allowed if LEAD <= one < LEAD + SKELETON]
        others = [one for one in allowed if one not in leads]
        grown = s.hand_n[s.current] > rng.randrange(3, 9)
        if not leads or (others and not grown):
            return rng.choice(others)
        return max(leads, key=lambda one: longest(s, one - LEAD)) if rng.random() < 0.7 else rng.choice(leads)
    if s.phase == Phase.BAND and rng.random() < 0.7:
        shapes = {WHOLE_TRIBE: Shape.TRIBE, WHOLE_KINGDOM: Shape.KINGDOM}
        whole = [one for one in shapes if one in allowed]
        if whole:
            return max(whole, key=lambda one: len(whole_band(s, s.leader, shapes[one])))
    return rng.choice(allowed)


def longest(s: State, leader: int) -> int:
    return max(len(whole_band(s, leader, shape)) for shape in (Shape.TRIBE, Shape.KINGDOM))


def entered(s: State) -> AgeEntry:
    """What lies on the table at the end of an age that was just scored."""
    return AgeEntry(
        seats=tuple(_seat(s, p) for p in range(s.players)),
        giant=None if s.giant < 0 else s.giant,
        drawer=None if s.drawer < 0 else s.drawer,
        winner=None if s.winner < 0 else s.winner,
    )


def _seat(s: State, p: int) -> SeatEntry:
    return SeatEntry(
        markers={name: s.markers[p][k] for k, name in enumerate(KINGDOM_NAMES)},
        bands=tuple(_bands(s, p)),
        merfolk=s.merfolk[p],
        trolls=tuple(value + 1 for value, owner in enumerate(s.trolls) if owner == p),
        claims=s.claimed[p] // GIANT_CLAIM,
        horde=horde_size(s, p) + s.raided[p],
        raids=s.raided[p] > 0,
    )


def _bands(s: State, p: int) -> Iterator[BandEntry]:
    first = 0
    for i in range(s.bands):
        size, leader = s.band_size[i], s.band_leader[i]
        if s.band_owner[i] == p and leader >= 0:
            yield BandEntry(size, skeletons_among(s, first, size), tribe_of(leader) == TribeNumber.DWARF)
        first += size


def nameless(sheet: Sheet) -> Sheet:
    """Leaders are not entered."""
    players = tuple(
        replace(player, bands=tuple(replace(band, leader=None) for band in player.bands)) for player in sheet.players
    )
    return replace(sheet, players=players)
