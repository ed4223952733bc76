"""Whole bands and whole keeps: what people decide, spelled in the engine's integers.

The engine asks card by card; people and the log deal in one decision for all of
it. Everything here asks the rules; nothing is decided anew.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from ..components import HAND_LIMIT, NO_CARD, SKELETON, kingdom_of, tribe_of
from ..decision_numbers import ADD, CONJURE, DECISIONS, DONE, KEEP, LEAD, WHOLE_KINGDOM, WHOLE_TRIBE
from ..legal import legal
from ..picking import add_to_band, fits, pick, start_band
from ..state import Phase, Position, Shape
from ..tribes.elves import legal_keeps

Spelling = tuple[int, ...]


def whole_decisions(pos: Position) -> list[Spelling]:
    """Every legal decision of the deciding player, bands and keeps whole, in a fixed order."""
    out = [0] * DECISIONS
    decisions = out[: legal(pos, out)]
    if pos.phase == Phase.KEEP:
        return list(_keeps(pos.copy(), ()))
    found: list[Spelling] = []
    for decision in decisions:
        if LEAD <= decision < LEAD + SKELETON:
            scratch = pos.copy()
            start_band(scratch, decision - LEAD)
            found.extend(_bands(scratch, (decision,)))
        else:
            found.append((decision,))
    return found


def _bands(pos: Position, said: Spelling) -> Iterator[Spelling]:
    out = [0] * DECISIONS
    for decision in out[: legal(pos, out)]:
        if decision < ADD or decision == DONE:
            yield (*said, decision)
        else:
            before = pos.shape, pos.last_pick, pos.picked_n, pos.picked[:]
            add_to_band(pos, decision - ADD)
            yield from _bands(pos, (*said, decision))
            pos.shape, pos.last_pick, pos.picked_n, pos.picked = before


def _keeps(pos: Position, said: Spelling) -> Iterator[Spelling]:
    out = [0] * DECISIONS
    for decision in out[: legal_keeps(pos, out)]:
        if decision == DONE:
            yield (*said, decision)
        else:
            before = pos.last_pick, pos.picked_n, pos.picked[:]
            pick(pos, decision - KEEP)
            yield from _keeps(pos, (*said, decision))
            pos.last_pick, pos.picked_n, pos.picked = before


def is_unfinished(decision: int) -> bool:
    """Whether a decision only begins or continues a band or a keep."""
    return LEAD <= decision < LEAD + SKELETON or ADD <= decision < DONE or KEEP <= decision < CONJURE


def follow_pick(view: Position, decision: int) -> None:
    """What beginning or continuing a band or a keep changes in the picker's own view."""
    if not is_unfinished(decision):
        return
    if decision >= KEEP:
        pick(view, decision - KEEP)
    elif decision >= ADD:
        add_to_band(view, decision - ADD)
    else:
        start_band(view, decision - LEAD)


def held(pos: Position) -> list[int]:
    """The deciding player's cards, ascending."""
    return pos.hand[pos.current][: pos.hand_n[pos.current]]


def whole_band(pos: Position, leader: int, shape: int) -> list[int]:
    """All of the hand that fits a leader by tribe or by colour."""
    return [kind for kind in held(pos) if fits(leader, kind, shape)]


def band_of(pos: Position, spelling: Sequence[int]) -> tuple[int, list[int]]:
    """The leader and the cards, ascending, of a band spelled from this hand."""
    leader = spelling[0] - LEAD
    if leader == SKELETON:
        return NO_CARD, held(pos)
    if spelling[-1] == WHOLE_TRIBE:
        return leader, whole_band(pos, leader, Shape.TRIBE)
    if spelling[-1] == WHOLE_KINGDOM:
        return leader, whole_band(pos, leader, Shape.KINGDOM)
    return leader, sorted([leader, *(decision - ADD for decision in spelling[1:-1])])


def spell_band(pos: Position, leader: int, cards: Sequence[int]) -> Spelling:
    """The one spelling of a band; whether it is legal is for `legal` to say."""
    if leader == NO_CARD:
        return (LEAD + SKELETON,)
    wanted = sorted(cards)
    if wanted == whole_band(pos, leader, Shape.TRIBE):
        return LEAD + leader, WHOLE_TRIBE
    if wanted == whole_band(pos, leader, Shape.KINGDOM):
        return LEAD + leader, WHOLE_KINGDOM
    wanted.remove(leader)
    return (LEAD + leader, *(ADD + kind for kind in wanted), DONE)


def spell_keep(cards: Sequence[int]) -> Spelling:
    return (*(KEEP + kind for kind in sorted(cards)), DONE)


def not_held(pos: Position, cards: Sequence[int]) -> int:
    """A card named that the deciding hand does not hold (as often), else NO_CARD."""
    return next(iter((Counter(cards) - Counter(held(pos))).elements()), NO_CARD)


def band_fault(pos: Position, leader: int, cards: Sequence[int]) -> str | None:
    """B1, B2: what is wrong with a band in itself, as the name of a reason."""
    if leader == NO_CARD:
        ten = list(cards) == [SKELETON] * HAND_LIMIT
        return None if ten and pos.skeletons_win else "band-without-leader"
    if leader == SKELETON:
        return "skeleton-leads"
    if leader not in cards:
        return "leader-outside"
    allies = [kind for kind in cards if kind != SKELETON]
    if len({tribe_of(kind) for kind in allies}) > 1 and len({kingdom_of(kind) for kind in allies}) > 1:
        return "band-mixed"
    return None
