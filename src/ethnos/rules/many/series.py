"""The rules over arrays of states: stepping, masks, random playouts, path counts.

These too are plain functions, run interpreted over `Records` or compiled over
NumPy arrays. The ones with `start` and `end` work on a slice, so that several
threads can share an array (`Engine.spread`).
"""

from typing import Any

from ..apply import apply
from ..chance import below, seed
from ..deal import deal_age, set_up, shuffle_tokens, shuffle_tribes
from ..decision_numbers import DECISIONS
from ..legal import legal
from ..resample import resample
from ..state import Phase, State
from ..view import observe

LANE = 4  # rows of scratch from one thread's to the next: two threads never write to one cache line


def new_game(s: State, series: int, game: int, draw_tribes: int) -> None:
    """A simulated game by its number: everything random comes from the state's generator."""
    seed(s.rng, series, game)
    if draw_tribes:
        shuffle_tribes(s)
    shuffle_tokens(s)
    s.first = below(s.rng, s.players)
    set_up(s)
    deal_age(s)


def step(states: Any, i: int, decision: int) -> None:
    """Apply one decision to one game; a finished age is followed by the next deal."""
    s = states[i]
    apply(s, decision)
    if s.phase == Phase.DEAL:
        deal_age(s)


def skip_forced(s: State, out: list[int]) -> int:
    """Play on while there is nothing to choose; how many decisions are legal then, 0 at the end."""
    while s.phase != Phase.OVER:
        if s.phase == Phase.DEAL:
            deal_age(s)
            continue
        n = legal(s, out)
        if n > 1:
            return n
        apply(s, out[0])
    return 0


def new_game_at(states: Any, i: int, series: int, game: int, draw_tribes: int) -> None:
    new_game(states[i], series, game, draw_tribes)


def apply_at(states: Any, i: int, decision: int) -> None:
    apply(states[i], decision)


def legal_at(states: Any, i: int, out: list[int]) -> int:
    return legal(states[i], out)


def observe_at(states: Any, i: int, seat: int, views: Any, j: int) -> None:
    observe(states[i], seat, views[j])


def resample_at(views: Any, j: int, states: Any, i: int, dice: Any) -> None:
    resample(views[j], states[i], dice)


def clone(source: Any, i: int, target: Any, j: int) -> None:
    target[j] = source[i]


def clone_many(source: Any, target: Any, slot: int, start: int, end: int) -> None:
    for i in range(start, end):
        target[i] = source[i]


def step_many(states: Any, decisions: Any, slot: int, start: int, end: int) -> None:
    for i in range(start, end):
        step(states, i, decisions[i])


def mask_many(states: Any, masks: Any, scratch: Any, slot: int, start: int, end: int) -> None:
    """masks[i][d] := 1 where d is legal in game i."""
    for i in range(start, end):
        for d in range(DECISIONS):
            masks[i][d] = 0
        n = legal(states[i], scratch[slot])
        for j in range(n):
            masks[i][scratch[slot][j]] = 1


def playouts(states: Any, series: int, dice: Any, scratch: Any, slot: int, start: int, end: int) -> int:
    """Play games start..end to their end by random decisions; return how many were made."""
    made = 0
    for i in range(start, end):
        seed(dice[slot], series, i)
        while states[i].phase != Phase.OVER:
            n = legal(states[i], scratch[slot])
            step(states, i, scratch[slot][below(dice[slot], n)])
            made += 1
    return made


def perft(states: Any, level: int, depth: int, scratch: Any) -> int:
    """Count the paths of `depth` decisions from states[level]; an age's end is a path's end."""
    if depth == 0:
        return 1
    n = legal(states[level], scratch[level])
    if n == 0:
        return 1
    paths = 0
    for j in range(n):
        states[level + 1] = states[level]
        apply(states[level + 1], scratch[level][j])
        paths += perft(states, level + 1, depth - 1, scratch)
    return paths
