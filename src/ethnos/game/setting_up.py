"""A position described by hand: the game that begins there, or what cannot be about it, at its field.

answer = set_up(SetUpTable(tribes=(...), seats=(SeatLaid(hand=("elf-rhea",)), SeatLaid(hand=3))))

Cards that are named nowhere are dealt: into hands that are given as a number, and into the deck. Whoever is to act
may leave their hand to the deal like the others.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from ..errors import RulesError
from ..rules import Options, State, preset
from ..rules.chance import seed as start
from ..rules.chance import shuffle
from ..rules.components import DRAGONS, HAND_LIMIT, KINGDOMS, TribeNumber, ages_of, tribes_of
from ..rules.deal import allies, lower_half
from ..rules.facade.count_faults import CountFault, age_faults, token_faults, token_gaps
from ..rules.facade.counted import CountedAge, CountedBand, CountedGame, CountedSeat
from ..rules.facade.options import PRESETS, WAYS
from ..rules.facade.play import full_deck, set_up_from
from ..rules.facade.spelling import band_fault
from ..rules.piles import insert
from ..rules.state import Phase
from ..words import Card, Kingdom, Tribe
from ..words.names import KINGDOM_NAMES, TRIBE_NAMES, card_of, kind_of, kinds_of
from .deals import SimulatedDealer
from .game import NAME_LENGTH, Game
from .lessons.lesson import USUAL_TOKENS, LaidBand
from .records.position_line import completed, lay_band
from .scorepad import FieldFault, fault_at, told_at_field

LaidNumber = Annotated[int, Meta(ge=-100_000, le=100_000)]  # what cannot be is said at its field, within reason
Cards = Annotated[tuple[Card, ...], Meta(max_length=160)]
LAST_DRAGON = DRAGONS - 1  # the third ends the age
TURNS = 999


class SeatLaid(Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    hand: Cards | Annotated[LaidNumber, Meta(description="So many cards; those not among `known` are dealt.")] = 0
    known: Annotated[Cards, Meta(description="Cards in hand that everybody knows: they were taken from the row.")] = ()
    glory: LaidNumber = 0
    markers: dict[Kingdom, LaidNumber] = {}
    bands: Annotated[tuple[LaidBand, ...], Meta(max_length=100)] = ()
    horde: Annotated[tuple[Kingdom, ...], Meta(max_length=6)] = ()
    merfolk: LaidNumber = 0
    trolls: Annotated[tuple[LaidNumber, ...], Meta(max_length=6)] = ()
    giant: Annotated[LaidNumber, Meta(description="The size of the band by which the Giant token is held.")] = 0


class SetUpTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table in the middle of an age, at the beginning of somebody's turn."""

    tribes: Annotated[tuple[Tribe, ...], Meta(max_length=12)]
    seats: Annotated[tuple[SeatLaid, ...], Meta(min_length=2, max_length=6)]
    row: Cards = ()
    dragons: LaidNumber = 0
    age: LaidNumber = 1
    turn: LaidNumber = 1
    to_act: Annotated[LaidNumber, Meta(description="The seat whose turn it is, from 0.")] = 0
    first: Annotated[LaidNumber, Meta(description="The seat that began the age, from 0.")] = 0
    tokens: dict[Kingdom, Annotated[tuple[LaidNumber | None, ...], Meta(max_length=6)]] = field(
        default_factory=lambda: {kingdom: tuple(values) for kingdom, values in USUAL_TOKENS.items()}
    )
    preset: Annotated[str, Meta(max_length=120)] = "standard"


def set_up(table: SetUpTable, names: Sequence[str], seed: int = 0) -> Game | list[FieldFault]:
    """The game that begins there; where it cannot be, what is wrong at which field.

    `names` are for seats that have none; `seed` deals what is not named, and the ages to come.
    """
    options = _options(table)
    if isinstance(options, FieldFault):
        return [options]
    wrong = [*map(told_at_field, _counts(table, options)), *_course(table), *_hands(table), *_cards(table, options)]
    if wrong:
        return wrong
    table = _with_own_hand(table, options, seed)
    called = [seat.name.strip() or name for seat, name in zip(table.seats, names, strict=True)]
    try:
        s = completed(_laid(table, options), [p for p, seat in enumerate(table.seats) if _is_hidden(table, p)], seed)
    except RulesError as error:
        return [fault_at("", "set-up-impossible", reason=str(error))]
    return Game.from_position(s, options, called, SimulatedDealer(seed))


