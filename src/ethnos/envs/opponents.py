"""Who decides for the other seats of a batch: bots by name, or any function of observations and masks.

The names are those of `ethnos.bots`. What they need is loaded when one is asked for: a batch
alone runs on a machine with nothing but NumPy and Numba.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from ..errors import UserError
from ..rules.facade.play import legal_decisions, look
from ..rules.facade.spelling import follow_pick
from ..rules.state import ViewRecord
from .batch import Batch

if TYPE_CHECKING:
    from ..bots import Bot
    from ..bots.handmade.builtin import CompiledBot
    from ..bots.trained.network import Network

GameNumbers = npt.NDArray[np.integer]
BatchPolicy = Callable[[npt.NDArray[np.int8], npt.NDArray[np.int8]], npt.NDArray[np.integer]]
SEEDS = 2**31


class Opponent(Protocol):
    """Decides for the seats that are asked in some games of a batch."""

    def decide(self, batch: Batch, rows: GameNumbers, dice: np.random.Generator) -> GameNumbers: ...


@dataclass(frozen=True)
class RandomOpponent:
    """Any legal decision, each equally likely."""

    def decide(self, batch: Batch, rows: GameNumbers, dice: np.random.Generator) -> GameNumbers:
        masks = batch.masks[rows]
        chosen: GameNumbers = (masks * dice.random(masks.shape)).argmax(axis=1)
        return chosen


@dataclass(frozen=True)
class HandmadeOpponent:
    """A hand-made bot: one of the compiled functions, asked seat by seat."""

    bot: "CompiledBot"

    def decide(self, batch: Batch, rows: GameNumbers, dice: np.random.Generator) -> GameNumbers:
        from ..bots.bot_build import BOTS  # noqa: PLC0415 - see the head of this file
        from ..bots.handmade.builtin import scratch_of  # noqa: PLC0415

        engine = BOTS.compiled()
        scratch, numbers = scratch_of(engine), engine.given(self.bot.numbers, np.float64)
        chosen = np.zeros(len(rows), np.int64)
        for j, i in enumerate(rows.tolist()):
            engine.observe_at(batch.arrays.states, i, int(batch.seats[i]), scratch.views, 0)
            engine.seed(scratch.dice, int(dice.integers(SEEDS)), self.bot.kind)
            chosen[j] = engine.choose_at(
                self.bot.kind, scratch.views, 0, scratch.minds, scratch.out, numbers, scratch.dice
            )
        return chosen


@dataclass(frozen=True)
class NetworkOpponent:
    """A network's likeliest decisions, all games at once."""

    network: "Network"

    def decide(self, batch: Batch, rows: GameNumbers, dice: np.random.Generator) -> GameNumbers:
        chosen: GameNumbers = self.network.judge(batch.observations[rows], batch.masks[rows])[0]
        return chosen


@dataclass(frozen=True)
class PolicyOpponent:
    """A function of observations and masks."""

    policy: BatchPolicy

    def decide(self, batch: Batch, rows: GameNumbers, dice: np.random.Generator) -> GameNumbers:
        return np.asarray(self.policy(batch.observations[rows], batch.masks[rows]))


@dataclass
class BotOpponent:
    """Any other bot, which answers whole decisions: what is left of one is said when the game asks on."""

    bot: "Bot"
    seconds: float | None = None  # by the clock; else trials are counted, and the same seed gives the same games
    left: dict[int, list[int]] = field(default_factory=dict)  # by game

    def decide(self, batch: Batch, rows: GameNumbers, dice: np.random.Generator) -> GameNumbers:
        return np.array([self._next(batch, i, int(dice.integers(SEEDS))) for i in rows.tolist()], np.int64)

    def _next(self, batch: Batch, i: int, seed: int) -> int:
        from ..bots import ask  # noqa: PLC0415 - see the head of this file
        from ..bots.thinking_time import thinking_time  # noqa: PLC0415
        from ..game.decisions import spell  # noqa: PLC0415

        waiting = self.left.pop(i, [])
        if not waiting:
            view = look(batch.state(i), int(batch.seats[i]))
            asked = ask(self.bot, view, thinking_time(self.seconds, None), seed)
            if asked.mishap is not None:
                raise UserError(f"an opponent failed: {asked.mishap}")
            waiting = asked_for(view, spell(view, asked.answer.decision))
        if len(waiting) > 1:
            self.left[i] = waiting[1:]
        return waiting[0]


def asked_for(view: ViewRecord, spelling: Sequence[int]) -> list[int]:
    """Those parts of a whole decision that a batch asks for: the others it makes by itself."""
    picking, found = view.copy(), []
    for number in spelling:
        if len(legal_decisions(picking)) > 1:
            found.append(number)
        follow_pick(picking, number)
    return found


def opponent_of(given: Any) -> Opponent:
    """An opponent by the name of a bot, as a function of observations and masks, or as it is."""
    if hasattr(given, "decide"):
        made: Opponent = given
        return made
    if callable(given):
        return PolicyOpponent(given)
    from ..bots import bot_named  # noqa: PLC0415 - see the head of this file
    from ..bots.handmade.builtin import CompiledBot  # noqa: PLC0415
    from ..bots.trained.network import champion_network  # noqa: PLC0415

    bot = bot_named(given)
    if given == "random":
        return RandomOpponent()
    if isinstance(bot, CompiledBot):
        return HandmadeOpponent(bot)
    return NetworkOpponent(champion_network()) if given == "champion" else BotOpponent(bot)
