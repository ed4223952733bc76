"""The one interval: over deals, and what it can and cannot say."""

from math import inf

import numpy as np
import pytest

from ethnos.arena.intervals import estimate


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    """Sixty groups of values that are alike, of one to seven."""
    rng = np.random.default_rng(1)
    covered = 0
    for _ in range(400):
        groups = [group for group in range(60) for _ in range(int(rng.integers(1, 8)))]
        shift = rng.random(60) - 0.5
        low, high = estimate([0.5 + shift[group] / 2 + (rng.random() - 0.5) / 2 for group in groups], groups).within()
        covered += low <= 0.5 <= high
    assert 362 <= covered <= 396


def test_without_groups_it_is_the_textbooks() -> None:
    values = [0.0, 0.25, 0.5]
    assert estimate(values) == pytest.approx((0.25, 4.3027 * 0.25 / 3**0.5))
    assert estimate(values).percent() == "25.0% ± 62.1"


@pytest.mark.parametrize("groups", [2, 3, 6, 11, 12, 30, 200])
def test_few_groups_are_less_sure(groups: int) -> None:
    """Of normal values the interval covers the truth in 95 of 100 cases, however few there are."""
    rng = np.random.default_rng(groups)
    intervals = [estimate(rng.normal(0, 1, groups)).within() for _ in range(2000)]
    assert 1863 <= sum(low <= 0 <= high for low, high in intervals) <= 1937  # 3.8 standard deviations


def test_groups_of_equal_size_count_by_their_means() -> None:
    values = np.random.default_rng(2).random((40, 4))
    whole = estimate(values.ravel(), [deal for deal in range(40) for _ in range(4)])
    assert whole == pytest.approx(estimate(values.mean(axis=1)))


def test_what_is_said_four_times_is_no_surer() -> None:
    gains = np.random.default_rng(1).normal(0, 1, 50)
    alone = estimate(gains)
    assert estimate(np.repeat(gains, 4), np.repeat(np.arange(50), 4).tolist()) == pytest.approx(alone)
    assert estimate(np.repeat(gains, 4)).spread < 0.6 * alone.spread


def test_one_group_or_none_says_nothing() -> None:
    assert estimate([1.0, 0.0], [7, 7]) == (0.5, inf)
    assert estimate([]).spread == inf
    assert estimate([1.0], [0]).within(0, 1) == (0, 1)
