"""One game, decision by decision, with every position on the way: what a state of OpenSpiel holds.

Positions are bytes and never change, so a copy of a game shares them with the original.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..encoding.planes import OBSERVATION
from ..envs.env_build import ENVS
from ..rules.facade.options import Options
from ..rules.facade.play import new_state
from ..rules.facade.results import shares_of
from ..rules.scoring import final_place
from ..rules.state import State, ViewRecord
from .recall import Token, recalled


class PlayedGame:
    """A game from its deal on; every decision is asked, also one without a choice."""

    def __init__(self, options: Options, deal: int) -> None:
        self.options, self.deal = options, deal
        self.decisions: list[int] = []
        self.positions = [new_state(options, deal).to_bytes()]
        self._remembered: dict[int, tuple[int, list[Token]]] = {}  # by seat: of how many decisions, and what
        self._begin()

    def _begin(self) -> None:
        engine = ENVS.compiled()
        # By names of their own: to look one up in the engine takes as long as half of what it does.
        self._step, self._legal_at = engine.step, engine.legal_at
        self._observe_at, self._look = engine.observe_at, engine.look_many
        self._states: Any = record_of(self.positions[-1], State)
        self._asked = self._states["current"]  # which changes with the game
        self._views: Any = engine.views(1)
        self._out: Any = engine.decisions()
        self._seat = np.zeros(1, np.int64)
        self._cells = np.zeros((1, OBSERVATION), np.int8)
        self._ask()

    def _ask(self) -> None:
        """Who is asked what: `current` is the seat, None at the end, and `legal` ascends."""
        n = self._legal_at(self._states, 0, self._out)
        self.legal: list[int] = self._out[:n].tolist()
        self.legal.sort()
        self.current: int | None = self._asked.item() if n else None

    def play(self, decision: int) -> None:
        """A decision that is legal."""
        self._step(self._states, 0, decision)
        self.decisions.append(decision)
        self.positions.append(self._states.tobytes())
        self._ask()

    def shares(self) -> list[float]:
        """Each seat's part of the win, at the end."""
        s = State.from_bytes(self.positions[-1])
        return shares_of([final_place(s, p) for p in range(s.players)])

    def observation(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat sees now; the next call overwrites it."""
        self._seat[0] = seat
        self._look(self._states, self._seat, self._views, self._cells, 0, 0, 1)
        seen: npt.NDArray[np.int8] = self._cells[0]
        return seen

    def view(self, seat: int) -> ViewRecord:
        self._observe_at(self._states, 0, seat, self._views, 0)
        return ViewRecord.from_bytes(self._views.tobytes())

    def memory(self, seat: int) -> list[Token]:
        """Everything a seat has seen happen; worked out when it is asked for."""
        known, tokens = self._remembered.get(seat, (0, []))
        before, after = np.zeros(1, ViewRecord.dtype), np.zeros(1, ViewRecord.dtype)
        if known < len(self.decisions):
            self._look_back(known, seat, before)
        for ply in range(known, len(self.decisions)):
            self._look_back(ply + 1, seat, after)
            tokens.extend(recalled(before[0], after[0], self.decisions[ply]))
            before, after = after, before
        self._remembered[seat] = len(self.decisions), tokens
        return tokens

    def _look_back(self, ply: int, seat: int, views: Any) -> None:
        self._observe_at(record_of(self.positions[ply], State), 0, seat, views, 0)

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlayedGame":
        twin = PlayedGame.__new__(PlayedGame)
        twin.options, twin.deal = self.options, self.deal
        twin.decisions, twin.positions = self.decisions[:], self.positions[:]
        twin._remembered = {seat: (plies, tokens[:]) for seat, (plies, tokens) in self._remembered.items()}
        twin._begin()
        return twin

    def __reduce__(self) -> tuple[Any, tuple[Options, int, list[int]]]:
        """Pickled as its deal and its decisions, from which everything follows."""
        return played_on, (self.options, self.deal, self.decisions)


def played_on(options: Options, deal: int, decisions: list[int]) -> PlayedGame:
    """A game with these decisions made."""
    game = PlayedGame(options, deal)
    for decision in decisions:
        game.play(decision)
    return game


def record_of(data: bytes, cls: type[State]) -> Any:
    """An array of one record, of its own, that may be written to."""
    return np.frombuffer(bytearray(data), cls.dtype)
