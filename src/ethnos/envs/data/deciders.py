"""How the bots of a data set decide: a network for all games at once, any other bot one by one."""

from collections import deque
from functools import cache
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ...bots import ask, bot_of
from ...bots.protocol import Bot, Budget
from ...bots.referee import ask_ours
from ...bots.registry import is_trusted
from ...bots.trained.champion import Champion
from ...bots.trained.network import NEVER, Network
from ...errors import UserError
from ...game.decisions import Decision, spell
from ...rules import ViewRecord
from ...rules.decision_numbers import DECISIONS
from ..batch import Batch
from ..opponents import asked_for

BatchPlaces = npt.NDArray[np.intp]  # places of a batch
Chances = npt.NDArray[np.float16]  # a row of them for every place


class AskedPlaces(NamedTuple):
    """The places of a batch where a bot decides, the games they are at, what is seen there and what is legal."""

    rows: BatchPlaces
    games: npt.NDArray[np.int64]
    observations: npt.NDArray[np.int8]
    masks: npt.NDArray[np.int8]


class Decider(Protocol):
    """A bot in the seats it has at some places of a batch."""

    def decide(self, batch: Batch, seen: AskedPlaces) -> tuple[npt.NDArray[np.int64], Chances | None]:
        """The decision at each place; and the policy behind it, where there is one."""
        ...


class NetworkDecider:
    """A network: its likeliest legal decision, and the chances it gives to all."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def decide(self, batch: Batch, seen: AskedPlaces) -> tuple[npt.NDArray[np.int64], Chances | None]:
        logits = self.network.answer(seen.observations)[:, :DECISIONS]
        np.copyto(logits, NEVER, where=seen.masks == 0)
        made = logits.argmax(axis=1).astype(np.int64)
        logits -= logits.max(axis=1, keepdims=True)
        np.exp(logits, out=logits)
        return made, (logits / logits.sum(axis=1, keepdims=True)).astype(np.float16)


class BotDecider:
    """Any bot: asked for whole decisions, which are then made card by card."""

    def __init__(self, bot: Bot, budget: Budget, batch: Batch) -> None:
        self.bot, self.budget = bot, budget
        self.views = batch.engine.views(1)
        self.said: dict[int, deque[int]] = {}  # by place: what is left of the decision it is at
        self.asked: dict[int, int] = {}  # by game: how often

    def decide(self, batch: Batch, seen: AskedPlaces) -> tuple[npt.NDArray[np.int64], Chances | None]:
        made = np.zeros(len(seen.rows), np.int64)
        for j, (place, game) in enumerate(zip(seen.rows.tolist(), seen.games.tolist(), strict=True)):
            if not self.said.get(place):
                self.said[place] = self._ask(batch, place, game)
            made[j] = self.said[place].popleft()
        return made, None

    def _ask(self, batch: Batch, place: int, game: int) -> deque[int]:
        engine = batch.engine
        engine.observe_at(batch.arrays.states, place, int(batch.seats[place]), self.views, 0)
        view = engine.get(self.views, 0, ViewRecord)
        number = self.asked[game] = self.asked.get(game, 0) + 1
        return deque(asked_for(view, spell(view, self._decision(view, game * 10_000 + number))))

    def _decision(self, view: ViewRecord, seed: int) -> Decision:
        if is_trusted(self.bot):
            return ask_ours(self.bot, view, self.budget, seed).decision
        asked = ask(self.bot, view, self.budget, seed)
        if asked.mishap is not None:
            raise UserError(f"a bot of this data set failed: {asked.mishap}")
        return asked.answer.decision


@cache
def network_behind(name: str) -> Network | None:
    """The network of a bot that decides by what one likes best, and by nothing else."""
    bot = bot_of(name)
    return bot.network() if isinstance(bot, Champion) and bot == Champion(bot.name, bot.network) else None


def decider_of(name: str, budget: Budget, batch: Batch) -> Decider:
    network = network_behind(name)
    return NetworkDecider(network) if network is not None else BotDecider(bot_of(name), budget, batch)
