"""Ratings of puzzles and of those who try them: Elo's formula, one game a try.

A puzzle begins with the rating it was made with and moves less the more have tried it; it never moves
further than LEASH, so that nobody can make it absurd. Whoever solves keeps their rating on their device.
"""

from math import exp, floor, log

START = 1200  # of somebody who has tried none
TENFOLD_ODDS = log(10) / 400  # so many points make odds of ten to one
OWN_STEP = 32.0  # the most that one try moves its person
STEP, SETTLED = 24.0, 20  # … and its puzzle, halved after so many tries
LEASH = 300_000  # thousandths of a point
THOUSAND = 1000


# What a puzzle is rated before anybody has tried it.
EASIEST, HARDEST = 600, 2400
NOVICE_MISSES, STEWARD_MISSES, CHAMPION_MISSES = 250, 350, 400
DOUBT = 300  # where the network alone holds the solution unlikely
CLEAR, CLARITY = 0.15, 1500  # a lead of so much of the win is worth nothing; what it lacks, times this, is added


def first_rating(lead: float, novice: bool, steward: bool, champion: bool, likely: float) -> int:
    """How hard a puzzle is thought to be: who misses it, how sure the network is, how clear the lead."""
    missed = NOVICE_MISSES * novice + STEWARD_MISSES * steward + CHAMPION_MISSES * champion
    clarity = CLARITY * (CLEAR - min(lead, 2 * CLEAR))
    return max(EASIEST, min(HARDEST, round(800 + missed + DOUBT * (1 - likely) + clarity)))


def expected(rating: float, puzzle: float) -> float:
    """The chance that somebody finds the solution."""
    return 1.0 / (1.0 + exp((puzzle - rating) * TENFOLD_ODDS))


def moved(rating: int, puzzle: int, right: bool) -> int:
    """A person's rating after a try."""
    return floor(rating + OWN_STEP * (right - expected(rating, puzzle)) + 0.5)


def puzzle_shift(rating: int, puzzle: int, right: bool, tries: int, shift: int) -> int:
    """By how many thousandths a puzzle's rating moves, which has moved by `shift` in so many tries."""
    step = STEP / (1 + tries / SETTLED) * (expected(rating, puzzle) - right)
    return max(-LEASH, min(LEASH, shift + round(step * THOUSAND))) - shift


def shifted(rating: int, shift: int) -> int:
    """A puzzle's rating now."""
    return floor(rating + shift / THOUSAND + 0.5)
