"""Puzzles: those that come with the package hold, are different, and can be laid."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from support.counts import count

from ethnos import UserError
from ethnos.bots.bot_build import BOTS
from ethnos.game.records.position_line import position_words
from ethnos.puzzles.checking import check
from ethnos.puzzles.finishing import LIKENESS, features, likeness
from ethnos.puzzles.puzzle import Puzzle
from ethnos.puzzles.shipped import SHIPPED, puzzle_numbered, puzzle_of, puzzles, puzzles_in, read_puzzles, written
from ethnos.puzzles.sieves import far_better
from ethnos.puzzles.themes import THEMES, theme_of

LAID = count(test=60, nightly=100_000)
SEARCHED = count(test=3, nightly=100_000)
TRIALS = count(test=120, nightly=300)


def some(most: int) -> list[Puzzle]:
    """Puzzles from all over the file."""
    step = max(1, len(puzzles()) // most)
    return list(puzzles()[::step])


def test_there_are_five_hundred_of_all_themes_and_sizes() -> None:
    assert len(puzzles()) >= 500
    assert len({puzzle.key for puzzle in puzzles()}) == len(puzzles())
    themes, players = Counter(one.theme for one in puzzles()), Counter(one.players for one in puzzles())
    assert set(themes) <= set(THEMES)
    assert len(themes) >= 14
    assert max(themes.values()) <= len(puzzles()) * 0.2
    assert set(players) == {2, 3, 4, 5, 6}
    assert min(players.values()) >= 40


def test_the_file_is_small() -> None:
    assert sum(len(written(puzzle)) for puzzle in puzzles()) < 1_500_000


@pytest.mark.parametrize("part", range(3))
def test_a_puzzle_is_laid_as_it_says(part: int) -> None:
    for puzzle in some(LAID)[part::3]:
        game = puzzle.game()
        seat = game.seat_to_act
        assert seat is not None
        view = game.observe(seat)
        assert view.players == puzzle.players
        legal = game.legal()
        assert all(decision in legal for decision in puzzle.decisions)
        assert len(set(puzzle.decisions)) == len(puzzle.decisions) >= 2
        assert puzzle.margin >= far_better(puzzle.players) - 0.002
        assert puzzle.theme == theme_of(view, puzzle.decisions[0], puzzle.decisions[1])
        if not puzzle.turn:
            hidden = [other for other in range(puzzle.players) if other != seat]
            assert position_words(view, hidden) == puzzle.position


def test_no_two_are_nearly_the_same() -> None:
    seen = [(puzzle.players, features(puzzle)) for puzzle in some(LAID)]
    for i, (players, one) in enumerate(seen):
        for others, other in seen[:i]:
            assert others != players or likeness(one, other) <= LIKENESS


def test_search_finds_the_solutions_again() -> None:
    """With few trials a puzzle may fail by chance: of many most must hold, of a handful all but one."""
    if not BOTS.is_warm():
        pytest.skip("the compiled bots are not ready yet: a search would take minutes")
    found = list(check(some(SEARCHED)[:SEARCHED], TRIALS, seed=1))
    wrong = [one.puzzle.key for one in found if not one.holds]
    assert len(wrong) <= max(1, len(found) // 20), wrong


def test_each_day_has_its_puzzle_and_none_comes_twice_before_all_have_come() -> None:
    first = date(2026, 11, 17)
    days = [puzzle_of(first + timedelta(days=n)) for n in range(len(puzzles()))]
    assert sorted(days) == list(range(1, len(puzzles()) + 1))
    assert puzzle_of(first + timedelta(days=len(puzzles()))) == days[0]


def test_numbers_count_from_one() -> None:
    assert puzzle_numbered(1) is puzzles()[0]
    for number in (0, -1, len(puzzles()) + 1):
        with pytest.raises(KeyError):
            puzzle_numbered(number)


def test_a_file_is_read_as_it_was_written_and_damage_is_named(tmp_path: Path) -> None:
    file = tmp_path / SHIPPED
    file.write_bytes(b"".join(map(written, puzzles()[:5])))
    assert puzzles_in(file) == list(puzzles()[:5])
    with pytest.raises(UserError, match="line 2: this is no puzzle"):
        read_puzzles(written(puzzles()[0]) + b"[1, 2]\n", "some.jsonl")


def test_a_puzzle_tells_nothing_of_other_hands() -> None:
    for puzzle in some(LAID):
        seat = int(puzzle.position.split("seat ")[1].split(",")[0])
        for number, part in enumerate(puzzle.position.split("; ")[2:], start=1):
            assert ("hand " in part or part.split(", ")[1] == "hand") == (number == seat)
