"""A batch in which one seat of every game is yours and opponents have the others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..encoding.planes import OBSERVATION
from ..errors import UserError
from ..rules.facade.options import Options
from .batch import Batch, Decisions
from .opponents import opponent_of
from .stepping import STAY


class SeatedBatch:
    """N games that always wait for your seat, `mine[i]`; the opponents play inside.

    `observations` and `masks` are those of a `Batch`. Of a game that ended in the last step
    `done[i]` is its number of players, `reward[i]` your share of the win, `place[i]` and `glory[i]`
    yours, and `last[i]` what you saw at its end; the next game has begun by then. The same seed
    gives the same games on any number of threads.
    """

    def __init__(
        self,
        games: int,
        seed: int,
        tables: Sequence[Options] | None = None,
        opponents: Any = "random",
        seat: int | None = None,
        threads: int | None = None,
        checked: bool = True,
    ) -> None:
        """Opponents are one for all seats, or a list of one for each from your left on: names of bots, or
        functions of observations and masks. Without `seat` yours is drawn anew for every game.
        """
        self.batch = Batch(games, seed, tables, threads, checked=checked)
        counts = {options.players for options in self.batch.tables}
        given = list(opponents) if isinstance(opponents, list | tuple) else None
        if given is not None and any(players != len(given) + 1 for players in counts):
            raise UserError(f"{len(given)} opponents: a table of {min(counts)} needs {min(counts) - 1}, or one for all")
        if seat is not None and not 0 <= seat < min(counts):
            raise UserError(f"seat {seat}: seats are 0 to {min(counts) - 1}")
        self.opponents = [opponent_of(one) for one in (given if given is not None else [opponents])]
        self.games, self.seat = games, seat
        self.mine = np.zeros(games, np.int64)
        self.done = np.zeros(games, np.int8)
        self.reward = np.zeros(games, np.float32)
        self.place = np.zeros(games, np.int8)
        self.glory = np.zeros(games, np.int16)
        self.last = np.zeros((games, OBSERVATION), np.int8)
        self.reset()

    @property
    def observations(self) -> npt.NDArray[np.int8]:
        return self.batch.observations

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        return self.batch.masks

    def reset(self, seed: int | None = None) -> None:
        """The first games of the seed again, or those of another."""
        self.batch.reset(seed)
        self.dice = np.random.default_rng(self.batch.seed % 2**64)
        self._sit(np.arange(self.games))
        self._clear()
        self._play_on()
        self.done[:] = 0

    def step(self, decisions: Decisions) -> None:
        """Make your decision in every game, each legal by its mask, and play on until you are asked again."""
        self._clear()
        self.batch.step(decisions)
        self._note()
        self._play_on()

    def restart(self, i: int) -> None:
        """Give up game i; the next begins."""
        self.batch.restart(i)
        self._sit(np.array([i]))
        self._play_on()

    def _sit(self, rows: npt.NDArray[np.integer]) -> None:
        if self.seat is not None:
            self.mine[rows] = self.seat
        else:
            self.mine[rows] = self.dice.integers(self.batch.players[rows])

    def _clear(self) -> None:
        self.done[:], self.reward[:] = 0, 0

    def _note(self) -> None:
        """Keep what just ended, before the next game goes on."""
        batch = self.batch
        rows = np.flatnonzero(batch.done)
        if not len(rows):
            return
        seats = self.mine[rows]
        self.done[rows] = batch.done[rows]
        self.reward[rows] = batch.shares[rows, seats]
        self.place[rows], self.glory[rows] = batch.places[rows, seats], batch.glory[rows, seats]
        self.last[rows] = batch.observe(self.mine, last=True)[rows]
        self._sit(rows)

    def _play_on(self) -> None:
        batch = self.batch
        while len(rows := np.flatnonzero(batch.seats != self.mine)):
            decisions = np.full(self.games, STAY, np.int64)
            if len(self.opponents) == 1:
                decisions[rows] = self.opponents[0].decide(batch, rows, self.dice)
            else:
                left = (batch.seats[rows] - self.mine[rows]) % batch.players[rows] - 1
                for number, opponent in enumerate(self.opponents):
                    asked = rows[left == number]
                    if len(asked):
                        decisions[asked] = opponent.decide(batch, asked, self.dice)
            batch.step(decisions)
            self._note()
