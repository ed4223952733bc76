"""Hosted CI and the hooks before a commit run what `make` runs."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.M))
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")


def test_ci_runs_the_two_commands() -> None:
    runs = re.findall(r"run: make (.+)", WORKFLOW)
    assert "test" in runs
    assert {target for run in runs for target in run.split()} <= TARGETS
    play = re.search(r"^play: (.+?)  ##", MAKEFILE, re.M)
    assert play is not None
    assert set(play[1].split()) <= {target for run in runs for target in run.split()}, "what `make play` needs first"


def test_ci_begins_with_the_oldest_python_we_support() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    for versions in re.findall(r"python: \[(.+)\]", WORKFLOW):
        assert versions.split(", ")[0] == f'"{oldest}"'


def test_the_hooks_are_the_checks_of_make() -> None:
    recipe = MAKEFILE.split("\ncheck:")[1].split("\n\n")[0]
    calls = recipe.replace("$(NODE)", ".venv/bin/python web/build_page.py").replace("$(BIN)", ".venv/bin")
    checks = [call.strip().removesuffix(" .") for call in calls.splitlines()[1:]]
    entries = [entry.removesuffix(" --force-exclude").removesuffix(" .") for entry in re.findall(r"entry: (.+)", HOOKS)]
    assert [entry.replace("ruff format", "ruff format --check") for entry in entries] == checks
    assert "repo: http" not in HOOKS
