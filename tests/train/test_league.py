"""Frozen networks in some of the seats: who decides, who learns, what is counted. Where PyTorch is installed."""

import numpy as np
import pytest
from support.counts import LEVEL

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.skipif(LEVEL != "nightly", reason="compiles the environments, and needs PyTorch")

from ethnos.train.settings import TrainingSettings  # noqa: E402 - after the skip
from ethnos.train.train_build import TRAIN  # noqa: E402
from ethnos.train.trainer import Trainer  # noqa: E402

SMALL = TrainingSettings(games=48, rows=16, hidden=64, layers=2, minibatch=64, league=0.5, selves=2)


@pytest.fixture(scope="module")
def trainer() -> Trainer:
    """One that has learned from a window."""
    found = Trainer(SMALL, TRAIN.compiled(), torch.device("cpu"))
    found.iterate(0.5)
    return found


def test_half_of_the_league_meets_the_first_rival(trainer: Trainer) -> None:
    parts = [rival.part for rival in trainer.league.rivals]
    assert parts == [slice(36, 48), slice(30, 36), slice(24, 30)]


def test_self_play_learns_from_every_seat_and_the_league_from_one(trainer: Trainer) -> None:
    window = trainer.ground.window
    assert (window.learns[:, :24] == 1).all()
    league = window.learns[:, 24:]
    assert 0 < league.mean() < 0.6
    for i in range(24, 48):
        until = int(np.argmax(window.done[1:, i] > 0)) if window.done[1:, i].any() else SMALL.rows
        learning = window.learns[: until + 1, i] > 0
        assert len(set(window.seats[: until + 1, i][learning])) <= 1  # one seat, as long as the game lasts


def test_only_the_learners_decisions_that_came_to_something_are_learned_from(trainer: Trainer) -> None:
    window = trainer.ground.window
    assert trainer.learner.learned == int(window.weights.sum())
    assert not window.weights[window.learns == 0].any()


def test_every_decision_of_anybody_is_legal(trainer: Trainer) -> None:
    window = trainer.ground.window
    chosen = np.take_along_axis(window.masks, window.decisions[:, :, None], 2)
    assert (chosen == 1).all()


def test_earlier_selves_take_turns_and_the_first_rival_stays(trainer: Trainer) -> None:
    def heads() -> list[float]:
        return [float(rival.network["bias2"].sum()) for rival in trainer.league.rivals]

    first = heads()
    changed = {name: value + 1 for name, value in trainer.actor.items()}
    trainer.league.renew(changed)
    once = heads()
    trainer.league.renew(changed)
    twice = heads()
    assert [a != b for a, b in zip(first, once, strict=True)] == [False, True, False]
    assert [a != b for a, b in zip(once, twice, strict=True)] == [False, False, True]


def test_what_the_learner_won_is_counted_by_players() -> None:
    trainer = Trainer(SMALL, TRAIN.compiled(), torch.device("cpu"))
    rival, league = trainer.league.rivals[0], trainer.league
    done, players = torch.zeros(48, dtype=torch.int8), torch.full((48,), 3, dtype=torch.int8)
    shares = torch.zeros(48, 6)
    league.lone[36], league.lone[37] = 1, 2
    done[36], done[37] = 4, 4
    shares[36, 1], shares[37, 2] = 1.0, 0.5
    league.seat_learner(rival, done, players, shares)
    assert rival.shares() == {4: 0.75}
    assert rival.shares() == {}
    assert (league.lone[36:48] < 3).all()


def test_the_rate_rises_while_the_optimiser_has_no_memory() -> None:
    settings = TrainingSettings(games=8, rows=4, hidden=64, layers=2, minibatch=16, rate=1.0, rate_end=1.0, warm_up=1e6)
    trainer = Trainer(settings, TRAIN.compiled(), torch.device("cpu"))
    trainer.iterate(0.0)
    assert float(trainer.learner.rate) == 0
    trainer.seconds = 0.25e6
    trainer.iterate(0.0)
    assert float(trainer.learner.rate) == pytest.approx(0.25)


def test_without_a_league_all_is_self_play() -> None:
    settings = TrainingSettings(games=4, rows=2, hidden=64, layers=2, minibatch=4)
    assert Trainer(settings, TRAIN.compiled(), torch.device("cpu")).league.rivals == []
