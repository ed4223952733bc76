"""Games that judges decide in, advanced together."""

from typing import Any

import numpy as np

from ..bots.searching.trial_runner import LONGEST
from ..bots.trained.network import Judge
from ..encoding import OBSERVATION
from ..rules import ViewRecord
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.options import Options
from ..rules.many.series import LANE
from .train_calls import TrainCalls


class Tables:
    """One game for every number of a deal; `spellings` takes the decisions, which `go_on` makes."""

    def __init__(self, engine: TrainCalls, players: int, series: int, deals: Any) -> None:
        n, lanes = len(deals), engine.slots * LANE
        self.engine, self.opening = engine, 1
        self.spellings = np.full((n, LONGEST), -1, np.int16)
        self.alive, self.seats = np.zeros(n, np.int8), np.zeros(n, np.int8)
        self.shares, self.shown = np.zeros((n, SEATS), np.float32), engine.views(n)
        self.seen = np.zeros((n, OBSERVATION), np.int8), np.zeros((n, DECISIONS), np.int8)
        self._begun = (engine.states(n), Options(players).template(engine), series)
        self._told = (deals, self.spellings, self.alive, self.seats, self.shown)
        places, glory = np.zeros((n, SEATS), np.int8), np.zeros((n, SEATS), np.int16)
        self._work = (engine.decisions(lanes), *self.seen, self.shares, places, glory)

    def go_on(self) -> bool:
        """Make the decisions, or deal at first; whether a game goes on."""
        given = (*self._begun, self.opening, *self._told, *self._work)
        self.engine.spread(self.engine.table_many, len(self.alive), *given)
        self.opening = 0
        self.spellings[:] = -1
        return bool(self.alive.any())

    def view(self, i: int) -> ViewRecord:
        """What the seat to decide in a game sees."""
        found: ViewRecord = self.engine.get(self.shown, i, ViewRecord)
        return found

    def decide(self, rows: Any, judge: Judge) -> None:
        """A judge's decisions in some games."""
        if len(rows):
            self.spellings[rows, 0] = judge.judge(self.seen[0][rows], self.seen[1][rows])[0]
