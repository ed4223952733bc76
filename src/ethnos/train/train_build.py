"""Everything that training compiles: what contests do, for its ladder, and returns and spinning threads."""

import importlib
import types

import numpy as np

from ..arena.networks.contest_build import exercise as exercise_contests
from ..arena.networks.contest_build import modules as contest_modules
from ..envs.batch import Batch
from ..envs.env_build import exercise as exercise_envs
from ..rules.speeds.build import Build
from ..rules.speeds.engine import Engine
from .crew import FEWEST, Crew
from .window import Window


def modules() -> list[types.ModuleType]:
    own = [importlib.import_module(f"{__package__}.{name}") for name in ("returns", "attending")]
    return [*contest_modules(), *own]


def exercise_training(engine: Engine) -> None:
    """What training itself calls."""
    exercise_envs(engine)
    Window(1, engine.slots).settle(engine, 0.9, 0.1)
    batch = Batch(engine.slots, 0, engine=engine)
    crew = Crew(engine, batch, batch.masks.argmax(axis=1).astype(np.int64), FEWEST)
    crew.start()
    crew.step(range(engine.slots))
    crew.stop()


def exercise(engine: Engine) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    exercise_training(engine)
    exercise_contests(engine)


TRAIN = Build("ethnos.train.train_build:TRAIN", modules, exercise)
