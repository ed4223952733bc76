"""Everything that training compiles: rules, encoding, batched games, returns, stewards to play against."""

import importlib
import types

import numpy as np

from ..bots.bot_build import modules as bot_modules
from ..bots.exercises import exercise_search
from ..envs.batch import Batch
from ..envs.env_build import exercise as exercise_envs
from ..envs.env_build import modules as env_modules
from ..rules.facade.options import Options
from ..rules.speeds.build import Build
from .ladder import Duel
from .steppers import FEWEST, Steppers
from .tables import Tables
from .train_calls import TrainCalls
from .window import Window


def modules() -> list[types.ModuleType]:
    own = [importlib.import_module(f"{__package__}.{name}") for name in ("returns", "duel", "spinning", "table")]
    return list(dict.fromkeys([*env_modules(), *bot_modules(), *own]))


def exercise_training(engine: TrainCalls) -> None:
    """What training itself calls."""
    exercise_envs(engine)
    Window(1, engine.slots).settle(engine, 0.9, 0.1)
    batch = Batch(engine.slots, 0, engine=engine)
    steppers = Steppers(engine, batch, batch.masks.argmax(axis=1).astype(np.int64), FEWEST)
    steppers.start()
    steppers.step(range(engine.slots))
    steppers.stop()


def exercise(engine: TrainCalls) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    exercise_training(engine)
    exercise_search(engine, Options(2).template(engine))
    Tables(engine, 2, 0, np.arange(1)).go_on()
    Duel(engine, 2, 1).play(lambda observations, masks: masks.argmax(axis=1).astype(np.int64))


TRAIN = Build("ethnos.train.kit:TRAIN", modules, exercise, TrainCalls)
