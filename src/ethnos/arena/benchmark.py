"""How bots are ranked: one of each among three of every yardstick, over the same deals in every seat.

A bot's score is its share of the wins, averaged over the yardsticks; among three of itself it
would have an even share, and that is what it is given there. Everybody's games are of the same
deals, so two bots are compared deal by deal. The archon is ranked like any newcomer, but is no
yardstick: three of it would take minutes a game.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import count, takewhile
from typing import NamedTuple

import msgspec

from ..bots.made_of import made_of
from ..bots.peers import PEERS
from ..bots.registry import own_bots
from ..errors import UserError
from ..rules.many.deal_series import BENCHMARK
from .intervals import Estimate, estimate
from .match import Match, Outcome
from .statistics import win_shares

PLAYERS = 4
THINKS = "archon"  # of the shipped bots the one that needs time
SIMULATIONS = 100  # trials a decision of bots that think, in the published standings
STANDINGS = "benchmark.json"


def yardsticks() -> tuple[str, ...]:
    """Whom everybody meets: all that decide at once, the rules of thumb among them."""
    quick = [name for name in own_bots() if name != THINKS]
    at = quick.index("random") + 1
    return (*quick[:at], *PEERS, *quick[at:])


def match_against(bot: str, yardstick: str, deals: int, simulations: int) -> Match:
    """The one among three, over the first deals of the benchmark; who thinks has so many trials a decision."""
    return Match((bot, *[yardstick] * (PLAYERS - 1)), PLAYERS, deals, BENCHMARK.first, simulations=simulations)


class Ranked(msgspec.Struct, frozen=True):
    """A bot and its share of the wins by yardstick and deal."""

    name: str
    shares: dict[str, list[float]]

    @property
    def deals(self) -> int:
        return min((len(each) for each in self.shares.values()), default=0)

    def by_deal(self) -> list[float]:
        """The score in every deal."""
        every = [self.shares[name] for name in self.shares]
        return [sum(each[deal] for each in every) / len(every) for deal in range(self.deals)]

    @property
    def score(self) -> Estimate:
        return estimate(self.by_deal())

    def against(self, yardstick: str) -> Estimate:
        return estimate(self.shares[yardstick])


def shares_by_deal(match: Match, results: Mapping[int, Outcome]) -> list[float]:
    """What the one had of the wins in each deal, the mean over its seats, up to the first that is not played whole.

    Whoever compares goes by the order: the deals of all yardsticks are the same.
    """
    won: dict[int, list[float]] = {}
    for number in sorted(results):
        deal, bots = match.game(number)
        seat = (PLAYERS - number % PLAYERS) % PLAYERS  # the one begins at seat 0 and moves back by one a rotation
        assert bots[seat] == match.bots[0]
        won.setdefault(deal, []).append(win_shares(results[number])[seat])
    whole = takewhile(lambda deal: len(won.get(deal, [])) == PLAYERS, count())
    return [round(sum(won[deal]) / PLAYERS, 4) for deal in whole]


def ranked(name: str, played: Mapping[str, tuple[Match, Mapping[int, Outcome]]], deals: int) -> Ranked:
    """A bot's shares from its matches; among itself it has an even share."""
    shares = {yardstick: shares_by_deal(*of) for yardstick, of in played.items()}
    return Ranked(name, {one: shares.get(one, [1 / PLAYERS] * deals) for one in yardsticks()})


class Standings(msgspec.Struct, frozen=True):
    """The published benchmark: who was ranked, over how many deals, and by which version of everything."""

    made_by: str
    deals: int
    bots: list[Ranked]

    def best_first(self) -> list[Ranked]:
        return sorted(self.bots, key=lambda one: -one.score.mean)


def published() -> Standings:
    """The standings that come with this package."""
    try:
        return msgspec.json.decode((files(__package__) / STANDINGS).read_bytes(), type=Standings)
    except (FileNotFoundError, msgspec.DecodeError) as error:
        raise UserError(f"the standings of the benchmark cannot be read: {error}") from None


def versions() -> str:
    """What the yardsticks are made of."""
    return ", ".join(made_of(yardsticks()))


class RankPlace(NamedTuple):
    """A place among those ranked, and the best and worst that chance leaves open."""

    place: int
    best: int
    worst: int


def place_of(newcomer: Ranked, others: Sequence[Ranked]) -> RankPlace:
    """By the scores; a bot is better beyond chance where the 95% interval of the difference by deal says so."""
    better, clearly_better, clearly_worse = 0, 0, 0
    for other in others:
        more = difference(other, newcomer)
        better += more.mean > 0
        clearly_better += more.mean - more.spread > 0
        clearly_worse += more.mean + more.spread < 0
    return RankPlace(1 + better, 1 + clearly_better, 1 + len(others) - clearly_worse)


def difference(one: Ranked, other: Ranked) -> Estimate:
    """How much more of the wins one has than another, over the deals and against the yardsticks that both played."""
    common = [name for name in one.shares if name in other.shares]
    deals = min(one.deals, other.deals)
    gaps = [[one.shares[name][deal] - other.shares[name][deal] for name in common] for deal in range(deals)]
    return estimate(sum(gap) / len(gap) for gap in gaps)
