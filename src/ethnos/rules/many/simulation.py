"""Random games from Python: one call for any number of them."""

import numpy as np

from ..speeds.arrays import Records
from ..speeds.rule_calls import RuleCalls
from ..state import State
from .tally import RANDOM_TRIBES, Memo, SimulationArrays, Tally


def simulation_arrays(engine: RuleCalls, template: Records[State], slots: int) -> SimulationArrays:
    """Room for random games on so many threads."""
    return SimulationArrays(
        states=engine.states(slots),
        template=template,
        dice=engine.integers((slots, 4), np.int64),
        scratch=engine.decisions(slots),
        tallies=engine.records(Tally, slots),
        memos=engine.records(Memo, slots),
    )


def simulate(
    engine: RuleCalls, template: Records[State], series: int, start: int, count: int, opening: int = RANDOM_TRIBES
) -> Tally:
    """Random games start..start+count of a series on all cores, added up."""
    arrays = simulation_arrays(engine, template, engine.slots)
    engine.spread(engine.simulate_many, count, arrays, series, opening, start=start)
    total = Tally()
    for slot in range(engine.slots):
        total.add(engine.get(arrays.tallies, slot, Tally))
    return total
