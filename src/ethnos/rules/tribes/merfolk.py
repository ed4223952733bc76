"""Merfolk: advance X spaces; every symbol reached or passed is a marker in any kingdom."""

from ..bands import last_size
from ..components import MERFOLK_END, MERFOLK_SYMBOLS
from ..state import Position


def swim(s: Position) -> None:
    """Automatic (B5); the last space stops the advance. Positions last all game (E7)."""
    p = s.current
    start = s.merfolk[p]
    end = min(start + last_size(s), MERFOLK_END)
    s.merfolk[p] = end
    for symbol in MERFOLK_SYMBOLS:
        if start < symbol <= end:
            s.symbols += 1
