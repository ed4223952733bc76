"""Contests: one against others, every deal in every seat."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from counts import LEVEL

from ethnos.train.contest import NOTHING, Outcome


def test_pieces_add_up() -> None:
    whole = NOTHING + Outcome((0.5,), 10, 1, 2.0) + Outcome((0.0, 0.25), 30, 3, 1.0)
    assert (whole.shares, whole.searched, whole.changed, whole.seconds) == ((0.5, 0.0, 0.25), 40, 4, 3.0)
    assert whole.share == pytest.approx(0.25)
    assert whole.spread == pytest.approx(1.96 * 0.25 / 3**0.5)


@pytest.mark.skipif(LEVEL == "test", reason="compiles all that training needs")
def test_a_contest_by_the_command_repeats_itself_whatever_the_processes(tmp_path: Path) -> None:
    figures = []
    for processes in (1, 2):
        file = tmp_path / f"{processes}.json"
        words = ["--deals", "3", "--simulations", "0", "24", "--processes", str(processes), "--json", str(file)]
        subprocess.run([sys.executable, "-m", "ethnos.train.contest", *words], check=True)
        figures.append(
            [(row["simulations"], sorted(row["shares"]), row["changed"]) for row in json.loads(file.read_text())]
        )
    assert figures[0] == figures[1]
    plain, searching = figures[0]
    # Without search all seats of a deal play the same game, so the shares add up to one win.
    assert plain[1] == pytest.approx([0.25] * 3)
    assert plain[2] == 0 < searching[2]
