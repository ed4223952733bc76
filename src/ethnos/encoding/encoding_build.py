"""The rules and the encoding as one kit."""

import importlib
import types

import numpy as np

from ..rules.facade.options import Options
from ..rules.speeds.build import Build
from ..rules.speeds.engine import Engine, rule_modules
from .planes import OBSERVATION


def modules() -> list[types.ModuleType]:
    own = ("cells", "boards", "observation")
    return rule_modules() + [importlib.import_module(f"{__package__}.{name}") for name in own]


def exercise(engine: Engine) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    states, views = engine.states(1), engine.views(1)
    engine.clone(Options(players=4).template(engine), 0, states, 0)
    engine.new_game_at(states, 0, 1, 0, 1)
    engine.observe_at(states, 0, 0, views, 0)
    engine.encode_at(views, 0, engine.integers((1, OBSERVATION), np.int8), 0)


ENCODING = Build("ethnos.encoding.encoding_build:ENCODING", modules, exercise)
