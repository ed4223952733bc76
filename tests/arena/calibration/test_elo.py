"""Ratings: the scale on which what happened is likeliest."""

import pytest

from ethnos.arena.calibration.elo import PairResult, points, ratings


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    one, other = ratings(2, [PairResult(1, 0, 100, 10 / 11)])
    assert one == 1000
    assert other == pytest.approx(1400)
    assert points(10 / 11) == pytest.approx(400)


def test_a_chain_adds_up_and_order_does_not_matter() -> None:
    chain = [PairResult(1, 0, 50, 0.66), PairResult(2, 1, 500, 0.7)]
    found = ratings(3, chain)
    assert found[1] - found[0] == pytest.approx(points(0.66))
    assert found[2] - found[1] == pytest.approx(points(0.7))
    assert ratings(3, chain[::-1]) == pytest.approx(found)


def test_where_results_disagree_the_longer_match_says_more() -> None:
    found = ratings(3, [PairResult(1, 0, 1000, 0.6), PairResult(2, 1, 1000, 0.6), PairResult(2, 0, 10, 0.95)])
    assert 2 * points(0.6) < found[2] - found[0] < 2 * points(0.6) + 20
