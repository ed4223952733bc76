"""A fresh virtual environment with one extra installs and runs that framework's example of docs/field.md; by night."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.counts import LEVEL

ROOT = Path(__file__).parents[2]
UV = ROOT / ".boot" / "bin" / "uv"
PAGE = (ROOT / "docs" / "field.md").read_text(encoding="utf-8")
EXTRAS = {"PettingZoo": "pettingzoo", "OpenSpiel": "openspiel", "Gymnasium": "gymnasium", "Batch": None}


def example(heading: str) -> str:
    """The program under a heading of the page."""
    section = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    found = re.search(r"^```python\n(.*?)^```", section, re.M | re.S)
    assert found is not None, heading
    return found[1]


@pytest.mark.parametrize("heading", EXTRAS)
def test_each_framework_has_an_example(heading: str) -> None:
    compile(example(heading), heading, "exec")


@pytest.mark.skipif(LEVEL != "nightly", reason="installs packages")
@pytest.mark.parametrize("heading", EXTRAS)
def test_an_extra_alone_is_enough(heading: str, tmp_path: Path) -> None:
    extra, python = EXTRAS[heading], tmp_path / "fresh" / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, python.parents[1]], check=True)
    wanted = f"{ROOT}[{extra}]" if extra else str(ROOT)
    pins = ROOT / "requirements" / "dev.txt"
    subprocess.run(
        [UV, "pip", "install", "--quiet", "--python", python, "--constraint", pins, "--editable", wanted], check=True
    )
    told = subprocess.run([python, "-c", example(heading)], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert told.stdout or heading == "Batch"
