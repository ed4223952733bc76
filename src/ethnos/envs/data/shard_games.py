"""The games of one shard, played together, and every decision in them."""

import numpy as np
import numpy.typing as npt

from ...bots.searching.blas_threads import one_thread_each
from ...encoding.planes import OBSERVATION
from ...rules.components import SEATS
from ...rules.decision_numbers import DECISIONS
from ..batch import Batch
from ..stepping import STAY
from .deciders import AskedPlaces, decider_of
from .plan import PLACES, DataPlan

NO_POLICY = np.nan  # in every cell, where a bot has none
ROOM = 500  # choices of a game that room is made for at first; more is made where it is needed
COLUMNS: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {  # of a choice
    "observation": (np.int8, (OBSERVATION,)),
    "mask": (np.int8, (DECISIONS,)),
    "decision": (np.int16, ()),
    "policy": (np.float16, (DECISIONS,)),
    "game": (np.int64, ()),
    "ply": (np.int16, ()),
    "seat": (np.int8, ()),
}


class ShardRoom:
    """Memory for the choices of a shard, to be used for the next: half a gigabyte that is new is slow to write to."""

    def __init__(self) -> None:
        self.columns = {name: np.empty((0, *shape), kind) for name, (kind, shape) in COLUMNS.items()}

    def grow(self, rows: int) -> None:
        """Have room for so many choices; those that are there stay."""
        for name, held in self.columns.items():
            if len(held) < rows:
                self.columns[name] = larger = np.empty((rows, *held.shape[1:]), held.dtype)
                larger[: len(held)] = held


class ShardGames:
    """What was decided, in the order of play, and how the games ended; games by their number in the shard."""

    def __init__(self, plan: DataPlan, shard: int, room: ShardRoom | None = None) -> None:
        self.plan, self.shard, self.rows, self.room = plan, shard, 0, room or ShardRoom()
        games = len(plan.games_of(shard))
        self.places = np.zeros((games, SEATS), np.int8)  # by game and seat, as are the next two
        self.glory = np.zeros((games, SEATS), np.int16)
        self.shares = np.zeros((games, SEATS), np.float32)
        self.room.grow(games * ROOM)

    def keep(self, **columns: npt.NDArray[np.generic] | float) -> None:
        """Choices of some games, a value for every column."""
        end = self.rows + len(columns["decision"])  # type: ignore[arg-type]  # an array: only a policy may be none
        if end > len(self.room.columns["decision"]):
            self.room.grow(2 * end)
        for name, values in columns.items():
            self.room.columns[name][self.rows : end] = values
        self.rows = end

    def column(self, name: str) -> npt.NDArray[np.generic]:
        """One column of all choices."""
        return self.room.columns[name][: self.rows]


def play_shard(plan: DataPlan, shard: int, room: ShardRoom | None = None) -> ShardGames:
    """Play a shard. NumPy is kept to one thread: the same products in the same order on any machine's cores."""
    games = len(plan.games_of(shard))
    places = min(PLACES, games)
    batch = Batch(places, plan.series(shard), [plan.options], threads=1, checked=False)
    found = ShardGames(plan, shard, room)
    names = list(dict.fromkeys(plan.bots))
    deciders = [decider_of(name, plan.budget, batch) for name in names]
    first = plan.games_of(shard).start
    seated = np.array([[names.index(bot) for bot in plan.seated(first + game)] for game in range(games)])
    playing = np.arange(places)  # the game of each place; the next at a place is `places` further on
    plies = np.zeros(games, np.int16)
    chosen = np.zeros(places, np.int64)
    with one_thread_each():
        while (active := np.flatnonzero(playing < games)).size:
            chosen[:] = STAY  # where no game of the shard is left
            seats = batch.seats[active].astype(np.intp)
            whose = seated[playing[active], seats]
            for k, decider in enumerate(deciders):
                rows = active[whose == k]
                if not rows.size:
                    continue
                here = playing[rows]
                seen = AskedPlaces(rows, here + first, batch.observations[rows], batch.masks[rows])
                chosen[rows], policy = decider.decide(batch, seen)
                found.keep(
                    observation=seen.observations,
                    mask=seen.masks,
                    decision=chosen[rows],
                    policy=NO_POLICY if policy is None else policy,
                    game=here,
                    ply=plies[here],
                    seat=batch.seats[rows],
                )
                plies[here] += 1
            batch.step(chosen)
            ended = active[batch.done[active] > 0]
            over = playing[ended]
            found.places[over], found.glory[over] = batch.places[ended], batch.glory[ended]
            found.shares[over] = batch.shares[ended]
            playing[ended] += places
    return found
