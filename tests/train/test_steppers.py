"""Threads that spin do what the batch's own do."""

import numpy as np
import pytest
from support.counts import LEVEL

from ethnos.envs import Batch
from ethnos.train.steppers import FEWEST, Steppers
from ethnos.train.train_build import TRAIN

pytestmark = [
    pytest.mark.xdist_group("compiled"),
    pytest.mark.skipif(LEVEL == "test", reason="compiles everything that training needs"),
]


def test_spinning_threads_play_the_same_games() -> None:
    engine = TRAIN.compiled()
    one, two = Batch(40, 3, engine=engine), Batch(40, 3, engine=engine)
    chosen, dice = np.zeros(40, np.int64), np.random.default_rng(3)
    steppers = Steppers(engine, two, chosen, FEWEST)
    assert steppers.size > 1
    for _ in range(3):
        steppers.start()
        for _ in range(4):
            chosen[:] = (one.masks * dice.random(one.masks.shape)).argmax(axis=1)
            one.step(chosen)
            steppers.step(range(20))
            steppers.step(range(20, 40))
            for name in ("observations", "masks", "seats", "players", "done"):
                assert (getattr(one, name) == getattr(two, name)).all(), name
        steppers.stop()


def test_few_cores_use_the_batchs_own_threads() -> None:
    engine = TRAIN.compiled()
    batch = Batch(8, 1, engine=engine)
    steppers = Steppers(engine, batch, batch.masks.argmax(axis=1).astype(np.int64), FEWEST - 1)
    before = batch.observations.copy()
    steppers.start()
    assert not steppers.at_work
    steppers.step(range(8))
    steppers.stop()
    assert not (batch.observations == before).all()
    assert "own threads" in steppers.choose()
