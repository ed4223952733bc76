"""Learning from the archon's decisions. Where PyTorch is installed."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from ethnos.arena.networks.archon_examples import ArchonExamples  # noqa: E402 - after the skip
from ethnos.bots.trained.network import champion_file  # noqa: E402
from ethnos.encoding import OBSERVATION, OFFSET  # noqa: E402
from ethnos.rules import DECISIONS  # noqa: E402
from ethnos.train import imitation  # noqa: E402
from ethnos.train.imitation import Imitation  # noqa: E402
from ethnos.train.torch_network import Ties, create, forward, load, plain_of  # noqa: E402

CPU = torch.device("cpu")
HIDDEN, LAYERS = 64, 2


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "ROOM", 50)


def made_up(rows: int, decision: int, share: float, overruled: bool = True) -> ArchonExamples:
    """Positions of two seats, in all of which the archon decides the same, of twenty legal decisions."""
    seen = np.random.default_rng(decision).integers(0, 3, (rows, OBSERVATION)).astype(np.int8)
    seen[:, OFFSET["present"] : OFFSET["present"] + 6] = [1, 1, 0, 0, 0, 0]
    masks = np.zeros((rows, DECISIONS), np.int8)
    masks[:, :20] = 1
    shares, overrulings = np.full(rows, share, np.float32), np.full(rows, overruled)
    return ArchonExamples(seen, masks, np.full(rows, decision, np.int64), shares, overrulings)


def test_what_the_archon_decides_becomes_likely_and_what_it_thinks_is_thought(tmp_path: Path) -> None:
    params, ties = create(HIDDEN, LAYERS, CPU, seed=3), Ties(HIDDEN, LAYERS, CPU)
    learned = Imitation(tmp_path, 1.0, CPU, torch.float32)
    assert float(learned.loss(ties.write(params)).detach()) == 0.0, "nothing is taught by an empty folder"
    examples = made_up(30, decision=7, share=0.9)
    examples.write(tmp_path / "1.npz")
    told = learned.look(ties.write(params))
    assert told is not None
    assert told.startswith("30 examples; ")
    assert "(30)" in told
    adam = torch.optim.Adam(list(params.values()), lr=3e-3)
    for _ in range(300):
        adam.zero_grad()
        learned.loss(ties.write(params)).backward()
        adam.step()
    agreed = learned.agreement(examples, ties.write(params))
    assert agreed.tolist() == [[0, 0], [30, 30]]
    _, wins, _ = forward(ties.write(params), torch.from_numpy(examples.observations), learned.factors)
    assert np.allclose(torch.softmax(wins[:, :2], 1)[:, 0].detach(), 0.9, atol=0.05)


def test_new_files_are_taken_in_once_and_the_oldest_examples_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imitation, "LOOK_EVERY", 0.0)
    actor = plain_of(load(champion_file(), CPU)[0], CPU)
    learned = Imitation(tmp_path, 0.1, CPU, torch.float32)
    assert learned.look(actor) is None
    made_up(30, 1, 0.5).write(tmp_path / "1.npz")
    assert learned.look(actor) is not None
    assert learned.look(actor) is None, "known by now"
    made_up(30, 2, 0.5, overruled=False).write(tmp_path / "2.npz")
    told = learned.look(actor)
    assert told is not None
    assert told.startswith("60 examples; ")
    assert "agreed (30)" in told
    assert float(learned.held) == 50
    assert learned.decisions.tolist() == [2] * 10 + [1] * 20 + [2] * 20
    assert float(learned.weight) == pytest.approx(0.1)


def test_new_files_are_looked_for_now_and_then(tmp_path: Path) -> None:
    learned = Imitation(tmp_path, 0.1, CPU, torch.float32)
    assert learned.look({}) is None
    made_up(3, 1, 0.5).write(tmp_path / "1.npz")
    assert learned.look({}) is None, "it was looked a moment ago"
