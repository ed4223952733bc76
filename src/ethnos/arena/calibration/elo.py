"""One scale for all: ratings in Elo points, fitted to what happened (Bradley and Terry's model)."""

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

import numpy as np

POINTS = 400 / log(10)  # Elo points of a factor e in the odds
ENOUGH = 1e-9


class PairResult(NamedTuple):
    """Two-player games between two players, by number: how many, and the first one's share of the wins."""

    one: int
    other: int
    games: int
    share: float


def ratings(players: int, results: Sequence[PairResult], anchor: float = 1000.0) -> list[float]:
    """The ratings under which these results are likeliest, the first player's being `anchor`.

    Newton's method on the logarithm of the likelihood, which has one summit where everybody is
    linked to everybody by results that are neither all won nor all lost.
    """
    strength = np.zeros(players)
    while True:
        slope, curve = np.zeros(players), np.zeros((players, players))
        for one, other, games, share in results:
            expected = 1 / (1 + exp(strength[other] - strength[one]))
            slope[one] += games * (share - expected)
            slope[other] -= games * (share - expected)
            weight = games * expected * (1 - expected)
            curve[one, one] += weight
            curve[other, other] += weight
            curve[one, other] -= weight
            curve[other, one] -= weight
        step = np.zeros(players)
        step[1:] = np.linalg.solve(curve[1:, 1:], slope[1:])  # the first stays where it is
        strength += step
        if float(np.abs(step).max()) < ENOUGH:
            return [anchor + POINTS * float(one) for one in strength]


def points(share: float) -> float:
    """What a share of the wins between two players says by itself."""
    return POINTS * log(share / (1 - share))


def share_of(points: float) -> float:
    """The opposite: the share of the wins of somebody so many points ahead."""
    return 1 / (1 + exp(-points / POINTS))
