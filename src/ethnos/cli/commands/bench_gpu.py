"""`ethnos bench --gpu`: games on a GPU, beside the CPU's batch and Pgx's backgammon."""

import importlib
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ...envs import Batch
from ...envs.env_build import ENVS
from ...envs.gpu_batch import GpuBatch
from ...rules.speeds.gpu import numba_cuda
from .bench_envs import batch_round, drawn

SIZES = (4_096, 16_384, 65_536, 262_144)
CPU_GAMES = 4_096
PEER_SIZES = (131_072, 262_144)
PEER_BACKEND = "gpu"  # JAX's word for it
ROUNDS = 5
INTO_GAMES = 200  # decisions a game before anything is timed
PER_ROUND = 4_000_000  # decisions
MEANING = {
    **{
        f"rules_{n}_decisions_per_s": f"{n:,} games, one decision a launch, neither observations nor masks"
        for n in SIZES
    },
    **{f"shown_{n}_decisions_per_s": f"{n:,} games with observations and masks" for n in SIZES},
    "rules_decisions_per_s": "the best of the former",
    "shown_decisions_per_s": "the best of the latter",
    "cpu_batch_decisions_per_s": "Batch on all cores of this machine, with observations and masks",
    "cpu_ratio": "shown on the GPU to the CPU's batch",
    "pgx_backgammon_decisions_per_s": "Pgx's backgammon likewise, {:,} or {:,} games, the better".format(*PEER_SIZES),
    "ratio": "shown on the GPU to Pgx's backgammon",
}


def measure_gpu(log: Callable[[str], object]) -> dict[str, float | None]:
    """Median of rounds for each size; the peers are measured in the same run."""
    figures: dict[str, float | None] = dict.fromkeys(MEANING)
    log("compiling the kernel")
    warming = ENVS.start_warming()  # the CPU's batch, meanwhile, by another process
    GpuBatch(1, 1)
    for kind, shown in (("rules", False), ("shown", True)):
        rates = {}
        for games in SIZES:
            log(f"{games} games, {kind}")
            rates[games] = gpu_speed(games, shown)
            figures[f"{kind}_{games}_decisions_per_s"] = rates[games]
        figures[f"{kind}_decisions_per_s"] = max(rates.values())
    log("the CPU's batch")
    if warming is not None:
        warming.wait()
    batch, dice = Batch(CPU_GAMES, seed=1, checked=False), np.random.default_rng(1)
    for _ in range(INTO_GAMES):
        batch.step(drawn(batch, dice))
    cpu = statistics.median(batch_round(batch, dice) for _ in range(ROUNDS))
    ours = figures["shown_decisions_per_s"] or 0.0
    figures |= {"cpu_batch_decisions_per_s": cpu, "cpu_ratio": ours / cpu}
    log("Pgx's backgammon")
    peer = backgammon_speed()
    if peer is not None:
        figures |= {"pgx_backgammon_decisions_per_s": peer, "ratio": ours / peer}
    return figures


def gpu_speed(games: int, shown: bool) -> float:
    """Decisions per second, drawn by the games' own dice."""
    cuda, batch = numba_cuda(), GpuBatch(games, seed=1, shown=shown)
    for _ in range(INTO_GAMES):
        batch.step()
    cuda.synchronize()
    steps, rates = max(20, PER_ROUND // games), []
    for _ in range(ROUNDS):
        before = time.perf_counter()
        for _ in range(steps):
            batch.step()
        cuda.synchronize()
        rates.append(steps * games / (time.perf_counter() - before))
    return statistics.median(rates)


def backgammon_speed(steps: int = 50) -> float | None:
    """Random backgammon games by Pgx on the same GPU; None where Pgx is not installed or JAX has no GPU."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    except ImportError:
        return None
    if jax.default_backend() != PEER_BACKEND:
        return None
    env = pgx.make("backgammon")
    init, step = jax.vmap(env.init), jax.vmap(env.step)  # games that end are not begun anew: the peer's best

    def go(state: Any, key: Any) -> tuple[Any, Any]:
        key, chosen, rolled = jax.random.split(key, 3)
        action = jax.random.categorical(chosen, jax.numpy.log(state.legal_action_mask.astype("float32")), axis=-1)
        return step(state, action, jax.random.split(rolled, len(action))), key

    turn = jax.jit(go)

    def speed(games: int) -> float:
        key = jax.random.PRNGKey(1)
        state, key = turn(jax.jit(init)(jax.random.split(key, games)), key)
        rates = []
        for _ in range(ROUNDS):
            jax.block_until_ready(state)
            before = time.perf_counter()
            for _ in range(steps):
                state, key = turn(state, key)
            jax.block_until_ready(state)
            rates.append(steps * games / (time.perf_counter() - before))
        return statistics.median(rates)

    return max(speed(games) for games in PEER_SIZES)
