"""A score pad for people who play at a real table: they enter what lies there, the rules score it.

told = score_pad(ScorePad(names=("Ada", "Bo"), tribes=(...), ages=(...)))

A wrong entry is said at its field; what was entered before it is scored all the same.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, convert
from msgspec.structs import replace

from ..errors import RulesError
from ..rules.components import (
    BAND_GLORY,
    GIANT_CLAIM,
    HAND_LIMIT,
    HORDE_GLORY,
    KINGDOMS,
    MARKERS,
    TribeNumber,
    tribes_of,
)
from ..rules.facade.count_faults import CountFault
from ..rules.facade.counted import CountedAge, CountedGame
from ..rules.facade.options import PRESETS, WAYS, Options, preset
from ..rules.facade.reckoning import beginners, faults, gaps, reckoned, set_up_numbers
from ..rules.state import Phase, Position
from ..words import Kingdom, Phrase, Tribe, Unspoken, unspoken
from ..words.names import KINGDOM_NAMES, TRIBE_NAMES
from .events import ROMAN
from .sheets import Rank, Sheet, result_of, sheet_of

Entered = Annotated[int, Meta(ge=-1000, le=1000)]  # what cannot be is said at its field, within reason
PlayerName = Annotated[str, Meta(max_length=40)]


class BandEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A band in front of its player: cards as played, the Skeletons among them, whether a Dwarf leads."""

    cards: Entered
    skeletons: Entered = 0
    dwarf: bool = False


class SeatEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has when an age ends. Markers, Merfolk and Horde are whole counts, earlier ages included."""

    markers: dict[Kingdom, Entered] = {}
    bands: Annotated[tuple[BandEntry, ...], Meta(max_length=100)] = ()
    merfolk: Entered = 0
    trolls: Annotated[tuple[Entered, ...], Meta(max_length=20)] = ()
    claims: Annotated[Entered, Meta(description="How often the Giant token was taken in this age.")] = 0
    horde: Annotated[Entered, Meta(description="Markers on it before a raid.")] = 0
    raids: Annotated[bool, Meta(description="In the last age everyone does.")] = False


class AgeEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An age: seats in their order, and who has what there is one of."""

    seats: Annotated[tuple[SeatEntry, ...], Meta(max_length=6)]
    giant: Annotated[Entered, Meta(description="The seat that holds the Giant token.")] | None = None
    drawer: Annotated[Entered, Meta(description="The seat that drew the third dragon, if known.")] | None = None
    winner: Annotated[Entered, Meta(description="The seat that played ten Skeletons and won.")] | None = None


