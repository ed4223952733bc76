"""One learner among stewards: each game advances to the learner's next choice."""

from typing import NamedTuple

from ...bots.handmade.bot_games import choose
from ...bots.handmade.mind import Mind
from ...encoding.observation import encode
from ...envs.stepping import settle
from ...rules.apply import apply
from ...rules.chance import seed
from ...rules.deal import deal_age
from ...rules.decision_numbers import DECISIONS
from ...rules.legal import legal
from ...rules.many.series import LANE, new_game
from ...rules.state import Phase, State, ViewRecord
from ...rules.view import observe


class DuelArrays(NamedTuple):
    """What the games of a duel are played in: arrays where they are compiled, lists where they are not.

    By game, then the room that each thread works in (`LANE` rows apart).
    """

    states: list[State]
    template: list[State]  # one blank state, of which every game begins
    deals: list[int]  # the number of the deal
    lone: list[int]  # the learner's seat
    decisions: list[int]  # the learner's, for the choice that is shown
    alive: list[int]  # 0 where the game is over
    observations: list[list[int]]
    masks: list[list[int]]
    shares: list[list[float]]
    places: list[list[int]]
    glory: list[list[int]]
    weights: list[float]  # the stewards'
    views: list[ViewRecord]
    minds: list[Mind]
    dice: list[list[int]]
    scratch: list[list[int]]


def duel_many(a: DuelArrays, series: int, opening: int, bot: int, slot: int, start: int, end: int) -> None:
    """Games start..end: `opening` deals them anew, otherwise decisions[i] is the learner's."""
    lane = slot * LANE
    out = a.scratch[lane]
    v = a.views[lane]
    for i in range(start, end):
        if opening:
            a.states[i] = a.template[0]
            new_game(a.states[i], series, a.deals[i], 1)
            a.alive[i] = 1
        elif a.alive[i]:
            apply(a.states[i], a.decisions[i])
        else:
            continue
        s = a.states[i]
        seed(a.dice[lane], ~series, a.deals[i] * 64 + a.lone[i])
        n = 0
        while s.phase != Phase.OVER:
            if s.phase == Phase.DEAL:
                deal_age(s)
                continue
            observe(s, s.current, v)
            n = legal(v, out)
            if s.current != a.lone[i]:
                apply(s, choose(bot, v, a.minds[lane], out, n, a.weights, a.dice[lane]))
            elif n == 1:
                apply(s, out[0])
            else:
                break
        if s.phase == Phase.OVER:
            a.alive[i] = 0
            settle(s, a.shares[i], a.places[i], a.glory[i])
            continue
        encode(v, a.observations[i])
        for d in range(DECISIONS):
            a.masks[i][d] = 0
        for j in range(n):
            a.masks[i][out[j]] = 1
