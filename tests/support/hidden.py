"""Two games that differ only in what a seat cannot see."""

import random
from collections import Counter

from ethnos.rules import Phase, State
from ethnos.rules.bands import drop_picks
from ethnos.rules.components import DRAGON
from ethnos.rules.deal import lower_half


def rehide(s: State, seat: int, dice: random.Random) -> State:
    """A twin of `s` with everything hidden from `seat` dealt anew: unknown cards of the
    other hands, the deck, where its dragons are, and the generator of later deals.
    """
    twin = s.copy()
    others = [p for p in range(s.players) if p != seat]
    unknown = {p: Counter(s.hand[p][: s.hand_n[p]]) - Counter(s.known[p][: s.known_n[p]]) for p in others}
    pool = [c for p in others for c in unknown[p].elements()] + [c for c in s.deck[: s.deck_n] if c != DRAGON]
    dice.shuffle(pool)
    for p in others:
        n = unknown[p].total()
        twin.hand[p][: s.hand_n[p]] = sorted(s.known[p][: s.known_n[p]] + [pool.pop() for _ in range(n)])
    dragons = s.deck_n - len(pool)
    places = set(dice.sample(range(min(s.deck_n, lower_half(s))), dragons))
    for i in range(s.deck_n):
        twin.deck[i] = DRAGON if i in places else pool.pop()
    if any(s.rng):
        twin.rng = [dice.getrandbits(32) | 1 for _ in range(4)]
    if s.current in others:
        _repick(twin, dice)
    return twin


def _repick(twin: State, dice: random.Random) -> None:
    """Half-picked bands and keeps are hidden too: pick something else, or nothing yet."""
    if twin.phase == Phase.BAND:
        twin.phase = Phase.CENTAUR if twin.chained else Phase.TURN
        drop_picks(twin)
    elif twin.picked_n:
        hand = twin.hand[twin.current][: twin.hand_n[twin.current]]
        twin.picked[: twin.picked_n] = sorted(dice.sample(hand, twin.picked_n))
        twin.last_pick = twin.picked[twin.picked_n - 1]
