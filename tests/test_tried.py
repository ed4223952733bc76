"""A long run tells at its end what was tried and found, however it ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.tried import COLUMNS, lines_of, tally

TESTS = Path(__file__).parent
SAMPLE = """
import os, signal, time

def test_first(record_property):
    record_property("kills", 3)
    record_property("acknowledged decisions", 1200)
    record_property("slow header: memory MB", "230 / 236")

def test_one_that_fails(record_property):
    record_property("kills", 4)
    record_property("acknowledged decisions lost", 1)
    assert False

def test_last():
    if "SIGNAL" in os.environ:
        os.kill(os.getpid(), getattr(signal, os.environ["SIGNAL"]))
        time.sleep(600)
"""


def run(folder: Path, *more: str, **environment: str) -> str:
    """What a run of three tests says, the last of which may be cut short by a signal."""
    file = folder / "test_sample.py"
    file.write_text(SAMPLE)
    plugins = ["-p", "conftest", "-p", "no:cacheprovider", *more]
    command = [sys.executable, "-m", "pytest", *plugins, "-c", os.devnull, str(file)]
    surroundings = {**os.environ, "PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment}
    return subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False).stdout


@pytest.mark.parametrize("signal", ["SIGINT", "SIGTERM"])
def test_a_run_that_fails_and_is_cut_short_tells_what_it_tried(tmp_path: Path, signal: str) -> None:
    file = tmp_path / "tally.csv"
    file.write_text(f"{','.join(COLUMNS)}\n2026-11-15,0.2.0,somebody,40,0,2887,0,0\n")
    said = run(tmp_path, SIGNAL=signal, ETHNOS_TESTS="torture", ETHNOS_TALLY=str(file))
    _, told = said.split("what was tried and found")
    assert [line.split("  ", 1) for line in told.splitlines()[1:5]] == [
        ["acknowledged decisions", "     1,200"],
        ["acknowledged decisions lost", "1"],
        ["kills", "                      7"],
        ["slow header: memory MB", "     230 / 236"],
    ]
    assert "47 kills, 0 cuts, 4,087 acknowledged, 1 lost" in told
    _, before, row = file.read_text().splitlines()
    assert before == "2026-11-15,0.2.0,somebody,40,0,2887,0,0"
    assert row.split(",")[2:] == ["make torture", "7", "0", "1200", "1", "1"]


def test_what_is_shared_out_to_processes_is_counted_once(tmp_path: Path) -> None:
    file = tmp_path / "tally.csv"
    run(tmp_path, "-p", "xdist.plugin", "-n", "2", ETHNOS_TESTS="torture", ETHNOS_TALLY=str(file))
    (row,) = file.read_text().splitlines()[1:]
    assert row.split(",")[2:] == ["make torture", "7", "0", "1200", "1", "1"]


def test_a_short_run_tells_nothing_and_keeps_no_tally(tmp_path: Path) -> None:
    file = tmp_path / "tally.csv"
    said = run(tmp_path, ETHNOS_TESTS="test", ETHNOS_TALLY=str(file))
    assert "1 failed, 2 passed" in said
    assert "what was tried" not in said
    assert not file.exists()


def test_figures_that_are_no_numbers_stand_by_themselves() -> None:
    assert lines_of([("p99", "3 ms"), ("p99", "4 ms"), ("kills", 1)]) == ["kills  1", "p99    3 ms", "p99    4 ms"]


def test_a_run_that_killed_nothing_is_not_tallied(tmp_path: Path) -> None:
    file = tmp_path / "tally.csv"
    assert tally(file, [("requests", 500)], failed=0) == "0 kills, 0 cuts, 0 acknowledged, 0 lost"
    assert file.read_text() == f"{','.join(COLUMNS)}\n"
