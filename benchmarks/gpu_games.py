"""The GPU against the CPU: the same games, every state, observation, mask and result equal at every decision.

    python benchmarks/gpu_games.py --games 100000
    NUMBA_ENABLE_CUDASIM=1 python benchmarks/gpu_games.py --games 1 --at-once 2 --players 2 --simulated

Games of every number of players and every printed set of options, played by the GPU's
own dice; the CPU's `Batch` makes the same decisions beside it.
"""

import argparse
import time

import numpy as np
from simulated_gpu import simulated_kernel

from ethnos.envs import Batch, mixed
from ethnos.envs.gpu_batch import GpuBatch
from ethnos.rules.facade.options import Options
from ethnos.rules.state import State

SHOWN = ("observations", "masks", "seats", "players", "done")
RESULTS = ("shares", "places", "glory")
TELL = 500  # decisions a game between two lines that say how far it is


def differences(gpu: GpuBatch, cpu: Batch) -> list[str]:
    """What is not the same, by name: of results only those of games that just ended."""
    found = [name for name in SHOWN if not np.array_equal(getattr(gpu, name).copy_to_host(), getattr(cpu, name))]
    over = np.flatnonzero(cpu.done)
    if len(over):
        found += [n for n in RESULTS if not np.array_equal(getattr(gpu, n).copy_to_host()[over], getattr(cpu, n)[over])]
    states, theirs = gpu.states(), np.asarray(cpu.arrays.states)
    found += [f"state.{name}" for name in State.layout if not np.array_equal(states[name], theirs[name])]
    return found


def compare(gpu: GpuBatch, cpu: Batch, games: int, most: int | None = None) -> None:
    """Play until so many games have ended, or so many decisions are made in each, comparing after every one."""
    ended, steps, before = 0, 0, time.perf_counter()
    players = np.zeros(7, np.int64)
    while True:
        if wrong := differences(gpu, cpu):
            raise SystemExit(f"after {steps} decisions a game, {ended} games: not equal: {', '.join(wrong)}")
        if ended >= games or steps == most:
            break
        decisions = gpu.drawn.copy_to_host()
        gpu.step()
        cpu.step(decisions)
        ended += int((cpu.done > 0).sum())
        players += np.bincount(cpu.done, minlength=7)
        steps += 1
        if steps % TELL == 0:
            print(f"{ended} games ended, {steps * gpu.games} decisions, all equal so far", flush=True)
    seconds = time.perf_counter() - before
    counts = ", ".join(f"{players[n]} with {n}" for n in range(2, 7))
    print(f"{ended} games ended ({counts}), {steps * gpu.games} decisions, all equal, {seconds:.0f} s")


def simulated(games: int, seed: int, tables: list[Options]) -> GpuBatch:
    """The same kernel in numba-cuda's simulator, with few lanes: each is a thread of Python."""
    return GpuBatch(games, seed, tables, lanes=4, width=4, play=simulated_kernel())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="how many games must end")
    parser.add_argument("--at-once", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, help="stop after so many decisions a game")
    parser.add_argument("--players", type=int, nargs="*", default=range(2, 7))
    parser.add_argument("--simulated", action="store_true", help="in numba-cuda's simulator, without a GPU")
    given = parser.parse_args()
    tables = mixed(given.players)
    make = simulated if given.simulated else GpuBatch
    gpu = make(given.at_once, given.seed, tables)
    compare(gpu, Batch(given.at_once, given.seed, tables), given.games, given.steps)


if __name__ == "__main__":
    main()
