"""`ethnos bench --envs`: batched games with observations, beside OpenSpiel's from Python."""

import importlib
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ...envs import Batch

GAMES = 4096
ROUNDS = 5
STEPS = 60
PEER_SECONDS = 1.5  # of each OpenSpiel game in each round
PEERS = ("crazy_eights", "hearts")
MEANING = {
    "batch_decisions_per_s": "decisions of Batch with observation and mask, 2-6 players mixed, all cores",
    "openspiel_crazy_eights_decisions_per_s": "OpenSpiel's crazy eights from Python with observation tensors",
    "openspiel_hearts_decisions_per_s": "OpenSpiel's hearts likewise",
    "openspiel_best_decisions_per_s": "the better of the two",
    "ratio": "ours to the better of theirs, median of alternating rounds",
}


def measure_envs(log: Callable[[str], object]) -> dict[str, float | None]:
    """Rounds of ours and theirs in turn, so that a busy machine slows both."""
    figures: dict[str, float | None] = dict.fromkeys(MEANING)
    log("compiling the batch, if it is not yet")
    batch, dice = Batch(GAMES, seed=1), np.random.default_rng(1)
    for _ in range(STEPS * 4):  # into the middle of games
        batch.step(drawn(batch, dice))
    peers = openspiel_games()
    ours: list[float] = []
    theirs: dict[str, list[float]] = {name: [] for name in peers}
    for number in range(ROUNDS):
        log(f"round {number + 1} of {ROUNDS}")
        ours.append(batch_round(batch, dice))
        for name, game in peers.items():
            theirs[name].append(peer_round(game, dice))
    figures["batch_decisions_per_s"] = statistics.median(ours)
    for name, rates in theirs.items():
        figures[f"openspiel_{name}_decisions_per_s"] = statistics.median(rates)
    if peers:
        best = [max(rates) for rates in zip(*theirs.values(), strict=True)]
        figures["openspiel_best_decisions_per_s"] = statistics.median(best)
        figures["ratio"] = statistics.median(a / b for a, b in zip(ours, best, strict=True))
    return figures


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


def openspiel_games() -> dict[str, Any]:
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return {}
    return {name: pyspiel.load_game(name) for name in PEERS}


def tensor_of(game: Any) -> Callable[[Any], Any]:
    """What the deciding player sees, in OpenSpiel's numbers; hearts has only the fuller information state."""
    if game.get_type().provides_observation_tensor:
        return lambda state: state.observation_tensor(state.current_player())
    return lambda state: state.information_state_tensor(state.current_player())


def peer_round(game: Any, dice: np.random.Generator) -> float:
    """Decisions per second of random games; each with its observation tensor and its legal actions."""
    decisions, spent, end = 0, 0.0, time.perf_counter() + PEER_SECONDS
    tensor = tensor_of(game)
    while time.perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(dice.choice(state.legal_actions())))
                continue
            before = time.perf_counter()
            np.asarray(tensor(state), np.float32)
            legal = state.legal_actions()
            spent += time.perf_counter() - before
            action = legal[int(dice.integers(len(legal)))]
            before = time.perf_counter()
            state.apply_action(action)
            spent += time.perf_counter() - before
            decisions += 1
    return decisions / spent
