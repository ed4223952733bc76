"""One learner among stewards: each game advances to the learner's next choice."""

from typing import Any

from ..bots.handmade.bot_games import choose
from ..encoding.observation import encode
from ..envs.stepping import settle
from ..rules.apply import apply
from ..rules.chance import seed
from ..rules.deal import deal_age
from ..rules.decision_numbers import DECISIONS
from ..rules.legal import legal
from ..rules.many.series import LANE, new_game
from ..rules.state import Phase
from ..rules.view import observe


def duel_many(
    states: Any,
    template: Any,
    series: int,
    opening: int,
    deals: Any,
    lone: Any,
    bot: int,
    weights: Any,
    decisions: Any,
    alive: Any,
    views: Any,
    minds: Any,
    dice: Any,
    scratch: Any,
    observations: Any,
    masks: Any,
    shares: Any,
    places: Any,
    glory: Any,
    slot: int,
    start: int,
    end: int,
) -> None:
    """Games start..end: `opening` deals them anew, otherwise decisions[i] is the learner's."""
    lane = slot * LANE
    out = scratch[lane]
    v = views[lane]
    for i in range(start, end):
        if opening:
            states[i] = template[0]
            new_game(states[i], series, deals[i], 1)
            alive[i] = 1
        elif alive[i]:
            apply(states[i], decisions[i])
        else:
            continue
        s = states[i]
        seed(dice[lane], ~series, deals[i] * 64 + lone[i])
        while s.phase != Phase.OVER:
            if s.phase == Phase.DEAL:
                deal_age(s)
                continue
            observe(s, s.current, v)
            n = legal(v, out)
            if s.current != lone[i]:
                apply(s, choose(bot, v, minds[lane], out, n, weights, dice[lane]))
            elif n == 1:
                apply(s, out[0])
            else:
                break
        if s.phase == Phase.OVER:
            alive[i] = 0
            settle(s, shares[i], places[i], glory[i])
            continue
        encode(v, observations[i])
        for d in range(DECISIONS):
            masks[i][d] = 0
        for j in range(n):
            masks[i][out[j]] = 1
