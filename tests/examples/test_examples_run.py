"""The examples run: those without PyTorch here, the others by night where it is installed."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from support.counts import LEVEL, count

from ethnos.cli import run

FOLDER = Path(__file__).parents[2] / "examples"
pytestmark = pytest.mark.xdist_group("envs")
by_night = pytest.mark.skipif(LEVEL != "nightly", reason="trains, and needs PyTorch")


def example(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_every_example_is_tested() -> None:
    tested = Path(__file__).read_text(encoding="utf-8")
    tested += (FOLDER.parent / "tests" / "field" / "test_examples.py").read_text(encoding="utf-8")
    assert [file.stem for file in FOLDER.glob("*.py") if f'"{file.stem}"' not in tested] == []


def test_random_play_in_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    won = example("random_pettingzoo").play(seed=1, players=3)
    assert len(won) == 3
    assert sum(won.values()) == pytest.approx(1)
    assert won == example("random_pettingzoo").play(seed=1, players=3)


def test_random_play_in_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    module = example("random_gymnasium")
    assert 0 <= module.play(seed=1) <= 1
    assert 0 < module.play_many(seed=1, games=8) < 1
    assert module.play_many(seed=1, games=8) == module.play_many(seed=1, games=8)


def test_random_play_in_openspiel() -> None:
    pytest.importorskip("pyspiel")
    won = example("random_openspiel").play(seed=1)
    assert sum(won) == pytest.approx(1)
    assert won == example("random_openspiel").play(seed=1)


def test_a_search_of_openspiel_beats_dice() -> None:
    pytest.importorskip("pyspiel")
    games = count(test=1, nightly=10)
    won = [example("openspiel_search").play(seed, simulations=count(test=3, nightly=20)) for seed in range(games)]
    assert len(won) == games
    if LEVEL == "nightly":
        assert sum(won) > games / 2


@pytest.mark.xdist_group("bots")
def test_evaluation_in_the_arena_tells_intervals() -> None:
    first, second = example("evaluate").evaluate(count(test=3, nightly=20))
    assert first.name.endswith(":Larger")
    assert second.name == "random"
    assert first.failure is None
    assert 0 <= first.low <= first.win_share <= first.high <= 1


@by_night
def test_ppo_beats_random() -> None:
    pytest.importorskip("torch")
    out = subprocess.run([sys.executable, FOLDER / "ppo.py"], capture_output=True, text=True, check=True).stdout
    assert float(out.split()[1].rstrip("%")) > 60, out
    assert example("ppo")


@by_night
def test_a_clone_decides_mostly_as_the_data_set_does(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    folder = tmp_path / "decisions"
    assert run(["dataset", "--bots", "champion", "--players", "2", "--games", "1000", "--out", str(folder)]) == 0
    _, right = example("clone").clone(folder, epochs=2)
    assert right > 0.5
