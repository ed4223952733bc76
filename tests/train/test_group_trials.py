"""Unlikely decisions tried in groups of equal games. Where PyTorch is installed."""

from math import log
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from support.counts import LEVEL

torch = pytest.importorskip("torch")

from ethnos.train.acting import DRAWN  # noqa: E402 - after the skip
from ethnos.train.group_trials import GROUP, OWN, GroupTrials, unlikely  # noqa: E402
from ethnos.train.settings import TrainingSettings  # noqa: E402
from ethnos.train.torch_network import NEVER  # noqa: E402
from ethnos.train.train_build import TRAIN  # noqa: E402
from ethnos.train.trainer import Trainer  # noqa: E402
from ethnos.train.window import Window  # noqa: E402

SMALL = TrainingSettings(games=32, rows=16, hidden=64, layers=2, minibatch=64, trials=0.5, league=0.25, selves=1)
compiled = pytest.mark.skipif(LEVEL != "nightly", reason="compiles the environments")


def test_what_is_tried_is_legal_new_and_not_what_the_network_likes_best() -> None:
    logits = torch.full((50, 20), NEVER)
    logits[:, 3:12] = torch.linspace(0, 4, 9)  # nine are legal, the likeliest is 11
    tried = unlikely(logits)
    assert tried.shape == (50, GROUP - OWN)
    for row in tried.tolist():
        assert len(set(row)) == GROUP - OWN
        assert all(3 <= decision < 11 for decision in row)


def test_where_there_is_little_to_try_the_others_draw() -> None:
    logits = torch.full((4, 20), NEVER)
    logits[:, 5], logits[:, 6], logits[:, 7] = 0.0, -3.0, -40.0  # the last is as good as impossible
    assert [sorted(row) for row in unlikely(logits).tolist()] == [[DRAWN] * (GROUP - OWN - 1) + [6]] * 4


def made_up() -> tuple[GroupTrials, Window]:
    """A group, whose own choice (chance 0.8) came out at 0 and 0.2; the others tried two decisions."""
    window = Window(2, GROUP)
    window.decisions[0] = [1, 1, 2, 3, 3, 3, 3, 3]
    window.log_chances[0] = np.log([0.8, 0.8, 0.2, *[3e-6] * 5])
    window.advantages[0] = [0.0, 0.2, 0.5, 0.6, -0.9, 0, 0, 0]
    window.weights[0] = [1, 1, 1, 1, 1, 0, 0, 0]
    window.targets[0, :, 0] = [0.4, 0.6, 0.9, 1, 0, 0, 0, 0]
    batch = SimpleNamespace(cells=np.zeros((GROUP, 4), np.uint8))
    shown = {name: torch.zeros(GROUP, 3) for name in ("observations", "masks", "seats", "players")}
    acting: Any = SimpleNamespace(ground=SimpleNamespace(batch=batch, window=window), shown=shown)
    settings = TrainingSettings(games=GROUP, trials=1.0, trial_weight=2.0)
    return GroupTrials(settings, acting, torch.device("cpu")), window


def test_a_trial_gains_what_it_has_beyond_what_the_network_would_have_got() -> None:
    trials, window = made_up()
    trials.conclude()
    usual = 0.8 * 0.1 + 0.2 * 0.5  # the mean of its own choice, and of the other likely decision
    gains = window.advantages[0] / 2  # the weight
    assert gains[:4] == pytest.approx([-usual, 0.2 - usual, 0.5 - usual, 0.6 - usual], abs=1e-5)
    assert gains[4] == 0  # rare already: it is not made rarer
    assert (gains[5:] == 0).all()


def test_values_are_learned_from_what_the_network_chose_itself() -> None:
    trials, window = made_up()
    trials.conclude()
    assert window.targets[0, :, 0] == pytest.approx([0.5] * GROUP)


def test_nothing_is_learned_where_its_own_choice_came_to_nothing_yet() -> None:
    trials, window = made_up()
    window.weights[0, :OWN] = 0
    trials.conclude()
    assert not window.weights[0].any()


def test_trials_are_counted_by_their_chance() -> None:
    trials, _ = made_up()
    trials.conclude()
    assert trials.told().split(" 1e-")[1:] == ["1: +32.00 (1)", "6: -33.00 (2)"]
    assert trials.told() == "trials "


@compiled
def test_groups_go_on_from_one_position_with_different_decisions() -> None:
    trainer = Trainer(SMALL, TRAIN.compiled(), torch.device("cpu"))
    assert trainer.trials is not None
    trainer.iterate(0.5)
    window = trainer.ground.window
    seen = window.observations[0, :16].reshape(2, GROUP, -1)
    assert (seen == seen[:, :1]).all()
    assert any(len(set(row)) > 1 for row in window.decisions[0, :16].reshape(2, GROUP).tolist())
    assert (np.take_along_axis(window.masks, window.decisions[:, :, None], 2) == 1).all()
    assert (window.log_chances[0, :16] > log(1e-8)).all()
    others = window.observations[0, 16:]
    assert not (others == others[:1]).all()


@compiled
def test_copies_that_go_different_ways_end_the_trials_not_the_training(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(GroupTrials, "gather", lambda self: None)
    trainer = Trainer(SMALL, TRAIN.compiled(), torch.device("cpu"))
    assert trainer.trials is None
    assert "NO TRIALS" in capsys.readouterr().out
    trainer.iterate(0.5)
