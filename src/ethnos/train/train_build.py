"""Everything that training compiles: what contests do, for its ladder, returns, and possible games for trials."""

import importlib
import types

import numpy as np

from ..arena.networks.contest_build import exercise as exercise_contests
from ..arena.networks.contest_build import modules as contest_modules
from ..envs.env_build import exercise as exercise_envs
from ..rules.facade.options import Options
from ..rules.facade.play import new_state
from ..rules.many.series import LANE
from ..rules.speeds.build import Build
from .possible import PossibleArrays
from .train_calls import TrainCalls
from .window import Window


def modules() -> list[types.ModuleType]:
    return [*contest_modules(), *(importlib.import_module(f"{__package__}.{name}") for name in ("possible", "returns"))]


def exercise_training(engine: TrainCalls) -> None:
    """What training itself calls."""
    exercise_envs(engine)
    Window(1, engine.slots).settle(engine, 0.9, 0.1)
    lanes, states = engine.slots * LANE, engine.states(1)
    engine.put(states, 0, new_state(Options(2), seed=1))
    nothing = np.zeros(1, np.int64)
    room = engine.views(lanes), engine.integers((lanes, 4), np.int64)
    engine.deal_possible_many(PossibleArrays(states, nothing, nothing, 0, *room, engine.states(1)), 0, 0, 1)


def exercise(engine: TrainCalls) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    exercise_training(engine)
    exercise_contests(engine)


TRAIN = Build("ethnos.train.train_build:TRAIN", modules, exercise, TrainCalls)
