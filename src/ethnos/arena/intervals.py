"""How sure a mean is: the one interval that everything here is told with.

The games of one deal are not independent of each other, nor are the positions of one game;
deals are. So values come in groups, one a deal, and the interval is Student's over
groups: 1.96 standard errors to either side where they are many, more where they are few; the standard
error from how far the sums of the groups lie from what the mean would make of them (with groups of equal
size this is the standard deviation of the groups' means, over the root of their number). One group says
nothing about the others: its interval has no ends. What did not happen in any group is
not seen: where all are equal the interval is a point.
"""

from collections.abc import Hashable, Iterable, Sequence
from math import inf
from typing import NamedTuple

import numpy as np

FEW_DEALS = 10  # fewer are told to be so
NORMAL = 1.959964  # standard errors to either side of 95%
FEW = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # … of two groups, of three, …


class Estimate(NamedTuple):
    """A mean and half of its 95% interval."""

    mean: float
    spread: float

    def within(self, least: float = -inf, most: float = inf) -> tuple[float, float]:
        """The interval, as far as values can be."""
        return max(self.mean - self.spread, least), min(self.mean + self.spread, most)

    def percent(self, digits: int = 1, sign: str = "") -> str:
        return f"{100 * self.mean:{sign}.{digits}f}% ± {100 * self.spread:.{digits}f}"


def errors_to_either_side(groups: int) -> float:
    """Student's 97.5th percentile; from twelve groups on by its expansion about the normal one, right to 0.002."""
    free, z = groups - 1, NORMAL
    if free <= len(FEW):
        return FEW[free - 1]
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def estimate(values: Iterable[float], groups: Sequence[Hashable] | None = None) -> Estimate:
    """The mean of values, of which those with the same group belong together; without groups each by itself."""
    each = np.array(list(values), np.float64)
    if not len(each):
        return Estimate(0.0, inf)
    mean, apart = float(each.mean()), each - each.mean()
    if groups is not None:
        numbers: dict[Hashable, int] = {}
        number = [numbers.setdefault(group, len(numbers)) for group in groups]
        apart = np.bincount(number, weights=apart)
    if len(apart) < 2:
        return Estimate(mean, inf)
    variance = float(np.square(apart).sum()) * len(apart) / (len(apart) - 1)
    return Estimate(mean, errors_to_either_side(len(apart)) * variance**0.5 / len(each))
