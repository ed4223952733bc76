"""The three wrappers of PettingZoo's classic games in one: their chain asks for every attribute three times over.

`TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper` and `OrderEnforcingWrapper` take more time
together than the game itself. This is the last of them and does what the other two do; a test
plays it beside theirs.
"""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper


def _after_reset(name: str) -> property:
    """An attribute of the environment, found at once and not before the first reset."""

    def read(self: Any) -> Any:
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(self.env, name)

    return property(read)


class CheckedOrder(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Refuses what comes before `reset`; whoever decides illegally ends the game with a reward of its own."""

    agents = _after_reset("agents")
    agent_selection = _after_reset("agent_selection")
    rewards = _after_reset("rewards")
    terminations = _after_reset("terminations")
    truncations = _after_reset("truncations")
    infos = _after_reset("infos")

    def __init__(self, env: Any, illegal_reward: float) -> None:
        super().__init__(env)
        self._illegal_reward = illegal_reward

    def __str__(self) -> str:
        return str(self.env)

    def last(self, observe: bool = True) -> Any:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def step(self, action: Any) -> None:
        env = self.env
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not env.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = env.agent_selection
        over = env.terminations[agent] or env.truncations[agent]
        if (over and action is None) or env.is_legal(action):
            env.step(action)
            return
        assert env.action_space(agent).contains(action), "action is not in action space"
        if over:
            env.step(action)  # which refuses it
        EnvLogger.warn_on_illegal_move()
        env.forfeit(self._illegal_reward)
