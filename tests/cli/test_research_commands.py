"""`ethnos bots`, `ethnos dataset` and `ethnos rank`: what they print, write, and refuse."""

import json
import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ethnos.arena import benchmark, rank_run
from ethnos.bots.labels import bot_about, bot_label
from ethnos.bots.levels import LEVELS
from ethnos.cli import run
from ethnos.cli.commands import bot_packages
from ethnos.envs.data import DecisionRows, plan
from ethnos.words import LANGUAGES, words

pytestmark = pytest.mark.xdist_group("envs")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_new_bot_plays_at_once_and_is_not_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "new", "my_bot"]) == 0
    shown = capsys.readouterr().out
    assert "ethnos arena --bots my_bot/my_bot/__init__.py,steward" in shown.replace("\\", "/")
    assert run(["arena", "--bots", "my_bot/my_bot/__init__.py,random", "--deals", "1", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "my_bot" in shown
    assert "failed" not in shown
    assert run(["bots", "new", "my_bot", "--lang", "de"]) == 2
    assert "diesen Ordner gibt es schon" in capsys.readouterr().err
    assert run(["bots", "new", "My-Bot"]) == 2
    assert "small letters" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_listed_with_level_name_rating_and_character(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert run(["bots", "list", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    w = words(language)
    for level, line in zip(LEVELS, lines, strict=False):
        said = (str(level.number), level.name, bot_label(level.name, w), str(level.rating), bot_about(level.name, w))
        assert re.split(r"\s{2,}", line.strip()) == list(said)
    others = [line.split()[0] for line in lines[len(LEVELS) :]]
    assert others[:2] == ["random", "novice"]
    assert not [name for name in others if name.startswith("peer-")]


def test_bots_of_other_packages_are_listed_last_by_what_one_types(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint("my_bot", "my_bot:MyBot", "ethnos.bots")
    monkeypatch.setattr(bot_packages, "strangers", lambda: {"my_bot": point})
    assert run(["bots", "list"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split() == ["my_bot", "my_bot:MyBot"]
    assert run(["bots", "list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [one["level"] for one in listed] == [*range(1, 9), None, None, None]
    assert listed[0]["name"] == "wanderer"
    assert (listed[-1]["name"], listed[-1]["package"]) == ("my_bot", "my_bot:MyBot")


def test_a_data_set_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dataset", "--bots", "peer-eager", "--players", "2", "--games", "3", "--out", "set", "--jobs", "1"]
    assert run(command) == 0
    assert "3 games written to set" in capsys.readouterr().out
    files = {file.name: file.read_bytes() for file in Path("set").iterdir()}
    assert set(files) == {"dataset.json", "README.md", "decisions-00000.parquet", "games-00000.parquet"}
    Path("set/games-00000.parquet").unlink()
    assert run(command) == 0
    assert {file.name: file.read_bytes() for file in Path("set").iterdir()} == files
    assert len(list(DecisionRows("set").games())) == 3
    assert run([*command, "--seed", "1"]) == 2
    assert "another data set" in capsys.readouterr().err


def test_a_bot_that_fails_ends_a_data_set_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("odd.py").write_text("def odd(view, legal, dice):\n    raise ZeroDivisionError('oh')\n")
    assert run(["dataset", "--bots", "./odd.py:odd", "--games", "1", "--out", "set", "--jobs", "1"]) == 2
    said = capsys.readouterr().err.strip().splitlines()[-1]  # the first time it is told that it compiles
    assert said.startswith("ethnos: the games cannot be played")
    assert "raised ZeroDivisionError: oh" in said


def test_without_pyarrow_a_data_set_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ethnos.envs.data import columns

    columns.arrow.cache_clear()
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run(["dataset", "--bots", "novice", "--games", "1", "--out", "set"]) == 2
    assert "ethnos[data]" in capsys.readouterr().err
    assert not Path("set").exists()
    assert plan.HEAD == "dataset.json"
    columns.arrow.cache_clear()


def test_a_bot_is_ranked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    few = ("random", "peer-hoarder")
    for module in (benchmark, rank_run):
        monkeypatch.setattr(module, "yardsticks", lambda: few)
    ranked = [benchmark.Ranked(name, {one: [share] * 2 for one in few}) for name, share in (("a", 1.0), ("b", 0.0))]
    monkeypatch.setattr("ethnos.cli.commands.rank_bot.published", lambda: benchmark.Standings("", 2, ranked))
    command = ["rank", "novice", "--deals", "2", "--jobs", "1", "--json", "rank.json", "--resume", "journals"]
    assert run(command) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "novice: place" in shown
    assert "of 3" in shown
    assert "novice against 3 × peer-hoarder" in shown
    found = json.loads(Path("rank.json").read_text())
    assert set(found["shares"]) == set(few)
    before = {file.name: file.read_bytes() for file in Path("journals").iterdir()}
    assert len(before) == 2
    assert run(command) == 0  # everything is there already
    assert {file.name: file.read_bytes() for file in Path("journals").iterdir()} == before
    assert run(["rank", "goblin"]) == 2
    assert "unknown bot" in capsys.readouterr().err
