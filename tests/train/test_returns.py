"""Returns along own decisions, against the definition spelled out; no torch needed."""

import numpy as np
import pytest
from support.counts import LEVEL, count
from support.windows import drawn

from ethnos.bots.trained.network import GLORY_UNIT
from ethnos.bots.trained.tied import HEADS
from ethnos.rules.components import SEATS
from ethnos.train.train_build import TRAIN
from ethnos.train.window import Window

TRACE, MARGIN = 0.9, 0.2


def by_seat(values: np.ndarray, seat: int, players: int) -> np.ndarray:
    """Values from the deciding seat on, turned to seats."""
    found = values.copy()
    for head in (0, SEATS):
        for j in range(players):
            found[head + (seat + j) % players] = values[head + j]
    return found


def expected(window: Window, t: int, i: int) -> np.ndarray | None:
    """The return of decision t by seat: the next own decision's mix of value and return, or the result."""
    p, players = int(window.seats[t, i]), int(window.players[t, i])
    for later in range(t + 1, window.rows + 1):
        if window.done[later, i]:
            return np.concatenate([window.shares[later, i], window.glory[later, i] / GLORY_UNIT])
        if later < window.rows and window.seats[later, i] == p:
            value = by_seat(window.values[later, i], p, players)
            beyond = expected(window, later, i)
            return value if beyond is None else (1 - TRACE) * value + TRACE * beyond
    return None


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("speed", ["interpreted", *(["compiled"] if LEVEL != "test" else [])])
def test_returns_follow_a_players_own_decisions_to_the_result(speed: str) -> None:
    engine = TRAIN.compiled() if speed == "compiled" else TRAIN.interpreted()
    for seed in range(count(test=3, nightly=30)):
        window = drawn(rows=14, games=6, seed=seed)
        window.settle(engine, TRACE, MARGIN)
        for t in range(window.rows):
            for i in range(window.games):
                wanted = expected(window, t, i)
                assert window.weights[t, i] == (wanted is not None)
                if wanted is None:
                    assert window.advantages[t, i] == 0
                    continue
                p, n = int(window.seats[t, i]), int(window.players[t, i])
                got = by_seat(window.targets[t, i], p, n)
                live = [q for q in range(HEADS) if q % SEATS < n]
                assert got[live] == pytest.approx(wanted[live], abs=1e-5)
                gained = wanted - by_seat(window.values[t, i], p, n)
                others = np.mean([gained[SEATS + q] for q in range(n) if q != p])
                worth = gained[p] + MARGIN * (gained[SEATS + p] - others)
                assert window.advantages[t, i] == pytest.approx(worth, abs=1e-5)


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(LEVEL == "test", reason="compiles everything that training needs")
def test_returns_do_not_depend_on_the_threads() -> None:
    one, two = drawn(20, 40, 9), drawn(20, 40, 9)
    one.settle(TRAIN.compiled(), TRACE, MARGIN, threads=1)
    two.settle(TRAIN.compiled(), TRACE, MARGIN)
    assert (one.targets == two.targets).all()
    assert (one.advantages == two.advantages).all()
