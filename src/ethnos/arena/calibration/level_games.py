"""Games between levels: one of a level against others, every deal in every seat.

All levels but the archon are compiled functions with numbers of their own, so that a pairing is one
call. The archon's games are a contest, whose journal is read (`searched.py`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...bots.bot_build import BOTS
from ...bots.handmade.bot_games import AMATEUR, NETWORK, RULE_OF_FOUR, STEWARD
from ...bots.handmade.bot_matches import run_games
from ...bots.handmade.weights import DEFAULT, filled
from ...bots.levels import LEVELS
from ...bots.levels.players import AMATEURS, WARM
from ...bots.trained.network import champion_network
from ...errors import UserError
from ...rules import Options
from ...rules.facade.results import shares_of
from ...rules.many.deal_series import CALIBRATION
from ..intervals import Estimate, estimate

RULE = "rule of four"  # what level 1 is measured against: no level, and no bot to be met
NAMES = tuple(level.name for level in LEVELS)
EVERY = (2, 3, 4, 5, 6)


class LevelPlayer(NamedTuple):
    """Which compiled function decides, and the numbers that make it this player."""

    kind: int
    numbers: tuple[float, ...]


PLAYERS = {
    RULE: LevelPlayer(RULE_OF_FOUR, filled(DEFAULT)),
    **{name: LevelPlayer(AMATEUR, numbers) for name, numbers in AMATEURS.items()},
    "steward": LevelPlayer(STEWARD, filled(DEFAULT)),
    **{name: LevelPlayer(NETWORK, numbers) for name, numbers in WARM.items()},
    "champion": LevelPlayer(NETWORK, filled(())),
}


@dataclass(frozen=True)
class Pairing:
    """One of a level against others of another at a table, over so many deals."""

    one: str
    other: str
    players: int
    deals: int
    series: int = CALIBRATION.first

    @property
    def games(self) -> int:
        return self.deals * self.players

    def __str__(self) -> str:
        return f"{self.one} against {self.other}, {self.players} players"


@dataclass(frozen=True)
class Standoff:
    """What came of a pairing: the one's share of the wins, and half of its 95% interval."""

    pairing: Pairing
    share: Estimate

    def __str__(self) -> str:
        even = 1 / self.pairing.players
        return f"{self.pairing}: {self.share.percent()} of {self.pairing.games} games (even {even:.0%})"


def play_pairing(pairing: Pairing, threads: int | None = None) -> Standoff:
    """Play a pairing of levels as they are."""
    return Standoff(pairing, meet(player_named(pairing.one), player_named(pairing.other), pairing, threads))


def player_named(name: str) -> LevelPlayer:
    if name not in PLAYERS:
        raise UserError(f"{name}: no level that is compiled; there are {', '.join(PLAYERS)}")
    return PLAYERS[name]


def meet(one: LevelPlayer, other: LevelPlayer, pairing: Pairing, threads: int | None = None) -> Estimate:
    """The share of the wins of one among others, over a pairing's deals, in one compiled call."""
    deals = [deal for deal in range(pairing.deals) for _ in range(pairing.players)]
    alone = [seat for _ in range(pairing.deals) for seat in range(pairing.players)]
    played = run_games(
        BOTS.compiled(),
        Options(pairing.players),
        pairing.series,
        deals,
        [[0 if seat == lone else 1 for seat in range(pairing.players)] for lone in alone],
        [one.kind, other.kind],
        [one.numbers, other.numbers],
        champion_network().written,
        threads,
    )
    places = played.places[:, : pairing.players].tolist()
    return estimate((shares_of(row)[lone] for row, lone in zip(places, alone, strict=True)), deals)


def neighbours(deals: int, larger: int, players: Sequence[int] = EVERY) -> list[Pairing]:
    """Level 1 against the simple rule, and every level but the archon against the one below, at tables of every size.

    So many deals of two players, and so many at larger tables, whose games take longer.
    """
    return [
        Pairing(one, other, n, deals if n == 2 else larger)
        for n in players
        for other, one in zip((RULE, *NAMES), NAMES, strict=False)
        if one in PLAYERS
    ]
