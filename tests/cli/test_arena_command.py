"""`ethnos arena`: table, JSON, plot and journal."""

import json
import sys
from pathlib import Path

import pytest

from ethnos.cli import run

pytestmark = pytest.mark.xdist_group("bots")


def test_a_match_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {name: tmp_path / name for name in ("out.json", "out.svg", "journal")}
    arguments = ["arena", "--bots", "novice,random,random", "--deals", "4", "--jobs", "2", "--chunk", "3"]
    arguments += ["--json", str(files["out.json"]), "--plot", str(files["out.svg"]), "--resume", str(files["journal"])]
    assert run(arguments) == 0
    shown = capsys.readouterr().out
    assert "95% interval" in shown
    data = json.loads(files["out.json"].read_text())
    assert [bot["name"] for bot in data["bots"]] == ["novice", "random"]
    assert set(data["bots"][0]) >= {"name", "games", "win_share", "low", "high", "mean_rank", "mean_margin"}
    assert (data["bots"][0]["games"], data["bots"][1]["games"], data["games"]) == (12, 24, 12)
    assert files["out.svg"].read_text().startswith("<svg")
    before = files["journal"].read_bytes()
    assert run(arguments) == 0  # everything is there already
    assert files["journal"].read_bytes() == before
    assert json.loads(files["out.json"].read_text()) == data


def test_a_round_robin_is_rated(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    assert run(["arena", "--bots", "steward,novice,random", "--players", "2", "--deals", "4", "--json", str(file)]) == 0
    bots = {bot["name"]: bot for bot in json.loads(file.read_text())["bots"]}
    assert bots["steward"]["rating"] > bots["random"]["rating"]
    assert bots["novice"]["games"] == 16


def test_without_ray_the_cluster_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["arena", "--bots", "novice,random", "--deals", "1", "--cluster"]) == 2
    assert "ethnos[cluster]" in capsys.readouterr().err


def test_one_deal_is_no_plural_and_an_interval_without_ends_is_a_dash(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "--bots", "random,random", "--deals", "1", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "2 players, 1 deal in every rotation" in shown
    assert "\n1 deal is not enough:" in shown
    assert "inf" not in shown
    assert [cell.strip() for cell in shown.splitlines()[-4].split("│")][-2] == "–"
    assert run(["arena", "--bots", "random,random", "--deals", "2", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "2 players, 2 deals in every rotation" in shown
    assert "\n2 deals are few:" in shown
    assert "+0.0 – +0.0" in shown
