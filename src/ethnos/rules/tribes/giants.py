"""Giants: the largest Giant-led band of the age holds the token and 2 Glory with it."""

from ..bands import last_size
from ..components import GIANT_CLAIM, GIANT_GLORY, GIANT_GLORY_FEW, NOBODY
from ..state import Position, State


def giant_open(pos: Position, size: int) -> bool:
    """Whether a band takes the token: strictly larger than every Giant-led one of this age, one's own too."""
    return size > pos.giant_size


def claim_giant(s: State) -> None:
    """Automatic (B5)."""
    if giant_open(s, last_size(s)):
        s.giant_size = last_size(s)
        s.giant = s.current
        s.glory[s.current] += GIANT_CLAIM
        s.claimed[s.current] += GIANT_CLAIM


def giant_glory(pos: Position) -> int:
    """C7: what the token pays at the end of this age."""
    return GIANT_GLORY[pos.age] if pos.players >= 4 else GIANT_GLORY_FEW[pos.age]


def score_giant(s: State) -> None:
    """C7, at the end of the age."""
    if s.giant != NOBODY:
        value = giant_glory(s)
        s.giant_won[s.giant] = value
        s.glory[s.giant] += value
