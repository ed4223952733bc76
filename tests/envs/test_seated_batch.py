"""A seat of one's own, opponents inside: they decide by the rules, and the results are the seat's."""

import pickle
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt
import pytest
from support.counts import count

from ethnos.bots import Answer, Budget, FunctionBot, bot_named
from ethnos.bots.protocol import legal_for
from ethnos.envs import SeatedBatch
from ethnos.envs.opponents import BotOpponent, asked_for, opponent_of
from ethnos.errors import UserError
from ethnos.game.decisions import spell
from ethnos.rules import Options, look

pytestmark = pytest.mark.xdist_group("compiled")


def drawn(games: SeatedBatch, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    chosen: npt.NDArray[np.int64] = (games.masks * dice.random(games.masks.shape)).argmax(axis=1)
    return chosen


def test_every_game_always_waits_for_the_seat_that_is_mine() -> None:
    games, dice, ended = SeatedBatch(30, 1), np.random.default_rng(1), 0
    seats = set()
    for _ in range(count(test=250, nightly=3_000)):
        assert (games.batch.seats == games.mine).all()
        assert (games.mine < games.batch.players).all()
        seats |= set(games.mine.tolist())
        games.step(drawn(games, dice))
        ended += int((games.done > 0).sum())
        assert not games.reward[games.done == 0].any()
        won = games.done > 0
        assert ((games.place[won] == 1) == (games.reward[won] > 0)).all()
    assert ended > 0
    assert seats == set(range(6))


def test_a_seat_can_be_chosen_and_the_last_look_is_at_the_end_of_the_game() -> None:
    games, dice = SeatedBatch(4, 5, [Options(3)], seat=2), np.random.default_rng(5)
    while not games.done.any():
        assert set(games.mine.tolist()) == {2}
        games.step(drawn(games, dice))
    i = int(games.done.argmax())
    assert (games.last[i] == games.batch.observe(2, last=True)[i]).all()
    assert games.glory[i] == games.batch.state(i, last=True).glory[2]


def test_the_same_seed_gives_the_same_on_any_number_of_threads_and_after_pickling() -> None:
    one, other = (SeatedBatch(20, 3, opponents="steward", threads=threads) for threads in (1, None))
    dice = np.random.default_rng(3)
    for step in range(40):
        if step % 10 == 5:
            other = pickle.loads(pickle.dumps(other))
        decisions = drawn(one, dice)
        for games in (one, other):
            games.step(decisions)
        for name in ("observations", "masks", "mine", "done", "reward", "last"):
            assert (getattr(one, name) == getattr(other, name)).all(), name
    one.reset(4)
    assert (one.observations == SeatedBatch(20, 4, opponents="steward").observations).all()


def test_stewards_beat_who_decides_at_random() -> None:
    games, dice = SeatedBatch(24, 2, [Options(2)], opponents="steward"), np.random.default_rng(2)
    shares: list[float] = []
    while len(shares) < 24:
        games.step(drawn(games, dice))
        shares += games.reward[games.done > 0].tolist()
    assert np.mean(shares) < 0.2


def test_opponents_are_asked_for_their_own_seats() -> None:
    """One function for the seat to the left, another for the one after it."""
    asked: dict[str, int] = {"left": 0, "right": 0}

    def first_legal(name: str) -> Any:
        def policy(observations: Any, masks: Any) -> Any:
            asked[name] += len(observations)
            return masks.argmax(axis=1)

        return policy

    games = SeatedBatch(5, 1, [Options(3)], opponents=[first_legal("left"), first_legal("right")], seat=0)
    dice = np.random.default_rng(1)
    for _ in range(20):
        games.step(drawn(games, dice))
    assert min(asked.values()) > 20


def test_a_bot_that_answers_whole_decisions_plays_as_by_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steward by the protocol of all bots: what it decides is what is played, card by card."""
    bot, made = bot_named("steward"), []

    class Listening:
        name = "listening"

        def think(self, view: Any, legal: Any, budget: Any, seed: int, reasons: bool = False) -> Answer:
            answer = bot.think(view, legal, budget, seed)
            made.append(asked_for(view, spell(view, answer.decision)))
            return answer

    opponent = BotOpponent(Listening())
    games, dice, said = SeatedBatch(2, 8, [Options(2)], opponents=opponent), np.random.default_rng(8), []
    decide = opponent.decide

    def noted(*given: Any) -> Any:
        found = decide(*given)
        said.extend(found.tolist())
        return found

    made.clear()
    opponent.left.clear()
    games.reset()
    made.clear()
    monkeypatch.setattr(opponent, "decide", noted)
    for _ in range(30):
        games.step(drawn(games, dice))
    assert sum(map(len, made)) == len(said)
    assert any(len(parts) > 1 for parts in made)
    assert opponent.left == {}


def test_an_opponent_that_fails_is_told_not_replaced() -> None:
    def broken(view: object, legal: object, dice: object) -> NoReturn:
        raise ZeroDivisionError("oh")

    with pytest.raises(UserError, match=r"an opponent failed: .*oh"):
        SeatedBatch(1, 8, [Options(2)], opponents=BotOpponent(FunctionBot(broken, "broken")))


def test_the_names_of_bots_and_nothing_else() -> None:
    assert opponent_of(opponent_of("champion")) == opponent_of("champion")
    with pytest.raises(UserError, match="unknown bot"):
        SeatedBatch(1, 1, opponents="nobody")
    with pytest.raises(UserError, match="needs 3"):
        SeatedBatch(1, 1, [Options(4)], opponents=["random", "random"])
    with pytest.raises(UserError, match="seats are 0 to 1"):
        SeatedBatch(1, 1, seat=2)


def test_a_hand_made_opponent_decides_as_the_bot_of_its_name() -> None:
    games, steward = SeatedBatch(30, 1, [Options(3)]), opponent_of("steward")
    decided = steward.decide(games.batch, np.arange(30), np.random.default_rng(1))
    for i in range(30):
        view = look(games.batch.state(i), int(games.mine[i]))
        answer = bot_named("steward").think(view, legal_for(view), Budget(), seed=1)
        assert decided[i] == spell(view, answer.decision)[0]


def test_a_game_can_be_given_up() -> None:
    games = SeatedBatch(3, 1)
    before = games.observations.copy()
    games.restart(1)
    assert (games.batch.seats == games.mine).all()
    assert [(games.observations[i] == before[i]).all() for i in range(3)] == [True, False, True]
