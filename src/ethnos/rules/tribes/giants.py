"""Giants: the largest Giant-led band of the age holds the token and 2 Glory with it."""

from ..bands import last_size
from ..components import GIANT_CLAIM, GIANT_GLORY, GIANT_GLORY_FEW, NOBODY
from ..state import State


def claim_giant(s: State) -> None:
    """Automatic (B5). Strictly larger than every Giant-led band of this age, one's own too."""
    if last_size(s) > s.giant_size:
        s.giant_size = last_size(s)
        s.giant = s.current
        s.glory[s.current] += GIANT_CLAIM
        s.claimed[s.current] += GIANT_CLAIM


def score_giant(s: State) -> None:
    """C7, at the end of the age."""
    if s.giant != NOBODY:
        value = GIANT_GLORY[s.age] if s.players >= 4 else GIANT_GLORY_FEW[s.age]
        s.giant_won[s.giant] = value
        s.glory[s.giant] += value
