"""What a decision led to: returns along each player's own decisions.

The network's value after a decision of another player ignores one's private hand,
so a return never passes through it: player p's estimates at p's own decisions are
chained to each other (TD(lambda), no discount) and to the game's result. Where the
window ends before p's next decision, p's last one serves as the bootstrap and is
itself not trained on.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..bots.trained.network import GLORY_UNIT
from ..rules.components import SEATS
from ..rules.many.series import LANE

Reals = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]


class ReturnArrays(NamedTuple):
    """A window of decisions, by row and game, and what each led to.

    Row t + 1 shows what decision t led to. `values` and `targets` are by seat from the
    deciding one (share of the win, then Glory), `shares` and `glory` by seat.
    """

    values: Reals  # what the network promised
    seats: Bytes  # who decided
    players: Bytes
    done: Bytes  # above 0 where a game ended
    shares: Reals  # … and how: the shares of the win
    glory: npt.NDArray[np.int16]
    targets: Reals  # what is to be learned
    advantages: Reals
    weights: Reals  # 0 where a decision only served as a bootstrap
    carries: Reals  # each thread's room: by player the return of the next own decision, by seat
    known: npt.NDArray[np.int64]  # … and whether there is one


def returns_many(a: ReturnArrays, trace: float, margin: float, slot: int, start: int, end: int) -> None:
    """Fill targets, advantages and weights of the games start..end."""
    lane = slot * LANE
    carry = a.carries[lane]
    for i in range(start, end):
        for p in range(SEATS):
            a.known[lane][p] = 0
        for back in range(len(a.targets)):
            t = len(a.targets) - 1 - back
            if a.done[t + 1][i]:
                settle_all(carry, a.known[lane], a.shares[t + 1][i], a.glory[t + 1][i])
            p = a.seats[t][i]
            n = a.players[t][i]
            if a.known[lane][p]:
                a.weights[t][i] = 1.0
                a.advantages[t][i] = learn_from(carry[p], a.values[t][i], p, n, margin, a.targets[t][i])
                mix = trace
            else:
                a.weights[t][i] = 0.0
                a.advantages[t][i] = 0.0
                a.known[lane][p] = 1
                mix = 0.0
            for j in range(SEATS):
                q = (p + j) % n if j < n else j
                if a.weights[t][i] == 0.0:
                    a.targets[t][i][j] = a.values[t][i][j]
                    a.targets[t][i][SEATS + j] = a.values[t][i][SEATS + j]
                carry[p][q] = a.values[t][i][j] + mix * (a.targets[t][i][j] - a.values[t][i][j])
                ahead = a.targets[t][i][SEATS + j] - a.values[t][i][SEATS + j]
                carry[p][SEATS + q] = a.values[t][i][SEATS + j] + mix * ahead


def settle_all(carry: Reals, known: npt.NDArray[np.int64], shares: Reals, glory: npt.NDArray[np.int16]) -> None:
    """A game ended here: for everybody the result is what came of it."""
    for p in range(SEATS):
        known[p] = 1
        for q in range(SEATS):
            carry[p][q] = shares[q]
            carry[p][SEATS + q] = glory[q] / GLORY_UNIT


def learn_from(carry: Reals, values: Reals, p: int, n: int, margin: float, target: Reals) -> float:
    """Write the return by seat from p; the advantage: win share gained, and a little Glory margin."""
    others = 0.0
    for j in range(SEATS):
        q = (p + j) % n if j < n else j
        target[j] = carry[q]
        target[SEATS + j] = carry[SEATS + q]
        if 0 < j < n:
            others += target[SEATS + j] - values[SEATS + j]
    mine = target[SEATS] - values[SEATS]
    return float(target[0] - values[0] + margin * (mine - others / (n - 1)))
