"""How good a decision was, by the points of the chance to win that it gave away."""

from typing import Literal

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"]

GOOD, INACCURACY, MISTAKE, BLUNDER = 0.005, 0.01, 0.025, 0.05  # from so large a loss on
THRESHOLDS = (INACCURACY, MISTAKE, BLUNDER)


def grade_of(loss: float) -> Grade:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    if loss >= INACCURACY:
        return "inaccuracy"
    return "good" if loss >= GOOD else "best"
