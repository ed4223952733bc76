"""Trials by the thousand: they are the archon's, and what they find is learned and decided by. Where PyTorch is."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from support.counts import LEVEL

torch = pytest.importorskip("torch")

from ethnos.bots.searching.trial_runner import LONGEST, TrialRunner, Wave  # noqa: E402 - after the skip
from ethnos.bots.trained.network import network_of  # noqa: E402
from ethnos.envs.batch import Batch, mixed  # noqa: E402
from ethnos.rules import look  # noqa: E402
from ethnos.train.learner import trial_loss  # noqa: E402
from ethnos.train.meeting import Meeting  # noqa: E402
from ethnos.train.settings import TrainingSettings  # noqa: E402
from ethnos.train.thinker import Thinker  # noqa: E402
from ethnos.train.torch_network import NEVER, create, factors_on, load, plain_of, save  # noqa: E402
from ethnos.train.train_build import TRAIN  # noqa: E402
from ethnos.train.trainer import Trainer  # noqa: E402
from ethnos.train.trial_games import TrialGames, likeliest, questions_of  # noqa: E402
from ethnos.train.trial_grounds import trial_ground  # noqa: E402
from ethnos.train.trial_rounds import LEAST, TrialSample  # noqa: E402

CPU = torch.device("cpu")
SERIES = 5
compiled = pytest.mark.skipif(LEVEL != "nightly", reason="compiles the environments")


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("weights") / "small.safetensors"
    save(file, create(64, 2, CPU, seed=3), {})
    return file


def trials_of(weights: Path, room: int, steps: int, trace: float = 0.9) -> TrialGames:
    network = plain_of(load(weights, CPU)[0], CPU)
    return TrialGames(trial_ground(room, SERIES, TRAIN.compiled(), CPU), network, factors_on(CPU), steps, trace)


def test_what_is_worth_a_look_is_likely_enough_and_legal() -> None:
    logits, masks = torch.zeros(2, 20), torch.zeros(2, 20)
    masks[0, 3:7], masks[1, 5] = 1, 1
    logits[0, 3:7] = torch.tensor([0.0, 2.0, -20.0, 1.0])
    found = likeliest(logits, masks, most=3, least=1e-3)
    assert found.decisions[0, :2].tolist() == [4, 6]
    assert found.counts.tolist() == [[True, True, True], [True, False, False]]
    assert likeliest(logits, masks, 4, 1e-3).counts.tolist()[0] == [True, True, True, False]


def test_a_row_of_a_batch_is_asked_about_each_decision_that_is_worth_a_look() -> None:
    logits, masks = torch.tensor([[0.0, 0.0, NEVER], [9.0, 0.0, 8.5]]), torch.ones(2, 3)
    likely = likeliest(logits, masks, 3, 0.1)
    asked = questions_of(torch.tensor([1, 0]), torch.arange(2)[:, None], torch.tensor([4, 5]), likely)
    assert asked.cells.tolist() == [[1], [0]]
    assert asked.seats.tolist() == [5, 4]
    assert asked.of_root.tolist() == [0, 0, 1, 1]
    assert asked.decisions.tolist()[:2] == [0, 2]


@compiled
def test_trials_are_those_of_the_archon(weights: Path) -> None:
    """Decisions that are whole with one integer, played on to the end of the game: worth the same, game by game."""
    engine, network, deals = TRAIN.compiled(), network_of(weights), 3
    batch, dice = Batch(12, 9, mixed(), 1, engine), np.random.default_rng(2)
    for _ in range(25):
        batch.step((batch.masks * dice.random(batch.masks.shape)).argmax(1))
    games = trials_of(weights, 64, steps=3000)
    cells = torch.as_tensor(batch.cells)
    compared = 0
    for i in range(batch.games):
        state = batch.state(i)
        legal = np.flatnonzero(batch.masks[i, :68])  # a card from the deck or from the row
        if not len(legal):
            continue
        roots, begun = engine.views(1), games.begun
        engine.put(roots, 0, look(state, state.current))
        spellings = np.full((len(legal), LONGEST), -1, np.int16)
        spellings[:, 0] = legal
        numbers = np.tile(np.arange(begun, begun + deals), len(legal))
        of_spelling = np.repeat(np.arange(len(legal)), deals)
        wave = Wave(roots, np.array([SERIES]), spellings, np.zeros(len(numbers), np.int64), of_spelling, numbers)
        theirs = TrialRunner(engine, network, 0, 0.9).play(wave)[0]
        likely = SimpleNamespace(decisions=torch.from_numpy(legal)[None], counts=torch.ones(1, len(legal)).bool())
        here: Any = likely
        ours = games.play(questions_of(torch.tensor([0]), cells[i : i + 1], torch.tensor([state.current]), here), deals)
        assert ours.flatten().tolist() == pytest.approx(theirs.tolist(), abs=1e-5)
        compared += len(theirs)
    assert compared > 50


@compiled
def test_more_trials_than_there_is_room_for_are_refused(weights: Path) -> None:
    games, batch = trials_of(weights, 4, steps=1), Batch(1, 1, None, 1, TRAIN.compiled())
    likely = likeliest(torch.zeros(1, 289), torch.as_tensor(batch.masks), 6, 0.0)
    asked = questions_of(torch.tensor([0]), torch.as_tensor(batch.cells), torch.as_tensor(batch.seats), likely)
    with pytest.raises(ValueError, match="room for 4"):
        games.play(asked, 5)


def test_what_did_better_becomes_likelier_up_to_a_bound() -> None:
    """Of three legal decisions the second did better than the first; the third was not tried."""
    masks = torch.tensor([[1, 1, 1, 0]])
    logits = torch.zeros(1, 4, requires_grad=True)
    before = torch.log_softmax(logits.detach()[:, :3], 1)[:, :2]
    tried = TrialSample(masks, masks, torch.tensor([[0, 1]]), before, torch.tensor([[-0.01, 0.01]]))
    step = torch.optim.SGD([logits], lr=0.5)
    chances = []
    for _ in range(300):
        step.zero_grad()
        trial_loss(logits, tried, torch.tensor(0.05), clip=0.2).backward()
        step.step()
        chances.append(torch.softmax(logits.detach()[0, :3], 0).tolist())
    assert chances[0][1] > 1 / 3 > chances[0][0]
    assert chances[-1] == pytest.approx(chances[-2]), "beyond the bound nothing moves it any more"
    assert 0.7 / 3 < chances[-1][0] < 0.81 / 3, "what comes last to its bound pushes the other a little beyond"
    assert 1.19 / 3 < chances[-1][1] < 1.35 / 3


SMALL = TrainingSettings(
    games=48,
    rows=16,
    hidden=64,
    layers=2,
    minibatch=64,
    trials=2,
    trial_games=64,
    trial_deals=4,
    trial_steps=12,
    trial_sample=8,
)


@compiled
def test_a_training_tries_decisions_and_keeps_what_they_gained_on_their_mean() -> None:
    trainer = Trainer(SMALL, TRAIN.compiled(), CPU)
    assert trainer.rounds is not None
    before = {name: value.detach().clone() for name, value in trainer.params.items()}
    trainer.iterate(0.0)
    rounds, held = trainer.rounds, int(trainer.rounds.held)
    assert held == rounds.positions > 1
    gains = rounds.gains[:held]
    assert gains.sum(1).abs().max() < 1e-6
    assert (gains != 0).any(1).float().mean() > 0.5
    assert (rounds.masks[:held].gather(1, rounds.decisions[:held])[gains != 0] == 1).all()
    assert (rounds.log_chances[:held][gains != 0] >= np.log(LEAST)).all()
    assert not rounds.observations[held:].any()
    assert any(not torch.equal(before[name], value) for name, value in trainer.params.items())
    told = rounds.told()
    assert told.startswith(f"{held} positions tried; 1e-1: ")
    assert rounds.told() == f"{held} positions tried; "


@compiled
def test_a_thinker_overrules_only_for_what_did_better(weights: Path) -> None:
    network, engine = plain_of(load(weights, CPU)[0], CPU), TRAIN.compiled()
    meeting = Meeting(engine, 2, 2, factors_on(CPU))
    plain = meeting.play(network, network)
    never, always = (
        Thinker(trials_of(weights, 64, steps=6), deals=4, least=1e-3, doubt=0.0, margin=margin)
        for margin in (2.0, -2.0)
    )
    assert meeting.play(network, network, never) == plain
    assert never.asked > 0 == never.overruled
    meeting.play(network, network, always)
    assert always.overruled == always.asked > 0
