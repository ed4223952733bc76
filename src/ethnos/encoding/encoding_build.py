"""The rules and the encoding as one build."""

import importlib
import types

import numpy as np

from ..rules.decision_numbers import DECISIONS
from ..rules.facade.options import Options
from ..rules.speeds.build import Build
from ..rules.speeds.engine import rule_modules
from .encoding_calls import EncodingCalls
from .planes import OBSERVATION


def modules() -> list[types.ModuleType]:
    own = ("cells", "boards", "observation", "ledger", "showing")
    return rule_modules() + [importlib.import_module(f"{__package__}.{name}") for name in own]


def exercise(engine: EncodingCalls) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    states, views = engine.states(1), engine.views(1)
    engine.clone(Options(players=4).template(engine), 0, states, 0)
    engine.new_game_at(states, 0, 1, 0, 1)
    engine.observe_at(states, 0, 0, views, 0)
    observations, masks = engine.integers((1, OBSERVATION), np.int8), engine.integers((1, DECISIONS), np.int8)
    engine.encode_at(views, 0, observations, 0)
    engine.observe_at(states, 0, engine.get(states, 0).current, views, 0)
    engine.show_view_at(views, 0, observations, masks, 0, engine.decisions())


ENCODING = Build("ethnos.encoding.encoding_build:ENCODING", modules, exercise, EncodingCalls)
