"""PettingZoo's own suite over our game, and what it does not ask."""

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger
from support.counts import count
from support.tried import Record

from ethnos.errors import NotLegal, RulesError, UserError
from ethnos.field import ethnos_v0
from ethnos.rules.decision_numbers import DECISIONS

pytestmark = [
    pytest.mark.xdist_group("compiled"),
    # Their advice, which their own classic games do not follow either.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
PLAYERS = range(2, 7)


def drawn(env: Any, dice: np.random.Generator) -> int | None:
    """A legal decision of the agent that is asked, None of one whose game is over."""
    seen, _, over, _, _ = env.last()
    return None if over else int(dice.choice(np.flatnonzero(seen["action_mask"])))


def play(env: Any, seed: int) -> dict[str, float]:
    """The rewards of a whole game."""
    env.reset(seed=seed)
    dice, won = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        _, reward, over, truncated, _ = env.last()
        assert not truncated
        if over:
            won[agent] = reward
        env.step(drawn(env, dice))
    return won


@pytest.mark.parametrize("players", PLAYERS)
def test_their_api_test_passes(players: int, record_property: Record) -> None:
    seeds = count(test=1, nightly=50)
    for seed in range(seeds):
        env = ethnos_v0.env(players=players)
        env.reset(seed=seed)
        api_test(env, num_cycles=count(test=60, nightly=1_000))
    record_property("runs of PettingZoo's api_test", seeds)


@pytest.mark.parametrize("players", PLAYERS)
def test_their_seed_test_passes(players: int) -> None:
    seed_test(lambda: ethnos_v0.env(players=players), num_cycles=count(test=15, nightly=500))


@pytest.mark.parametrize("players", PLAYERS if count(test=0, nightly=1) else [2, 6])
def test_their_render_test_passes(players: int) -> None:
    render_test(lambda render_mode: ethnos_v0.env(players=players, render_mode=render_mode))


def test_their_parallel_test_passes() -> None:
    parallel_api_test(ethnos_v0.parallel_env(players=3), num_cycles=count(test=60, nightly=1_000))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_win_is_shared_out_and_a_seed_names_the_game(players: int) -> None:
    env = ethnos_v0.env(players=players, preset="german")
    for seed in range(count(test=1, nightly=50)):
        won = play(env, seed)
        assert list(won) == [f"player_{seat}" for seat in range(players)]
        assert sum(won.values()) == pytest.approx(1)
        assert play(ethnos_v0.raw_env(players=players, preset="german"), seed) == won
    assert env.agents == []


def test_other_seeds_give_other_games_and_reset_without_one_goes_on() -> None:
    env = ethnos_v0.raw_env(players=2)
    found = []
    for seed in (1, 2, None, None, 1):
        env.reset(seed=seed)
        found.append(env.state().tobytes())
    assert len(set(found)) == 4
    assert found[0] == found[-1]


def test_glory_as_reward_and_the_result_in_the_infos() -> None:
    env = ethnos_v0.raw_env(players=3, reward="glory")
    env.reset(seed=4)
    dice = np.random.default_rng(4)
    while not any(env.terminations.values()):
        env.step(drawn(env, dice))
    assert env.rewards == {agent: info["glory"] for agent, info in env.infos.items()}
    assert min(info["place"] for info in env.infos.values()) == 1
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert not seen["action_mask"].any()


def test_an_illegal_decision_is_refused_bare_and_loses_with_the_wrappers() -> None:
    bare, wrapped = ethnos_v0.raw_env(players=2), ethnos_v0.env(players=2)
    for env in (bare, wrapped):
        env.reset(seed=1)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    before = bare.state().tobytes()
    for wrong in (illegal, -1, DECISIONS, None):
        with pytest.raises(NotLegal, match="not allowed now"):
            bare.step(wrong)
    assert bare.state().tobytes() == before
    loser = wrapped.agent_selection
    wrapped.last()
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[loser] == ethnos_v0.ILLEGAL_REWARD


def test_what_is_no_whole_number_is_told_so_and_changes_nothing() -> None:
    env = ethnos_v0.raw_env(players=2)
    env.reset(seed=1)
    before = env.state().tobytes()
    legal = float(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    wrong: Any
    for wrong in (legal, np.float32(legal), "0", [0]):
        with pytest.raises(UserError, match="whole number"):
            env.step(wrong)
    assert env.state().tobytes() == before


def test_a_decision_before_the_first_game_or_after_the_last_is_refused_in_a_sentence() -> None:
    env = ethnos_v0.raw_env(players=2)
    with pytest.raises(UserError, match="reset"):
        env.step(0)
    play(env, 1)
    for late in (0, None):
        with pytest.raises(UserError, match="reset"):
            env.step(late)
    env.reset(seed=1)
    env.step(drawn(env, np.random.default_rng(1)))


def told(env: Any) -> list[Any]:
    """Everything that a program may read of an environment."""
    seen, *rest = env.last()
    shown = [env.agents, env.agent_selection, env.rewards, env.terminations, env.truncations, env.infos, *rest]
    return [*shown, env.num_agents, str(env), seen["observation"].tobytes(), seen["action_mask"].tobytes()]


def outcome(work: Any) -> Any:
    """What a call returns, or which error it raises."""
    try:
        return work()
    except (AssertionError, AttributeError, ValueError) as error:
        return type(error), str(error)


def test_our_one_wrapper_does_what_their_three_do() -> None:
    """Before reset, at legal and illegal decisions, out of bounds, at the end and after it."""
    dice = np.random.default_rng(6)
    inner = wrappers.TerminateIllegalWrapper(ethnos_v0.raw_env(players=3), illegal_reward=ethnos_v0.ILLEGAL_REWARD)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))
    ours = ethnos_v0.env(players=3)
    for name in ("agents", "agent_selection", "rewards", "terminations", "infos", "num_agents"):
        assert outcome(partial(getattr, ours, name)) == outcome(partial(getattr, theirs, name))
    for early in ("render", "state", "agent_iter"):
        assert outcome(getattr(ours, early)) == outcome(getattr(theirs, early))
    assert outcome(lambda: ours.step(0)) == outcome(lambda: theirs.step(0))
    EnvLogger.suppress_output()
    for seed in range(4):
        for env in (ours, theirs):
            env.reset(seed=seed)
        for ply in range(count(test=400, nightly=2_000)):
            if not ours.agents:
                break
            chosen = drawn(ours, dice)
            if dice.random() < 0.1:
                wrong = DECISIONS if chosen is not None else 3
                results = [outcome(partial(env.step, wrong)) for env in (ours, theirs)]
                assert results[0] == results[1]
            elif seed == 3 and ply == 50:
                chosen = int(np.flatnonzero(ours.last()[0]["action_mask"] == 0)[0])
            for env in (ours, theirs):
                env.last()
                env.step(chosen)
            assert not ours.agents or told(ours) == told(theirs)
        assert ours.agents == theirs.agents == []
        assert ours.step(None) == theirs.step(None)
    EnvLogger.unsuppress_output()


