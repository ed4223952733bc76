"""What a player sees of a state of OpenSpiel, as a tensor and as a text; with perfect recall, all it ever saw."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from ..encoding.planes import OBSERVATION, OFFSET
from ..rules.components import KINDS, NO_CARD, NOBODY
from ..rules.facade.describe import card_code
from ..rules.state import ViewRecord
from .recall import token_text
from .table_text import table_text

MEMORY = 2048  # pairs of a memory that a tensor holds: the longest of 75 games at random had 1,595


class EthnosObserver:
    """Conforms to OpenSpiel's PyObserver: `tensor`, `dict`, `set_from`, `string_from`.

    `observation` is docs/observation.md as floats. `memory` has the newest pairs of
    ethnos.field.recall, the oldest of them first; the text has all of them. Of what is public
    alone there is `table`, the cells of a spectator's view record; of what is private alone
    there are `hand` and `picked`, cards by kind.
    """

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None, players: int) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer of Ethnos shows one player's view, never that of all")
        self.public = bool(iig_obs_type.public_info)
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = bool(iig_obs_type.perfect_recall)
        if self.recalls and not (self.public and self.private):
            raise ValueError("an observer with perfect recall shows what is public and what is private, both")
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (players,))]
        if self.public and self.private:
            pieces.append(("observation", (OBSERVATION,)))
        elif self.public:
            pieces.append(("table", (ViewRecord.dtype.itemsize,)))
        elif self.private:
            pieces += [("hand", (KINDS,)), ("picked", (KINDS,))]
        if self.recalls:
            pieces.append(("memory", (MEMORY, 2)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size
        self._seen = self.tensor[players : players + OBSERVATION]

    def set_from(self, state: Any, player: int) -> None:
        self.dict["player"].fill(0)
        self.tensor[player] = 1
        if state.played is None:
            self.tensor[len(self.dict["player"]) :] = 0
        elif self.public and self.private:
            self._seen[:] = state.played.observation(player)
        elif self.public:
            self.dict["table"][:] = np.frombuffer(state.played.view(NOBODY).to_bytes(), np.int8)
        elif self.private:
            for name in ("hand", "picked"):
                self.dict[name][:] = state.played.observation(player)[OFFSET[name] : OFFSET[name] + KINDS]
        if self.recalls and state.played is not None:
            newest = state.played.memory(player)[-MEMORY:]
            self.dict["memory"][len(newest) :] = 0
            if newest:
                self.dict["memory"][: len(newest)] = newest

    def string_from(self, state: Any, player: int) -> str:
        said = f"player {player}\n"
        if state.played is None:
            return said + "before the deal\n"
        view = state.played.view(player)
        if self.public:
            said += public_text(view)
        if self.private:
            said += private_text(view)
        if self.recalls:
            said += "remembers: " + ", ".join(map(token_text, state.played.memory(player)))
        return said


def public_text(v: ViewRecord) -> str:
    """The table, the tribes in play, and what everybody knows of hands."""
    lines = [f"seat {p} is known to hold: {spelled(v.known[p])}" for p in range(v.players)]
    tribes = " ".join(str(tribe) for tribe, there in enumerate(v.tribes) if there)
    return table_text(v) + "\n".join([*lines, f"tribes {tribes}, turn {v.turn}"]) + "\n"


def private_text(v: ViewRecord) -> str:
    """The seat's hand, and what it is picking."""
    return f"hand: {spelled(v.hand[v.seat])}\nquestion {v.phase}, picked: {spelled(v.picked)}\n"


def spelled(cards: list[int]) -> str:
    return " ".join(card_code(kind) for kind in cards if kind != NO_CARD)
