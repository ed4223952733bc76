"""For users of RLCard: a table with their `reset`, `step`, `run` and payoffs, over our batch of one game.

An agent is anything with `step(state) -> action` and `eval_step(state) -> (action, info)`; a state is a
dictionary with `obs`, `legal_actions` (action -> None, as theirs), `raw_legal_actions` and `current_player`.
RLCard itself is not needed.
"""

from collections import OrderedDict

import numpy as np

from ethnos.envs import Batch
from ethnos.rules import Options, describe


class EthnosTable:
    """`rlcard.make("…")` and its agents, for Ethnos."""

    def __init__(self, players=4, seed=0):
        self.num_players, self.num_actions = players, 289
        self.state_shape = [[720]] * players
        self.action_shape = [None] * players
        self.batch = Batch(games=1, seed=seed, tables=[Options(players)], threads=1)
        self.agents = []

    def set_agents(self, agents):
        self.agents = agents

    def reset(self, seed=None):
        self.batch.reset(self.batch.seed + 1 if seed is None else seed)
        return self.get_state(), self.get_player_id()

    def get_player_id(self):
        return int(self.batch.seats[0])

    def get_state(self):
        legal = np.flatnonzero(self.batch.masks[0]).tolist()
        return {
            "obs": self.batch.observations[0].copy(),
            "legal_actions": OrderedDict((action, None) for action in legal),
            "raw_legal_actions": [describe(action) for action in legal],
            "current_player": self.get_player_id(),
        }

    def step(self, action):
        """The decision of the player who is asked; the next state and its player."""
        self.batch.step(np.array([action]))
        return self.get_state(), self.get_player_id()

    def is_over(self):
        return bool(self.batch.done[0])

    def get_payoffs(self):
        """Each player's share of the win, of the game that just ended."""
        return self.batch.shares[0, : self.num_players].copy()

    def run(self, is_training=False):
        """A whole game: for every player its (state, action) pairs, and the payoffs."""
        state, player = self.reset()
        seen = [[] for _ in range(self.num_players)]
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            seen[player].append((state, action))
            state, player = self.step(action)
        return seen, self.get_payoffs()


class RandomAgent:
    """As RLCard's own."""

    def __init__(self, seed):
        self.dice = np.random.default_rng(seed)

    def step(self, state):
        return int(self.dice.choice(list(state["legal_actions"])))

    def eval_step(self, state):
        return self.step(state), {}


if __name__ == "__main__":
    table = EthnosTable(players=3, seed=1)
    table.set_agents([RandomAgent(seed) for seed in range(3)])
    for _ in range(3):
        decisions, payoffs = table.run(is_training=True)
        print([len(pairs) for pairs in decisions], payoffs)