def test_a_pickled_environment_goes_on_as_the_first_does() -> None:
    env = ethnos_v0.env(players=4)
    env.reset(seed=9)
    dice = np.random.default_rng(9)
    for ply in range(count(test=120, nightly=2_000)):
        if not env.agents:
            env.reset()
        if ply % 17 == 0:
            twin, chosen = pickle.loads(pickle.dumps(env)), drawn(env, dice)
            for one in (env, twin):
                one.step(chosen)
            assert twin.agent_selection == env.agent_selection
            assert (twin.unwrapped.state() == env.unwrapped.state()).all()
            env = twin
            continue
        env.step(drawn(env, dice))


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    for wrong in ({"reward": "gold"}, {"render_mode": "hologram"}):
        with pytest.raises(UserError, match="choose from"):
            ethnos_v0.env(**wrong)
    for table in ({"players": 7}, {"preset": "martian"}, {"tribes": "elf orc"}):
        with pytest.raises(RulesError):
            ethnos_v0.env(**table)


def test_a_batch_of_their_games() -> None:
    batch = ethnos_v0.batch(5, seed=1, players=3, tribes="elf/orc/giant/troll/wizard")
    assert set(batch.players.tolist()) == {3}


def test_a_picture_shows_no_more_than_the_text() -> None:
    """Both are drawn from the spectator's view."""
    env = ethnos_v0.raw_env(players=3, render_mode="rgb_array")
    env.reset(seed=2)
    view = env.public_view()
    assert not any(card >= 0 for hand in view.hand for card in hand)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 6
