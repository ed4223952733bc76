"""Whole games between compiled bots, each handed the view of its own seat and no more."""

from typing import NamedTuple

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
from .mind import Mind
from .novice import novice
from .steward import steward

RANDOM, NOVICE, STEWARD = range(3)


class Lineup(NamedTuple):
    """Who plays, by number: which compiled bot each player is, and the weights of those that are stewards."""

    kinds: Numbers[int]
    weights: Grid[float]


class MatchArrays(NamedTuple):
    """Games between players of a lineup: what is played, where, and what came of it."""

    lineup: Lineup
    template: Records[State]  # one, from which every game starts
    deals: Numbers[int]  # by game: the number of its deal in the series
    seats: Grid[int]  # by game and seat: the number of a player

    states: Records[State]  # by thread, as are the next four
    views: Records[ViewRecord]
    minds: Records[Mind]
    scratch: Grid[int]  # legal decisions
    dice: Grid[int]  # of the players

    places: Grid[int]  # by game and seat: the results
    glory: Grid[int]


def choose(bot: int, v: ViewRecord, m: Mind, out: Numbers[int], n: int, w: Numbers[float], rng: Numbers[int]) -> int:
    """What a compiled bot decides among the n legal decisions of a view."""
    if bot == STEWARD:
        return steward(v, m, out, n, w)
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
        made += play_out(s, a.views[slot], a.minds[slot], a.seats[i], a.lineup, a.scratch[slot], a.dice[slot])
        for p in range(s.players):
            a.places[i][p] = final_place(s, p)
            a.glory[i][p] = s.glory[p]
    return made
