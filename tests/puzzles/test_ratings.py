"""Ratings: they move towards what happens, puzzles slowly and never far."""

from ethnos.puzzles.ratings import EASIEST, HARDEST, LEASH, expected, first_rating, moved, puzzle_shift, shifted


def test_equals_have_even_chances_and_four_hundred_points_are_ten_to_one() -> None:
    assert expected(1500, 1500) == 0.5
    assert round(expected(1900, 1500), 4) == round(10 / 11, 4)


def test_a_person_gains_by_solving_and_more_by_solving_what_is_hard() -> None:
    assert moved(1200, 1200, right=True) == 1216
    assert moved(1200, 1200, right=False) == 1184
    assert moved(1200, 1800, right=True) > moved(1200, 1200, right=True) > moved(1200, 600, right=True)


def test_a_puzzle_moves_the_other_way_and_less_with_every_try() -> None:
    assert puzzle_shift(1200, 1200, True, 0, 0) == -12_000
    assert puzzle_shift(1200, 1200, False, 0, 0) == 12_000
    assert 0 < puzzle_shift(1200, 1200, False, 100, 0) < 3_000


def test_nobody_moves_a_puzzle_further_than_its_leash() -> None:
    shift = 0
    for tries in range(5000):
        shift += puzzle_shift(100, shifted(1200, shift), True, tries, shift)
    assert -LEASH <= shift < 0
    assert puzzle_shift(3500, 1200, False, 0, LEASH) == 0


def test_whoever_misses_it_makes_it_harder() -> None:
    easy = first_rating(0.2, novice=False, steward=False, champion=False, likely=1.0)
    novice = first_rating(0.2, novice=True, steward=False, champion=False, likely=1.0)
    steward = first_rating(0.2, novice=True, steward=True, champion=False, likely=1.0)
    champion = first_rating(0.05, novice=True, steward=True, champion=True, likely=0.0)
    assert EASIEST <= easy < novice < steward < champion <= HARDEST