class ScorePad(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at a real table as far as it has come. Tokens not known yet are null."""

    names: Annotated[tuple[PlayerName, ...], Meta(min_length=2, max_length=6)]
    tribes: Annotated[tuple[Tribe, ...], Meta(max_length=12)]
    preset: Annotated[str, Meta(max_length=120)] = "standard"
    tokens: dict[Kingdom, Annotated[tuple[Entered | None, ...], Meta(max_length=6)]] = {}
    ages: Annotated[tuple[AgeEntry, ...], Meta(max_length=6)] = ()


class FieldFault(Struct, frozen=True):
    """What is wrong, or still missing, at a field of the pad: `ages.0.seats.2.markers.rhea`."""

    field: str
    code: str
    says: Unspoken


class PadSetUp(Struct, frozen=True):
    """The numbers of the set-up (sections 2 and 3) and of what is scored, for these players and tribes."""

    ages: int
    cards: int
    row: int
    upper: int
    lower: int
    tokens: tuple[int, ...]
    supply: int
    giant: tuple[int, ...]
    merfolk: tuple[int, ...]
    skeletons_win: bool  # ten of them, where they are in the game at all
    markers: int  # of each player
    hand: int  # at most so many cards, and so the largest band
    claim: int  # what taking the Giant token pays at once
    band_glory: tuple[int, ...]
    horde_glory: tuple[int, ...]


class PadRank(Rank, frozen=True, kw_only=True):
    """A place as things stand, and what sets it below the one before it: G1, G2."""

    below_by: Literal["skeletons", "glory", "markers", "bands", "nothing"] | None


class ScoredPad(Struct, frozen=True):
    """What the rules make of a pad."""

    setup: PadSetUp | None  # where preset and tribes can be
    faults: tuple[FieldFault, ...]
    gaps: tuple[FieldFault, ...]  # tokens still to be entered: they count as nothing
    sheets: tuple[Sheet, ...]  # of the ages without a fault, up to the first that has one
    ranking: tuple[PadRank, ...]  # after them
    begins: tuple[int, ...]  # who begins the next age; several where that hangs on who drew the third dragon
    over: bool  # whether the ranking is the end of the game


def score_pad(pad: ScorePad) -> ScoredPad:
    """Score a pad; whatever is wrong with it is told, never raised."""
    chosen = _options(pad)
    if isinstance(chosen, FieldFault):
        return ScoredPad(None, (chosen,), (), (), (), (), False)
    setup = PadSetUp(
        **vars(set_up_numbers(chosen)),
        markers=MARKERS,
        hand=HAND_LIMIT,
        claim=GIANT_CLAIM,
        band_glory=BAND_GLORY,
        horde_glory=HORDE_GLORY,
    )
    game = CountedGame(_tokens(pad), tuple(map(_counted, pad.ages)))
    wrong, missing = faults(chosen, game), gaps(chosen, game)
    told = tuple(told_at_field(fault) for fault in wrong), tuple(told_at_field(gap) for gap in missing)
    sound = CountedGame(game.tokens, game.ages[: _sound(wrong, len(game.ages))])
    sheets: list[Sheet] = []
    after: Position | None = None
    begins: tuple[int, ...] = ()
    for s in reckoned(chosen, sound):
        after, begins = s, tuple(beginners(s))
        if s.winner < 0:
            sheets.append(_nameless(sheet_of(s)))
    ranks = () if after is None else _ranked(after, pad.names)
    over = after is not None and after.phase == Phase.OVER and not wrong and not missing
    return ScoredPad(setup, *told, tuple(sheets), ranks, begins, over)


def _options(pad: ScorePad) -> Options | FieldFault:
    players = len(pad.names)
    try:
        chosen = preset(pad.preset, players)
    except RulesError:
        names = [*PRESETS, *(f"+{way}" for way in WAYS)]
        return fault_at("preset", "error-unknown-preset", preset=pad.preset, presets=names)
    try:
        return Options(**{**vars(chosen), "tribes": tuple(TribeNumber(TRIBE_NAMES.index(one)) for one in pad.tribes)})
    except RulesError:
        return fault_at("tribes", "error-tribe-count", players=players, count=tribes_of(players))


def _tokens(pad: ScorePad) -> tuple[tuple[int | None, ...], ...]:
    return tuple(pad.tokens.get(kingdom, ()) for kingdom in KINGDOM_NAMES)


def _counted(age: AgeEntry) -> CountedAge:
    counted: CountedAge = convert(
        {
            **{name: getattr(age, name) for name in ("giant", "drawer", "winner")},
            "seats": [
                {
                    **{
                        name: getattr(seat, name) for name in ("bands", "merfolk", "trolls", "claims", "horde", "raids")
                    },
                    "markers": [seat.markers.get(kingdom, 0) for kingdom in KINGDOM_NAMES],
                }
                for seat in age.seats
            ],
        },
        CountedAge,
        from_attributes=True,
    )
    return counted


def _sound(wrong: list[CountFault], ages: int) -> int:
    """How many ages come before the first fault; wrong tokens spoil them all."""
    return min([int(fault.path[1]) if fault.path[0] == "ages" else 0 for fault in wrong], default=ages)


def _nameless(sheet: Sheet) -> Sheet:
    """Nobody entered who leads a band."""
    players = tuple(
        replace(player, bands=tuple(replace(band, leader=None) for band in player.bands)) for player in sheet.players
    )
    return replace(sheet, players=players)


def _ranked(pos: Position, names: tuple[str, ...]) -> tuple[PadRank, ...]:
    ranks = result_of(pos, names).ranking
    befores = (None, *ranks)
    return tuple(
        PadRank(**{name: getattr(rank, name) for name in Rank.__struct_fields__}, below_by=_below(pos, before, rank))
        for before, rank in zip(befores, ranks, strict=False)
    )


def _below(
    pos: Position, before: Rank | None, rank: Rank
) -> Literal["skeletons", "glory", "markers", "bands", "nothing"] | None:
    if before is None:
        return None
    if before.place == rank.place:
        return "nothing"
    if before.seat == pos.winner:
        return "skeletons"
    if before.glory != rank.glory:
        return "glory"
    return "markers" if before.markers != rank.markers else "bands"


def told_at_field(fault: CountFault) -> FieldFault:
    """A fault of the rules as one of this pad: kingdoms, tribes and ages have their names."""
    path = [str(step) for step in fault.path]
    for name in ("tokens", "markers"):
        if name in path and path.index(name) + 1 < len(path):
            at = path.index(name) + 1
            path[at] = KINGDOM_NAMES[int(path[at])]
    given: dict[str, object] = {**fault.numbers}
    if "tribe" in given:
        given["tribe"] = TRIBE_NAMES[fault.numbers["tribe"]]
    if fault.reason == "fewer":
        given["age"] = ROMAN[int(fault.path[1]) - 1]
    return fault_at(".".join(path), f"pad-{fault.reason}", **given)


def fault_at(field: str, message: str, **arguments: object) -> FieldFault:
    code = message.removeprefix("pad-").removeprefix("error-")
    return FieldFault(field, code, unspoken(Phrase(message, arguments)))


assert len(KINGDOM_NAMES) == KINGDOMS
