"""`ethnos bench --envs`: batched games with observations, and single games through the frameworks, beside theirs."""

import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ...envs import Batch
from .bench_frameworks import COMPILED_GAMES, PYTHON_GAMES, spiel_rounds, zoo_rounds

GAMES = 4096
ROUNDS = 5
STEPS = 60
PEER_SECONDS = 1.5  # of each single game in each round
PER_S = "_decisions_per_s"
MEANING = {
    "batch_decisions_per_s": "decisions of Batch with observation and mask, 2-6 players mixed, all cores",
    "batch_checked_decisions_per_s": "the same where every decision is checked",
    "openspiel_crazy_eights_decisions_per_s": "OpenSpiel's crazy eights from Python, seen through its observer",
    "openspiel_hearts_decisions_per_s": "OpenSpiel's hearts likewise",
    "openspiel_best_decisions_per_s": "the better of the two",
    "ratio": "Batch to the better of the two, median of alternating rounds",
    "openspiel_ethnos_decisions_per_s": "our OpenSpiel game, four players, likewise from Python",
    **{f"openspiel_{name}{PER_S}": f"OpenSpiel's {name} likewise" for name in PYTHON_GAMES},
    "openspiel_ratio": "our OpenSpiel game to the best of their games in Python",
    "pettingzoo_ethnos_decisions_per_s": "our PettingZoo game with its wrappers, four players",
    "pettingzoo_leduc_decisions_per_s": "PettingZoo's leduc_holdem_v4 with its wrappers",
    "pettingzoo_ratio": "ours to leduc",
}


def measure_envs(log: Callable[[str], object]) -> dict[str, float | None]:
    """Rounds of all in turn, so that a busy machine slows all."""
    log("compiling the batch, if it is not yet")
    batch, dice = Batch(GAMES, seed=1, checked=False), np.random.default_rng(1)
    for _ in range(STEPS * 4):  # into the middle of games
        batch.step(drawn(batch, dice))
    singles = spiel_rounds() | zoo_rounds()
    rates: dict[str, list[float]] = {name: [] for name in MEANING}
    for number in range(ROUNDS):
        log(f"round {number + 1} of {ROUNDS}")
        for name, checked in (("batch_decisions_per_s", False), ("batch_checked_decisions_per_s", True)):
            batch.checked = checked
            rates[name].append(batch_round(batch, dice))
        for name, play in singles.items():
            rates[name].append(play(PEER_SECONDS, dice))
    compare(rates)
    return {name: statistics.median(found) if found else None for name, found in rates.items()}


def compare(rates: dict[str, list[float]]) -> None:
    """The figures that follow from others, round by round."""
    best = best_of(rates, COMPILED_GAMES)
    rates["openspiel_best_decisions_per_s"] = best
    rates["ratio"] = quotients(rates["batch_decisions_per_s"], best)
    rates["openspiel_ratio"] = quotients(rates["openspiel_ethnos_decisions_per_s"], best_of(rates, PYTHON_GAMES))
    rates["pettingzoo_ratio"] = quotients(
        rates["pettingzoo_ethnos_decisions_per_s"], rates["pettingzoo_leduc_decisions_per_s"]
    )


def best_of(rates: dict[str, list[float]], names: tuple[str, ...]) -> list[float]:
    return [max(found) for found in zip(*(rates[f"openspiel_{name}{PER_S}"] for name in names), strict=True)]


def quotients(ours: list[float], theirs: list[float]) -> list[float]:
    return [a / b for a, b in zip(ours, theirs, strict=True)] if ours and theirs else []


def drawn(batch: Batch, dice: np.random.Generator) -> Any:
    """A random legal decision for every game."""
    return (batch.masks * dice.random(batch.masks.shape, np.float32)).argmax(axis=1)


def batch_round(batch: Batch, dice: np.random.Generator) -> float:
    """Decisions per second of stepping; drawing the decisions is the player's business, not counted."""
    spent = 0.0
    for _ in range(STEPS):
        decisions = drawn(batch, dice)
        before = time.perf_counter()
        batch.step(decisions)
        spent += time.perf_counter() - before
    return STEPS * batch.games / spent
