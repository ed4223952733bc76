"""Whole games between compiled bots, each handed the view of its own seat and no more."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...encoding.observation import encode
from ...rules.apply import apply
from ...rules.chance import below, seed
from ...rules.components import SEATS
from ...rules.deal import deal_age
from ...rules.legal import legal
from ...rules.many.series import new_game
from ...rules.scoring import final_place
from ...rules.speeds.arrays import Grid, Numbers, Records
from ...rules.state import Phase, State, ViewRecord
from ...rules.view import observe
from ..levels.amateur import amateur
from ..levels.habits import patient
from ..levels.rule_of_four import rule_of_four
from ..levels.warmth import Warmth, network_choice
from ..trained.reflex import Layers
from .mind import Mind
from .novice import novice
from .steward import steward

RANDOM, NOVICE, STEWARD, AMATEUR, RULE_OF_FOUR, NETWORK = range(6)


class Lineup(NamedTuple):
    """Who plays, by number: which compiled bot each player is, and the numbers that make it
    (a steward's weights, an amateur's knobs, a network's warmth).
    """

    kinds: Numbers[int]
    weights: Grid[float]


class MatchArrays(NamedTuple):
    """Games between players of a lineup: what is played, where, and what came of it."""

    lineup: Lineup
    layers: Layers  # of the network, where a player is one
    template: Records[State]  # one, from which every game starts
    deals: Numbers[int]  # by game: the number of its deal in the series
    seats: Grid[int]  # by game and seat: the number of a player

    states: Records[State]  # by thread, as are the next seven
    views: Records[ViewRecord]
    minds: Records[Mind]
    scratch: Grid[int]  # legal decisions
    dice: Grid[int]  # of the players
    observations: Grid[int]
    before: npt.NDArray[np.float32]  # room for the network
    after: npt.NDArray[np.float32]

    places: Grid[int]  # by game and seat: the results
    glory: Grid[int]


def choose(bot: int, v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float], rng: Numbers[int]) -> int:
    """What a hand-made bot decides among the n legal decisions of a view; the view may be changed thereby."""
    if bot == STEWARD:
        return steward(v, m, out, n, w)
    if bot == AMATEUR:
        return amateur(v, m, out, n, w, rng)
    if bot == RULE_OF_FOUR:
        return rule_of_four(v, m, out, n)
    if bot == NOVICE:
        return novice(v, m, out, n, rng)
    return out[below(rng, n)]


def choose_at(
    bot: int,
    views: Records[ViewRecord],
    i: int,
    minds: Records[Mind],
    out: Numbers[int],
    w: Numbers[float],
    rng: Numbers[int],
) -> int:
    """The decision of a bot for views[i], whose seat is asked."""
    n = legal(views[i], out)
    return choose(bot, views[i], minds[0], out, n, w, rng)


def play_out(
    s: State, v: ViewRecord, m: Mind, seats: Numbers[int], lineup: Lineup, out: Numbers[int], rng: Numbers[int]
) -> int:
    """Play a game to its end and return the decisions made; seats[p] is the number of the player at seat p."""
    kinds = lineup.kinds
    weights = lineup.weights
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


def play_match_game(a: MatchArrays, seats: Numbers[int], slot: int) -> int:
    """Play a thread's game to its end, where some players may be networks; the decisions made."""
    s = a.states[slot]
    v = a.views[slot]
    out = a.scratch[slot]
    rng = a.dice[slot]
    seen = a.observations[slot]
    made = 0
    while s.phase != Phase.OVER:
        if s.phase == Phase.DEAL:
            deal_age(s)
            continue
        player = seats[s.current]
        w = a.lineup.weights[player]
        m = a.minds[slot]
        observe(s, s.current, v)
        n = legal(v, out)
        made += 1
        if a.lineup.kinds[player] != NETWORK:
            apply(s, choose(a.lineup.kinds[player], v, m, out, n, w, rng))
            continue
        n = patient(v, m, out, n, w, rng)
        if n == 1:
            apply(s, out[0])
            continue
        encode(v, seen)
        temperature, slack = w[Warmth.TEMPERATURE], w[Warmth.SLACK]
        apply(s, network_choice(seen, out, n, a.layers, a.before[slot], a.after[slot], (temperature, slack), rng))
    return made


def play_out_at(
    states: Records[State],
    views: Records[ViewRecord],
    minds: Records[Mind],
    seats: Numbers[int],
    lineup: Lineup,
    out: Numbers[int],
    rng: Numbers[int],
) -> int:
    """Play states[0] to its end."""
    return play_out(states[0], views[0], minds[0], seats, lineup, out, rng)


def number_of(deal: int, seats: Numbers[int]) -> int:
    """A number for the players' dice: another for every deal and every seating."""
    number = deal
    for p in range(SEATS):
        number = (number * 1_000_003 + seats[p] + 1) & 0x7FFFFFFFFFFF
    return number


def match_many(a: MatchArrays, series: int, opening: int, slot: int, start: int, end: int) -> int:
    """Games start..end: game i is deal deals[i] of a series with the players seats[i]; the decisions made.

    The players' dice depend on deal and seats alone, so that a match is the same however
    it is cut into slices.
    """
    made = 0
    for i in range(start, end):
        a.states[slot] = a.template[0]
        s = a.states[slot]
        new_game(s, series, a.deals[i], opening)
        seed(a.dice[slot], ~series, number_of(a.deals[i], a.seats[i]))
        made += play_match_game(a, a.seats[i], slot)
        for p in range(s.players):
            a.places[i][p] = final_place(s, p)
            a.glory[i][p] = s.glory[p]
    return made
