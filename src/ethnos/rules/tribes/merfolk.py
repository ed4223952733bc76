"""Merfolk: advance X spaces; every symbol reached or passed is a marker in any kingdom."""

from ..bands import last_size
from ..components import MERFOLK_END, MERFOLK_SYMBOLS
from ..state import Position


def swim(s: Position) -> None:
    """Automatic (B5); the last space stops the advance. Positions last all game (E7)."""
    p = s.current
    start = s.merfolk[p]
    s.merfolk[p] = swum_to(start, last_size(s))
    s.symbols += symbols_passed(start, s.merfolk[p])


def swum_to(start: int, size: int) -> int:
    """The space that a band of a size reaches."""
    return min(start + size, MERFOLK_END)


def symbols_passed(start: int, end: int) -> int:
    """The symbols after one space up to another."""
    n = 0
    for symbol in MERFOLK_SYMBOLS:
        if start < symbol <= end:
            n += 1
    return n