def _with_own_hand(table: SetUpTable, options: Options, series: int) -> SetUpTable:
    """With the cards of whoever is to act dealt where nobody named them: they see their own hand."""
    seat = table.seats[table.to_act]
    if not isinstance(seat.hand, int):
        return table
    taken = Counter(kind_of(card) for _, cards in _places(table) for card in cards)
    left, dice = sorted((Counter(full_deck(options.blank())) - taken).elements()), [0] * 4
    start(dice, series, 1)
    shuffle(dice, left, 0, len(left))
    hand = (*seat.known, *map(card_of, left[: seat.hand - len(seat.known)]))
    seats = list(table.seats)
    seats[table.to_act] = replace(seat, hand=hand)
    return replace(table, seats=tuple(seats))


def _is_hidden(table: SetUpTable, p: int) -> bool:
    """Whose hand is dealt and nobody's to see: given as a number."""
    return isinstance(table.seats[p].hand, int)


def _options(table: SetUpTable) -> Options | FieldFault:
    players = len(table.seats)
    try:
        chosen = preset(table.preset, players)
    except RulesError:
        names = [*PRESETS, *(f"+{way}" for way in WAYS)]
        return fault_at("preset", "error-unknown-preset", preset=table.preset, presets=names)
    try:
        return Options(
            **{**vars(chosen), "tribes": tuple(sorted(TribeNumber(TRIBE_NAMES.index(t)) for t in table.tribes))}
        )
    except RulesError:
        return fault_at("tribes", "error-tribe-count", players=players, count=tribes_of(players))


def _counts(table: SetUpTable, options: Options) -> Iterator[CountFault]:
    """Tokens and pieces, as on a score pad; its paths lead through an age, ours do not."""
    tokens = tuple(tuple(table.tokens.get(kingdom, ())) for kingdom in KINGDOM_NAMES)
    counted = CountedAge(tuple(_counted(seat) for seat in table.seats), giant=_holder(table))
    game = CountedGame(tokens, (counted,) * ages_of(options.players))
    yield from token_faults(game, options.players)
    yield from token_gaps(game, options.players)
    for fault in age_faults(options, None, 0, counted):
        path = tuple("giant" if step == "claims" else step for step in fault.path[2:])
        yield CountFault(path, fault.reason, fault.numbers)


def _counted(seat: SeatLaid) -> CountedSeat:
    bands = tuple(
        CountedBand(1 + len(band.others), band.others.count(Card.SKELETON), band.leader.tribe is Tribe.DWARF)
        for band in seat.bands
    )
    markers = tuple(seat.markers.get(kingdom, 0) for kingdom in KINGDOM_NAMES)
    held = int(seat.giant > 0)
    return CountedSeat(markers, bands, seat.merfolk, seat.trolls, held, len(set(seat.horde)))


def _holder(table: SetUpTable) -> int | None:
    return next((p for p, seat in enumerate(table.seats) if seat.giant > 0), None)


def _course(table: SetUpTable) -> Iterator[FieldFault]:
    """Where the game stands."""
    players = len(table.seats)
    ranges = {
        "age": (table.age, 1, ages_of(players)),
        "dragons": (table.dragons, 0, LAST_DRAGON),
        "turn": (table.turn, 1, TURNS),
        "to_act": (table.to_act, 0, players - 1),
        "first": (table.first, 0, players - 1),
    }
    for p, seat in enumerate(table.seats):
        ranges[f"seats.{p}.glory"] = (seat.glory, 0, 999)
        ranges[f"seats.{p}.giant"] = (seat.giant, 0, HAND_LIMIT)
        if isinstance(seat.hand, int):
            ranges[f"seats.{p}.hand"] = (seat.hand, 0, HAND_LIMIT)
    for name, (value, least, most) in ranges.items():
        if not least <= value <= most:
            yield fault_at(name, "pad-range", least=least, most=most)
    if sum(seat.giant > 0 for seat in table.seats) > 1:
        last = max(p for p, seat in enumerate(table.seats) if seat.giant > 0)
        yield fault_at(f"seats.{last}.giant", "set-up-one-giant")


