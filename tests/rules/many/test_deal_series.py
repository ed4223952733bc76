"""Series of deals: each use has its own, and their numbers stand in one place."""

import re
from pathlib import Path

import pytest

import ethnos
from ethnos.rules.many import deal_series
from ethnos.rules.many.deal_series import EVERY_SERIES, FINGERPRINT, TRAINING, DealSeries, refuse_overlap

SOURCES = Path(ethnos.__file__).parent


def test_no_two_series_overlap() -> None:
    taken: dict[int, str] = {}
    for series in EVERY_SERIES:
        for number in {series.first, series.first + series.count - 1}:
            inside = [each for each in EVERY_SERIES if each.first <= number < each.first + each.count]
            assert inside == [series]
            assert number not in taken
            taken[number] = series.purpose
    listed = [value for value in vars(deal_series).values() if isinstance(value, DealSeries)]
    assert sorted(listed, key=lambda each: each.first) == sorted(EVERY_SERIES, key=lambda each: each.first)


def test_an_overlap_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'more' and 'tuning.* overlap"):
        refuse_overlap([*EVERY_SERIES, DealSeries(999_999, 2, "more")])


def test_a_series_beyond_its_own_is_refused() -> None:
    assert TRAINING.number(2_001) == 10_002_001
    for wrong in (-1, TRAINING.count):
        with pytest.raises(ValueError, match="self-play"):
            TRAINING.number(wrong)


def test_nobody_else_numbers_series() -> None:
    """A number that looks like one of ours stands in the sources only where the series are listed."""
    looks_like = re.compile(r"\b\d{1,2}_000_000\b")
    users = {file.name for file in SOURCES.rglob("*.py") if looks_like.search(file.read_text(encoding="utf-8"))}
    others = {"server_time.py", "health.py", "retelling.py", "bench_gpu.py"}  # times, bytes, decisions of a round
    others |= {"mining.py", "weighing.py"}  # games of a run, games of a search
    assert users - others == {"deal_series.py"}


def test_weights_carry_the_fingerprints_series() -> None:
    assert FINGERPRINT.first == 6_000_000
