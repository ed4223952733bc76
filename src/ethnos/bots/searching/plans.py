"""What the seat that thinks means to do in its next turns: the branches of its search.

A plan says of each of the seat's next turns whether it recruits or plays a band; which card or
which band, the network decides when that turn has come. So the same plan can be followed in
every possible game, whatever the cards, and what it is worth does not come from knowing them.
"""

from ...rules.decision_numbers import LEAD, PASS
from ...rules.speeds.arrays import Numbers

FREE = 0  # as the network likes
GATHER = 1  # a card
STRIKE = 2  # a band

Plan = tuple[int, ...]

AHEAD = 3  # turns that a plan speaks of at most
PLANS: tuple[Plan, ...] = ((STRIKE,), (GATHER,), (GATHER, GATHER))


def is_in_plan(decision: int, step: int) -> bool:
    """Whether a decision at the beginning of a turn is what the plan says of this turn."""
    if step == GATHER:
        return decision < LEAD
    if step == STRIKE:
        return LEAD <= decision < PASS
    return True


def keep_to_plan(mask: Numbers[int], out: Numbers[int], n: int, step: int) -> None:
    """Of the n legal decisions leave those in the mask that the plan allows, if there is one."""
    found = 0
    for j in range(n):
        if is_in_plan(out[j], step):
            found += 1
    if found == 0:
        return
    for j in range(n):
        if not is_in_plan(out[j], step):
            mask[out[j]] = 0
