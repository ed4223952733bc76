"""How long bots that think may do so where games are measured or collected: counted, unless a clock is asked for."""

from ..errors import UserError
from .levels import TRIALS
from .protocol import Budget


def thinking_time(seconds: float | None, simulations: int | None) -> Budget:
    """By the clock where seconds are given, else counted: as many trials as level 8 has, unless told."""
    if seconds is not None and simulations is not None:
        raise UserError("bots think for so many seconds or for so many simulations: give one of them")
    if seconds is not None:
        return Budget(seconds)
    return Budget(simulations=TRIALS if simulations is None else simulations)
