"""After the game: everybody's chances, every decision beside what was better and why, luck apart from skill.

The names below are loaded when first used: decisions are weighed, and chances found, on a machine with
nothing but NumPy and Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .grading import Grade
    from .reasoning import reasons
    from .reviewed import (
        CurvePoint,
        GameReview,
        ReviewedDecision,
        SeatSummary,
        TurningPoint,
        WeighedDecision,
        Why,
    )
    from .reviewing import review

_HOME = {"Grade": "grading", "reasons": "reasoning", "review": "reviewing"}

__all__ = [
    "CurvePoint",
    "GameReview",
    "Grade",
    "ReviewedDecision",
    "SeatSummary",
    "TurningPoint",
    "WeighedDecision",
    "Why",
    "reasons",
    "review",
]


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_HOME.get(name, 'reviewed')}", __name__), name)
