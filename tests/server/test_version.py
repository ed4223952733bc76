"""One place says which version this is (`ethnos.__version__`); everybody else reads it there."""

import json
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

from support.devices import NewDevice

import ethnos

ROOT = Path(__file__).parents[2]


def test_the_command_line_the_package_and_the_api_agree(device: NewDevice) -> None:
    called = [sys.executable, "-m", "ethnos", "--version"]
    command = subprocess.run(called, check=True, capture_output=True, text=True).stdout
    document = device().client.get("/api/openapi.json").json()
    told = {
        "command": command.removeprefix("ethnos ").strip(),
        "package": version("ethnos"),
        "API": document["info"]["version"],
    }
    assert set(told.values()) == {ethnos.__version__}, told


def test_no_other_file_repeats_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert "version" in project["dynamic"]
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert "version" not in page
    assert "version" not in locked
    assert "version" not in locked["packages"][""]


def test_the_changelog_begins_with_it() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    headings = [line for line in lines if line.startswith("## ")]
    assert headings[0].split()[1] == ethnos.__version__
