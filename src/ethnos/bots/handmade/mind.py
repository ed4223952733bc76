"""A compiled bot's scratch paper, and what it reads off a view before it thinks.

Everything here sees a `ViewRecord` and nothing else. All are plain functions: they run
interpreted, or compiled together with the rules.
"""

from typing import Annotated

from ...rules.components import (
    HAND_LIMIT,
    KINDS,
    KINGDOMS,
    NO_CARD,
    SKELETON,
    TRIBES,
    kingdom_of,
    tribe_of,
)
from ...rules.speeds.arrays import Numbers
from ...rules.speeds.layout import Cells, Record, record
from ...rules.state import ViewRecord
from ...rules.tribes.orcs import horde_size, raid_glory

Reals6 = Annotated[list[float], Cells("f8", (KINGDOMS,))]


@record
class Mind(Record):
    """Numbers a bot needs while it makes one decision."""

    gain: Reals6  # what one more marker in a kingdom is worth
    there: Annotated[list[int], Cells("i2", (KINGDOMS,))]  # what a band's size must exceed to place one
    tribe: Annotated[list[int], Cells("i2", (TRIBES,))]  # cards of each tribe in the hand looked at
    colour: Annotated[list[int], Cells("i2", (KINGDOMS,))]
    skeletons: Annotated[int, Cells("i2")]
    cards: Annotated[list[int], Cells("i2", (HAND_LIMIT + 1,))]
    cards_n: Annotated[int, Cells("i2")]
    unseen: Annotated[list[int], Cells("i2", (KINDS,))]
    markers_left: Annotated[int, Cells("i2")]
    best_leader: Annotated[int, Cells("i2")]
    best_shape: Annotated[int, Cells("i2")]
    top_gain: Annotated[float, Cells("f8")]
    horde_gain: Annotated[float, Cells("f8")]
    hurry: Annotated[float, Cells("f8")]  # chance that the age ends before the next turn


def take_stock(m: Mind, cards: Numbers[int], n: int, extra: int) -> None:
    """Count a hand, with one card more unless `extra` is NO_CARD."""
    for t in range(TRIBES):
        m.tribe[t] = 0
    for k in range(KINGDOMS):
        m.colour[k] = 0
    m.skeletons = 0
    m.cards_n = n
    for i in range(n):
        m.cards[i] = cards[i]
    if extra != NO_CARD:
        m.cards[n] = extra
        m.cards_n = n + 1
    for i in range(m.cards_n):
        kind = m.cards[i]
        if kind == SKELETON:
            m.skeletons += 1
        else:
            m.tribe[tribe_of(kind)] += 1
            m.colour[kingdom_of(kind)] += 1


def horde_step(v: ViewRecord) -> float:
    """What one more Horde marker adds to a raid."""
    n = horde_size(v, v.current)
    return float(raid_glory(n + 1) - raid_glory(n)) if n < KINGDOMS else 0.0
