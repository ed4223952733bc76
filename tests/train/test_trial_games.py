"""Trials by the thousand: they are the archon's, and what they find is learned and decided by. Where PyTorch is."""

from dataclasses import replace
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
from ethnos.errors import UserError  # noqa: E402
from ethnos.rules import look  # noqa: E402
from ethnos.train import trial_games  # noqa: E402
from ethnos.train.meeting import Meeting  # noqa: E402
from ethnos.train.settings import TrainingSettings  # noqa: E402
from ethnos.train.thinker import Thinker  # noqa: E402
from ethnos.train.torch_network import NEVER, create, factors_on, forward, load, plain_of, save  # noqa: E402
from ethnos.train.train_build import TRAIN  # noqa: E402
from ethnos.train.trainer import Trainer  # noqa: E402
from ethnos.train.trial_games import AT_TURN, Likely, Questions, TrialGames, likeliest, questions_of  # noqa: E402
from ethnos.train.trial_grounds import trial_ground  # noqa: E402
from ethnos.train.trial_rounds import LEAST, TrialRounds, TrialSample, beyond_mean, trial_loss  # noqa: E402

CPU = torch.device("cpu")
SERIES = 5
compiled = pytest.mark.skipif(LEVEL != "nightly", reason="compiles the environments")


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("weights") / "small.safetensors"
    save(file, create(64, 2, CPU, seed=3), {})
    return file


def trials_of(weights: Path, room: int, steps: int, turns: int = 6) -> TrialGames:
    network = plain_of(load(weights, CPU)[0], CPU)
    return TrialGames(trial_ground(room, SERIES, TRAIN.compiled(), CPU), network, factors_on(CPU), steps, 0.9, turns)


def test_what_is_worth_a_look_is_likely_enough_and_legal() -> None:
    logits, masks = torch.zeros(2, 20), torch.zeros(2, 20)
    masks[0, 3:7], masks[1, 5] = 1, 1
    logits[0, 3:7] = torch.tensor([0.0, 2.0, -20.0, 1.0])
    found = likeliest(logits, masks, most=3, least=1e-3)
    assert found.decisions[0, :2].tolist() == [4, 6]
    assert found.weighed.tolist() == [[True, True, True], [True, False, False]]
    assert likeliest(logits, masks, 4, 1e-3).weighed.tolist()[0] == [True, True, True, False]


def test_each_position_is_asked_about_every_decision_that_is_worth_a_look() -> None:
    logits, masks = torch.tensor([[9.0, 0.0, 8.5], [0.0, 0.0, NEVER]]), torch.ones(2, 3)
    likely = likeliest(logits, masks, 3, 0.1)
    asked = questions_of(torch.tensor([[7], [8]]), torch.tensor([5, 4]), torch.tensor([0.2, 0.3]), likely)
    assert asked.of_root.tolist() == [0, 0, 1, 1]
    assert asked.decisions.tolist()[:2] == [0, 2]
    assert sorted(asked.decisions.tolist()[2:]) == [0, 1]


class Scripted:
    """A ground whose three games go by a script: what seat 0 sees, whether it is its turn, whether the game ends."""

    def __init__(self) -> None:
        rows = 3
        self.roots, self.chosen = np.zeros((rows, 1), np.uint8), np.zeros(rows, np.int64)
        self.of_root, self.numbers = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        self.batch = SimpleNamespace(
            observations=np.zeros((rows, 720), np.int8),
            masks=np.ones((rows, 289), np.int8),
            seats=np.zeros(rows, np.int8),
            done=np.zeros(rows, np.int8),
            shares=np.zeros((rows, 6), np.float32),
        )
        self.steps = 0

    def deal(self) -> None:
        pass

    def step(self) -> None:
        """After the tried decision: A has turns at steps 1 and 3, B has none, C one at step 1, and wins after it."""
        self.steps += 1
        turn = [(self.steps in (1, 3), 40 if self.steps == 1 else 60), (False, 90), (self.steps == 1, 40)]
        for row, (mine, percent) in enumerate(turn):
            self.batch.seats[row] = 0 if mine else 1
            self.batch.observations[row, AT_TURN] = 1
            self.batch.observations[row, 0] = percent
        self.batch.done[:] = [0, 0, 2 * (self.steps == 2)]
        self.batch.shares[2, 0] = 1.0


