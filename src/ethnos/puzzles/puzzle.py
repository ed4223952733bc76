"""What a puzzle is: a position as one seat sees it, the decisions that were weighed there, and which is the best.

A puzzle is kept as one line of JSON. Positions and decisions are written in the notation of records
(docs/notation.md); the cards that the seat does not see are dealt when the puzzle is laid, always the same.
"""

import hashlib
from functools import cached_property

import msgspec
from msgspec import Struct

from ..errors import UserError
from ..game import Game
from ..game.deals import SimulatedDealer
from ..game.decisions import Decision
from ..game.records.notation import decision_named
from ..game.records.position_line import read_position
from ..rules import preset
from ..rules.components import TRIBE_LETTERS, TribeNumber
from ..rules.state import ViewRecord


class Tried(Struct, frozen=True, array_like=True):
    """A decision in the words of the notation, and the chance to win with it."""

    decision: str
    chance: float


class Puzzle(Struct, frozen=True, array_like=True, dict=True):
    """A position of the standard rules and what was found there; the first of `tried` is the solution."""

    players: int
    tribes: str  # their letters
    tokens: tuple[tuple[int, ...], ...]
    first: int  # the seat that began the age
    position: str
    turn: tuple[str, ...]  # what the seat has decided in this turn already
    tried: tuple[Tried, ...]  # best first
    theme: str
    rating: int
    trials: int  # with which the chances were found

    @cached_property
    def key(self) -> str:
        """The puzzle's own name: the same as long as its question is."""
        question = msgspec.json.encode((self.players, self.tribes, self.tokens, self.first, self.position, self.turn))
        return hashlib.sha256(question).hexdigest()[:12]

    @property
    def solution(self) -> Decision:
        return self.decisions[0]

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """What was weighed, in the order of `tried`."""
        return tuple(said(one.decision) for one in self.tried)

    @property
    def chances(self) -> dict[Decision, float]:
        """What was weighed, best first, and the chance to win with each."""
        return {decision: one.chance for decision, one in zip(self.decisions, self.tried, strict=True)}

    @property
    def margin(self) -> float:
        """By how much the solution is better than the next."""
        return self.tried[0].chance - self.tried[1].chance

    def game(self, names: list[str] | None = None) -> Game:
        """A game in which somebody sees this position and is asked now."""
        tribes = [TribeNumber(TRIBE_LETTERS.index(letter)) for letter in self.tribes]
        options = preset("standard", self.players, tribes)
        state = read_position(self.position, options, self.tokens, self.first)
        named = names or [f"{seat + 1}" for seat in range(self.players)]
        game = Game.from_position(state, options, named, SimulatedDealer(int(self.key, 16)))
        for text in self.turn:
            game.play(said(text))
        return game

    def view(self) -> ViewRecord:
        """What the asked seat sees."""
        game = self.game()
        return game.observe(game.seat_to_act)


def said(text: str) -> Decision:
    decision = decision_named(text)
    if decision is None:
        raise UserError(f"{text!r} is no decision")
    return decision
