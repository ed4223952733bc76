"""Matches between compiled bots, from Python: one call for any number of games."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ...encoding import OBSERVATION
from ...rules import Options
from ...rules.components import SEATS
from ...rules.many.tally import CHOSEN_TRIBES, RANDOM_TRIBES
from ..bot_calls import BotCalls
from ..trained.blank_layers import blank_layers
from ..trained.reflex import Layers
from .bot_games import Lineup, MatchArrays
from .mind import Mind
from .weights import DEFAULT, filled


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
    layers: Layers | None = None,
    threads: int | None = None,
) -> GamesPlayed:
    """Game i: deal deals[i] of a series with the players seats[i], whose bots are kinds[player].

    `weights` are the numbers that make each of them, `layers` the network of those that are one.
    """
    n, slots = len(deals), engine.slots
    numbers = [filled(row) for row in weights or [DEFAULT] * len(kinds)]
    network = layers if layers is not None else blank_layers()
    room = slots, int(network.sizes.max())
    arrays = MatchArrays(
        lineup=Lineup(engine.given(kinds, np.int16), engine.given_rows(numbers, np.float64)),
        layers=network,
        template=options.template(engine),
        deals=engine.given(deals, np.int64),
        seats=engine.given_rows([[*row, *[0] * (SEATS - len(row))] for row in seats], np.int16),
        states=engine.states(slots),
        views=engine.views(slots),
        minds=engine.records(Mind, slots),
        scratch=engine.decisions(slots),
        dice=engine.integers((slots, 4), np.int64),
        observations=engine.integers((slots, OBSERVATION), np.int8),
        before=np.zeros(room, np.float32),
        after=np.zeros(room, np.float32),
        places=engine.integers((n, SEATS), np.int16),
        glory=engine.integers((n, SEATS), np.int16),
    )
    opening = RANDOM_TRIBES if options.tribes is None else CHOSEN_TRIBES
    made = engine.spread(engine.match_many, n, arrays, series, opening, threads=threads)
    return GamesPlayed(np.asarray(arrays.places, np.int16), np.asarray(arrays.glory, np.int16), int(sum(made)))
