"""The typed calls of engines are as the sources want them, and what they are made from is fit to be read."""

import ast
import importlib.util
import inspect
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from ethnos.train.train_build import modules

PROGRAM = Path(__file__).parents[2] / "tools" / "engine_calls.py"
MOST = 8  # parameters of a plain function: more is a NamedTuple
OWN = {module.__name__: module for module in modules()}  # of the largest build, which contains the others


def plain_functions(module: types.ModuleType) -> list[ast.FunctionDef]:
    """Those that are compiled as they stand: a name with a dash before it makes code for the compiler itself."""
    found = [node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.FunctionDef)]
    return [node for node in found if not node.name.startswith("_")]


def loaded() -> Any:
    spec = importlib.util.spec_from_file_location("engine_calls", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    program = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(program)
    return program


def test_the_calls_are_as_the_sources_want_them() -> None:
    done = subprocess.run([sys.executable, PROGRAM, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", OWN.values(), ids=list(OWN))
def test_no_plain_function_takes_many_things_or_anything(module: types.ModuleType) -> None:
    for function in plain_functions(module):
        hints = [arg.annotation for arg in function.args.args]
        assert len(hints) <= MOST, function.name
        for hint in [*hints, function.returns]:
            assert hint is not None, function.name
            assert "Any" not in {part.id for part in ast.walk(hint) if isinstance(part, ast.Name)}, function.name


SOURCE = """
import numpy as np
from ethnos.rules.speeds.arrays import Numbers
from ethnos.rules.state import State

def count(rows: Numbers[int], bound: int = 3) -> int: ...
def dig(s: State, depth: int) -> None: ...
def paint(pixels: "np.ndarray", colour: np.int8) -> None: ...
def _hidden(x: int) -> int: ...
"""


def test_a_function_becomes_a_method_with_its_annotations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those over one record, and private ones, do not; what the annotations name is imported."""
    (tmp_path / "made_up.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    program = loaded()
    imports = program.Imports("ethnos.encoding")
    assert program.methods(importlib.import_module("made_up"), imports) == [
        "def count(self, rows: Numbers[int], bound: int=3) -> int: ...",
        "def paint(self, pixels: 'np.ndarray', colour: np.int8) -> None: ...",
    ]
    assert imports.lines() == ["import numpy as np", "from ..rules.speeds.arrays import Numbers"]
