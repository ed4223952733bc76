"""Where PyTorch is missing, what is run by `python -m` says so in a line."""

import subprocess
import sys

import pytest

WITHOUT = """
import runpy, sys
sys.modules["torch"] = None
sys.argv = {words!r}
runpy.run_module({module!r}, run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("ethnos.train", ["--smoke"]),
        ("ethnos.train.best_response", ["champion"]),
        ("ethnos.train.meeting", ["one.safetensors", "other.safetensors"]),
    ],
)
def test_without_pytorch_one_line_says_what_to_install(module: str, words: list[str]) -> None:
    program = WITHOUT.format(module=module, words=[module, *words])
    told = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert told.stderr == "training needs PyTorch: pip install 'ethnos[train]'\n"
    assert (told.returncode, told.stdout) == (2, "")
