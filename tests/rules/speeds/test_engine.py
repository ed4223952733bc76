"""Loading the compiled rules: one namespace, a cache that notices every edit, and life without either."""

import os
import subprocess
import sys
import time
import types
from pathlib import Path

import pytest

from ethnos.rules import RULES, compiled, interpreted
from ethnos.rules.speeds import loader
from ethnos.rules.speeds.build import CLAIM, Build
from ethnos.rules.speeds.engine import rule_modules
from ethnos.rules.speeds.loader import CACHE_VARIABLE, cache_folder, collect, source_hash
from ethnos.rules.speeds.rule_calls import RuleCalls
from ethnos.rules.speeds.rules_build import exercise

PLAY = """
from ethnos.rules import Options, is_over, legal_decisions, new_state, play, fastest
from ethnos.rules.many.simulation import simulate
s = new_state(Options(3), 1)
while not is_over(s):
    play(s, legal_decisions(s)[0])
e = fastest()
print(e.compiled, simulate(e, Options(2).template(e), 1, 0, 3).games)
"""


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def module(name: str, source: str) -> types.ModuleType:
    made = types.ModuleType(name)
    exec(source, made.__dict__)
    return made


def test_two_functions_of_one_name_are_refused() -> None:
    with pytest.raises(ImportError, match=r"both define draw\(\)"):
        collect([module("one", "def draw(): pass"), module("two", "def draw(): pass")])


def test_a_name_that_means_two_things_is_refused() -> None:
    with pytest.raises(ImportError, match="LIMIT means two things"):
        collect([module("one", "LIMIT = 1"), module("two", "LIMIT = 2")])


def test_the_engines_offer_the_same_functions() -> None:
    assert set(interpreted().functions) == set(collect(rule_modules())[0])
    with pytest.raises(AttributeError, match="no function 'fly'"):
        getattr(interpreted(), "fly")  # noqa: B009 - a checker knows that there is none


def test_an_edit_of_any_compiled_source_moves_the_cache(tmp_path: Path) -> None:
    files = {name: tmp_path / f"{name}.py" for name in ("one", "two")}
    modules = []
    for name, file in files.items():
        file.write_text("LIMIT = 1\n")
        modules.append(types.ModuleType(name))
        modules[-1].__file__ = str(file)
    before = source_hash(modules)
    assert source_hash(modules) == before
    files["two"].write_text("LIMIT = 2\n")
    assert source_hash(modules) != before


def test_the_cache_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "here"))
    folder = cache_folder(rule_modules(), bounds_checked=False)
    assert folder is not None
    assert folder.parent == tmp_path / "here"
    assert folder != cache_folder(rule_modules(), bounds_checked=True)


def test_without_a_writable_cache_nothing_is_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "file" / "below"))
    assert cache_folder(rule_modules(), bounds_checked=False) is None
    fresh = Build("ethnos.rules.speeds.rules_build:RULES", rule_modules, exercise, RuleCalls)
    assert not fresh.is_warm()
    assert fresh.start_warming() is None
    assert not fresh.fastest().compiled


def test_whoever_compiles_is_found_by_others_unless_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    fresh = Build("ethnos.rules.speeds.rules_build:RULES", rule_modules, exercise, RuleCalls)
    folder = cache_folder(rule_modules(), bounds_checked=False)
    assert folder is not None
    assert not fresh.is_warming()
    folder.mkdir(parents=True, exist_ok=True)
    claim = folder / CLAIM
    claim.write_text(str(os.getpid()))
    assert fresh.is_warming()
    assert fresh.start_warming() is None
    os.utime(claim, (0, 0))  # of long ago: the number is another process's by now
    assert not fresh.is_warming()
    (folder / "warm").touch()
    claim.touch()
    assert not fresh.is_warming()


def test_games_without_a_writable_cache(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert run(PLAY, **{CACHE_VARIABLE: str(tmp_path / "file" / "below")}) == "False 3"


def test_compiling_without_a_writable_cache(tmp_path: Path) -> None:
    """Slower to start, but it works: the compiled code lives in memory only."""
    (tmp_path / "file").write_text("")
    code = "from ethnos.rules import compiled; e = compiled(); print(e.below(e.integers((4,), 'i8') + 1, 1))"
    assert run(code, **{CACHE_VARIABLE: str(tmp_path / "file" / "below")}) == "0"


def test_games_without_numba() -> None:
    assert run("import sys; sys.modules['numba'] = None\n" + PLAY) == "False 3"


def test_numba_missing_is_an_import_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert not loader.has_numba()
    with pytest.raises(ImportError):
        loader.compile_functions(rule_modules())


@pytest.mark.xdist_group("compiled")
def test_warming_in_a_process_of_its_own() -> None:
    process = RULES.start_warming()
    if process is not None:
        assert process.wait() == 0
    while RULES.is_warming():  # another process of the tests is at it
        time.sleep(0.1)
    assert RULES.is_warm()
    assert RULES.start_warming() is None
    assert RULES.fastest() is compiled()
    assert run(PLAY) == "True 3"


def test_the_cache_is_where_it_was_with_platformdirs_and_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert loader.users_cache() == tmp_path / "ethnos"
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert loader.users_cache() == tmp_path / "ethnos"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert loader.users_cache() == Path.home() / ".cache" / "ethnos"
