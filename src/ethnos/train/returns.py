"""What a decision led to: returns along each player's own decisions.

The network's value after a decision of another player ignores one's private hand,
so a return never passes through it: player p's estimates at p's own decisions are
chained to each other (TD(lambda), no discount) and to the game's result. Where the
window ends before p's next decision, p's last one serves as the bootstrap and is
itself not trained on.
"""

from typing import Any

from ..rules.components import SEATS
from ..rules.many.series import LANE

GLORY_UNIT = 50.0  # what the network counts Glory in


def returns_many(
    values: Any,
    seats: Any,
    players: Any,
    done: Any,
    shares: Any,
    glory: Any,
    trace: float,
    margin: float,
    targets: Any,
    advantages: Any,
    weights: Any,
    carries: Any,
    known: Any,
    slot: int,
    start: int,
    end: int,
) -> None:
    """Games start..end of a window of `len(targets)` rows; row t + 1 shows what decision t led to.

    values[t][i] and targets[t][i] are by seat from the deciding one; shares and glory
    by seat. weights[t][i] is 0 where a decision only served as a bootstrap.
    """
    lane = slot * LANE
    carry = carries[lane]  # by player: the return of the player's next own decision, by seat
    for i in range(start, end):
        for p in range(SEATS):
            known[lane][p] = 0
        for back in range(len(targets)):
            t = len(targets) - 1 - back
            if done[t + 1][i]:
                settle_all(carry, known[lane], shares[t + 1][i], glory[t + 1][i])
            p = seats[t][i]
            n = players[t][i]
            if known[lane][p]:
                weights[t][i] = 1.0
                advantages[t][i] = learn_from(carry[p], values[t][i], p, n, margin, targets[t][i])
                mix = trace
            else:
                weights[t][i] = 0.0
                advantages[t][i] = 0.0
                known[lane][p] = 1
                mix = 0.0
            for j in range(SEATS):
                q = (p + j) % n if j < n else j
                if weights[t][i] == 0.0:
                    targets[t][i][j] = values[t][i][j]
                    targets[t][i][SEATS + j] = values[t][i][SEATS + j]
                carry[p][q] = values[t][i][j] + mix * (targets[t][i][j] - values[t][i][j])
                ahead = targets[t][i][SEATS + j] - values[t][i][SEATS + j]
                carry[p][SEATS + q] = values[t][i][SEATS + j] + mix * ahead


def settle_all(carry: Any, known: Any, shares: Any, glory: Any) -> None:
    """A game ended here: for everybody the result is what came of it."""
    for p in range(SEATS):
        known[p] = 1
        for q in range(SEATS):
            carry[p][q] = shares[q]
            carry[p][SEATS + q] = glory[q] / GLORY_UNIT


def learn_from(carry: Any, values: Any, p: int, n: int, margin: float, target: Any) -> float:
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
