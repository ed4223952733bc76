"""Trials: games a seat must hold possible, begun with a decision and played on for some of its turns.

Plain functions over slices of arrays. The policy that plays on is asked from outside:
these functions show what is to be decided and take the answers.
"""

from typing import Any

from ...encoding.observation import encode
from ...rules.chance import seed
from ...rules.decision_numbers import DECISIONS
from ...rules.many.series import LANE, skip_forced, step
from ...rules.resample import resample
from ...rules.scoring import final_place
from ...rules.state import Phase, State
from ...rules.view import observe

DECIDING, COME, ARRIVED, ENDED = range(4)  # somebody decides; the seat's turn has come; … for the last time; all over


def share_of(s: State, seat: int) -> float:
    """A seat's share of the win of a game that is over."""
    if final_place(s, seat) != 1:
        return 0.0
    winners = 0
    for p in range(s.players):
        if final_place(s, p) == 1:
            winners += 1
    return 1.0 / winners


def show_trial(
    s: State,
    i: int,
    j: int,
    seat: int,
    turns: Any,
    status: Any,
    shares: Any,
    glory: Any,
    v: Any,
    out: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Where trial i stands; its question goes into row j."""
    n = skip_forced(s, out)
    if n == 0:
        status[i] = ENDED
        shares[i] = share_of(s, seat)
        glory[i] = s.glory[seat]
        return
    status[i] = DECIDING
    if s.current == seat and s.phase == Phase.TURN:
        turns[i] -= 1
        status[i] = COME if turns[i] > 0 else ARRIVED
    observe(s, s.current, v)
    encode(v, observations[j])
    for d in range(DECISIONS):
        masks[j][d] = 0
    for k in range(n):
        masks[j][out[k]] = 1


def start_trials(
    roots: Any,
    seeds: Any,
    spellings: Any,
    of_root: Any,
    of_spelling: Any,
    numbers: Any,
    dice: Any,
    states: Any,
    turns: Any,
    status: Any,
    shares: Any,
    glory: Any,
    views: Any,
    scratch: Any,
    observations: Any,
    masks: Any,
    slot: int,
    start: int,
    end: int,
) -> None:
    """Trial i: possible game numbers[i] of the view roots[of_root[i]], after a spelled decision."""
    lane = slot * LANE
    for i in range(start, end):
        root = of_root[i]
        seed(dice[lane], seeds[root], numbers[i])
        resample(roots[root], states[i], dice[lane])
        k = 0
        while k < len(spellings[of_spelling[i]]) and spellings[of_spelling[i]][k] >= 0:
            step(states, i, spellings[of_spelling[i]][k])
            k += 1
        seat = roots[root].seat
        show_trial(
            states[i],
            i,
            i,
            seat,
            turns,
            status,
            shares,
            glory,
            views[lane],
            scratch[lane],
            observations,
            masks,
        )


def step_trials(
    roots: Any,
    of_root: Any,
    active: Any,
    decisions: Any,
    states: Any,
    turns: Any,
    status: Any,
    shares: Any,
    glory: Any,
    views: Any,
    scratch: Any,
    observations: Any,
    masks: Any,
    slot: int,
    start: int,
    end: int,
) -> None:
    """One decision in each of the trials active[start..end]."""
    lane = slot * LANE
    for j in range(start, end):
        i = active[j]
        step(states, i, decisions[j])
        seat = roots[of_root[i]].seat
        show_trial(
            states[i],
            i,
            j,
            seat,
            turns,
            status,
            shares,
            glory,
            views[lane],
            scratch[lane],
            observations,
            masks,
        )
