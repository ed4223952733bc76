"""The rules as a kit, and one call of everything that Python calls in it."""

import numpy as np

from ..facade.options import Options
from ..many.simulation import simulate
from .build import Build
from .engine import Engine, rule_modules


def exercise(engine: Engine) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    template = Options(players=4).template(engine)
    states, views, out = engine.states(4), engine.views(1), engine.decisions()
    scratch, masks = engine.decisions(engine.slots), engine.integers((4, len(out)), np.int8)
    dice = engine.integers((engine.slots, 4), np.int64)
    simulate(engine, template, series=0, start=0, count=engine.slots)
    engine.seed(dice[0], 1, 0)
    engine.clone(template, 0, states, 0)
    engine.new_game_at(states, 0, 1, 0, 1)
    engine.clone(states, 0, states, 1)
    engine.clone_many(states[:2], states[2:], 0, 0, 2)
    engine.observe_at(states, 0, 0, views, 0)
    engine.legal_at(views, 0, out)
    engine.resample_at(views, 0, states, 1, dice[0])
    engine.legal_at(states, 0, out)
    engine.step(states, 0, int(out[0]))
    engine.legal_at(states, 1, out)
    engine.apply_at(states, 1, int(out[0]))
    engine.mask_many(states, masks, scratch, 0, 0, 4)
    engine.legal_at(states, 2, out)
    engine.step_many(states, engine.integers((4,), np.int16) + out[0], 0, 2, 3)
    engine.playouts(states, 1, dice, scratch, 0, 2, 3)
    engine.perft(states, 0, 1, engine.decisions(4))


RULES = Build("ethnos.rules.speeds.rules_build:RULES", rule_modules, exercise)
