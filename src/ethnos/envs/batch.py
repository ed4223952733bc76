"""N games in one array, stepped together on all cores."""

from collections.abc import Sequence
from numbers import Integral
from typing import Any, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from ..encoding.ledger import Ledger
from ..encoding.planes import OBSERVATION
from ..errors import NotLegal, RulesError, UserError
from ..rules.chance import below
from ..rules.chance import seed as start_dice
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.options import PRESETS, Options, preset
from ..rules.facade.play import new_state, refusal, seat_to_act
from ..rules.many.series import LANE
from ..rules.state import State
from .batch_copies import bytes_of, fill, players_of, rows_of
from .env_build import ENVS
from .env_calls import EnvCalls
from .stepping import STAY, BatchArrays

Decisions = npt.NDArray[np.integer]
Observations = npt.NDArray[np.int8]
KEPT = ("observations", "masks", "seats", "players", "done", "shares", "places", "glory")
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
        checked: bool = True,
    ) -> None:
        """Each game is at one of `tables`, drawn evenly; `allocate` makes the arrays that programs read.

        Where `checked` is False nobody looks whether decisions are legal: one that is not does
        anything but what the rules say.
        """
        if games < 1:
            raise UserError(f"a batch of {games} games: at least one is needed")
        if threads is not None and threads < 0:
            raise UserError(f"{threads} threads: at least one is needed, or None for all cores")
        self.games, self.threads, self.checked = games, threads, checked
        self.engine = engine or ENVS.compiled()
        self.tables = list(tables if tables is not None else mixed())
        if not self.tables:
            raise UserError("a batch without tables: at least one is needed")
        for table in self.tables:
            if not isinstance(table, Options):
                raise UserError(f"{table!r} is no table: tables are Options, such as preset('standard', 4)")
        self._rows = np.arange(games)
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
            series=series_of(seed),
            states=self.engine.states(games),
            templates=templates,
            drawn=np.array([options.tribes is None for options in self.tables], np.int8),
            begun=np.zeros(games, np.int64),
            ended=self.engine.states(games),
            ledgers=self.engine.records(Ledger, games),
            alone=1,
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

    @property
    def seed(self) -> int:
        """Which games these are."""
        return self.arrays.series

    def reset(self, seed: int | None = None) -> None:
        """The first games of the seed again, or those of another."""
        if seed is not None:
            self.arrays = self.arrays._replace(series=series_of(seed))
        for i in range(self.games):
            self.arrays.begun[i] = 0
        self.done[:] = 0
        self.engine.spread(self.engine.open_many, self.games, self.arrays, threads=self.threads)

    def step(self, decisions: Decisions, part: range | None = None) -> None:
        """Make one decision in every game, or in those of `part`: an integer array of all
        games' decisions, each legal by its mask. A game whose decision is -1 (`STAY`) waits.
        """
        games = part or range(self.games)
        if self.checked:
            self._check(decisions, games)
        self.engine.spread(
            self.engine.batch_many, len(games), self.arrays, decisions, start=games.start, threads=self.threads
        )

    def _check(self, decisions: Decisions, games: range) -> None:
        if not isinstance(decisions, np.ndarray) or decisions.dtype.kind not in "iu":
            raise UserError("decisions must be a NumPy array of integers, one for every game")
        if decisions.shape != (self.games,):
            raise UserError(f"decisions of shape {decisions.shape}: {self.games} games need ({self.games},)")
        chosen = decisions[games.start : games.stop].astype(np.int64, copy=False)
        rows = self._rows[games.start : games.stop]
        # Beyond both ends one looks at a cell that exists: few and quick steps where all is well.
        found = self.masks.take(rows * DECISIONS + chosen, mode="clip")
        if found.all() and chosen.min() >= 0 and chosen.max() < DECISIONS:
            return
        allowed = (found == 1) & (chosen >= 0) & (chosen < DECISIONS) | (chosen == STAY)
        if not allowed.all():
            wrong = games.start + int(np.flatnonzero(~allowed)[0])
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            raise NotLegal(f"game {wrong}: {refusal(self.state(wrong), int(decisions[wrong]), legal)}")

    def observe(self, seats: int | Decisions, last: bool = False) -> Observations:
        """What one seat of every game sees, asked or not: an array of its own.

        With `last` it is the end of the game that ended last at each place. The rows of seats
        that do not exist, and of places where no game has ended, stay 0.
        """
        states = self.arrays.ended if last else self.arrays.states
        players = players_of(states) if last else self.players
        wanted = np.broadcast_to(np.asarray(seats, np.int64), (self.games,))
        there = (wanted >= 0) & (wanted < players)
        found = np.zeros((self.games, OBSERVATION), np.int8)
        self.engine.spread(
            self.engine.look_many,
            self.games,
            states,
            np.where(there, wanted, 0),
            self.arrays.views,
            found,
            threads=self.threads,
        )
        found[~there] = 0
        return found

    def state(self, i: int, last: bool = False) -> State:
        """The whole truth of game i, hidden cards included; with `last` of the one that ended last there."""
        return self.engine.get(self.arrays.ended if last else self.arrays.states, i)

    @property
    def cells(self) -> npt.NDArray[np.uint8]:
        """Every game's state as a row of cells, to be copied whole from place to place.

        Who has them may write them at any time, so from now on every observation is written anew.
        """
        self.arrays = self.arrays._replace(alone=0)
        return rows_of(self.arrays.states)

    def set_state(self, i: int, state: State) -> None:
        """Go on from a state in place of game i."""
        self._place(i)
        if seat_to_act(state) is None or not any(state.rng):
            raise RulesError("only a game that waits for a player, and deals by itself, can be set")
        self.engine.put(self.arrays.states, i, state)
        self.done[i] = 0
        self.engine.spread(self.engine.show_many, 1, self.arrays, start=i, threads=1)

    def restart(self, i: int) -> None:
        """The game that is to follow at place i begins now; the one there is given up."""
        self._place(i)
        self.arrays.begun[i] += 1
        number, dice = i + int(self.arrays.begun[i]) * self.games, [0] * 4
        start_dice(dice, ~self.seed, number)
        self.set_state(i, new_state(self.tables[below(dice, len(self.tables))], self.seed, number))

    def _place(self, i: int) -> None:
        if not 0 <= i < self.games:
            raise UserError(f"game {i}: this batch has games 0 to {self.games - 1}")

    def copy(self) -> "Batch":
        """A batch of its own that goes on from here."""
        return continued(*self.__reduce__()[1])

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled with every game as it stands; the compiled functions are loaded where it is unpickled."""
        held = {name: np.array(getattr(self, name)) for name in KEPT}
        games = bytes_of(self.arrays.states), bytes_of(self.arrays.ended), np.array(self.arrays.begun)
        return continued, (self.games, self.seed, self.tables, self.threads, self.checked, held, *games)


def continued(
    games: int,
    seed: int,
    tables: list[Options],
    threads: int | None,
    checked: bool,
    held: dict[str, npt.NDArray[Any]],
    states: bytes,
    ended: bytes,
    begun: npt.NDArray[np.int64],
) -> Batch:
    """A batch as it was when it was copied or pickled."""
    batch = Batch(games, seed, tables, threads, checked=checked)
    fill(batch.arrays.states, states)
    fill(batch.arrays.ended, ended)
    for i in range(games):
        batch.arrays.begun[i] = begun[i]
    for name, array in held.items():
        getattr(batch, name)[:] = array
    batch.arrays = batch.arrays._replace(ledgers=batch.engine.records(Ledger, games))  # those were of other games
    return batch


def series_of(seed: int) -> int:
    """A seed as the games take it: 64 bits with a sign."""
    if not isinstance(seed, Integral) or not -(2**63) <= seed < 2**63:
        raise UserError(f"seed {seed!r}: it must be a whole number that fits 64 bits")
    return int(seed)
