"""After the game: everybody's chances, every decision beside what was better and why, luck apart from skill."""

from .reasons import reasons
from .reviewed import (
    CurvePoint,
    GameReview,
    Grade,
    ReviewedDecision,
    SeatSummary,
    TurningPoint,
    WeighedDecision,
    Why,
)
from .reviewing import review

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
