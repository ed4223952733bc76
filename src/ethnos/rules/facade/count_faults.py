"""What cannot be about counts from a real table, each at the field where it was entered (C4 to C9, B1, B8, E7).

A fault is a field, as the path to it, the name of a reason and its numbers; words are for others to find.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..components import (
    HAND_LIMIT,
    KINGDOMS,
    MERFOLK_END,
    SKELETON,
    SKELETONS,
    TROLLS,
    TribeNumber,
    ages_of,
    copies_of,
)
from ..deal import allies
from ..markers import supply
from ..state import State
from .counted import CountedAge, CountedBand, CountedGame, CountedSeat
from .options import Options
from .play import token_box

FieldPath = tuple[str | int, ...]
LARGEST_CLAIMS = HAND_LIMIT  # each claim needs a larger Giant-led band than the last


@dataclass(frozen=True)
class CountFault:
    path: FieldPath
    reason: str
    numbers: dict[str, int] = field(default_factory=dict)


def token_faults(game: CountedGame, players: int) -> Iterator[CountFault]:
    """C4, S1, S2: tokens of the box, no more of them than it has, ascending in each kingdom."""
    ages, box, used = ages_of(players), Counter(token_box(players)), Counter[int]()
    for k, values in enumerate(game.tokens):
        highest = 0
        for age, value in enumerate(values):
            here: FieldPath = ("tokens", k, age)
            if age >= ages:
                yield CountFault(here, "token-age", {"count": ages})
            if value is None:
                continue
            used[value] += 1
            if value not in box:
                yield CountFault(here, "token-none", {"value": value})
            elif used[value] > box[value]:
                yield CountFault(here, "token-box", {"value": value, "count": box[value]})
            elif value < highest:
                yield CountFault(here, "token-order", {"value": value, "before": highest})
            highest = max(highest, value)


def token_gaps(game: CountedGame, players: int) -> Iterator[CountFault]:
    """The tokens that the ages so far need and that were not counted yet."""
    for k in range(KINGDOMS):
        for age in range(min(len(game.ages), ages_of(players))):
            values = game.tokens[k]
            if age >= len(values) or values[age] is None:
                yield CountFault(("tokens", k, age), "token-missing")


def age_faults(options: Options, before: CountedAge | None, age: int, counted: CountedAge) -> Iterator[CountFault]:
    """Everything wrong with one age, beside the one before it."""
    here: FieldPath = ("ages", age)
    if age >= ages_of(options.players):
        yield CountFault(here, "age-none", {"count": ages_of(options.players)})
        return
    if before is not None and before.winner is not None:
        yield CountFault(here, "age-won")
        return
    if len(counted.seats) != options.players:
        yield CountFault((*here, "seats"), "seats", {"count": options.players})
        return
    box = options.blank()
    for p, seat in enumerate(counted.seats):
        yield from _seat(box, (*here, "seats", p), seat, None if before is None else before.seats[p])
    yield from _trolls(box, here, counted)
    yield from _giant(box, here, counted)
    yield from _cards(box, here, counted)
    yield from _people(box, here, counted)


def _range(here: FieldPath, value: int, least: int, most: int) -> Iterator[CountFault]:
    if not least <= value <= most:
        yield CountFault(here, "range", {"least": least, "most": most})


def _within(box: State, tribe: TribeNumber, here: FieldPath, value: int, most: int) -> Iterator[CountFault]:
    """A number that means something only with a tribe in the game."""
    if value and not box.tribes[tribe]:
        yield CountFault(here, "no-tribe", {"tribe": tribe})
    else:
        yield from _range(here, value, 0, most)


def _seat(box: State, here: FieldPath, seat: CountedSeat, before: CountedSeat | None) -> Iterator[CountFault]:
    most = supply(box, 0)
    was = before or CountedSeat()
    for k, markers in enumerate(seat.markers):
        yield from _range((*here, "markers", k), markers, 0, most)
        if 0 <= markers < was.markers[k]:
            yield CountFault((*here, "markers", k), "fewer", {"before": was.markers[k]})
    yield from _within(box, TribeNumber.MERFOLK, (*here, "merfolk"), seat.merfolk, MERFOLK_END)
    if 0 <= seat.merfolk < was.merfolk:
        yield CountFault((*here, "merfolk"), "fewer", {"before": was.merfolk})
    yield from _within(box, TribeNumber.ORC, (*here, "horde"), seat.horde, KINGDOMS)
    left = 0 if was.raids else was.horde
    if 0 <= seat.horde < left:
        yield CountFault((*here, "horde"), "fewer", {"before": left})
    out = sum(max(0, markers) for markers in seat.markers) + max(0, seat.horde)
    if max(seat.markers, default=0) <= most < out:  # more than there are in one place is said there
        yield CountFault((*here, "markers"), "supply", {"out": out, "count": most})
    for i, band in enumerate(seat.bands):
        yield from _band(box, (*here, "bands", i), band)


def _band(box: State, here: FieldPath, band: CountedBand) -> Iterator[CountFault]:
    """B1, B2: one to ten cards, led by none of the Skeletons among them."""
    yield from _range((*here, "cards"), band.cards, 1, HAND_LIMIT)
    if band.skeletons and not box.tribes[TribeNumber.SKELETON]:
        yield CountFault((*here, "skeletons"), "no-tribe", {"tribe": TribeNumber.SKELETON})
    elif not 0 <= band.skeletons < max(1, band.cards):
        yield CountFault((*here, "skeletons"), "band-skeletons", {"most": max(0, band.cards - 1)})
    if band.dwarf and not box.tribes[TribeNumber.DWARF]:
        yield CountFault((*here, "dwarf"), "no-tribe", {"tribe": TribeNumber.DWARF})


def _trolls(box: State, here: FieldPath, counted: CountedAge) -> Iterator[CountFault]:
    """C8: one token of each value."""
    held: set[int] = set()
    for p, seat in enumerate(counted.seats):
        for i, value in enumerate(seat.trolls):
            token: FieldPath = (*here, "seats", p, "trolls", i)
            if not box.tribes[TribeNumber.TROLL]:
                yield CountFault(token, "no-tribe", {"tribe": TribeNumber.TROLL})
            elif not 1 <= value <= TROLLS:
                yield from _range(token, value, 1, TROLLS)
            elif value in held:
                yield CountFault(token, "troll-twice", {"value": value})
            held.add(value)


def _giant(box: State, here: FieldPath, counted: CountedAge) -> Iterator[CountFault]:
    """Whoever holds the Giant token has taken it, and nobody has taken it unless somebody holds it."""
    for p, seat in enumerate(counted.seats):
        yield from _within(box, TribeNumber.GIANT, (*here, "seats", p, "claims"), seat.claims, LARGEST_CLAIMS)
    claims = sum(max(0, seat.claims) for seat in counted.seats)
    if counted.giant is None:
        if claims and box.tribes[TribeNumber.GIANT]:
            yield CountFault((*here, "giant"), "giant-holder")
    elif not 0 <= counted.giant < box.players:
        yield CountFault((*here, "giant"), "no-seat", {"count": box.players})
    elif not box.tribes[TribeNumber.GIANT]:
        yield CountFault((*here, "giant"), "no-tribe", {"tribe": TribeNumber.GIANT})
    elif counted.seats[counted.giant].claims < 1:
        yield CountFault((*here, "giant"), "giant-claim")
    if claims > LARGEST_CLAIMS and all(0 <= seat.claims <= LARGEST_CLAIMS for seat in counted.seats):
        yield CountFault((*here, "giant"), "giant-claims", {"count": LARGEST_CLAIMS})


def _cards(box: State, here: FieldPath, counted: CountedAge) -> Iterator[CountFault]:
    """C2: no more cards in bands than the tribes of the game have; told where the number is passed."""
    limits = {
        "cards": allies(box) - SKELETONS * box.tribes[TribeNumber.SKELETON],
        "skeletons": SKELETONS,
        "dwarf": KINGDOMS * copies_of(TribeNumber.DWARF * KINGDOMS),
    }
    counts = dict.fromkeys(limits, 0)
    counts["skeletons"] = 0 if counted.winner is None else HAND_LIMIT
    for p, seat in enumerate(counted.seats):
        for i, band in enumerate(seat.bands):
            skeletons = max(0, band.skeletons)
            more = {"cards": max(0, band.cards - skeletons), "skeletons": skeletons, "dwarf": int(band.dwarf)}
            for name, limit in limits.items():
                if counts[name] <= limit < counts[name] + more[name]:
                    yield CountFault((*here, "seats", p, "bands", i, name), f"deck-{name}", {"count": limit})
                counts[name] += more[name]


def _people(box: State, here: FieldPath, counted: CountedAge) -> Iterator[CountFault]:
    for name, seat in (("drawer", counted.drawer), ("winner", counted.winner)):
        if seat is not None and not 0 <= seat < box.players:
            yield CountFault((*here, name), "no-seat", {"count": box.players})
    if counted.winner is not None and not (box.skeletons_win and box.tribes[SKELETON // KINGDOMS]):
        yield CountFault((*here, "winner"), "no-win")
