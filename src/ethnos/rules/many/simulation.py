"""Random games from Python: one call for any number of them."""

from typing import Any

import numpy as np

from ..speeds.engine import Engine
from .tally import RANDOM_TRIBES, Memo, Tally


def simulate(engine: Engine, template: Any, series: int, start: int, count: int, opening: int = RANDOM_TRIBES) -> Tally:
    """Random games start..start+count of a series on all cores, added up."""
    slots = engine.slots
    tallies = engine.records(Tally, slots)
    engine.spread(
        engine.simulate_many,
        count,
        engine.states(slots),
        template,
        series,
        opening,
        engine.integers((slots, 4), np.int64),
        engine.decisions(slots),
        tallies,
        engine.records(Memo, slots),
        start=start,
    )
    total = Tally()
    for slot in range(slots):
        total.add(engine.get(tallies, slot, Tally))
    return total
