"""The champion, a network trained by self-play, and the archon, which searches with it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from ...encoding import OBSERVATION
from ...game.decisions import Decision, read
from ...rules import DECISIONS, Phase, ViewRecord, look, play, seat_to_act
from ...rules.facade.spelling import Spelling, follow_pick, is_unfinished
from ..bot_build import BOTS
from ..bot_calls import BotCalls
from ..handmade.bot_games import NETWORK
from ..handmade.mind import Mind
from ..handmade.weights import filled
from ..levels.players import WARM
from ..levels.warmth import Warmth
from ..protocol import Answer, Bot, Budget, Reason
from ..searching.candidates import Candidate, among
from ..searching.search import Search
from .network import Network, champion_network

SIMULATIONS = 20_000  # trials at most where the budget counts seconds
GLANCE = 400  # … for the champion's reasons
SHOWN = 5  # candidates told as reasons
COOL = filled(())  # the numbers of a network that decides for what it likes best
RESERVE = 0.05  # of a budget in seconds, for what comes after the search


def spell_by(
    network: Network, engine: BotCalls, view: ViewRecord, numbers: Sequence[float] = COOL, seed: int = 0
) -> Spelling:
    """The network's whole decision, picked card by card on a copy of the view.

    `numbers` say how warm its opinion is taken, and what habits it has (levels/players.py).
    """
    scratch = view.copy()
    said: list[int] = []
    views, out = engine.views(1), engine.decisions()
    observation, mask = engine.integers((1, OBSERVATION), np.int8), engine.integers((1, DECISIONS), np.int8)
    dice = engine.integers((4,), np.int64)
    engine.seed(dice, seed, 0)
    minds, knobs = engine.records(Mind, 1), engine.given(numbers, np.float64)
    warmth = numbers[Warmth.TEMPERATURE], numbers[Warmth.SLACK]
    room = network.room()
    while not said or is_unfinished(said[-1]):
        engine.put(views, 0, scratch)
        n = engine.show_view_at(views, 0, observation, mask, 0, out)
        n = engine.patient_at(views, 0, minds, out, n, knobs, dice)
        decision = int(out[0])
        if n > 1 and engine.compiled:
            decision = engine.network_choice(observation[0], out, n, network.written, *room, warmth, dice)
        elif n > 1:
            logits = network.forward(np.asarray(observation, np.int8))[0][0]
            decision = engine.warm_choice(logits, out, n, warmth, dice)
        said.append(decision)
        follow_pick(scratch, decision)
    return tuple(said)


@dataclass(frozen=True)
class Champion:
    """Decides by the network alone; its reasons come from a short search."""

    name: str = "champion"
    network: Callable[[], Network] = champion_network
    numbers: tuple[float, ...] = COOL
    kind: ClassVar[int] = NETWORK

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        engine, network = BOTS.fastest(), self.network()
        spelling = spell_by(network, engine, view, self.numbers, seed)
        if not reasons:
            return Answer(read(view, spelling))
        end = time.monotonic() + budget.seconds * (1 - RESERVE)
        search = Search(engine, network)
        found = search.candidates([view])[0]
        if all(candidate.spelling != spelling for candidate in found):
            found.append(Candidate(spelling, 0.0))
        search.weigh([view], [found], budget.simulations or GLANCE, [seed], None if budget.simulations else end)
        return Answer(read(view, spelling), told(network, engine, view, found, spelling, seed))


@dataclass(frozen=True)
class Archon:
    """Weighs the network's candidates in possible games for as long as it may."""

    name: str = "archon"
    network: Callable[[], Network] = champion_network
    beside: Spelling = ()  # a decision that is weighed and told too, whatever the network thinks of it

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        end = time.monotonic() + budget.seconds * (1 - RESERVE)
        engine, network = BOTS.fastest(), self.network()
        search = Search(engine, network)
        found = search.candidates([view])[0]
        if self.beside:
            among(found, self.beside)
        best = found[0]
        if len(found) > 1:
            # Counted simulations are played whatever the clock says: that is what makes them repeatable.
            trials = budget.simulations or budget.at_most or SIMULATIONS
            search.weigh([view], [found], trials, [seed], None if budget.simulations else end)
            best = search.best(found)
        decision = read(view, best.spelling)
        shown = told(network, engine, view, found, best.spelling, seed, self.beside) if reasons else ()
        return Answer(decision, shown)


def told(
    network: Network,
    engine: BotCalls,
    view: ViewRecord,
    found: Sequence[Candidate],
    chosen: Spelling,
    seed: int,
    beside: Spelling = (),
) -> tuple[Reason, ...]:
    """The chosen decision, then those that were weighed longest, with win share and final Glory; the one beside too."""
    best = sorted(found, key=lambda candidate: (candidate.spelling != chosen, -candidate.games, -candidate.share))
    reasons = []
    for candidate in [*best[:SHOWN], *(one for one in best[SHOWN:] if one.spelling == beside)]:
        share, glory = (candidate.share, candidate.glory) if candidate.games else value_of(network, engine, view)
        follow_up = line(network, engine, view, candidate.spelling, seed)
        decision = read(view, candidate.spelling)
        reasons.append(Reason(decision, round(share, 3), round(glory, 1), follow_up, candidate.games))
    return tuple(reasons)


def value_of(network: Network, engine: BotCalls, view: ViewRecord) -> tuple[float, float]:
    """What the network expects of a position where nothing needed weighing."""
    views, observation = engine.views(1), engine.integers((1, OBSERVATION), np.int8)
    engine.put(views, 0, view)
    engine.encode_at(views, 0, observation, 0)
    _, shares, glory = network.forward(np.asarray(observation, np.int8))
    return float(shares[0, 0]), float(glory[0, 0])


def line(network: Network, engine: BotCalls, view: ViewRecord, spelling: Spelling, seed: int) -> tuple[Decision, ...]:
    """What the network would decide next in the same turn of a game it holds possible."""
    states, views, dice = engine.states(1), engine.views(1), engine.integers((4,), np.int64)
    engine.seed(dice, seed, 0)
    engine.put(views, 0, view)
    engine.resample_at(views, 0, states, 0, dice)
    for number in spelling:
        engine.step(states, 0, number)
    s, said = engine.get(states, 0), []
    turn, age = s.turn, s.age
    while seat_to_act(s) == view.seat and (s.turn, s.age) == (turn, age) and s.phase != Phase.TURN:
        now = look(s, view.seat)
        follow = spell_by(network, engine, now)
        said.append(read(now, follow))
        for number in follow:
            play(s, number)
    return tuple(said)


TRAINED: dict[str, Bot] = {
    **{name: Champion(name, numbers=numbers) for name, numbers in WARM.items()},
    "champion": Champion(),
    "archon": Archon(),
}
