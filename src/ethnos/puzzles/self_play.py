"""Games in which puzzles are looked for: played by networks, some seats by weaker bots, many at a time.

Between the network's games those of weaker bots matter: positions that strong players never reach are
the ones that people know. Runs on a machine with nothing but NumPy and Numba.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import numpy as np

from ..bots.bot_calls import BotCalls
from ..bots.handmade.bot_games import NOVICE, STEWARD
from ..bots.handmade.mind import Mind
from ..bots.handmade.weights import DEFAULT
from ..bots.trained.network import Judge
from ..encoding import OBSERVATION
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.options import Options
from ..rules.facade.spelling import Spelling, follow_pick, is_unfinished
from ..rules.state import Phase, State, ViewRecord

NETWORK = -1
MIXES = ((NETWORK,), (NETWORK,), (NETWORK, STEWARD), (NETWORK, STEWARD, NOVICE))  # who sits at a table
QUESTIONS = (Phase.TURN, Phase.PLACE, Phase.TROLL, Phase.HORDE, Phase.MERFOLK, Phase.CENTAUR, Phase.KEEP, Phase.WIZARD)


@dataclass(frozen=True)
class AskedPosition:
    """A question to a seat: what it sees, and how the position came about from the beginning of the turn."""

    view: ViewRecord
    start: State  # at the beginning of the turn
    said: tuple[int, ...]  # decisions since then
    game: tuple[int, int]  # series and number


@dataclass
class SelfPlayTable:
    """One game under way."""

    number: int = -1
    bots: tuple[int, ...] = ()
    start: State = field(default_factory=State)
    said: list[int] = field(default_factory=list)


class Bots:
    """The hand-made bots one view at a time, spelled: without what the package's bots need beside NumPy."""

    def __init__(self, engine: BotCalls) -> None:
        self.engine = engine
        self.minds, self.out = engine.records(Mind, 1), engine.decisions()
        self.weights, self.dice = engine.given(DEFAULT, np.float64), engine.integers((4,), np.int64)
        self.views = engine.views(1)
        engine.seed(self.dice, 5, 5)

    def decide(self, bot: int, view: ViewRecord) -> int:
        engine = self.engine
        engine.put(self.views, 0, view)
        return int(engine.choose_at(bot, self.views, 0, self.minds, self.out, self.weights, self.dice))

    def spell(self, bot: int, view: ViewRecord) -> Spelling:
        """A whole decision."""
        picking, said = view.copy(), [self.decide(bot, view)]
        while is_unfinished(said[-1]):
            follow_pick(picking, said[-1])
            said.append(self.decide(bot, picking))
        return tuple(said)


class SelfPlay:
    """So many games together, each begun anew when it is over."""

    def __init__(self, engine: BotCalls, judge: Judge, series: int, first: int, games: int, rate: float) -> None:
        self.engine, self.judge, self.series, self.next = engine, judge, series, first
        self.rate = rate  # of the questions that are given out
        self.dice = Random(f"{series} {first}")
        self.bots = Bots(engine)
        self.states, self.views = engine.states(games), engine.views(games)
        self.observations = engine.integers((games, OBSERVATION), np.int8)
        self.masks = engine.integers((games, DECISIONS), np.int8)
        self.out = engine.decisions()
        self.tables = [SelfPlayTable() for _ in range(games)]
        self.templates = {players: Options(players).template(engine) for players in range(2, 7)}
        for i in range(games):
            self._deal(i)

    def _deal(self, i: int) -> None:
        players, mix = 2 + self.next % 5, self.dice.choice(MIXES)
        self.engine.clone(self.templates[players], 0, self.states, i)
        self.engine.new_game_at(self.states, i, self.series, self.next, 1)
        self.tables[i] = SelfPlayTable(self.next, tuple(self.dice.choice(mix) for _ in range(players)))
        self.next += 1

    def step(self) -> Iterator[AskedPosition]:
        """One decision in every game; some of the questions that were asked."""
        engine, judged = self.engine, []
        decisions = [0] * len(self.tables)
        for i in range(len(self.tables)):
            s = engine.get(self.states, i)
            if s.phase == Phase.OVER:
                self._deal(i)
                s = engine.get(self.states, i)
            table = self.tables[i]
            engine.observe_at(self.states, i, s.current, self.views, i)
            if s.phase == Phase.TURN:
                table.start, table.said = s, []
            begins = s.phase != Phase.BAND and not s.picked_n
            if begins and s.phase in QUESTIONS and self.dice.random() < self.rate:
                view = engine.get(self.views, i, ViewRecord)
                yield AskedPosition(view, table.start, tuple(table.said), (self.series, table.number))
            bot = table.bots[s.current]
            n = engine.show_view_at(self.views, i, self.observations, self.masks, i, self.out)
            decisions[i] = int(self.out[0])
            if n > 1 and bot == NETWORK:
                judged.append(i)
            elif n > 1:
                decisions[i] = self.bots.decide(bot, engine.get(self.views, i, ViewRecord))
        if judged:
            seen, masks = (np.asarray(each, np.int8)[judged] for each in (self.observations, self.masks))
            for i, decision in zip(judged, self.judge.judge(seen, masks)[0], strict=True):
                decisions[i] = int(decision)
        for i, decision in enumerate(decisions):
            engine.step(self.states, i, decision)
            self.tables[i].said.append(decision)
