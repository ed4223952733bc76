"""Puzzles in the browser: solved and failed on the table, in two languages and sizes."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from support.counts import count
from support.devices import as_json
from support.scenarios import FULL, passes
from support.servers import Served
from support.tried import Record

from ethnos.game.decisions import Decision, DrawFromDeck, KeepCards, PlayBand
from ethnos.puzzles.puzzle import Puzzle
from ethnos.puzzles.shipped import puzzle_of, puzzles, todays

ROUNDS = [("en", "desktop"), ("pl", "phone"), *([("ja", "phone"), ("de", "desktop")] if FULL else [])]
PUZZLES = count(test=10, nightly=30)


def other(puzzle: Puzzle) -> Decision:
    """A decision that is not the solution, and is given with few clicks."""
    legal = [one for one in puzzle.game().legal() if one != puzzle.solution]
    easy = [one for one in legal if not isinstance(one, PlayBand)]
    drawn = [one for one in easy if isinstance(one, DrawFromDeck) or (isinstance(one, KeepCards) and not one.cards)]
    return (drawn or easy or legal)[0]


def asked(number: int) -> dict[str, Any]:
    puzzle = puzzles()[number - 1]
    return {"key": puzzle.key, "number": number, "solution": as_json(puzzle.solution), "other": as_json(other(puzzle))}


@pytest.mark.parametrize(("language", "size"), ROUNDS)
def test_ten_puzzles_are_solved_and_failed(
    served: Served, language: str, size: str, tmp_path: Path, record_property: Record
) -> None:
    """Each round has puzzles of its own: an address moves a rating once a day."""
    if todays() != puzzle_of((datetime.now(UTC) + timedelta(minutes=20)).date()):
        pytest.skip("before the round is over there is another day's puzzle")
    mine = range(1 + ROUNDS.index((language, size)), len(puzzles()) + 1, len(ROUNDS))
    step = max(1, len(mine) // PUZZLES)
    file = tmp_path / "puzzles.json"
    chosen = [number for number in mine[::step] if number != todays()][:PUZZLES]
    file.write_text(json.dumps({"puzzles": [asked(number) for number in chosen], "today": asked(todays())}))
    passes(served, "puzzles", language, size, records=file)
    record_property("puzzles answered in the browser", len(chosen))
