"""Many games one decision at a time: play, restart what is over, show what is asked next.

Plain functions over slices of arrays, so that threads can share a batch.
"""

from typing import Any

from ..encoding.observation import encode
from ..rules.apply import apply
from ..rules.chance import below, seed
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.many.series import LANE, new_game, skip_forced
from ..rules.scoring import final_place
from ..rules.state import State
from ..rules.view import observe


def open_game(
    states: Any, i: int, templates: Any, drawn: Any, series: int, number: int, rng: list[int], out: list[int]
) -> int:
    """Game `number` of a series at the table that its own dice choose; how many decisions are legal."""
    seed(rng, ~series, number)
    table = below(rng, len(drawn))
    states[i] = templates[table]
    new_game(states[i], series, number, drawn[table])
    return skip_forced(states[i], out)


def show(s: State, v: Any, observation: Any, mask: Any, out: list[int], n: int) -> None:
    """The deciding seat's observation, and the mask of its n legal decisions."""
    observe(s, s.current, v)
    encode(v, observation)
    for d in range(DECISIONS):
        mask[d] = 0
    for j in range(n):
        mask[out[j]] = 1


def settle(s: State, shares: Any, places: Any, glory: Any) -> None:
    """The result of a game that is over, by seat: share of the win (ties split), place, Glory."""
    winners = 0
    for p in range(SEATS):
        shares[p] = 0.0
        places[p] = 0
        glory[p] = 0
        if p < s.players:
            places[p] = final_place(s, p)
            glory[p] = s.glory[p]
            if places[p] == 1:
                winners += 1
    for p in range(s.players):
        if places[p] == 1:
            shares[p] = 1.0 / winners


def open_many(
    states: Any,
    templates: Any,
    drawn: Any,
    series: int,
    views: Any,
    dice: Any,
    scratch: Any,
    observations: Any,
    masks: Any,
    seats: Any,
    players: Any,
    slot: int,
    start: int,
    end: int,
) -> None:
    """The first game of every place start..end: game i of the series."""
    lane = slot * LANE
    for i in range(start, end):
        n = open_game(states, i, templates, drawn, series, i, dice[lane], scratch[lane])
        show(states[i], views[lane], observations[i], masks[i], scratch[lane], n)
        seats[i] = states[i].current
        players[i] = states[i].players


def batch_many(
    states: Any,
    templates: Any,
    drawn: Any,
    series: int,
    begun: Any,
    decisions: Any,
    views: Any,
    dice: Any,
    scratch: Any,
    observations: Any,
    masks: Any,
    seats: Any,
    players: Any,
    done: Any,
    shares: Any,
    places: Any,
    glory: Any,
    slot: int,
    start: int,
    end: int,
) -> None:
    """One decision in every game start..end; a game that ends reports and is followed by the next.

    done[i] is the number of players of the game that just ended, else 0. The games of
    place i are numbers i, i + len(states), … of the series, whatever the threads.
    """
    lane = slot * LANE
    for i in range(start, end):
        s = states[i]
        apply(s, decisions[i])
        done[i] = 0
        n = skip_forced(s, scratch[lane])
        while n == 0:
            done[i] = s.players
            settle(s, shares[i], places[i], glory[i])
            begun[i] += 1
            number = i + begun[i] * len(states)
            n = open_game(states, i, templates, drawn, series, number, dice[lane], scratch[lane])
        show(s, views[lane], observations[i], masks[i], scratch[lane], n)
        seats[i] = s.current
        players[i] = s.players
