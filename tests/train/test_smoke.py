"""A whole training, small: where PyTorch is installed, at night."""

import csv
import importlib.util
import json
import signal
from pathlib import Path

import numpy as np
import pytest
from support.counts import LEVEL

from ethnos.bots.trained.network import GLORY_UNIT, network_of
from ethnos.encoding import OBSERVATION
from ethnos.rules import DECISIONS
from ethnos.rules.speeds import gpu
from ethnos.train.__main__ import main

HAS_TORCH = importlib.util.find_spec("torch") is not None


@pytest.mark.skipif(HAS_TORCH, reason="PyTorch is here")
def test_without_pytorch_training_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--smoke"]) == 2
    assert "pip install 'ethnos[train]'" in capsys.readouterr().err


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch")
def test_without_a_gpu_training_on_one_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gpu, "why_no_gpu", lambda: "no GPU here")
    assert main(["--smoke", "--device", "cuda"]) == 2
    assert "no GPU here; --device cpu" in capsys.readouterr().err


trained = pytest.mark.skipif(LEVEL != "nightly" or not HAS_TORCH, reason="a minute, and PyTorch")


@trained
@pytest.mark.filterwarnings("default")
def test_a_training_leaves_weights_curve_and_report_and_goes_on(tmp_path: Path) -> None:
    small = ["--smoke", "--minutes", "0.1", "--league", "0.5", "--renew-every", "2", "--out", str(tmp_path)]
    assert main(small) == 0
    network = network_of(tmp_path / "seed1.safetensors")
    decisions, shares, _ = network.judge(np.zeros((2, OBSERVATION), np.int8), np.ones((2, DECISIONS), np.int8))
    assert len(decisions) == len(shares) == 2
    report = json.loads((tmp_path / "seed1.json").read_text())
    assert [rung["players"] for rung in report["ladder"]] == [2, 3, 4, 5, 6]
    assert list(csv.DictReader((tmp_path / "curve.csv").read_text().splitlines()))
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    assert main([*small, "--resume", "--minutes", str(report["seconds"] / 60 + 0.05)]) == 0
    assert json.loads((tmp_path / "seed1.json").read_text())["decisions"] > report["decisions"]


@trained
@pytest.mark.filterwarnings("default")
def test_a_stopped_training_goes_on_and_weights_are_gone_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = ["--smoke", "--out", str(tmp_path)]
    trainer = importlib.import_module("ethnos.train.trainer").Trainer
    iterate = trainer.iterate

    def iterate_once(self: object, part: float) -> None:
        iterate(self, part)
        signal.raise_signal(signal.SIGTERM)

    with monkeypatch.context() as patch:
        patch.setattr(trainer, "iterate", iterate_once)
        with pytest.raises(SystemExit, match="--resume goes on"):
            main([*small, "--minutes", "5"])
    assert main([*small, "--minutes", "0.01", "--resume"]) == 0
    done = json.loads((tmp_path / "seed1.json").read_text())
    assert done["decisions"] > 0
    later = [*small[:-1], str(tmp_path / "later"), "--start", str(tmp_path / "seed1.safetensors")]
    assert main([*later, "--minutes", "0.05"]) == 0
    assert json.loads((tmp_path / "later" / "seed1.json").read_text())["decisions"] > done["decisions"]


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch")
def test_training_and_playing_mean_the_same_network(tmp_path: Path) -> None:
    network, torch = (importlib.import_module(name) for name in ("ethnos.train.torch_network", "torch"))
    device, file = torch.device("cpu"), tmp_path / "weights.safetensors"
    network.save(file, network.create(64, 2, device, seed=5), {})
    seen = np.random.default_rng(5).integers(0, 3, (9, OBSERVATION)).astype(np.int8)
    plain = network.plain_of(network.load(file, device)[0], device)
    logits, wins, glory = network.forward(plain, torch.from_numpy(seen), network.factors_on(device))
    found = network_of(file).forward(seen)
    assert np.allclose(logits, found[0], atol=1e-5)
    assert np.allclose(glory * GLORY_UNIT, found[2], atol=1e-3)
    wins = wins.masked_fill(~network.present(torch.from_numpy(seen)), -1e9)
    assert np.allclose(torch.softmax(wins, 1), found[1], atol=1e-5)


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch")
def test_new_layers_change_nothing_at_first(tmp_path: Path) -> None:
    network, torch = (importlib.import_module(name) for name in ("ethnos.train.torch_network", "torch"))
    device, files = torch.device("cpu"), [tmp_path / f"{n}.safetensors" for n in (2, 4)]
    params = network.create(64, 2, device, seed=5)
    deeper = network.deepened(params, 4)
    fresh = network.create(64, 4, device, seed=6)
    assert {name: value.shape for name, value in deeper.items()} == {name: value.shape for name, value in fresh.items()}
    for file, each in zip(files, (params, deeper), strict=True):
        network.save(file, each, {})
    seen = np.random.default_rng(5).integers(0, 3, (9, OBSERVATION)).astype(np.int8)
    for one, other in zip(*(network_of(file).forward(seen) for file in files), strict=True):
        assert np.array_equal(one, other)
