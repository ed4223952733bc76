"""The same seeds give the same games in another process, whatever Python's hash seed and the number of threads."""

import os
import subprocess
import sys

import pytest
from support.counts import count

pytestmark = pytest.mark.xdist_group("compiled")

PROGRAM = """
import hashlib, random
import gymnasium, numpy as np, pyspiel
import ethnos.field.gymnasium_env, ethnos.field.openspiel_game
from ethnos.envs import Batch
from ethnos.field import ethnos_v0
from ethnos.field.gymnasium_vector import EthnosVectorEnv

seen, steps = hashlib.sha256(), {steps}
dice = np.random.default_rng(1)

def drawn(masks):
    return (masks * dice.random(masks.shape)).argmax(axis=-1)

env = ethnos_v0.env(players=5)
env.reset(seed=1)
for agent in env.agent_iter(steps):
    observation, reward, over, cut, info = env.last()
    seen.update(f"{{agent}} {{reward}} {{info}}".encode() + observation["observation"].tobytes())
    env.step(None if over else int(drawn(observation["action_mask"])))

state = pyspiel.load_game("ethnos(players=4)").new_initial_state()
for _ in range(steps):
    if state.is_terminal():
        break
    state.apply_action(random.Random(len(state.history())).choice(state.legal_actions()))
for seat in range(4):
    seen.update(state.information_state_string(seat).encode())
    seen.update(np.array(state.information_state_tensor(seat), np.float32).tobytes())

vector = EthnosVectorEnv(12, players=3, opponents="novice", threads={threads})
observation, _ = vector.reset(seed=4)
batch = Batch(64, 4, threads={threads})
for _ in range(steps):
    observation, rewards, *_ = vector.step(drawn(observation["action_mask"]))
    seen.update(observation["observation"].tobytes() + rewards.tobytes())
    batch.step(drawn(batch.masks))
    seen.update(batch.observations.tobytes())
print(seen.hexdigest())
"""


def test_hash_seed_and_threads_change_nothing() -> None:
    found = set()
    for hash_seed, threads in (("0", None), ("12345", 1)):
        program = PROGRAM.format(steps=count(test=40, nightly=1_500), threads=threads)
        given = {**os.environ, "PYTHONHASHSEED": hash_seed}
        told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, env=given)
        found.add(told.stdout)
    assert len(found) == 1
    assert len(found.pop()) == 65
