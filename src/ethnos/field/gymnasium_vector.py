"""Many games against opponents as one vector environment of Gymnasium, over arrays and on all cores.

`gymnasium.make_vec("ethnos/Ethnos-v0", num_envs=512, vectorization_mode="vector_entry_point")`.
"""

from .extras import need

need("gymnasium", "gymnasium")

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..envs.seated_batch import SeatedBatch
from ..errors import UserError
from ..rules.decision_numbers import DECISIONS
from .gymnasium_env import ILLEGAL_REWARD, SeenAndAllowed
from .observation_space import observation_space
from .table_choice import table_of


class EthnosVectorEnv(VectorEnv[SeenAndAllowed, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """N games, each always waiting for your decision; one that ends is followed by the next in the same step.

    `infos["final_obs"]` then has what you saw at its end, `infos["final_info"]` place and Glory.
    An illegal decision loses its game with a reward of -1.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        preset: str = "standard",
        tribes: Any = None,
        opponents: Any = "random",
        seat: int | None = None,
        threads: int | None = None,
    ) -> None:
        """As `EthnosEnv`, so many times."""
        super().__init__()
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = observation_space(), spaces.Discrete(DECISIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        table = table_of(players, preset, tribes)
        self._games = SeatedBatch(num_envs, 0, [table], opponents, seat, threads, checked=False)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeenAndAllowed, dict[str, Any]]:
        """New games in all places; one seed names them all, and of a list the first does."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self._games.reset(int(self.np_random.integers(2**63)))
        return self._asked(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[SeenAndAllowed, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """A decision in every game."""
        games, given = self._games, np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise UserError(f"actions of type {given.dtype}: they must be integers, one for every game")
        if given.shape != (self.num_envs,):
            raise UserError(f"actions of shape {given.shape}: {self.num_envs} games need ({self.num_envs},)")
        chosen = given.astype(np.int64, copy=False)
        inside = np.clip(chosen, 0, DECISIONS - 1)
        illegal = (games.masks[np.arange(self.num_envs), inside] != 1) | (chosen != inside)
        given_up = games.observations[illegal].copy()
        games.step(np.where(illegal, games.masks.argmax(axis=1), chosen))
        rewards = games.reward.astype(np.float64)
        ended = games.done > 0
        final = games.last.copy()
        places, glory = games.place.astype(np.int64), games.glory.astype(np.int64)
        for row, i in enumerate(np.flatnonzero(illegal).tolist()):
            games.restart(i)
            final[i], rewards[i], ended[i], places[i], glory[i] = given_up[row], ILLEGAL_REWARD, True, 0, 0
        infos = self._final(final, ended, places, glory) if ended.any() else {}
        return self._asked(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _final(
        self,
        final: npt.NDArray[np.int8],
        ended: npt.NDArray[np.bool_],
        places: npt.NDArray[np.int64],
        glory: npt.NDArray[np.int64],
    ) -> dict[str, Any]:
        seen = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended).tolist():
            seen[i] = {"observation": final[i], "action_mask": np.zeros(DECISIONS, np.int8)}
        told = {
            "place": np.where(ended, places, 0),
            "glory": np.where(ended, glory, 0),
            "_place": ended,
            "_glory": ended,
        }
        return {"final_obs": seen, "_final_obs": ended, "final_info": told, "_final_info": ended}

    def _asked(self) -> SeenAndAllowed:
        return {"observation": self._games.observations.copy(), "action_mask": self._games.masks.copy()}
