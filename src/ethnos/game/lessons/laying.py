"""From a lesson's table to a game in that position.

Cards that are named nowhere fill the hands that are given as a number; the others lie
under the named top of the deck, in an order that is always the same, and the Dragons
that are left at its very bottom.
"""

from collections import Counter
from collections.abc import Iterable

from ...errors import UserError
from ...rules import State
from ...rules import preset as preset_options
from ...rules.chance import below, seed
from ...rules.components import DRAGON, DRAGONS
from ...rules.deal import lower_half, set_up
from ...rules.facade.invariants import problems
from ...rules.facade.options import tribe_named
from ...rules.facade.play import full_deck
from ...rules.state import Phase
from ...words import Card
from ...words.names import KINGDOM_NAMES, card_of, kind_of, kinds_of
from ..deals import SimulatedDealer, shuffled
from ..game import Game
from .lesson import Lesson, LessonSeat, LessonTable

SERIES = 17  # the deals after the lesson's own cards: always the same
LEARNER = 0


def laid(lesson: Lesson, learner: str) -> Game:
    """The game a lesson begins with."""
    table = lesson.table
    options = preset_options(table.preset, len(table.seats), [tribe_named(tribe) for tribe in table.tribes])
    s = options.blank()
    for k, kingdom in enumerate(KINGDOM_NAMES):
        for age, worth in enumerate(table.tokens[kingdom]):
            s.tokens[k][age] = worth
    set_up(s)
    s.age, s.phase, s.dragons = table.age - 1, Phase.TURN, table.dragons
    _deal(s, table)
    for p, seat in enumerate(table.seats):
        _give(s, p, seat)
    wrong = problems(s)
    if wrong:
        raise UserError(f"lesson {lesson.name}: {wrong[0]}{_advice(s)}")
    names = [seat.name or learner for seat in table.seats]
    return Game.from_position(s, options, names, SimulatedDealer(SERIES))


def _deal(s: State, table: LessonTable) -> None:
    """Hands, row, bands and deck."""
    top = [DRAGON if name == "dragon" else kind_of(Card(name)) for name in table.deck]
    named = [kind for kind in top if kind != DRAGON] + list(kinds_of(table.row))
    for seat in table.seats:
        for band in seat.bands:
            named += kinds_of((band.leader, *band.others))
        if not isinstance(seat.hand, int):
            named += kinds_of(seat.hand)
    left = Counter(full_deck(s))
    left.subtract(Counter(named))
    if missing := [kind for kind, count in left.items() if count < 0]:
        raise UserError(f"{', '.join(map(card_of, missing))}: more such cards than there are")
    rest = _mixed(left.elements())
    for p, seat in enumerate(table.seats):
        hand = [rest.pop() for _ in range(seat.hand)] if isinstance(seat.hand, int) else list(kinds_of(seat.hand))
        s.hand_n[p] = len(hand)
        s.hand[p][: len(hand)] = sorted(hand)
    s.row_n = len(table.row)
    s.row[: s.row_n] = sorted(kinds_of(table.row))
    dragons = DRAGONS - s.dragons - top.count(DRAGON)
    deck = [*[DRAGON] * dragons, *rest, *reversed(top)]
    s.deck_n = len(deck)
    s.deck[: s.deck_n] = deck


def _mixed(kinds: Iterable[int]) -> list[int]:
    dice = State().rng
    seed(dice, SERIES, 0)
    return shuffled(sorted(kinds), lambda n: below(dice, n))


def _give(s: State, p: int, seat: LessonSeat) -> None:
    s.glory[p], s.merfolk[p] = seat.glory, seat.merfolk
    for k, kingdom in enumerate(KINGDOM_NAMES):
        s.markers[p][k] = seat.markers.get(kingdom, 0)
        s.horde[p][k] = int(kingdom in seat.horde)
    for value in seat.trolls:
        s.trolls[value - 1] = p
    if seat.giant:
        s.giant, s.giant_size = p, seat.giant
    for band in seat.bands:
        cards = kinds_of((band.leader, *band.others))
        s.band_cards[s.band_cards_n : s.band_cards_n + len(cards)] = cards
        s.band_cards_n += len(cards)
        s.band_owner[s.bands], s.band_leader[s.bands], s.band_size[s.bands] = p, kind_of(band.leader), len(cards)
        s.bands += 1


def _advice(s: State) -> str:
    """Where a Dragon comes too early in the deck: what would help."""
    most = lower_half(s)
    over = s.deck_n - most
    if DRAGON not in s.deck[most : s.deck_n]:
        return ""
    return f"; {over} cards more must be in hands (`hand = 8`), bands and the row before a Dragon can come"
