"""What a decision leads to at once, by the rules themselves: in a game that its seat must hold possible.

Only what does not depend on hidden cards is looked at afterwards: the boards, the seat's own hand, the row.
"""

from collections.abc import Iterator

from ..game.decisions import Decision, PlaceMarker, PlayBand, spell
from ..game.outlook import BoardOutlook, Claim, outlook
from ..game.preview import Preview, preview
from ..rules import State, ViewRecord, legal_decisions, look, play
from ..rules.chance import seed
from ..rules.components import SKELETON
from ..rules.decision_numbers import DECLINE
from ..rules.facade.spelling import held, whole_band
from ..rules.resample import resample
from ..rules.state import Phase, Shape
from ..words import Kingdom
from ..words.names import KINGDOM_NAMES, card_of, cards_of

Boards = dict[Kingdom | None, BoardOutlook]  # by kingdom; None is the Merfolk board


def after(view: ViewRecord, decision: Decision, marker: Kingdom | None = None) -> ViewRecord:
    """What the seat sees after a decision of its own; of a band, with its marker there, or where that pays most now."""
    s, dice = State(), [0] * 4
    seed(dice, 0, 0)
    resample(view, s, dice)
    for number in spell(view, decision):
        play(s, number)
    if s.phase == Phase.PLACE and view.phase != Phase.PLACE:
        s = max(_placed(s, marker), key=lambda each: _promised(look(each, view.seat), view.seat))
    return look(s, view.seat)


def _placed(s: State, marker: Kingdom | None) -> Iterator[State]:
    there = None if marker is None else spell(look(s, s.current), PlaceMarker(marker))[0]
    for number in legal_decisions(s):
        if number != DECLINE and there in (None, number):
            twin = s.copy()
            play(twin, number)
            yield twin


def _promised(view: ViewRecord, seat: int) -> int:
    found = (claim_of(board, seat) for board in boards(view).values())
    return sum(claim.glory for claim in found if claim is not None)


def boards(view: ViewRecord) -> Boards:
    """What every board would pay if the age ended now."""
    seen = outlook(view)
    found: Boards = {board.kingdom: board for board in seen.kingdoms}
    if seen.merfolk is not None:
        found[None] = seen.merfolk
    return found


def with_markers(view: ViewRecord, kingdom: Kingdom, *seats: int) -> BoardOutlook:
    """What a kingdom would pay if each of these seats had one marker more there."""
    then = view.copy()
    for seat in seats:
        then.markers[seat][KINGDOM_NAMES.index(kingdom)] += 1
    return boards(then)[kingdom]


def claim_of(board: BoardOutlook, seat: int) -> Claim | None:
    return next((claim for claim in board.claims if claim.seat == seat), None)


def best_band(view: ViewRecord) -> tuple[int, int]:
    """The Glory and the cards of the best band that the seat's hand makes."""
    return max(((one.glory, one.size) for one in _bands(view)), default=(0, 0))


def within_reach(view: ViewRecord) -> set[Kingdom]:
    """The kingdoms where a band of the seat's hand could place a marker."""
    return {kingdom for one in _bands(view) for kingdom in one.markers}


def _bands(view: ViewRecord) -> Iterator[Preview]:
    """Every leader of the seat's hand with all the cards that fit, by tribe and by colour."""
    mine = view.copy()
    mine.current = view.seat
    for kind in sorted(set(held(mine)) - {SKELETON}):
        for shape in (Shape.TRIBE, Shape.KINGDOM):
            yield preview(mine, PlayBand(card_of(kind), cards_of(whole_band(mine, kind, shape))))
