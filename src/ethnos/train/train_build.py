"""Everything that training compiles: what contests do, for its ladder, and returns and spinning threads."""

import importlib
import types

import numpy as np

from ..arena.networks.contest_build import exercise as exercise_contests
from ..arena.networks.contest_build import modules as contest_modules
from ..envs.batch import Batch
from ..envs.env_build import exercise as exercise_envs
from ..rules.speeds.build import Build
from .steppers import FEWEST, Steppers
from .train_calls import TrainCalls
from .window import Window


def modules() -> list[types.ModuleType]:
    own = [importlib.import_module(f"{__package__}.{name}") for name in ("returns", "spinning")]
    return [*contest_modules(), *own]


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
    exercise_contests(engine)


TRAIN = Build("ethnos.train.train_build:TRAIN", modules, exercise, TrainCalls)
