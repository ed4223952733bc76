"""Games that judges decide in, advanced together."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ...bots.searching.trial_runner import LONGEST
from ...bots.trained.network import Judge
from ...encoding.planes import OBSERVATION
from ...rules.components import SEATS
from ...rules.decision_numbers import DECISIONS
from ...rules.facade.options import Options
from ...rules.facade.spelling import Spelling
from ...rules.many.series import LANE
from ...rules.state import ViewRecord
from .contest_calls import ContestCalls
from .seated_games import SeatedArrays

Rows = npt.NDArray[np.intp]  # numbers of games


class NetworkGames:
    """One game for every number of a deal; `decide` and `say` take the decisions, which `go_on` makes."""

    def __init__(self, engine: ContestCalls, players: int, series: int, deals: Sequence[int]) -> None:
        n = len(deals)
        self.engine, self.series, self.opening = engine, series, 1
        self.arrays = SeatedArrays(
            states=engine.states(n),
            template=Options(players).template(engine),
            deals=engine.given(deals, np.int64),
            spellings=engine.given_rows([[-1] * LONGEST] * n, np.int16),
            alive=engine.integers((n,), np.int8),
            seats=engine.integers((n,), np.int8),
            shown=engine.views(n),
            observations=engine.integers((n, OBSERVATION), np.int8),
            masks=engine.integers((n, DECISIONS), np.int8),
            shares=engine.reals((n, SEATS), np.float32),
            places=engine.integers((n, SEATS), np.int8),
            glory=engine.integers((n, SEATS), np.int16),
            scratch=engine.decisions(engine.slots * LANE),
        )

    def go_on(self) -> bool:
        """Make the decisions, or deal at first; whether a game goes on."""
        games = range(len(self.arrays.alive))
        self.engine.spread(self.engine.seated_many, len(games), self.arrays, self.series, self.opening)
        self.opening = 0
        for i in games:
            self.arrays.spellings[i][0] = -1
        return bool(np.asarray(self.arrays.alive).any())

    @property
    def playing(self) -> Rows:
        """The games that go on."""
        return np.flatnonzero(np.asarray(self.arrays.alive))

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """Who is asked, by game."""
        return np.asarray(self.arrays.seats, np.int8)

    @property
    def shares(self) -> npt.NDArray[np.float32]:
        """The shares of the win by game and seat, where games are over."""
        return np.asarray(self.arrays.shares, np.float32)

    def view(self, i: int) -> ViewRecord:
        """What the seat to decide in a game sees."""
        return self.engine.get(self.arrays.shown, i, ViewRecord)

    def say(self, i: int, spelling: Spelling) -> None:
        """The whole decision of the seat to decide in a game."""
        for k, decision in enumerate((*spelling, -1)[:LONGEST]):
            self.arrays.spellings[i][k] = decision

    def decide(self, rows: Rows, judge: Judge) -> None:
        """A judge's decisions in some games."""
        if len(rows):
            seen, masks = (np.asarray(each, np.int8)[rows] for each in (self.arrays.observations, self.arrays.masks))
            for i, decision in zip(rows, judge.judge(seen, masks)[0], strict=True):
                self.say(int(i), (int(decision),))
