"""N games in one array, stepped together on all cores."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from ..encoding.planes import OBSERVATION
from ..errors import UserError
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.options import PRESETS, Options, preset
from ..rules.many.series import LANE
from .env_build import ENVS
from .env_calls import EnvCalls
from .stepping import BatchArrays

Decisions = npt.NDArray[np.integer]
Scalar = TypeVar("Scalar", bound=np.generic)


class Allocate(Protocol):
    """Whoever makes an array of zeros: NumPy, or a library whose arrays a GPU can read."""

    def __call__(self, shape: tuple[int, ...], dtype: type[Scalar], /) -> npt.NDArray[Scalar]: ...


def mixed(players: Sequence[int] = range(2, 7), presets: Sequence[str] = tuple(PRESETS)) -> list[Options]:
    """Every number of players under every printed set of options, tribes drawn at random."""
    return [preset(name, n) for n in players for name in presets]


class Batch:
    """N games, each always waiting for a choice of the seat `seats[i]`.

    `step` takes one legal decision a game and overwrites the arrays: `observations`
    (int8) and `masks` (0 or 1) of the seats asked next, `seats`, `players`, and for
    every game that just ended `done[i]` (its number of players, else 0) with
    `shares`, `places` and `glory` by seat. Decisions without a choice are made
    inside. The same seed gives the same games on any number of threads.
    """

    def __init__(
        self,
        games: int,
        seed: int,
        tables: Sequence[Options] | None = None,
        threads: int | None = None,
        engine: EnvCalls | None = None,
        allocate: Allocate = np.zeros,
    ) -> None:
        """Each game is at one of `tables`, drawn evenly; `allocate` makes the arrays that programs read."""
        if games < 1:
            raise UserError(f"a batch of {games} games: at least one is needed")
        self.games, self.seed, self.threads = games, seed, threads
        self.engine = engine or ENVS.compiled()
        self.tables = list(tables if tables is not None else mixed())
        self.observations = allocate((games, OBSERVATION), np.int8)
        self.masks = allocate((games, DECISIONS), np.int8)
        self.seats = allocate((games,), np.int8)
        self.players = allocate((games,), np.int8)
        self.done = allocate((games,), np.int8)
        self.shares = allocate((games, SEATS), np.float32)
        self.places = allocate((games, SEATS), np.int8)
        self.glory = allocate((games, SEATS), np.int16)
        templates = self.engine.states(len(self.tables))
        for i, options in enumerate(self.tables):
            self.engine.put(templates, i, options.blank())
        lanes = self.engine.slots * LANE
        self.arrays = BatchArrays(
            series=seed,
            states=self.engine.states(games),
            templates=templates,
            drawn=np.array([options.tribes is None for options in self.tables], np.int8),
            begun=np.zeros(games, np.int64),
            views=self.engine.views(lanes),
            dice=np.zeros((lanes, 4), np.int64),
            scratch=self.engine.decisions(lanes),
            observations=self.observations,
            masks=self.masks,
            seats=self.seats,
            players=self.players,
            done=self.done,
            shares=self.shares,
            places=self.places,
            glory=self.glory,
        )
        self.reset()

    def reset(self) -> None:
        """The first games of the seed again."""
        for i in range(self.games):
            self.arrays.begun[i] = 0
        self.done[:] = 0
        self.engine.spread(self.engine.open_many, self.games, self.arrays, threads=self.threads)

    def step(self, decisions: Decisions, part: range | None = None) -> None:
        """Make one decision in every game, or in those of `part`: an integer array of all
        games' decisions, each legal by its mask (not checked).
        """
        games = part or range(self.games)
        self.engine.spread(
            self.engine.batch_many, len(games), self.arrays, decisions, start=games.start, threads=self.threads
        )
