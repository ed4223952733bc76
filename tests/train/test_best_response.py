"""A best response: who is frozen stays frozen, and what the learner wins is told. Where PyTorch is installed."""

import json
from pathlib import Path

import numpy as np
import pytest
from support.counts import LEVEL

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.skipif(LEVEL != "nightly", reason="compiles the environments, and needs PyTorch")

from ethnos.bots.trained.network import champion_file  # noqa: E402 - after the skip
from ethnos.envs.opponents import RandomOpponent  # noqa: E402
from ethnos.train.best_response import Frozen, face, main, sizes  # noqa: E402
from ethnos.train.settings import TrainingSettings  # noqa: E402
from ethnos.train.train_build import TRAIN  # noqa: E402
from ethnos.train.trainer import Trainer  # noqa: E402

SMALL = TrainingSettings(games=32, rows=16, hidden=64, layers=2, minibatch=64, league=1.0, selves=0)


def test_the_other_seats_are_the_frozen_bots() -> None:
    trainer = Trainer(SMALL, TRAIN.compiled(), torch.device("cpu"))
    face(trainer, Frozen("random", None))
    rival = trainer.league.rivals[0]
    assert isinstance(rival.bot, RandomOpponent)
    assert rival.part == slice(0, 32)
    trainer.iterate(0.5)
    window = trainer.ground.window
    assert 0 < window.learns.mean() < 0.6
    assert (np.take_along_axis(window.masks, window.decisions[:, :, None], 2) == 1).all()


def test_weights_stay_as_they_were() -> None:
    hidden, layers = sizes(champion_file())
    settings = TrainingSettings(games=8, rows=4, hidden=hidden, layers=layers, minibatch=16, league=1.0, selves=0)
    trainer = Trainer(settings, TRAIN.compiled(), torch.device("cpu"))
    face(trainer, Frozen.called("champion"))
    before = {name: value.clone() for name, value in trainer.league.rivals[0].network.items()}
    trainer.iterate(0.0)
    for name, value in trainer.league.rivals[0].network.items():
        assert torch.equal(value, before[name])
    assert not torch.equal(trainer.actor["weight0"], before["weight0"])


def test_it_reports_what_it_wins(tmp_path: Path) -> None:
    small = ["--minutes", "0.05", "--games", "64", "--hidden", "64", "--layers", "1", "--deals", "3", "--players", "2"]
    assert main(["random", *small, "--device", "cpu", "--out", str(tmp_path)]) == 0
    told = json.loads((tmp_path / "best-response.json").read_text())
    assert told["against"] == "random"
    assert told["wins"][0]["players"] == 2
    low, high = told["wins"][0]["interval"]
    assert 0 <= low <= told["wins"][0]["share"] <= high <= 1
    assert (tmp_path / "best-response.safetensors").exists()
    assert main(["goblin", *small, "--out", str(tmp_path)]) == 2
