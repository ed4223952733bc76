"""The compiled rules, made ready ahead of use.

Compiling takes tens of seconds once; afterwards they load from the cache. Until
then the interpreted rules serve.
"""

import subprocess
import sys
from pathlib import Path

import numpy as np

from .engine import Engine, compiled, interpreted, rule_modules
from .loader import cache_folder, has_numba
from .options import Options
from .simulation import simulate


def warm_mark() -> Path | None:
    """The file that says the compiled rules lie ready in the cache."""
    folder = cache_folder(rule_modules(), bounds_checked=False)
    return folder / "warm" if folder else None


def is_warm() -> bool:
    mark = warm_mark()
    return mark is not None and mark.exists() and has_numba()


def warm() -> None:
    """Compile what a program will call, into the cache, and leave the mark."""
    exercise(compiled())
    mark = warm_mark()
    if mark is not None:
        mark.touch()


def start_warming() -> "subprocess.Popen[bytes] | None":
    """Warm the cache in a process of its own; None where it would be of no use.

    A thread would hold Python's lock for most of a minute: a server could not
    answer meanwhile.
    """
    if is_warm() or warm_mark() is None or not has_numba():
        return None
    command = [sys.executable, "-c", "from ethnos.rules.warm import warm; warm()"]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def fastest() -> Engine:
    """Compiled where the cache is warm; otherwise interpreted, at once."""
    return compiled() if is_warm() else interpreted()


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
