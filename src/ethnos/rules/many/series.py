"""The rules over arrays of states: dealing, stepping, copying, path counts.

These too are plain functions, run interpreted over lists of records or compiled over
NumPy arrays. The ones with `start` and `end` work on a slice, so that several
threads can share an array (`Engine.spread`).
"""

from typing import TypeVar

from ..apply import apply
from ..chance import below, seed
from ..deal import deal_age, set_up, shuffle_tokens, shuffle_tribes
from ..legal import legal
from ..resample import resample
from ..speeds.arrays import Grid, Numbers, Records
from ..state import Phase, State, ViewRecord
from ..view import observe

Copied = TypeVar("Copied")
AskedT = TypeVar("AskedT", State, ViewRecord)

LANE = 4  # rows of scratch from one thread's to the next: two threads never write to one cache line


def new_game(s: State, series: int, game: int, draw_tribes: int) -> None:
    """A simulated game by its number: everything random comes from the state's generator."""
    lay_out(s, series, game, draw_tribes)
    deal_age(s)


def lay_out(s: State, series: int, game: int, draw_tribes: int) -> None:
    """The table of a simulated game, before its first deal."""
    seed(s.rng, series, game)
    if draw_tribes:
        shuffle_tribes(s)
    shuffle_tokens(s)
    s.first = below(s.rng, s.players)
    set_up(s)


def step(states: Records[State], i: int, decision: int) -> None:
    """Apply one decision to one game; a finished age is followed by the next deal."""
    s = states[i]
    apply(s, decision)
    if s.phase == Phase.DEAL:
        deal_age(s)


def skip_forced(s: State, out: Numbers[int]) -> int:
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


def new_game_at(states: Records[State], i: int, series: int, game: int, draw_tribes: int) -> None:
    new_game(states[i], series, game, draw_tribes)


def apply_at(states: Records[State], i: int, decision: int) -> None:
    apply(states[i], decision)


def legal_at(positions: Records[AskedT], i: int, out: Numbers[int]) -> int:
    """Of a state, or of the view of the seat that is asked."""
    return legal(positions[i], out)


def observe_at(states: Records[State], i: int, seat: int, views: Records[ViewRecord], j: int) -> None:
    observe(states[i], seat, views[j])


def resample_at(views: Records[ViewRecord], j: int, states: Records[State], i: int, dice: Numbers[int]) -> None:
    resample(views[j], states[i], dice)


def clone(source: Records[Copied], i: int, target: Records[Copied], j: int) -> None:
    target[j] = source[i]


def clone_many(source: Records[Copied], target: Records[Copied], slot: int, start: int, end: int) -> None:
    for i in range(start, end):
        target[i] = source[i]


def step_many(states: Records[State], decisions: Numbers[int], slot: int, start: int, end: int) -> None:
    for i in range(start, end):
        step(states, i, decisions[i])


def perft(states: Records[State], level: int, depth: int, scratch: Grid[int]) -> int:
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
