"""Programs of the arena say what somebody did wrong in one line, as commands do."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.counts import PATIENCE

from ethnos.errors import RulesError, UserError, in_one_line

MISTAKES = {
    "contest": ["nowhere.npz"],
    "search_gain": ["nowhere.npz"],
    "ladder": ["nowhere.npz"],
    "champion_charts": ["nowhere"],
    "champion_play": ["--players", "9"],
}


@pytest.mark.parametrize("program", MISTAKES)
def test_a_mistake_is_a_line(program: str, tmp_path: Path) -> None:
    name = f"ethnos.arena.networks.{program}"
    command = [sys.executable, "-m", name, *MISTAKES[program]]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"python -m {name}: ")
    assert done.returncode == 2


@pytest.mark.parametrize("mistake", [UserError("so not"), RulesError("so not"), OSError(2, "No such file", "x")])
def test_what_users_cause_ends_the_program(mistake: Exception, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended, in_one_line("here"):
        raise mistake
    assert ended.value.code == 2
    assert capsys.readouterr().err in ("here: so not\n", "here: x: No such file\n")


@pytest.mark.parametrize("defect", [ValueError("too few"), OSError(9, "Bad file descriptor"), KeyError("elf")])
def test_a_defect_is_not_hidden(defect: Exception) -> None:
    with pytest.raises(type(defect)), in_one_line("here"):
        raise defect
