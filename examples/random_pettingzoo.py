"""Random play in PettingZoo.

Needs `pip install 'ethnos[pettingzoo]'`; then `python examples/random_pettingzoo.py`.
"""

from ethnos.field import ethnos_v0


def play(seed: int, players: int = 4) -> dict[str, float]:
    """One game; what everybody got of the win."""
    env = ethnos_v0.env(players=players)
    env.reset(seed=seed)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for i, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed * 10 + i)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    env.close()
    return won


if __name__ == "__main__":
    print(play(seed=1))
