"""Games on a GPU are the CPU's: here in numba-cuda's simulator, by night compiled too.

On a machine with a GPU, `benchmarks/gpu_games.py` compares a hundred thousand games.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.counts import LEVEL, count
from support.tried import Record

from ethnos.envs import mixed
from ethnos.envs.gpu_batch import GpuBatch, host_arrays, kernel_code
from ethnos.rules import RulesError
from ethnos.rules.speeds import gpu

pytest.importorskip("numba_cuda", reason="numba-cuda has no wheels for macOS")
pytestmark = pytest.mark.xdist_group("compiled")
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def simulate(*arguments: str) -> str:
    """What benchmarks/gpu_games.py says in the simulator; it ends with an error where anything differs."""
    command = [sys.executable, str(BENCHMARKS / "gpu_games.py"), "--simulated", *arguments]
    done = subprocess.run(
        command, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_tables_of_every_size_are_the_cpus(record_property: Record) -> None:
    steps = count(test=6, nightly=30)
    record_property("decisions compared in the GPU's simulator", 12 * steps)
    assert f"{12 * steps} decisions, all equal" in simulate("--at-once", "12", "--steps", str(steps), "--seed", "3")


def test_a_game_to_its_end_and_the_next_are_the_cpus() -> None:
    said = simulate("--at-once", "1", "--games", "1", "--players", "2", "--seed", "198")
    assert "1 games ended (1 with 2" in said
    assert "all equal" in said


PLANTED = """
import gpu_games

def other(*given):
    batch = simulated(*given)
    batch._arrays["states"][5] += 1
    return batch

simulated, gpu_games.simulated = gpu_games.simulated, other
gpu_games.main()
"""


def test_one_changed_cell_is_found() -> None:
    """The comparison can fail: here by a number in one game's state."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(BENCHMARKS)}
    command = [sys.executable, "-c", PLANTED, "--simulated", "--at-once", "1", "--steps", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "after 0 decisions a game, 0 games: not equal: state." in done.stderr


COPIED = """
import gpu_games
from ethnos.envs import mixed

batch = gpu_games.simulated(4, 3, mixed([2]))
before = batch.states()
batch.cells[1] = batch.cells[0]
after = batch.states()
print(before[0] != before[1], after[0] == before[0] == after[1], after[2] == before[2])
"""


def test_a_row_of_cells_is_a_whole_game() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(BENCHMARKS)}
    done = subprocess.run([sys.executable, "-c", COPIED], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["True", "True", "True"], done.stderr


@pytest.mark.skipif(LEVEL != "nightly", reason="compiles for half a minute, and needs CUDA's compiler")
def test_the_kernel_compiles_to_short_ptx_without_a_gpu() -> None:
    decisions, marks = np.zeros(1, np.int64), np.zeros(1, np.int8)
    ptx = gpu.to_ptx(kernel_code(), 0, 16, True, decisions, marks, *host_arrays(1, mixed()).values())
    assert len(re.findall(r"\.entry", ptx)) == 1
    for name in ("discard", "use_power", "clear_age"):
        assert re.search(rf"^\.weak \.func.*ethnos_gpu\d+{name}B", ptx, re.MULTILINE), f"{name} stands in its callers"
    assert len(ptx) < 600_000  # twice as long with every function in each of its places


def test_without_a_gpu_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "why_no_gpu", lambda: "no GPU")
    with pytest.raises(RulesError, match="no GPU"):
        GpuBatch(1, 1)


def test_an_empty_batch_on_a_gpu_is_refused() -> None:
    with pytest.raises(RulesError, match="at least one"):
        GpuBatch(0, 1)
