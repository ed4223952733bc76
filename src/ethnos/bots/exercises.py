"""One call of every compiled function of the bots that Python calls, so that it is compiled and cached."""

import numpy as np

from ..encoding import OBSERVATION
from ..encoding.encoding_build import exercise as exercise_encoding
from ..rules import Options, State, ViewRecord
from ..rules.components import SEATS
from ..rules.speeds.arrays import Records
from .bot_calls import BotCalls
from .handmade.bot_games import STEWARD, Lineup
from .handmade.bot_matches import run_games
from .handmade.mind import Mind
from .handmade.weights import DEFAULT, filled
from .searching.blank_judge import BlankJudge
from .searching.search import Search
from .trained.blank_layers import blank_layers


def exercise(engine: BotCalls) -> None:
    """Games between the hand-made bots, one decision and one rollout of a steward, a search."""
    options = Options(players=4)
    run_games(engine, options, 0, list(range(engine.slots)), [[0, 1, 2, 2]] * engine.slots, [0, 1, 2])
    template = options.template(engine)
    states, minds = engine.states(1), engine.records(Mind, 1)
    views = first_question(engine, template)
    dice = engine.integers((4,), np.int64)
    engine.seed(dice, 1, 0)
    lineup = Lineup(engine.given([STEWARD] * SEATS, np.int16), engine.given_rows([filled(DEFAULT)] * SEATS, np.float64))
    engine.choose_at(STEWARD, views, 0, minds, engine.decisions(), lineup.weights[0], dice)
    engine.resample_at(views, 0, states, 0, dice)
    seats = engine.given(list(range(SEATS)), np.int16)
    engine.play_out_at(states, views, minds, seats, lineup, engine.decisions(), dice)
    exercise_encoding(engine)
    exercise_search(engine, template)


def exercise_search(engine: BotCalls, template: Records[State]) -> None:
    """A search of one decision by a judge that knows nothing, and one answer of an empty network."""
    view = engine.get(first_question(engine, template), 0, ViewRecord)
    search = Search(engine, BlankJudge())
    search.weigh([view], search.candidates([view]), 16, [1])
    room = np.zeros(OBSERVATION, np.float32), np.zeros(OBSERVATION, np.float32)
    seen, dice = engine.integers((OBSERVATION,), np.int8), engine.integers((4,), np.int64)
    out, numbers = engine.decisions(), engine.given(filled(DEFAULT), np.float64)
    engine.network_choice(seen, out, 2, blank_layers(), *room, (1.0, 1.0), dice)
    engine.patient_at(first_question(engine, template), 0, engine.records(Mind, 1), out, 2, numbers, dice)


def first_question(engine: BotCalls, template: Records[State]) -> Records[ViewRecord]:
    """What the first seat to decide in some game sees."""
    states, views = engine.states(1), engine.views(1)
    engine.clone(template, 0, states, 0)
    engine.new_game_at(states, 0, 1, 0, 1)
    engine.observe_at(states, 0, engine.get(states, 0).current, views, 0)
    return views
