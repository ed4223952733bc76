"""The rules and the compiled bots as one kit, and matches between them from Python."""

import importlib
import types
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ..encoding import OBSERVATION
from ..encoding.encoding_build import exercise as exercise_encoding
from ..encoding.encoding_build import modules as encoding_modules
from ..rules import Options, ViewRecord
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.many.tally import CHOSEN_TRIBES, RANDOM_TRIBES
from ..rules.speeds.build import Build
from ..rules.speeds.engine import Engine
from .handmade.bot_games import STEWARD
from .handmade.mind import Mind
from .handmade.weights import DEFAULT
from .searching.search import Search

MODULES = (
    "handmade.mind",
    "handmade.valuation",
    "handmade.steward",
    "handmade.novice",
    "handmade.bot_games",
    "searching.trials",
    "trained.reflex",
)


def modules() -> list[types.ModuleType]:
    return encoding_modules() + [importlib.import_module(f"{__package__}.{name}") for name in MODULES]


@dataclass(frozen=True)
class GamesPlayed:
    """The results of games: places and Glory by game and seat, and the decisions made."""

    places: Any
    glory: Any
    decisions: int


def run_games(
    engine: Engine,
    options: Options,
    series: int,
    deals: Sequence[int],
    seats: Sequence[Sequence[int]],
    kinds: Sequence[int],
    weights: Sequence[Sequence[float]] | None = None,
    threads: int | None = None,
) -> GamesPlayed:
    """Game i: deal deals[i] of a series with the players seats[i], whose bots are kinds[player]."""
    n, slots = len(deals), engine.slots
    table = [[*row, *[0] * (SEATS - len(row))] for row in seats]
    steps = weights if weights is not None else [DEFAULT] * len(kinds)
    places, glory = engine.integers((n, SEATS), np.int16), engine.integers((n, SEATS), np.int16)
    made = engine.spread(
        engine.match_many,
        n,
        engine.states(slots),
        options.template(engine),
        series,
        RANDOM_TRIBES if options.tribes is None else CHOSEN_TRIBES,
        engine.given(deals, np.int64),
        engine.given(table, np.int16),
        engine.given(kinds, np.int16),
        engine.given(steps, np.float64),
        engine.views(slots),
        engine.records(Mind, slots),
        engine.decisions(slots),
        engine.integers((slots, 4), np.int64),
        places,
        glory,
        threads=threads,
    )
    return GamesPlayed(np.asarray(places), np.asarray(glory), int(sum(made)))


def exercise(engine: Engine) -> None:
    """One call of every function that Python calls, so that it is compiled and cached."""
    options = Options(players=4)
    run_games(engine, options, 0, list(range(engine.slots)), [[0, 1, 2, 2]] * engine.slots, [0, 1, 2])
    states, views, minds = engine.states(1), engine.views(1), engine.records(Mind, 1)
    template = options.template(engine)
    engine.clone(template, 0, states, 0)
    engine.new_game_at(states, 0, 1, 0, 1)
    engine.observe_at(states, 0, int(states[0]["current"]), views, 0)
    dice = engine.integers((4,), np.int64)
    engine.seed(dice, 1, 0)
    weights = engine.given([DEFAULT] * SEATS, np.float64)
    engine.choose_at(STEWARD, views, 0, minds, engine.decisions(), weights[0], dice)
    engine.resample_at(views, 0, states, 0, dice)
    everyone = engine.given([STEWARD] * SEATS, np.int16)
    seats = engine.given(list(range(SEATS)), np.int16)
    engine.play_on_at(states, 0, views, minds, seats, everyone, weights, engine.decisions(), dice)
    exercise_encoding(engine)
    exercise_search(engine, template)


def exercise_search(engine: Engine, template: Any) -> None:
    """A search of one decision by a judge that knows nothing."""
    states, views = engine.states(1), engine.views(1)
    engine.clone(template, 0, states, 0)
    engine.new_game_at(states, 0, 1, 0, 1)
    engine.observe_at(states, 0, int(states[0]["current"]), views, 0)
    engine.legal_at(views, 0, engine.decisions())
    view = engine.get(views, 0, ViewRecord)
    search = Search(engine, Blank())
    search.weigh([view], search.candidates([view]), 16, [1])
    sizes = [OBSERVATION, 8, 8, 8, DECISIONS + 2 * SEATS]  # as many layers as the champion has
    weights = tuple(np.zeros(size, np.float32) for size in pairwise(sizes))
    biases = tuple(np.zeros(size, np.float32) for size in sizes[1:])
    room = np.zeros(OBSERVATION, np.float32), np.zeros(OBSERVATION, np.float32)
    engine.best_of(np.zeros(OBSERVATION, np.int8), engine.decisions(), 2, weights, biases, *room)


class Blank:
    """A judge that knows nothing: for trying the machinery out."""

    def judge(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        nothing = np.zeros(len(masks), np.float32)
        return np.asarray(masks).argmax(axis=1), nothing, nothing

    def for_threads(self) -> AbstractContextManager[Any]:
        return nullcontext()

    def chances(self, observations: Any, masks: Any) -> Any:
        return np.log(np.maximum(masks, 1e-9) / np.maximum(np.asarray(masks).sum(axis=1, keepdims=True), 1))


BOTS = Build("ethnos.bots.bot_build:BOTS", modules, exercise)
