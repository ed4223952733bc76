"""The games of one shard, played together, and every decision in them."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ...bots.searching.blas_threads import one_thread_each
from ...rules.components import SEATS
from ..batch import Batch
from ..stepping import STAY
from .deciders import NO_POLICY, decider_of
from .plan import PLACES, DataPlan


@dataclass
class ShardGames:
    """What was decided, in the order of play, and how the games ended; games by their number in the shard."""

    plan: DataPlan
    shard: int
    places: npt.NDArray[np.int8]  # by game and seat, as are the next two
    glory: npt.NDArray[np.int16]
    shares: npt.NDArray[np.float32]
    columns: dict[str, list[npt.NDArray[np.generic]]] = field(default_factory=dict)

    def keep(self, **rows: npt.NDArray[np.generic]) -> None:
        for name, values in rows.items():
            self.columns.setdefault(name, []).append(values)

    def column(self, name: str) -> npt.NDArray[np.generic]:
        """One column of all decisions, as one array."""
        parts = self.columns[name]
        if len(parts) > 1:
            self.columns[name] = [np.concatenate(parts)]
        return self.columns[name][0]


def play_shard(plan: DataPlan, shard: int) -> ShardGames:
    """Play a shard. NumPy is kept to one thread: the same products in the same order on any machine's cores."""
    games = len(plan.games_of(shard))
    places = min(PLACES, games)
    batch = Batch(places, plan.series(shard), [plan.options], threads=1, checked=False)
    found = ShardGames(
        plan,
        shard,
        np.zeros((games, SEATS), np.int8),
        np.zeros((games, SEATS), np.int16),
        np.zeros((games, SEATS), np.float32),
    )
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
                chosen[rows], policy = decider.decide(batch, rows, here + first)
                found.keep(
                    observation=batch.observations[rows],
                    mask=batch.masks[rows],
                    decision=chosen[rows].astype(np.int16),
                    policy=policy if policy is not None else np.tile(NO_POLICY, (len(rows), 1)),
                    game=here.astype(np.int64),
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
