"""One learner among stewards: each game advances to the learner's next choice."""

from typing import NamedTuple

from ...bots.handmade.bot_games import choose
from ...bots.handmade.mind import Mind
from ...encoding.observation import encode
from ...encoding.showing import settle
from ...rules.apply import apply
from ...rules.chance import seed
from ...rules.deal import deal_age
from ...rules.legal import legal, mark_legal
from ...rules.many.series import LANE, new_game
from ...rules.speeds.arrays import Grid, Numbers, Records
from ...rules.state import Phase, State, ViewRecord
from ...rules.view import observe


class DuelArrays(NamedTuple):
    """What the games of a duel are played in: arrays where they are compiled, lists where they are not.

    By game, then the room that each thread works in (`LANE` rows apart).
    """

    states: Records[State]
    template: Records[State]  # one blank state, of which every game begins
    deals: Numbers[int]  # the number of the deal
    lone: Numbers[int]  # the learner's seat
    decisions: Numbers[int]  # the learner's, for the choice that is shown
    alive: Numbers[int]  # 0 where the game is over
    observations: Grid[int]
    masks: Grid[int]
    shares: Grid[float]
    places: Grid[int]
    glory: Grid[int]
    weights: Numbers[float]  # the stewards'
    views: Records[ViewRecord]
    minds: Records[Mind]
    dice: Grid[int]
    scratch: Grid[int]


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
        mark_legal(a.masks[i], out, n)
