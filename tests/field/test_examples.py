"""The examples for users of other frameworks run."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "frameworks"
NEEDS = {"rlcard_like": None, "torchrl_random": "torchrl"}


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("name", NEEDS)
def test_an_example_runs(name: str) -> None:
    package = NEEDS[name]
    if package is not None and importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    told = subprocess.run([sys.executable, EXAMPLES / f"{name}.py"], check=True, capture_output=True, text=True)
    assert told.stdout.count("\n") == 3
