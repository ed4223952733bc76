"""Single games through PettingZoo and OpenSpiel, ours and theirs alike, for `ethnos bench --envs`.

Each plays random games for some seconds. What counts is observing, asking what is legal and
deciding; drawing the decision is the player's business.
"""

import importlib
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

Round = Callable[[float, np.random.Generator], float]  # seconds and dice: decisions per second

PYTHON_GAMES = ("python_kuhn_poker", "python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")
COMPILED_GAMES = ("crazy_eights", "hearts")


def aec_round(env: Any) -> Round:
    """A PettingZoo environment: `last`, then `step`."""

    def play(seconds: float, dice: np.random.Generator) -> float:
        decisions, spent, end = 0, 0.0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            env.reset(seed=int(dice.integers(2**31)))
            for _ in env.agent_iter():
                before = time.perf_counter()
                seen, _, terminated, truncated, _ = env.last()
                spent += time.perf_counter() - before
                over = terminated or truncated
                action = None if over else drawn_from(np.flatnonzero(seen["action_mask"]), dice)
                before = time.perf_counter()
                env.step(action)
                spent += time.perf_counter() - before
                decisions += not over
        return decisions / spent

    return play


def spiel_round(game: Any) -> Round:
    """A game of OpenSpiel from Python, seen through its observer, which fills one array."""
    observation = importlib.import_module("open_spiel.python.observation")
    pyspiel = importlib.import_module("pyspiel")
    # Hearts has only the fuller information state.
    kind = pyspiel.IIGObservationType(perfect_recall=not game.get_type().provides_observation_tensor)
    observer = observation.make_observation(game, kind)

    def play(seconds: float, dice: np.random.Generator) -> float:
        decisions, spent, end = 0, 0.0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(int(dice.choice(state.legal_actions())))
                    continue
                before = time.perf_counter()
                observer.set_from(state, state.current_player())
                legal = state.legal_actions()
                spent += time.perf_counter() - before
                action = drawn_from(legal, dice)
                before = time.perf_counter()
                state.apply_action(action)
                spent += time.perf_counter() - before
                decisions += 1
        return decisions / spent

    return play


def drawn_from(legal: Any, dice: np.random.Generator) -> int:
    return int(legal[int(dice.integers(len(legal)))])


def spiel_rounds() -> dict[str, Round]:
    """By figure: their games and ours; none where OpenSpiel is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games")
    except ImportError:
        return {}
    importlib.import_module("ethnos.field.openspiel_game")
    names = {name: name for name in (*COMPILED_GAMES, *PYTHON_GAMES)} | {"ethnos": "ethnos(players=4)"}
    return {f"openspiel_{name}_decisions_per_s": spiel_round(pyspiel.load_game(full)) for name, full in names.items()}


def zoo_rounds() -> dict[str, Round]:
    """By figure: ours, and leduc where RLCard and pygame are installed; none without PettingZoo."""
    found: dict[str, Round] = {}
    try:
        ours = importlib.import_module("ethnos.field.ethnos_v0")
    except ImportError:
        return found
    found["pettingzoo_ethnos_decisions_per_s"] = aec_round(ours.env(players=4))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pygame's, about what it is built with
            leduc = importlib.import_module("pettingzoo.classic.leduc_holdem_v4")
    except ImportError:
        return found
    found["pettingzoo_leduc_decisions_per_s"] = aec_round(leduc.env())
    return found
