"""Ethnos for Gymnasium: one seat is yours, bots have the others.

Import this module, then `gymnasium.make("ethnos/Ethnos-v0", players=4, opponents="steward")`.
Observations are the dictionaries of PettingZoo's game: `observation` and `action_mask`. The
reward comes at the end: your share of the win.
"""

from .extras import need

need("gymnasium", "gymnasium")

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.envs.registration import register

from ..envs.seated_batch import SeatedBatch
from ..errors import NotLegal, UserError
from ..rules.components import NOBODY
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.play import look, refusal
from .observation_space import observation_space
from .table_choice import table_of
from .table_showing import RENDER_MODES, check_render_mode, show_table

SeenAndAllowed = dict[str, npt.NDArray[np.int8]]
ILLEGAL = ("lose", "raise")
ILLEGAL_REWARD = -1.0


class EthnosEnv(gymnasium.Env[SeenAndAllowed, Any]):
    """One game after the other against opponents."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        players: int = 4,
        preset: str = "standard",
        tribes: Any = None,
        opponents: Any = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Opponents by name or as functions, as in `SeatedBatch`; a seat drawn for every game unless it is given.

        An illegal decision loses the game with a reward of -1, or raises where `illegal` is "raise".
        """
        if illegal not in ILLEGAL:
            raise UserError(f"unknown way {illegal!r} with illegal decisions: choose from {', '.join(ILLEGAL)}")
        check_render_mode(render_mode)
        self.illegal, self.render_mode = illegal, render_mode
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(DECISIONS)
        table = table_of(players, preset, tribes)
        self._games = SeatedBatch(1, 0, [table], opponents, seat, threads=1, checked=False)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeenAndAllowed, dict[str, Any]]:
        """A new game; a seed names it and all that follow it."""
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(2**63)))
        self._over = False
        if self.render_mode == "human":
            self.render()
        return self._asked(), self._told()

    def step(self, action: Any) -> tuple[SeenAndAllowed, float, bool, bool, dict[str, Any]]:
        """Your decision; then the others play until you are asked again, or the game is over."""
        games = self._games
        if self._over:
            raise UserError("the game is over: reset it first")
        given = np.asarray(action)
        if given.size != 1 or given.dtype.kind not in "iu":
            raise UserError(f"action {action!r}: it must be one whole number")
        action = int(given.item())
        if not (0 <= action < DECISIONS and games.masks[0, action]):
            return self._refuse(action)
        games.step(np.array([action], np.int64))
        self._over = bool(games.done[0])
        seen = self._ended(games.last[0].copy()) if self._over else self._asked()
        if self.render_mode == "human":
            self.render()
        return seen, float(games.reward[0]), self._over, False, self._told()

    def _refuse(self, action: int) -> tuple[SeenAndAllowed, float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            legal = np.flatnonzero(self._games.masks[0]).tolist()
            raise NotLegal(refusal(self._games.batch.state(0), action, legal))
        seen = self._ended(self._games.observations[0].copy())
        self._over = True
        return seen, ILLEGAL_REWARD, True, False, {"illegal": True}

    def _asked(self) -> SeenAndAllowed:
        return {"observation": self._games.observations[0].copy(), "action_mask": self._games.masks[0].copy()}

    def _ended(self, observation: npt.NDArray[np.int8]) -> SeenAndAllowed:
        return {"observation": observation, "action_mask": np.zeros(DECISIONS, np.int8)}

    def _told(self) -> dict[str, Any]:
        games = self._games
        return {"place": int(games.place[0]), "glory": int(games.glory[0])} if games.done[0] else {}

    def render(self) -> Any:
        """The table as everybody sees it: a text, a picture, or printed."""
        view = look(self._games.batch.state(0, last=bool(self._games.done[0])), NOBODY)
        return show_table(view, self.render_mode)


register(
    "ethnos/Ethnos-v0",
    entry_point="ethnos.field.gymnasium_env:EthnosEnv",
    vector_entry_point="ethnos.field.gymnasium_vector:EthnosVectorEnv",
)
