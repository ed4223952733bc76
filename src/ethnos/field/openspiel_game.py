"""Ethnos for OpenSpiel: import this module, then `pyspiel.load_game("ethnos(players=3)")`.

Two to six players; hands and the deck are hidden. Parameters:
  players  2 to 6 (default 2)
  preset   whose printed rules (default standard): docs/rules.md, `german+skeletons-win`
  tribes   names with slashes between them, as many as the players need (default: drawn)

Chance comes first: four digits of 0 to 255 make the number of the deal, which settles tribes,
tokens, first player and every card; what follows is a matter of decisions. So all chance is
explicit, a history is a whole game, and everybody may enumerate or sample it.
Returns are shares of the win and add up to 1. Every decision is a node, those without a choice
as well, so that what a player has seen is complete.
"""

from .extras import need

need("pyspiel", "openspiel")

import threading
from functools import cache
from typing import Any

import pyspiel

from ..rules.decision_numbers import DECISIONS
from ..rules.facade.describe import describe
from .openspiel_observer import EthnosObserver
from .played_game import PlayedGame
from .table_choice import table_of

DIGITS, OUTCOMES = 4, 256
BY_CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)  # asked for at every node
CHANCE = [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]
# An age has at most 84 bands; with each come at most nine cards into the row, each taken at
# most once; a band is at most 25 decisions. Games of people take some hundred.
LONGEST = 3 * (84 * 25 + 84 + 12 + 9 * 84) + 6

GAME_TYPE = pyspiel.GameType(
    short_name="ethnos",
    long_name="Ethnos",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "preset": "standard", "tribes": ""},
)


class EthnosGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game at one kind of table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = GAME_TYPE.parameter_specification | (params or {})
        self.options = table_of(given["players"], given["preset"], given["tribes"])
        info = pyspiel.GameInfo(
            num_distinct_actions=DECISIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "EthnosState":
        return EthnosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> EthnosObserver:
        """What one seat sees, or with perfect recall all it has ever seen."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return EthnosObserver(wanted, params, self.options.players)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS


@cache
def observer_of(players: int, recalls: bool, thread: int) -> EthnosObserver:
    """One for every thread: an observer is written to before it is read."""
    return EthnosObserver(pyspiel.IIGObservationType(perfect_recall=recalls), None, players)


class EthnosState(pyspiel.State):  # type: ignore[misc]
    """A game on its way: the digits of its deal, then what has been decided."""

    def __init__(self, game: EthnosGame) -> None:
        super().__init__(game)
        self.digits: list[int] = []
        self.played: PlayedGame | None = None

    def current_player(self) -> int:
        if self.played is None:
            return BY_CHANCE
        seat = self.played.current
        return OVER if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        if self.played is None or player != self.played.current:
            return []
        return self.played.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    # The next three are found before OpenSpiel's own, which copies numbers one by one and, for a
    # tensor, asks for a new initial state each time.

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.played is None:
            return list(range(OUTCOMES)) if player is None or player == BY_CHANCE else []
        return self.played.legal[:] if player is None or player == self.played.current else []

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._seen(False, player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._seen(True, player)

    def _seen(self, recalls: bool, player: int | None) -> list[float]:
        seat, players = self.current_player() if player is None else player, self.num_players()
        if not 0 <= seat < players:
            raise RuntimeError(f"player {seat}: player >= 0 and player < {players} must hold")  # as OpenSpiel says it
        observer = observer_of(players, recalls, threading.get_ident())
        observer.set_from(self, seat)
        cells: list[float] = observer.tensor.tolist()
        return cells

    def _apply_action(self, action: int) -> None:
        if self.played is not None:
            self.played.play(action)
            return
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            self.played = PlayedGame(self.get_game().options, int.from_bytes(bytes(self.digits), "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"digit {action}" if player == BY_CHANCE else describe(action)

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.current is None

    def returns(self) -> list[float]:
        if self.played is None or self.played.current is not None:
            return [0.0] * self.num_players()
        return self.played.shares()

    def __str__(self) -> str:
        """The deal and every decision since."""
        if self.played is None:
            return f"digits {self.digits}"
        return f"deal {self.played.deal}: " + ", ".join(map(describe, self.played.decisions))


pyspiel.register_game(GAME_TYPE, EthnosGame)
