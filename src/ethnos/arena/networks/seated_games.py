"""Games between networks at many tables at once, each always waiting for somebody's choice."""

from typing import NamedTuple

from ...envs.stepping import settle, show
from ...rules.many.series import LANE, new_game, skip_forced, step
from ...rules.state import State, ViewRecord


class TableArrays(NamedTuple):
    """What games between networks are played in: arrays where they are compiled, lists where they are not.

    By game, but for the room that each thread works in (`LANE` rows apart).
    """

    states: list[State]
    template: list[State]  # one blank state, of which every game begins
    deals: list[int]  # the number of the deal
    spellings: list[list[int]]  # a whole decision as integers, up to the first -1; none: the game waits
    alive: list[int]  # 0 where the game is over
    seats: list[int]  # who is asked
    shown: list[ViewRecord]  # … and what that seat sees
    observations: list[list[int]]
    masks: list[list[int]]
    shares: list[list[float]]
    places: list[list[int]]
    glory: list[list[int]]
    scratch: list[list[int]]  # by thread


def table_many(a: TableArrays, series: int, opening: int, slot: int, start: int, end: int) -> None:
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
