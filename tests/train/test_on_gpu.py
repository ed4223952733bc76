"""Contests judged on a GPU: what is said where none can be asked, and that the judge means the same network."""

import importlib
import importlib.util
from pathlib import Path

import numpy as np
import pytest

from ethnos.bots.trained.network import champion_file, champion_network
from ethnos.encoding import OBSERVATION
from ethnos.rules import DECISIONS
from ethnos.train.on_gpu import main

HAS_TORCH = importlib.util.find_spec("torch") is not None


@pytest.mark.parametrize("words", [[], ["ladder"]])
def test_only_contests_can_be_asked_for(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "contest | search_gain" in capsys.readouterr().err


@pytest.mark.skipif(HAS_TORCH and importlib.import_module("torch").cuda.is_available(), reason="a GPU is here")
def test_without_a_gpu_one_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["contest"]) == 2
    told = capsys.readouterr().err
    assert ("python -m ethnos.arena.networks.contest" if HAS_TORCH else "pip install 'ethnos[train]'") in told


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch")
@pytest.mark.filterwarnings("default")
def test_the_judge_of_a_gpu_means_the_same_network() -> None:
    torch_judge, torch = (importlib.import_module(name) for name in ("ethnos.train.torch_judge", "torch"))
    dice, file = np.random.default_rng(5), Path(champion_file())
    judge = torch_judge.TorchJudge(file, torch.device("cpu"), piece=4)
    seen = dice.integers(0, 3, (9, OBSERVATION)).astype(np.int8)
    masks = (dice.random((9, DECISIONS)) < 0.1).astype(np.int8)
    for found, wanted in zip(judge.judge(seen, masks), champion_network().judge(seen, masks), strict=True):
        assert np.allclose(found, np.asarray(wanted), atol=1e-3)
    legal = masks > 0
    assert np.allclose(judge.chances(seen, masks)[legal], champion_network().chances(seen, masks)[legal], atol=1e-3)
