"""What a player sees of a state of OpenSpiel, as a tensor and as a text; with perfect recall, all it ever saw."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from ..encoding.planes import OBSERVATION
from ..rules.components import NO_CARD
from ..rules.facade.describe import card_code
from ..rules.state import ViewRecord
from .recall import token_text
from .table_text import table_text

MEMORY = 1536  # pairs of a memory that a tensor holds: more than any game of the tests has


class EthnosObserver:
    """Conforms to OpenSpiel's PyObserver: `tensor`, `dict`, `set_from`, `string_from`.

    `observation` is docs/observation.md as floats. `memory` has the newest pairs of
    ethnos.field.recall, the oldest of them first; the text has all of them.
    """

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None, players: int) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info:
            raise ValueError("an observer of Ethnos shows one player's view: what is public and that player's own")
        self.recalls = bool(iig_obs_type.perfect_recall)
        pieces = [("player", (players,)), ("observation", (OBSERVATION,))]
        if self.recalls:
            pieces.append(("memory", (MEMORY, 2)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.played is None:
            return
        self.dict["observation"][:] = state.played.observation(player)
        if self.recalls:
            newest = state.played.memory(player)[-MEMORY:]
            if newest:
                self.dict["memory"][: len(newest)] = newest

    def string_from(self, state: Any, player: int) -> str:
        if state.played is None:
            return f"player {player} before the deal"
        now = f"player {player}\n{view_text(state.played.view(player))}"
        if not self.recalls:
            return now
        return now + "remembers: " + ", ".join(map(token_text, state.played.memory(player)))


def view_text(v: ViewRecord) -> str:
    """The table, and what beside it the seat knows: its hand, its picks, cards others are known to hold."""
    lines = ["hand: " + spelled(v.hand[v.seat])]
    lines += [f"seat {p} is known to hold: {spelled(v.known[p])}" for p in range(v.players) if p != v.seat]
    if v.leader != NO_CARD or v.picked_n:
        lines.append("picked: " + spelled(v.picked))
    tribes = " ".join(str(tribe) for tribe, there in enumerate(v.tribes) if there)
    lines.append(f"tribes {tribes}, question {v.phase}, turn {v.turn}")
    return table_text(v) + "\n".join(lines) + "\n"


def spelled(cards: list[int]) -> str:
    return " ".join(card_code(kind) for kind in cards if kind != NO_CARD)
