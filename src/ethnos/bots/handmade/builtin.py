"""The hand-made bots: random, novice, steward, and the levels below the steward.

They are compiled functions over views (bot_games.py); here they answer one decision at
a time, interpreted until the compiled form is ready.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from ...game.decisions import Decision, read
from ...rules import Phase, State, ViewRecord, look, play, seat_to_act
from ...rules.facade.spelling import Spelling, follow_pick, is_unfinished
from ...rules.speeds.arrays import Numbers, Records
from ..bot_build import BOTS
from ..bot_calls import BotCalls
from ..levels.players import AMATEURS
from ..protocol import Answer, Budget
from .bot_games import AMATEUR, NOVICE, RANDOM, STEWARD
from .mind import Mind
from .rollouts import weigh
from .weights import DEFAULT


@dataclass(frozen=True)
class CompiledBot:
    """A bot whose thoughts are one of the compiled functions."""

    name: str
    kind: int
    numbers: tuple[float, ...] = DEFAULT

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        engine = BOTS.fastest()
        decision = read(view, self.spell(engine, view, seed))
        if not reasons:
            return Answer(decision)
        return Answer(decision, weigh(engine, view, legal, decision, budget, seed, self.line))

    def line(self, engine: BotCalls, s: State, seat: int, seed: int) -> tuple[Decision, ...]:
        """What this bot would decide next in the same turn of a game it holds possible."""
        said: list[Decision] = []
        turn = s.turn
        while seat_to_act(s) == seat and s.turn == turn and s.phase != Phase.TURN:
            view = look(s, seat)
            spelling = self.spell(engine, view, seed)
            said.append(read(view, spelling))
            for number in spelling:
                play(s, number)
        return tuple(said)

    def spell(self, engine: BotCalls, view: ViewRecord, seed: int) -> Spelling:
        """The whole decision in the engine's integers, picked card by card on a copy of the view."""
        picking = view.copy()
        scratch = scratch_of(engine)
        engine.seed(scratch.dice, seed, self.kind)
        numbers = engine.given(self.numbers, np.float64)
        said: list[int] = []
        while not said or is_unfinished(said[-1]):
            engine.put(scratch.views, 0, picking.copy())  # some bots change what they look at
            chosen = engine.choose_at(self.kind, scratch.views, 0, scratch.minds, scratch.out, numbers, scratch.dice)
            said.append(int(chosen))
            follow_pick(picking, said[-1])
        return tuple(said)


class Scratch(NamedTuple):
    """Arrays to think in."""

    views: Records[ViewRecord]
    minds: Records[Mind]
    out: Numbers[int]
    dice: Numbers[int]


@cache
def _scratch(engine: BotCalls, thread: int) -> Scratch:
    views, minds, out = engine.views(1), engine.records(Mind, 1), engine.decisions()
    return Scratch(views, minds, out, engine.integers((4,), np.int64))


def scratch_of(engine: BotCalls) -> Scratch:
    """The arrays of an engine and a thread, made once."""
    return _scratch(engine, threading.get_ident())


BUILTIN = {
    "random": CompiledBot("random", RANDOM),
    "novice": CompiledBot("novice", NOVICE),
    **{name: CompiledBot(name, AMATEUR, numbers) for name, numbers in AMATEURS.items()},
    "steward": CompiledBot("steward", STEWARD),
}
