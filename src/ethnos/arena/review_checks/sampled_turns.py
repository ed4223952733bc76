"""Turns of champions' games, as every seat sees them, with what became of the game."""

import random
from dataclasses import dataclass

import numpy as np

from ...bots.bot_calls import BotCalls
from ...bots.trained.network import Judge
from ...encoding import OBSERVATION
from ...rules import State, ViewRecord, look
from ...rules.decision_numbers import DECISIONS
from ...rules.facade.options import Options
from ...rules.scoring import win_share
from ...rules.state import Phase


@dataclass(frozen=True)
class SampledTurn:
    """The beginning of a turn: each seat's view, and each seat's share of the win in the end."""

    deal: int
    views: tuple[ViewRecord, ...]
    shares: tuple[float, ...]


def sampled_turns(
    engine: BotCalls, judge: Judge, players: int, series: int, deals: range, taken: float
) -> list[SampledTurn]:
    """Some turns of the network's games with itself, each with the chance `taken`; all games go on together."""
    n, dice = len(deals), random.Random(series + deals.start)
    states, views, out = engine.states(n), engine.views(n), engine.decisions()
    template = Options(players).template(engine)
    for i, deal in enumerate(deals):
        engine.clone(template, 0, states, i)
        engine.new_game_at(states, i, series, deal, 1)
    seen: list[list[tuple[ViewRecord, ...]]] = [[] for _ in deals]
    ends: dict[int, State] = {}
    while True:
        playing: list[int] = []
        observations, masks = engine.integers((n, OBSERVATION), np.int8), engine.integers((n, DECISIONS), np.int8)
        for i in sorted(set(range(n)) - set(ends)):
            s = engine.get(states, i)
            if s.phase == Phase.OVER:
                ends[i] = s
                continue
            if s.phase == Phase.TURN and dice.random() < taken:
                seen[i].append(tuple(look(s, seat) for seat in range(players)))
            engine.observe_at(states, i, s.current, views, i)
            engine.show_view_at(views, i, observations, masks, len(playing), out)
            playing.append(i)
        if not playing:
            break
        rows = slice(len(playing))
        chosen = judge.judge(np.asarray(observations, np.int8)[rows], np.asarray(masks, np.int8)[rows])[0]
        for i, decision in zip(playing, chosen, strict=True):
            engine.step(states, i, int(decision))
    return [
        SampledTurn(deal, each, tuple(win_share(ends[i], seat) for seat in range(players)))
        for i, deal in enumerate(deals)
        for each in seen[i]
    ]
