"""Scoring counts from a real table: they become a state, and the rules score that.

for s in reckoned(options, game):
    print(s.glory)
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ..bands import lay_band
from ..components import (
    DRAGONS,
    GIANT_CLAIM,
    HAND_LIMIT,
    KINGDOMS,
    NO_CARD,
    NOBODY,
    SKELETON,
    TribeNumber,
    ages_of,
    merfolk_token,
    tribe_of,
)
from ..deal import allies, clear_age, lower_half, next_first, set_up
from ..markers import supply
from ..scoring import is_last_age, score_bands, score_boards
from ..state import Phase, State
from ..tribes.giants import giant_glory, score_giant
from ..tribes.orcs import horde_size, raid
from .count_faults import CountFault, age_faults, token_faults, token_gaps
from .counted import CountedAge, CountedBand, CountedGame, CountedSeat
from .options import Options
from .play import token_box


def faults(options: Options, game: CountedGame) -> list[CountFault]:
    """Everything that cannot be about the counts; ages after the first wrong one are not looked at."""
    found = list(token_faults(game, options.players))
    before: CountedAge | None = None
    for age, counted in enumerate(game.ages):
        wrong = list(age_faults(options, before, age, counted))
        if wrong:
            return found + wrong
        before = counted
    return found


def gaps(options: Options, game: CountedGame) -> list[CountFault]:
    """What is still to be counted before the ages so far can be scored whole."""
    return list(token_gaps(game, options.players))


def table_of(options: Options, game: CountedGame) -> State:
    """The table before the first age; a token not counted yet pays nothing."""
    s = options.blank()
    for k, values in enumerate(game.tokens):
        for age, value in enumerate(values):
            s.tokens[k][age] = value or 0
    set_up(s)
    return s


def reckoned(options: Options, game: CountedGame) -> Iterator[State]:
    """The table after each age in turn, scored; one state, changed as it goes on. The counts must be without fault."""
    if not game.ages:
        return
    s = table_of(options, game)
    for counted in game.ages:
        begin_age(s)
        for p, seat in enumerate(counted.seats):
            lay_seat(s, p, seat)
        s.giant = NOBODY if counted.giant is None else counted.giant
        s.drawer = NOBODY if counted.drawer is None else counted.drawer
        if counted.winner is None:
            score_age(s, [seat.raids for seat in counted.seats])
        else:
            win_age(s, counted.winner)
        yield s


def begin_age(s: State) -> None:
    """E7: what stays, stays."""
    clear_age(s)
    s.age += 1


def lay_seat(s: State, p: int, seat: CountedSeat) -> None:
    """One player's pieces as they lie when the age ends."""
    s.merfolk[p] = seat.merfolk
    s.claimed[p] = GIANT_CLAIM * seat.claims
    s.glory[p] += GIANT_CLAIM * seat.claims
    for k in range(KINGDOMS):
        s.markers[p][k] = seat.markers[k]
        s.horde[p][k] = int(k < seat.horde)  # which spaces it is does not matter
    for value in seat.trolls:
        s.trolls[value - 1] = p
    for band in seat.bands:
        lay_counted(s, p, band)


def lay_counted(s: State, p: int, band: CountedBand) -> None:
    """A band of so many cards: any of its tribes', as only Skeletons and a Dwarf leader change what it scores."""
    dwarf = TribeNumber.DWARF * KINGDOMS
    others = [kind for kind in range(SKELETON) if s.tribes[tribe_of(kind)] and tribe_of(kind) != TribeNumber.DWARF]
    ally = dwarf if band.dwarf else others[0]
    cards = [ally] * (band.cards - band.skeletons) + [SKELETON] * band.skeletons
    _lay(s, p, ally, cards)


def _lay(s: State, p: int, leader: int, cards: list[int]) -> None:
    s.current = p
    s.leader = leader
    s.picked_n = len(cards)
    for i, kind in enumerate(cards):
        s.picked[i] = kind
    s.hand_n[p] = len(cards)
    s.hand[p][: len(cards)] = cards
    lay_band(s)


def score_age(s: State, raids: list[bool]) -> None:
    """Section 7 in its order; in the last age everyone raids (E6)."""
    score_boards(s)
    score_giant(s)
    for p in range(s.players):
        if horde_size(s, p) > 0 and (raids[p] or is_last_age(s)):
            raid(s, p)
    score_bands(s)
    s.phase = Phase.OVER if is_last_age(s) else Phase.DEAL


def win_age(s: State, p: int) -> None:
    """O2, G2: ten Skeletons played together; nothing is scored any more."""
    _lay(s, p, NO_CARD, [SKELETON] * HAND_LIMIT)
    s.winner = p
    s.phase = Phase.OVER


def beginners(s: State) -> list[int]:
    """A1, O1: who begins the next age; several where that hangs on a drawer of the third dragon nobody named."""
    if s.phase != Phase.DEAL:
        return []
    if s.drawer != NOBODY:
        return [next_first(s)]
    twin, found = s.copy(), set()
    for p in range(s.players):
        twin.drawer = p
        found.add(next_first(twin))
    return sorted(found)


@dataclass(frozen=True)
class SetUpNumbers:
    """Sections 2 and 3 in numbers, for a number of players and their tribes."""

    ages: int
    cards: int  # of the tribes in the game
    row: int
    upper: int  # the upper half of the deck
    lower: int  # the lower one, dragons included
    tokens: tuple[int, ...]  # of the box, ascending
    supply: int  # markers a player may have in kingdoms and on the Horde
    giant: tuple[int, ...]  # what the token pays, age by age
    merfolk: tuple[int, ...]  # what the board's tokens are worth, age by age
    skeletons_win: bool


def set_up_numbers(options: Options) -> SetUpNumbers:
    """Counted on a blank table of these options, tribes included."""
    s = options.blank()
    ages = range(ages_of(s.players))
    giant = []
    for s.age in ages:
        giant.append(giant_glory(s))
    row = 2 * s.players  # A4
    return SetUpNumbers(
        ages=len(ages),
        cards=allies(s),
        row=row,
        upper=allies(s) - s.players - row + DRAGONS - lower_half(s),
        lower=lower_half(s),
        tokens=tuple(sorted(token_box(s.players))),
        supply=supply(s, 0),
        giant=tuple(giant),
        merfolk=tuple(merfolk_token(s.players, age) for age in ages),
        skeletons_win=bool(s.skeletons_win and s.tribes[TribeNumber.SKELETON]),
    )
