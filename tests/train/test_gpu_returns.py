"""Returns on a GPU are the CPU's: here in numba-cuda's simulator, by night compiled to PTX too."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.counts import LEVEL
from support.windows import drawn

from ethnos.bots.trained.tied import HEADS
from ethnos.rules.components import SEATS
from ethnos.rules.many.series import LANE
from ethnos.rules.speeds import gpu
from ethnos.train import gpu_returns, returns
from ethnos.train.train_build import TRAIN
from ethnos.train.window import Window

pytest.importorskip("numba_cuda", reason="numba-cuda has no wheels for macOS")
TRACE, MARGIN = 0.9, 0.2
MADE = ("targets", "advantages", "weights")


def simulated(window: Window, folder: Path, margin: float = MARGIN) -> dict[str, np.ndarray]:
    """What the kernel makes of a window."""
    lanes = window.games * LANE
    arrays = window.arrays(np.zeros((lanes, SEATS, HEADS), np.float32), np.zeros((lanes, SEATS), np.int64))
    np.savez(folder / "in.npz", trace=TRACE, margin=margin, **arrays._asdict())
    command = [sys.executable, str(Path(__file__).with_name("simulated_returns.py"))]
    subprocess.run(
        [*command, str(folder / "in.npz"), str(folder / "out.npz")],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        check=True,
    )
    with np.load(folder / "out.npz") as found:
        return dict(found)


def test_the_kernel_makes_the_returns_of_the_cores(tmp_path: Path) -> None:
    window = drawn(rows=14, games=6, seed=4)
    found = simulated(window, tmp_path)
    window.settle(TRAIN.interpreted(), TRACE, MARGIN)
    for name in MADE:
        assert np.array_equal(found[name], getattr(window, name)), name
    assert found["weights"].any()


def test_other_terms_make_other_returns(tmp_path: Path) -> None:
    """The comparison can fail."""
    window = drawn(rows=6, games=2, seed=4)
    found = simulated(window, tmp_path, margin=2 * MARGIN)
    window.settle(TRAIN.interpreted(), TRACE, MARGIN)
    assert np.array_equal(found["targets"], window.targets)
    assert not np.array_equal(found["advantages"], window.advantages)


@pytest.mark.skipif(LEVEL != "nightly", reason="needs CUDA's compiler")
def test_the_kernel_compiles_to_ptx_without_a_gpu() -> None:
    arrays = Window(2, 1).arrays(np.zeros((LANE, SEATS, HEADS), np.float32), np.zeros((LANE, SEATS), np.int64))
    code = gpu.device_code([returns, gpu_returns], "settle_games", cuda=gpu.numba_cuda())
    assert len(re.findall(r"\.entry", gpu.to_ptx(code, *arrays, TRACE, MARGIN))) == 1
