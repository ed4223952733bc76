"""Games between networks at many tables at once, each always waiting for somebody's choice."""

from typing import NamedTuple

from ...encoding.showing import settle, show
from ...rules.many.series import LANE, new_game, skip_forced, step
from ...rules.speeds.arrays import Grid, Numbers, Records
from ...rules.state import State, ViewRecord


class SeatedArrays(NamedTuple):
    """What games between networks are played in: arrays where they are compiled, lists where they are not.

    By game, but for the room that each thread works in (`LANE` rows apart).
    """

    states: Records[State]
    template: Records[State]  # one blank state, of which every game begins
    deals: Numbers[int]  # the number of the deal
    spellings: Grid[int]  # a whole decision as integers, up to the first -1; none: the game waits
    alive: Numbers[int]  # 0 where the game is over
    seats: Numbers[int]  # who is asked
    shown: Records[ViewRecord]  # … and what that seat sees
    observations: Grid[int]
    masks: Grid[int]
    shares: Grid[float]
    places: Grid[int]
    glory: Grid[int]
    scratch: Grid[int]  # by thread


def seated_many(a: SeatedArrays, series: int, opening: int, slot: int, start: int, end: int) -> None:
    """Games start..end: `opening` deals them anew, otherwise spellings[i] is decided where there is one."""
    lane = slot * LANE
    for i in range(start, end):
        if opening:
            a.states[i] = a.template[0]
            new_game(a.states[i], series, a.deals[i], 1)
            a.alive[i] = 1
        elif a.alive[i] == 0 or a.spellings[i][0] < 0:
            continue
        else:
            k = 0
            while k < len(a.spellings[i]) and a.spellings[i][k] >= 0:
                step(a.states, i, a.spellings[i][k])
                k += 1
        s = a.states[i]
        n = skip_forced(s, a.scratch[lane])
        if n == 0:
            a.alive[i] = 0
            settle(s, a.shares[i], a.places[i], a.glory[i])
            continue
        a.seats[i] = s.current
        show(s, a.shown[i], a.observations[i], a.masks[i], a.scratch[lane], n)
