"""The series of deals, and what each is for.

A simulated game is one deal of a series, and both are numbers. What is measured must not
be what was tuned or trained on, so every use has series of its own; this is the only place
where their numbers stand, and it refuses two that overlap. Numbers that a user gives
(`--series`, the seed of a batch) may be any.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class DealSeries:
    """The series first, first + 1, … up to `count` of them, kept for one purpose."""

    first: int
    count: int
    purpose: str

    def number(self, i: int) -> int:
        """The series i of these; beyond them others begin, so those are refused."""
        if not 0 <= i < self.count:
            raise ValueError(f"series {i} of {self.purpose}: there are {self.count}")
        return self.first + i


TUNING = DealSeries(1_000_000, 1_000_000, "tuning the steward, one series a generation and table")
MATCHES = DealSeries(2_000_000, 1, "matches between bots, where no other is asked for")
LADDER = DealSeries(3_000_000, 1, "a network against stewards: the model card, and the curve of a training")
CONTESTS = DealSeries(4_000_000, 1, "contests between networks, searching or not")
MEETINGS = DealSeries(4_100_000, 10, "networks against each other, first while one of them is trained")
CHAMPION_PLAY = DealSeries(5_000_000, 1, "champions among themselves, to see how they play")
FINGERPRINT = DealSeries(6_000_000, 1, "the positions that the fingerprint of the encoding is made of")
SEARCH_GAIN = DealSeries(7_000_000, 1, "the positions in which searches are compared")
TRIALS = DealSeries(7_100_000, 1, "possible games in which a network thinks that meets another")
LEVEL_TURNING = DealSeries(8_000_000, 10, "turning the numbers that make the levels")
CALIBRATION = DealSeries(
    8_010_000, 10, "the levels against each other: the first for the documents, the second by night"
)
REVIEWS = DealSeries(8_100_000, 10, "the games by which reviews are checked: a series for each number of players")
BENCHMARK = DealSeries(9_000_000, 1, "the benchmark by which bots are ranked")
TRAINING = DealSeries(
    10_000_000, 990_000_000, "self-play, a thousand series a seed: one a resumption, and one for its possible games"
)
DATA_SETS = DealSeries(1_000_000_000, 1_000_000_000, "data sets, ten thousand series a seed, one a shard")

EVERY_SERIES = (
    TUNING,
    MATCHES,
    LADDER,
    CONTESTS,
    MEETINGS,
    CHAMPION_PLAY,
    FINGERPRINT,
    SEARCH_GAIN,
    TRIALS,
    LEVEL_TURNING,
    CALIBRATION,
    REVIEWS,
    BENCHMARK,
    TRAINING,
    DATA_SETS,
)


def refuse_overlap(series: Iterable[DealSeries]) -> None:
    for one, other in pairwise(sorted(series, key=lambda each: each.first)):
        if one.first + one.count > other.first:
            raise ValueError(f"the series of {one.purpose!r} and {other.purpose!r} overlap")


refuse_overlap(EVERY_SERIES)
