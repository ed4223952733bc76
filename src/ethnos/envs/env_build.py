"""The rules, the encoding and the batched stepping as one build."""

import importlib
import types

import numpy as np

from ..encoding.encoding_build import modules as encoding_modules
from ..rules.speeds.build import Build
from .env_calls import EnvCalls


def modules() -> list[types.ModuleType]:
    return [*encoding_modules(), importlib.import_module(f"{__package__}.stepping")]


def exercise(engine: EnvCalls) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    from .batch import Batch  # noqa: PLC0415 - which needs the build

    batch = Batch(engine.slots, 0, engine=engine)
    batch.step(batch.masks.argmax(axis=1).astype(np.int64))
    batch.observe(0)
    batch.set_state(0, batch.state(0))


ENVS = Build("ethnos.envs.env_build:ENVS", modules, exercise, EnvCalls)
