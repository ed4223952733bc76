"""The rules as a build, and one call of everything that Python calls in it."""

import numpy as np

from ..facade.options import Options
from ..many.simulation import simulate
from .build import Build
from .engine import rule_modules
from .rule_calls import RuleCalls


def exercise(engine: RuleCalls) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    template = Options(players=4).template(engine)
    states, views, out = engine.states(3), engine.views(1), engine.decisions()
    dice = engine.integers((4,), np.int64)
    simulate(engine, template, series=0, start=0, count=engine.slots)
    engine.seed(dice, 1, 0)
    engine.clone(template, 0, states, 0)
    engine.new_game_at(states, 0, 1, 0, 1)
    engine.clone(states, 0, states, 1)
    engine.clone_many(states, engine.states(3), 0, 0, 3)
    engine.observe_at(states, 0, 0, views, 0)
    engine.legal_at(views, 0, out)
    engine.resample_at(views, 0, states, 2, dice)
    engine.legal_at(states, 0, out)
    engine.step(states, 0, int(out[0]))
    engine.legal_at(states, 1, out)
    engine.apply_at(states, 1, int(out[0]))
    engine.legal_at(states, 2, out)
    engine.step_many(states, engine.given([int(out[0])] * 3, np.int16), 0, 2, 3)
    engine.perft(states, 0, 1, engine.decisions(3))


RULES = Build("ethnos.rules.speeds.rules_build:RULES", rule_modules, exercise, RuleCalls)
