"""Threads that attend do what the batch's own do."""

import numpy as np
import pytest
from support.counts import LEVEL

from ethnos.envs import Batch
from ethnos.train.crew import FEWEST, Crew
from ethnos.train.train_build import TRAIN

pytestmark = [
    pytest.mark.xdist_group("compiled"),
    pytest.mark.skipif(LEVEL == "test", reason="compiles everything that training needs"),
]


def test_attending_threads_play_the_same_games() -> None:
    engine = TRAIN.compiled()
    one, two = Batch(40, 3, engine=engine), Batch(40, 3, engine=engine)
    chosen, dice = np.zeros(40, np.int64), np.random.default_rng(3)
    crew = Crew(engine, two, chosen, FEWEST)
    assert crew.size > 1
    for _ in range(3):
        crew.start()
        for _ in range(4):
            chosen[:] = (one.masks * dice.random(one.masks.shape)).argmax(axis=1)
            one.step(chosen)
            crew.step(range(20))
            crew.step(range(20, 40))
            for name in ("observations", "masks", "seats", "players", "done"):
                assert (getattr(one, name) == getattr(two, name)).all(), name
        crew.stop()


def test_few_cores_use_the_batchs_own_threads() -> None:
    engine = TRAIN.compiled()
    batch = Batch(8, 1, engine=engine)
    crew = Crew(engine, batch, batch.masks.argmax(axis=1).astype(np.int64), FEWEST - 1)
    before = batch.observations.copy()
    crew.start()
    assert not crew.at_work
    crew.step(range(8))
    crew.stop()
    assert not (batch.observations == before).all()
    assert "own threads" in crew.choose()
