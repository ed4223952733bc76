"""Networks that meet, and the mean of a training's weights. Where PyTorch is installed."""

from math import exp, log

import pytest
from support.counts import LEVEL

torch = pytest.importorskip("torch")

from ethnos.train.average import Average  # noqa: E402 - after the skip
from ethnos.train.meeting import Meeting  # noqa: E402
from ethnos.train.torch_network import create, factors_on, plain_of  # noqa: E402
from ethnos.train.train_build import TRAIN  # noqa: E402


def test_the_mean_forgets_by_the_second() -> None:
    average = Average({"a": torch.tensor([0.0])}, seconds=10.0)
    average.follow({"a": torch.tensor([1.0])}, 10 * log(2))
    assert average.params["a"].tolist() == pytest.approx([0.5])
    average.follow({"a": torch.tensor([1.0])}, 10.0)
    assert average.params["a"].tolist() == pytest.approx([1 - 0.5 * exp(-1)])
    average.begin_as({"a": torch.tensor([7.0])})
    assert average.params["a"].tolist() == [7.0]


def test_without_seconds_the_mean_is_the_network() -> None:
    average = Average({"a": torch.tensor([0.0])}, seconds=0.0)
    average.follow({"a": torch.tensor([3.0])}, 0.1)
    assert average.params["a"].tolist() == [3.0]


@pytest.mark.skipif(LEVEL != "nightly", reason="compiles the environments")
def test_a_network_among_its_like_wins_its_share_and_two_meetings_are_alike() -> None:
    device = torch.device("cpu")
    one, other = (plain_of(create(64, 2, device, seed), device) for seed in (1, 2))
    meeting = Meeting(TRAIN.compiled(), 3, 4, factors_on(device))
    alike = meeting.play(one, one)
    assert alike.mean == pytest.approx(1 / 3)
    assert alike.spread == pytest.approx(0, abs=1e-9)
    first = meeting.play(one, other)
    assert first == meeting.play(one, other)
    assert first.spread > 0
