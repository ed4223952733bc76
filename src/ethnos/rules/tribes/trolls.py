"""Trolls: an unclaimed token of value at most X; tokens break ties at the end of the age."""

from ..bands import last_size
from ..components import NOBODY, TROLLS
from ..state import Position, State


def troll_open(pos: Position, value: int, size: int) -> bool:
    """Whether a band of a size may take the token of a value."""
    return value <= size and pos.trolls[value - 1] == NOBODY


def can_take_troll(pos: Position, value: int) -> bool:
    return troll_open(pos, value, last_size(pos))


def can_take_some_troll(pos: Position) -> bool:
    for value in range(1, TROLLS + 1):
        if can_take_troll(pos, value):
            return True
    return False


def take_troll(s: State, value: int) -> None:
    s.trolls[value - 1] = s.current


def troll_sum(pos: Position, p: int) -> int:
    total = 0
    for i in range(TROLLS):
        if pos.trolls[i] == p:
            total += i + 1
    return total


def troll_best(pos: Position, p: int) -> int:
    best = 0
    for i in range(TROLLS):
        if pos.trolls[i] == p:
            best = i + 1
    return best
