"""Ethnos for PettingZoo: `ethnos_v0.env(players=4)`, as their own classic games have it.

An agent is a seat, `player_0` to `player_5`. Its observation is a dictionary: `observation`,
720 cells of int8 (docs/observation.md), and `action_mask`, 289 zeros and ones. Rewards come
at the end: each player's share of the win, or its Glory. Decisions without a choice are
made inside, so whoever is asked has at least two.
"""

from .extras import need

need("pettingzoo", "pettingzoo")

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.env import AECEnv

from ..encoding.planes import OBSERVATION
from ..envs.batch import Batch
from ..errors import NotLegal, UserError
from ..rules.components import NOBODY
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.play import look, refusal
from ..rules.state import ViewRecord
from .observation_space import observation_space
from .one_wrapper import CheckedOrder
from .table_choice import table_of
from .table_showing import RENDER_MODES, check_render_mode, show_table

REWARDS = ("share", "glory")
ILLEGAL_REWARD = -1.0


def env(**options: Any) -> Any:
    """The game with the checks that their own games have: whoever decides illegally loses and ends it."""
    return CheckedOrder(raw_env(**options), illegal_reward=ILLEGAL_REWARD)


def parallel_env(**options: Any) -> Any:
    """The same for programs that step all agents at once: only the action of the one asked is read."""
    return turn_based_aec_to_parallel_wrapper(env(**options))


def batch(games: int, seed: int, players: int = 4, preset: str = "standard", tribes: Any = None) -> Batch:
    """Many such games at once in arrays, stepped on all cores."""
    return Batch(games, seed, [table_of(players, preset, tribes)])


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    """The game without checks beyond the rules' own: an illegal decision raises NotLegal and changes nothing."""

    metadata = {  # noqa: RUF012 - PettingZoo reads a dictionary
        "name": "ethnos_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        preset: str = "standard",
        tribes: Any = None,
        reward: str = "share",
        render_mode: str | None = None,
    ) -> None:
        """A table of so many players; tribes are drawn for every game unless they are named."""
        super().__init__()
        if reward not in REWARDS:
            raise UserError(f"unknown reward {reward!r}: choose from {', '.join(REWARDS)}")
        check_render_mode(render_mode)
        self.reward, self.render_mode = reward, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._batch = Batch(1, 0, [table_of(players, preset, tribes)], threads=1, checked=False)
        self._chosen = np.zeros(1, np.int64)
        self._dice = np.random.default_rng()
        self._over = False
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(DECISIONS) for agent in self.possible_agents}
        self.state_space = spaces.Box(-128, 127, (players * OBSERVATION,), np.int8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed names it and all that follow it."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self._batch.reset(int(self._dice.integers(2**63)))
        self._over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._batch.seats[0]]

    def step(self, action: int | None) -> None:
        """The decision of the agent that is asked; None of one whose game is over."""
        if not self.agents:
            raise UserError("there is no game, or it is over: reset it first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.is_legal(action):
            if not isinstance(action, int | np.integer | None):
                raise UserError(f"action {action!r}: it must be a whole number, an int or an integer of NumPy")
            legal = np.flatnonzero(self._batch.masks[0]).tolist()
            raise NotLegal(refusal(self._batch.state(0), -1 if action is None else int(action), legal))
        self._chosen[0] = action
        self._batch.step(self._chosen)
        if self._batch.done[0]:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self._batch.seats[0]]
        if self.render_mode == "human":
            self.render()

    def is_legal(self, action: Any) -> bool:
        """Whether the agent that is asked may decide so."""
        if self._over or not isinstance(action, int | np.integer):
            return False
        return bool(0 <= action < DECISIONS and self._batch.masks[0, action])

    def forfeit(self, reward: float) -> None:
        """The game ends here, undecided but for the reward of the agent that is asked."""
        loser = self.agent_selection
        self._cumulative_rewards[loser] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[loser] = reward
        self._accumulate_rewards()
        self._deads_step_first()

    def _finish(self) -> None:
        batch, self._over = self._batch, True
        results = batch.glory[0] if self.reward == "glory" else batch.shares[0]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(results[seat])
            self.terminations[agent] = True
            self.infos[agent] = {"place": int(batch.places[0, seat]), "glory": int(batch.glory[0, seat])}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        """What a seat sees; only the one that is asked has a mask with ones."""
        seat, batch = self._seats[agent], self._batch
        if self._over or seat != batch.seats[0]:
            return {
                "observation": batch.observe(seat, last=self._over)[0],
                "action_mask": np.zeros(DECISIONS, np.int8),
            }
        return {"observation": batch.observations[0].copy(), "action_mask": batch.masks[0].copy()}

    def state(self) -> npt.NDArray[np.int8]:
        """What all seats see, one after the other: more than any of them knows, for training that may use it."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self._batch.observe(seat, last=self._over)[0] for seat in seats])

    def public_view(self) -> ViewRecord:
        """What everybody sees."""
        return look(self._batch.state(0, last=self._over), NOBODY)

    def render(self) -> Any:
        """The table as everybody sees it: a text, a picture, or printed."""
        return show_table(self.public_view(), self.render_mode)

    def close(self) -> None:
        """Nothing to close."""
