"""Games between networks at many tables at once, each always waiting for somebody's choice."""

from typing import Any

from ..envs.stepping import settle, show
from ..rules.many.series import LANE, new_game, skip_forced, step


def table_many(
    states: Any,
    template: Any,
    series: int,
    opening: int,
    deals: Any,
    spellings: Any,
    alive: Any,
    seats: Any,
    shown: Any,
    scratch: Any,
    observations: Any,
    masks: Any,
    shares: Any,
    places: Any,
    glory: Any,
    slot: int,
    start: int,
    end: int,
) -> None:
    """Games start..end: `opening` deals them anew, otherwise spellings[i] is decided where there is one.

    shown[i] gets the view of the seat that is asked next.
    """
    lane = slot * LANE
    for i in range(start, end):
        if opening:
            states[i] = template[0]
            new_game(states[i], series, deals[i], 1)
            alive[i] = 1
        elif alive[i] == 0 or spellings[i][0] < 0:
            continue
        else:
            k = 0
            while k < len(spellings[i]) and spellings[i][k] >= 0:
                step(states, i, spellings[i][k])
                k += 1
        s = states[i]
        n = skip_forced(s, scratch[lane])
        if n == 0:
            alive[i] = 0
            settle(s, shares[i], places[i], glory[i])
            continue
        seats[i] = s.current
        show(s, shown[i], observations[i], masks[i], scratch[lane], n)
