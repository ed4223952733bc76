"""Trials of a search: possible games, begun with the decision that is weighed, then played on.

A seat that thinks does not know the hidden cards. A trial deals them at random, as the seat
must hold possible, makes the decision in question there and plays on for some of the seat's
turns. Who decides meanwhile (the network) is asked from outside: these plain functions show
what is to be decided in every trial, and take the answers.
"""

from typing import NamedTuple

from ...encoding.showing import show
from ...rules.chance import seed
from ...rules.many.series import skip_forced, step
from ...rules.resample import resample
from ...rules.scoring import win_share
from ...rules.speeds.arrays import Grid, Numbers, Records
from ...rules.state import Phase, State, ViewRecord

# Where a trial stands.
DECIDING = 0  # somebody is to decide
COME = 1  # the seat is to decide, at the beginning of one of its turns
ARRIVED = 2  # likewise, and this is its last turn: the trial goes no further
ENDED = 3  # the game is over

NOT_ASKED_YET = -1  # instead of a decision, in a trial that has just begun


class TrialStarts(NamedTuple):
    """How trials begin: trial i is a game dealt by seed and number, after a spelled decision."""

    seeds: Numbers[int]  # by root
    spellings: Grid[int]  # decisions card by card, filled up with -1
    of_spelling: Numbers[int]  # by trial: which of them it begins with
    numbers: Numbers[int]  # by trial: which of the possible games of its root it is


class TrialArrays(NamedTuple):
    """Trials under way, by trial where nothing else is said."""

    roots: Records[ViewRecord]  # by root: what the seat that thinks sees
    of_root: Numbers[int]

    states: Records[State]
    turns: Numbers[int]  # of the seat, still to come
    status: Numbers[int]  # DECIDING, COME, ARRIVED or ENDED
    shares: Numbers[float]  # of the win, where the game is over
    glory: Numbers[float]

    views: Records[ViewRecord]  # room for one
    scratch: Numbers[int]  # legal decisions
    dice: Numbers[int]
    observations: Grid[int]  # by question: those of a step come one after the other
    masks: Grid[int]


def status_of(s: State, seat: int, n: int, turns: int) -> int:
    """Where a trial stands in which n decisions are legal and the seat has so many turns to come."""
    if n == 0:
        return ENDED
    if s.current == seat and s.phase == Phase.TURN:
        return COME if turns > 1 else ARRIVED
    return DECIDING


def start_trials(starts: TrialStarts, t: TrialArrays) -> None:
    """Deal every trial and make its decision; `step_trials` shows what comes next."""
    for i in range(len(t.status)):
        root = t.of_root[i]
        seed(t.dice, starts.seeds[root], starts.numbers[i])
        resample(t.roots[root], t.states[i], t.dice)
        spelling = starts.spellings[starts.of_spelling[i]]
        k = 0
        while k < len(spelling) and spelling[k] >= 0:
            step(t.states, i, spelling[k])
            k += 1


def step_trials(t: TrialArrays, active: Numbers[int], decisions: Numbers[int]) -> None:
    """One decision in each of the trials `active`, or none where it is NOT_ASKED_YET.

    Where trial active[j] stands then goes into its status, and what it asks into row j.
    """
    # Arrays by names of their own: reading one out of the tuple in a loop counts references each time.
    states = t.states
    turns = t.turns
    status = t.status
    observations = t.observations
    masks = t.masks
    roots = t.roots
    of_root = t.of_root
    out = t.scratch
    v = t.views[0]
    for j in range(len(active)):
        i = active[j]
        if decisions[j] != NOT_ASKED_YET:
            step(states, i, decisions[j])
        s = states[i]
        seat = roots[of_root[i]].seat
        n = skip_forced(s, out)
        status[i] = status_of(s, seat, n, turns[i])
        if status[i] == ENDED:
            t.shares[i] = win_share(s, seat)
            t.glory[i] = s.glory[seat]
            continue
        if status[i] != DECIDING:
            turns[i] -= 1
        show(s, v, observations[j], masks[j], out, n)
