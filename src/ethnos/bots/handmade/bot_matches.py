"""Matches between compiled bots, from Python: one call for any number of games."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ...rules import Options
from ...rules.components import SEATS
from ...rules.many.tally import CHOSEN_TRIBES, RANDOM_TRIBES
from ..bot_calls import BotCalls
from .bot_games import Lineup, MatchArrays
from .mind import Mind
from .weights import DEFAULT


@dataclass(frozen=True)
class GamesPlayed:
    """The results of games: places and Glory by game and seat, and the decisions made."""

    places: npt.NDArray[np.int16]
    glory: npt.NDArray[np.int16]
    decisions: int


def run_games(
    engine: BotCalls,
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
    steps = weights if weights is not None else [DEFAULT] * len(kinds)
    arrays = MatchArrays(
        lineup=Lineup(engine.given(kinds, np.int16), engine.given_rows(steps, np.float64)),
        template=options.template(engine),
        deals=engine.given(deals, np.int64),
        seats=engine.given_rows([[*row, *[0] * (SEATS - len(row))] for row in seats], np.int16),
        states=engine.states(slots),
        views=engine.views(slots),
        minds=engine.records(Mind, slots),
        scratch=engine.decisions(slots),
        dice=engine.integers((slots, 4), np.int64),
        places=engine.integers((n, SEATS), np.int16),
        glory=engine.integers((n, SEATS), np.int16),
    )
    opening = RANDOM_TRIBES if options.tribes is None else CHOSEN_TRIBES
    made = engine.spread(engine.match_many, n, arrays, series, opening, threads=threads)
    return GamesPlayed(np.asarray(arrays.places, np.int16), np.asarray(arrays.glory, np.int16), int(sum(made)))
