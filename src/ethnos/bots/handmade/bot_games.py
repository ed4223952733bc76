"""Whole games between compiled bots, each handed the view of its own seat and no more."""

from typing import Any

from ...rules.apply import apply
from ...rules.chance import below, seed
from ...rules.components import SEATS
from ...rules.deal import deal_age
from ...rules.legal import legal
from ...rules.many.series import new_game
from ...rules.scoring import final_place
from ...rules.state import Phase, ViewRecord
from ...rules.view import observe
from .mind import Mind
from .novice import novice
from .steward import steward

RANDOM, NOVICE, STEWARD = range(3)


def choose(bot: int, v: ViewRecord, m: Mind, out: list[int], n: int, w: list[float], rng: list[int]) -> int:
    """What a compiled bot decides among the n legal decisions of a view."""
    if bot == STEWARD:
        return steward(v, m, out, n, w)
    if bot == NOVICE:
        return novice(v, m, out, n, rng)
    return out[below(rng, n)]


def choose_at(bot: int, views: Any, i: int, minds: Any, out: Any, w: Any, rng: Any) -> int:
    """The decision of a bot for views[i], whose seat is asked."""
    n = legal(views[i], out)
    return choose(bot, views[i], minds[0], out, n, w, rng)


def play_out(s: Any, v: Any, m: Any, seats: Any, kinds: Any, weights: Any, out: Any, rng: Any) -> int:
    """Play a game to its end and return the decisions made.

    seats[p] is the number of the player at seat p, kinds and weights are by that number.
    """
    made = 0
    while s.phase != Phase.OVER:
        if s.phase == Phase.DEAL:
            deal_age(s)
            continue
        player = seats[s.current]
        observe(s, s.current, v)
        n = legal(v, out)
        apply(s, choose(kinds[player], v, m, out, n, weights[player], rng))
        made += 1
    return made


def play_on_at(
    states: Any, i: int, views: Any, minds: Any, seats: Any, kinds: Any, weights: Any, out: Any, rng: Any
) -> int:
    return play_out(states[i], views[0], minds[0], seats, kinds, weights, out, rng)


def number_of(deal: int, seats: Any) -> int:
    """A number for the players' dice: another for every deal and every seating."""
    number = deal
    for p in range(SEATS):
        number = (number * 1_000_003 + seats[p] + 1) & 0x7FFFFFFFFFFF
    return number


def match_many(
    states: Any,
    template: Any,
    series: int,
    opening: int,
    deals: Any,
    seats: Any,
    kinds: Any,
    weights: Any,
    views: Any,
    minds: Any,
    scratch: Any,
    dice: Any,
    places: Any,
    glory: Any,
    slot: int,
    start: int,
    end: int,
) -> int:
    """Games start..end: game i is deal deals[i] of a series with the players seats[i].

    places[i] and glory[i] get the results. The players' dice depend on deal and seats
    alone, so that a match is the same however it is cut into slices.
    """
    made = 0
    for i in range(start, end):
        states[slot] = template[0]
        s = states[slot]
        new_game(s, series, deals[i], opening)
        seed(dice[slot], ~series, number_of(deals[i], seats[i]))
        made += play_out(s, views[slot], minds[slot], seats[i], kinds, weights, scratch[slot], dice[slot])
        for p in range(s.players):
            places[i][p] = final_place(s, p)
            glory[i][p] = s.glory[p]
    return made
