"""Random play in Gymnasium: one seat against bots, alone and in a vector.

Needs `pip install 'ethnos[gymnasium]'`; then `python examples/random_gymnasium.py`.
"""

import gymnasium
import numpy as np

import ethnos.field.gymnasium_env  # noqa: F401 - makes the environments known


def play(seed: int, opponents: str = "novice") -> float:
    """One game; your share of the win."""
    env = gymnasium.make("ethnos/Ethnos-v0", players=3, opponents=opponents)
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    reward, over = 0.0, False
    while not over:
        seen, reward, terminated, truncated, _ = env.step(env.action_space.sample(seen["action_mask"]))
        over = terminated or truncated
    env.close()
    return float(reward)


def play_many(seed: int, games: int = 16) -> float:
    """As many games at once; the mean of your shares in those that ended first."""
    envs = gymnasium.make_vec("ethnos/Ethnos-v0", num_envs=games, vectorization_mode="vector_entry_point", players=2)
    seen, _ = envs.reset(seed=seed)
    dice, won = np.random.default_rng(seed), np.full(games, np.nan)
    while np.isnan(won).any():
        masks = seen["action_mask"]
        seen, rewards, ended, _, _ = envs.step((masks * dice.random(masks.shape)).argmax(axis=1))
        won = np.where(np.isnan(won) & ended, rewards, won)
    envs.close()
    return float(won.mean())


if __name__ == "__main__":
    print(f"alone {play(seed=1):.0f}, of many {play_many(seed=1):.0%}")