def _hands(table: SetUpTable) -> Iterator[FieldFault]:
    for p, seat in enumerate(table.seats):
        if seat.name and (not seat.name.isprintable() or not seat.name.strip()):
            yield fault_at(f"seats.{p}.name", "set-up-name")
        if not isinstance(seat.hand, int) and len(seat.hand) > HAND_LIMIT:
            yield fault_at(f"seats.{p}.hand", "set-up-hand", most=HAND_LIMIT)
        if isinstance(seat.hand, int):
            if len(seat.known) > seat.hand:
                yield fault_at(f"seats.{p}.known", "set-up-known")
        elif Counter(seat.known) - Counter(seat.hand):
            yield fault_at(f"seats.{p}.known", "set-up-known")


def _cards(table: SetUpTable, options: Options) -> Iterator[FieldFault]:
    """Cards of tribes that do not play, more cards than there are, bands that are none: at the first that is wrong."""
    box = options.blank()
    left = Counter(full_deck(box))
    dealt = 0
    for where, cards in _places(table):
        for card in cards:
            kind = kind_of(card)
            if not box.tribes[TRIBE_NAMES.index(card.tribe)]:
                yield fault_at(where, "pad-no-tribe", tribe=card.tribe)
                return
            left[kind] -= 1
            if left[kind] < 0:
                yield fault_at(where, "set-up-too-many", card=card)
                return
    for p, seat in enumerate(table.seats):
        if isinstance(seat.hand, int):
            dealt += seat.hand - len(seat.known)
        for i, band in enumerate(seat.bands):
            reason = band_fault(box, kind_of(band.leader), kinds_of((band.leader, *band.others)))
            if reason is not None:
                yield fault_at(f"seats.{p}.bands.{i}", f"error-{reason}")
    kept = sum(left.values()) - dealt
    if kept < 0:
        yield fault_at("row", "set-up-deck", count=allies(box))
    elif table.dragons > 0 and kept + DRAGONS > lower_half(box):  # A5: they lie in the lower half, and one was drawn
        yield fault_at("dragons", "set-up-dragons")


def _places(table: SetUpTable) -> Iterator[tuple[str, Sequence[Card]]]:
    yield "row", table.row
    for p, seat in enumerate(table.seats):
        yield f"seats.{p}.hand", seat.known if isinstance(seat.hand, int) else seat.hand
        for i, band in enumerate(seat.bands):
            yield f"seats.{p}.bands.{i}", (band.leader, *band.others)


def _laid(table: SetUpTable, options: Options) -> State:
    tribes = options.tribes
    assert tribes is not None
    tokens = [[value or 0 for value in table.tokens[kingdom]] for kingdom in KINGDOM_NAMES]  # none is missing any more
    s = set_up_from(options, tribes, tokens, table.first)
    s.phase, s.age, s.turn, s.current, s.dragons = (
        Phase.TURN,
        table.age - 1,
        table.turn - 1,
        table.to_act,
        table.dragons,
    )
    s.row_n = _pile(s.row, table.row)
    for p, seat in enumerate(table.seats):
        s.glory[p], s.merfolk[p] = seat.glory, seat.merfolk
        s.known_n[p] = _pile(s.known[p], seat.known)
        s.hand_n[p] = seat.hand if isinstance(seat.hand, int) else _pile(s.hand[p], seat.hand)
        for k in range(KINGDOMS):
            s.markers[p][k] = seat.markers.get(KINGDOM_NAMES[k], 0)
            s.horde[p][k] = int(KINGDOM_NAMES[k] in seat.horde)
        for value in seat.trolls:
            s.trolls[value - 1] = p
        for band in seat.bands:
            lay_band(s, p, kind_of(band.leader), kinds_of((band.leader, *band.others)))
        if seat.giant:
            s.giant, s.giant_size = p, seat.giant
    return s


def _pile(pile: list[int], cards: Sequence[Card]) -> int:
    for n, card in enumerate(cards):
        insert(pile, n, kind_of(card))
    return len(cards)
