"""Possible games for trials: what a seat must hold possible, on the cores and on a GPU the same.

The GPU is numba-cuda's simulator here; by night its kernels are compiled to PTX too.
"""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.counts import LEVEL, count

from ethnos.envs.gpu_batch import kernel_modules
from ethnos.envs.gpu_stepping import GAME_RECORD
from ethnos.rules import Options, legal_decisions, look, new_state, play
from ethnos.rules.many.series import LANE
from ethnos.rules.speeds import gpu
from ethnos.rules.state import State
from ethnos.train import gpu_possible
from ethnos.train.possible import PossibleArrays
from ethnos.train.train_build import TRAIN

pytest.importorskip("numba_cuda", reason="numba-cuda has no wheels for macOS")
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
SERIES = 77


def positions(games: int) -> list[State]:
    """Positions of games of two to six players, some turns after the beginning."""
    dice, found = random.Random(5), []
    for i in range(games):
        s = new_state(Options(2 + i % 5), seed=100 + i)
        for _ in range(20 + 11 * i):
            play(s, dice.choice(legal_decisions(s)))
        found.append(s)
    return found


def dealt_from(roots: list[State], of_root: list[int], numbers: list[int]) -> list[State]:
    """Possible games by the cores' function, interpreted."""
    engine = TRAIN.interpreted()
    held, states = engine.states(len(roots)), engine.states(len(of_root))
    for i, root in enumerate(roots):
        engine.put(held, i, root)
    dice = engine.integers((LANE, 4), np.int64)
    arrays = PossibleArrays(held, of_root, numbers, SERIES, engine.views(LANE), dice, states)
    engine.deal_possible_many(arrays, 0, 0, len(of_root))
    return [engine.get(states, i) for i in range(len(of_root))]


def test_a_possible_game_looks_to_the_seat_like_its_root_and_hides_another_deal() -> None:
    roots = positions(8)
    found = dealt_from(roots, [*range(8), *range(8)], [3] * 8 + [4] * 8)
    for i, root in enumerate(roots):
        one, other = found[i], found[8 + i]
        assert look(one, root.current) == look(other, root.current) == look(root, root.current)
        assert one.deck != other.deck


def test_what_the_seat_cannot_see_makes_no_difference() -> None:
    """Another seat's unknown cards and the deck, exchanged, give the same possible games."""
    roots = positions(6)
    others = dealt_from(roots, list(range(6)), [9] * 6)
    assert all(one.deck != other.deck for one, other in zip(roots, others, strict=True))
    assert dealt_from(roots, list(range(6)), [1] * 6) == dealt_from(others, list(range(6)), [1] * 6)


def simulated(roots: list[State], of_root: list[int], numbers: list[int], series: int, folder: Path) -> list[State]:
    """Possible games by the GPU's kernels."""
    rows = np.array([np.frombuffer(root.to_bytes(), np.uint8) for root in roots])
    np.savez(folder / "in.npz", roots=rows, of_root=of_root, numbers=numbers, series=series)
    subprocess.run(
        [
            sys.executable,
            str(Path(__file__).with_name("simulated_possible.py")),
            *(str(folder / f"{n}.npz") for n in ("in", "out")),
        ],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(BENCHMARKS)},
        check=True,
    )
    with np.load(folder / "out.npz") as found:
        return [State.from_bytes(row.tobytes()) for row in found["dealt"]]


def test_a_gpus_possible_games_are_the_cores(tmp_path: Path) -> None:
    games = count(test=10, nightly=60)
    roots = positions(5)
    asked = [i % 5 for i in range(games)], [7 * i for i in range(games)]
    found = dealt_from(roots, *asked)
    assert simulated(roots, *asked, SERIES, tmp_path) == found
    assert simulated(roots, *asked, SERIES + 1, tmp_path) != found, "the comparison can fail"


@pytest.mark.skipif(LEVEL != "nightly", reason="needs CUDA's compiler")
def test_the_kernels_compile_to_ptx_without_a_gpu() -> None:
    records, numbers = np.zeros(2, GAME_RECORD), np.zeros(2, np.int64)
    modules, cuda = [*kernel_modules(), gpu_possible], gpu.numba_cuda()
    for name, given in (("hide_roots", (records,)), ("deal_each", (records, numbers, numbers, SERIES, records))):
        code = gpu.device_code(modules, name, cuda=cuda)
        assert len(re.findall(r"\.entry", gpu.to_ptx(code, *given))) == 1
