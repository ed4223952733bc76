"""Gymnasium's own checks over our environments, and what they do not ask."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env
from support.counts import count

from ethnos.errors import NotLegal, UserError
from ethnos.field.gymnasium_env import EthnosEnv
from ethnos.field.gymnasium_vector import EthnosVectorEnv
from ethnos.rules.decision_numbers import DECISIONS

pytestmark = pytest.mark.xdist_group("compiled")
ID = "ethnos/Ethnos-v0"


def drawn(masks: npt.NDArray[np.int8], dice: np.random.Generator) -> Any:
    return (masks * dice.random(masks.shape)).argmax(axis=-1)


@pytest.mark.parametrize("players", range(2, 7))
def test_their_checker_passes(players: int) -> None:
    for opponent in ("random", "novice", "steward", "champion") if count(test=0, nightly=1) else ("random",):
        env = gymnasium.make(ID, players=players, opponents=opponent)
        check_env(env.unwrapped, skip_render_check=players > 2)


def test_a_game_against_bots_ends_with_its_result() -> None:
    env = gymnasium.make(ID, players=3, opponents=["random", "steward"])
    dice = np.random.default_rng(1)
    for seed in range(count(test=2, nightly=50)):
        seen, told = env.reset(seed=seed)
        over = False
        while not over:
            assert told == {}
            assert env.observation_space.contains(seen)
            seen, reward, over, cut, told = env.step(int(drawn(seen["action_mask"], dice)))
            assert not cut
        assert (float(reward) > 0) == (told["place"] == 1)
        assert not seen["action_mask"].any()
        assert env.observation_space.contains(seen)


def test_a_decision_after_the_end_and_an_illegal_one() -> None:
    strict, env = EthnosEnv(players=2, illegal="raise"), EthnosEnv(players=2)
    for one in (strict, env):
        seen, _ = one.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(NotLegal, match="not allowed now"):
        strict.step(wrong)
    _, reward, over, _, told = env.step(wrong)
    assert (reward, over, told) == (-1, True, {"illegal": True})
    with pytest.raises(UserError, match="reset"):
        env.step(0)


def test_an_action_is_one_whole_number_in_an_array_or_not() -> None:
    env, twin = EthnosEnv(players=2, illegal="raise"), EthnosEnv(players=2, illegal="raise")
    seen, _ = env.reset(seed=1)
    twin.reset(seed=1)
    legal = int(seen["action_mask"].argmax())
    for wrong in (float(legal), np.array([float(legal)]), np.array([legal, legal]), np.array([], np.int64), "0", None):
        with pytest.raises(UserError, match="whole number"):
            env.step(wrong)
    found, *rest = env.step(np.array([legal]))
    same, *rest_too = twin.step(legal)
    assert (found["observation"] == same["observation"]).all()
    assert rest == rest_too


def test_anything_but_one_integer_a_game_is_refused_by_the_vector() -> None:
    vector = EthnosVectorEnv(2, players=2)
    seen, _ = vector.reset(seed=1)
    wrong: Any
    for wrong in ([0.7, 0.7], np.zeros(2, np.float32), np.zeros(2, np.bool_), ["0", "0"]):
        with pytest.raises(UserError, match="integers"):
            vector.step(wrong)
    for wrong in ([0], [0, 0, 0], [[0, 0]], 0):
        with pytest.raises(UserError, match=r"2 games need \(2,\)"):
            vector.step(wrong)
    _, _, over, _, _ = vector.step(seen["action_mask"].argmax(axis=1).astype(np.uint16))
    assert not over.any()


def test_the_vector_is_as_their_spaces_say() -> None:
    made: Any = gymnasium.make_vec(ID, num_envs=6, vectorization_mode="vector_entry_point", players=2)
    assert isinstance(made, EthnosVectorEnv)
    dice, ended = np.random.default_rng(1), 0
    seen, _ = made.reset(seed=5)
    for _ in range(count(test=400, nightly=3_000)):
        assert made.observation_space.contains(seen)
        actions = drawn(seen["action_mask"], dice)
        assert made.action_space.contains(actions)
        seen, rewards, over, cut, infos = made.step(actions)
        assert rewards.shape == over.shape == cut.shape == (6,)
        assert not cut.any()
        assert not rewards[~over].any()
        assert seen["action_mask"].any(axis=1).all()
        if over.any():
            ended += int(over.sum())
            assert (infos["_final_obs"] == over).all()
            for i in np.flatnonzero(over):
                assert made.single_observation_space.contains(infos["final_obs"][i])
                assert (infos["final_info"]["place"][i] == 1) == (rewards[i] > 0)
    assert ended > 0


def test_an_illegal_decision_in_the_vector_loses_its_game_and_no_other() -> None:
    dice = np.random.default_rng(3)
    vector, twin = EthnosVectorEnv(4, players=2), EthnosVectorEnv(4, players=2)
    seen, _ = vector.reset(seed=3)
    twin.reset(seed=3)
    chosen = drawn(seen["action_mask"], dice)
    wrong = chosen.copy()
    wrong[2] = DECISIONS - 1
    found, rewards, over, _, _ = vector.step(wrong)
    same, *_ = twin.step(chosen)
    assert rewards.tolist() == [0, 0, -1, 0]
    assert over.tolist() == [False, False, True, False]
    assert (found["observation"][[0, 1, 3]] == same["observation"][[0, 1, 3]]).all()
    assert found["action_mask"][2].any()


@pytest.mark.parametrize("threads", [1, None])
def test_the_vector_gives_the_same_on_any_number_of_threads_and_after_pickling(threads: int | None) -> None:
    one, other = EthnosVectorEnv(9, players=3, threads=1), EthnosVectorEnv(9, players=3, threads=threads)
    dice = np.random.default_rng(7)
    seen, _ = one.reset(seed=7)
    other.reset(seed=7)
    for step in range(60):
        if step % 20 == 10:
            other = pickle.loads(pickle.dumps(other))
        actions = drawn(seen["action_mask"], dice)
        seen, rewards, over, _, _ = one.step(actions)
        same, rewards_too, over_too, _, _ = other.step(actions)
        assert (seen["observation"] == same["observation"]).all()
        assert (rewards == rewards_too).all()
        assert (over == over_too).all()


def test_a_pickled_environment_goes_on_as_the_first_does() -> None:
    env = EthnosEnv(players=4, opponents="novice")
    dice = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        twin = pickle.loads(pickle.dumps(env))
        action = int(drawn(seen["action_mask"], dice))
        seen, _, over, _, _ = env.step(action)
        same, *_ = twin.step(action)
        assert (seen["observation"] == same["observation"]).all()
        if over:
            break


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    for wrong in (
        {"opponents": "nobody"},
        {"opponents": ["random"]},
        {"seat": 4},
        {"illegal": "maybe"},
        {"render_mode": "hologram"},
    ):
        with pytest.raises(UserError):
            EthnosEnv(**wrong)
