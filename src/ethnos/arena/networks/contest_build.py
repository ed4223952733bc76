"""Everything that contests compile: rules, encoding, batched games, bots, duels, games between networks."""

import importlib
import types

import numpy as np

from ...bots.bot_build import modules as bot_modules
from ...bots.exercises import exercise_search
from ...envs.env_build import exercise as exercise_envs
from ...envs.env_build import modules as env_modules
from ...rules.facade.options import Options
from ...rules.speeds.build import Build
from .contest_calls import ContestCalls
from .ladder import Duel
from .network_games import NetworkGames


def modules() -> list[types.ModuleType]:
    own = [importlib.import_module(f"{__package__}.{name}") for name in ("duel", "seated_games")]
    return list(dict.fromkeys([*env_modules(), *bot_modules(), *own]))


def exercise(engine: ContestCalls) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    exercise_envs(engine)
    exercise_search(engine, Options(2).template(engine))
    NetworkGames(engine, 2, 0, range(1)).go_on()
    Duel(engine, 2, 1).play(lambda observations, masks: masks.argmax(axis=1).astype(np.int64))


CONTEST = Build("ethnos.arena.networks.contest_build:CONTEST", modules, exercise, ContestCalls)