@pytest.mark.parametrize(
    ("turns", "twice", "won"),
    [
        pytest.param(6, 0.1 * 0.4 + 0.9 * 0.6, 0.1 * 0.4 + 0.9 * 1.0, id="cut, the rest goes to the turn it came to"),
        pytest.param(2, 0.1 * 0.4 + 0.9 * 0.6, 0.1 * 0.4 + 0.9 * 1.0, id="two turns, the last leaves none"),
        pytest.param(0, 0.1 * 0.4 + 0.9 * 0.6, 0.1 * 0.4 + 0.9 * 1.0, id="all turns there are"),
        pytest.param(1, 0.4, 0.4, id="one turn, what comes after it does not count"),
    ],
)
def test_a_trial_is_worth_what_its_turns_said(
    turns: int, twice: float, won: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Worked by hand: a turn leaves nine tenths to the later ones; who had no turn is where it was."""
    monkeypatch.setattr(trial_games, "forward", lambda _, seen, __: (torch.zeros(3, 289), seen, None))
    monkeypatch.setattr(trial_games, "win_shares", lambda _, seen: seen[:, :1] / 100)
    ground: Any = Scripted()
    games = TrialGames(ground, {}, torch.zeros(720), steps=3, trace=0.9, turns=turns)
    root = torch.zeros(3, 1, dtype=torch.uint8), torch.zeros(3, dtype=torch.int64), torch.tensor([0.33, 0.33, 0.33])
    worth = games.play(Questions(*root, torch.arange(3), torch.zeros(3, dtype=torch.int64)), 1)
    assert worth[:, 0].tolist() == pytest.approx([twice, 0.33, won])


@compiled
@pytest.mark.parametrize("horizon", [0, 3], ids=["to the end", "three turns"])
def test_trials_are_those_of_the_archon(weights: Path, horizon: int) -> None:
    """Decisions that are whole with one integer: worth the same, game by game."""
    engine, network, deals = TRAIN.compiled(), network_of(weights), 3
    batch, dice = Batch(10, 9, mixed(), 1, engine), np.random.default_rng(2)
    for _ in range(25):
        batch.step((batch.masks * dice.random(batch.masks.shape)).argmax(1))
    games = trials_of(weights, 64, steps=3000, turns=horizon)
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
        theirs = TrialRunner(engine, network, horizon, 0.9).play(wave)[0]
        likely = Likely(torch.from_numpy(legal)[None], torch.zeros(1, len(legal)), torch.ones(1, len(legal)).bool())
        asked = questions_of(cells[i : i + 1], torch.tensor([state.current]), torch.zeros(1), likely)
        ours = games.play(asked, deals)
        assert ours.flatten().tolist() == pytest.approx(theirs.tolist(), abs=1e-5)
        compared += len(theirs)
    assert compared > 40


@compiled
def test_more_trials_than_there_is_room_for_are_refused(weights: Path) -> None:
    games, batch = trials_of(weights, 4, steps=1), Batch(1, 1, None, 1, TRAIN.compiled())
    likely = likeliest(torch.zeros(1, 289), torch.as_tensor(batch.masks), 6, 0.0)
    asked = questions_of(torch.as_tensor(batch.cells), torch.as_tensor(batch.seats), torch.zeros(1), likely)
    with pytest.raises(ValueError, match="room for 4"):
        games.play(asked, 5)


def test_logits_move_by_what_decisions_gained_and_no_further() -> None:
    """Of four legal decisions two were weighed, an unlikely one better by six hundredths; one is not listed."""
    masks = torch.tensor([[1, 1, 1, 1, 0]])
    logits = torch.tensor([[5.0, -3.0, 1.0, -9.0, 7.0]], requires_grad=True)
    listed = torch.tensor([[0, 1, 2, 4]])
    before = logits.detach().clone()
    chances = torch.log_softmax(before.masked_fill(masks == 0, NEVER), 1).gather(1, listed)
    tried = TrialSample(masks, masks, listed, chances, torch.tensor([[-0.03, 0.03, 0.0, 0.0]]))
    step = torch.optim.Adam([logits], lr=0.05)
    for _ in range(3000):
        step.zero_grad()
        trial_loss(logits, tried, logit=0.01).backward()
        step.step()
    moved = (logits.detach() - before)[0]
    assert (moved[1] - moved[0]).item() == pytest.approx(6.0, abs=1e-3), "six hundredths are six logits"
    assert moved[2].item() == pytest.approx((moved[0] + moved[1]).item() / 2, abs=1e-3), "where it was beside the mean"
    assert moved[3:].tolist() == [0.0, 0.0]


def test_what_was_not_weighed_goes_back_to_where_it_was() -> None:
    """The third decision has become likelier since; neither of the two that were weighed gained anything."""
    masks, listed = torch.ones(1, 3), torch.tensor([[0, 1, 2]])
    before = torch.log_softmax(torch.tensor([[1.0, 0.0, -2.0]]), 1)
    logits = torch.tensor([[1.0, 0.0, 4.0]], requires_grad=True)
    tried = TrialSample(masks, masks, listed, before, torch.zeros(1, 3))
    step = torch.optim.Adam([logits], lr=0.05)
    for _ in range(2000):
        step.zero_grad()
        trial_loss(logits, tried, logit=0.01).backward()
        step.step()
    assert torch.log_softmax(logits.detach(), 1)[0].tolist() == pytest.approx(before[0].tolist(), abs=1e-3)


def test_rows_that_were_never_filled_teach_nothing() -> None:
    logits = torch.randn(2, 4, requires_grad=True)
    nothing = torch.full((2, 3), NEVER)
    tried = TrialSample(torch.zeros(2, 4), torch.zeros(2, 4), torch.zeros(2, 3).long(), nothing, torch.zeros(2, 3))
    loss = trial_loss(logits, tried, logit=0.01)
    loss.backward()
    assert loss.item() == 0
    assert not logits.grad.any()


def test_luck_in_the_gains_does_not_shift_what_is_learned() -> None:
    """Twice the same position, where one and the same decision seemed better by eight and worse by four hundredths."""
    masks, listed = torch.ones(2, 2), torch.tensor([[0, 1], [0, 1]])
    logits = torch.zeros(1, 2, requires_grad=True)
    gains = torch.tensor([[-0.04, 0.04], [0.02, -0.02]])
    tried = TrialSample(masks, masks, listed, torch.zeros(2, 2) - 0.7, gains)
    step = torch.optim.Adam([logits], lr=0.05)
    for _ in range(2000):
        step.zero_grad()
        trial_loss(logits.expand(2, -1), tried, logit=0.01).backward()
        step.step()
    assert (logits[0, 1] - logits[0, 0]).item() == pytest.approx(2.0, abs=1e-3)


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


def worth_its_number(asked: Questions, deals: int) -> Any:
    """In place of trials: a decision is worth its number, in every game."""
    return (asked.decisions / 289)[:, None].expand(-1, deals)


@compiled
def test_a_training_keeps_what_decisions_gained_on_the_mean_of_their_position() -> None:
    trainer = Trainer(SMALL, TRAIN.compiled(), CPU)
    rounds: Any = trainer.rounds
    assert (rounds.games.steps, rounds.games.trace, rounds.games.turns) == (12, 0.6, 4)
    trainer.iterate(0.0)
    assert rounds.positions > 1
    rounds.games.play = worth_its_number
    rounds.play()
    held = int(rounds.held)
    assert held > 1
    kept = (rounds.observations, rounds.masks, rounds.decisions, rounds.log_chances, rounds.gains)
    for seen, masks, decisions, chances, gains in zip(*(each[:held] for each in kept), strict=True):
        weighed = chances >= np.log(LEAST)
        assert weighed.sum() > 1
        assert (masks[decisions[chances > NEVER / 2]] == 1).all()
        assert bool(seen.any())
        worth = decisions[weighed] / 289
        assert gains[weighed].tolist() == pytest.approx((worth - worth.mean()).tolist(), abs=1e-6)
        assert not gains[~weighed].any()
    assert (rounds.log_chances[held:] == NEVER).all()
    assert rounds.told().startswith(f"{rounds.positions} positions tried; 1e-1: ")
    assert rounds.told() == f"{rounds.positions} positions tried; "


@compiled
def test_what_trials_find_is_learned() -> None:
    """With everything drawn alike, legal decisions of larger numbers become likelier than without trials."""
    found = []
    for weight in (0.0, 0.5):
        trainer = Trainer(replace(SMALL, trial_weight=weight), TRAIN.compiled(), CPU)
        rounds: Any = trainer.rounds
        rounds.games.play = worth_its_number
        for _ in range(4):
            trainer.iterate(0.0)
        seen, legal = (trainer.acting.shown[name].clone() for name in ("observations", "masks"))
        with torch.no_grad():
            logits = forward(trainer.plain(), seen, trainer.factors)[0]
        numbers = torch.arange(289, dtype=torch.float32).expand_as(logits)
        together = beyond_mean(logits, legal > 0) * beyond_mean(numbers, legal > 0)
        found.append(float(together[legal > 0].mean()))
    assert found[1] > found[0]


def test_trials_in_one_game_each_are_refused() -> None:
    nothing: Any = None
    with pytest.raises(UserError, match="at least 2"):
        TrialRounds(replace(SMALL, trial_deals=1), nothing, nothing)


def test_a_thinker_takes_what_did_better_by_more_than_luck() -> None:
    """In the first position one leads by a tenth in both games; in the second by luck, in the third by too little."""
    games: Any = SimpleNamespace(room=100)
    thinker = Thinker(games, deals=2, doubt=1.0, margin=0.05)
    weighed = torch.tensor([[True, True, True], [True, True, False], [True, True, False]])
    likely = Likely(torch.zeros(3, 3).long(), torch.zeros(3, 3), weighed)
    worth = torch.tensor([[0.5, 0.3], [0.6, 0.4], [0.1, 0.9], [0.5, 0.5], [1.0, 0.3], [0.2, 0.4], [0.24, 0.44]])
    of_root = torch.tensor([0, 0, 0, 1, 1, 2, 2])
    assert thinker.best(likely, of_root, worth).tolist() == [1, 0, 0]
    bold = Thinker(games, deals=2, doubt=0.0, margin=0.0)
    assert bold.best(likely, of_root, worth).tolist() == [1, 1, 1]
    with pytest.raises(UserError, match="room for 100"):
        Thinker(games, deals=20)


@compiled
def test_a_thinker_overrules_only_where_it_may(weights: Path) -> None:
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
