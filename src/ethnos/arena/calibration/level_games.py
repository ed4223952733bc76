"""Games between levels: one of a level against others, every deal in every seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ...bots.bot_build import BOTS
from ...bots.handmade.bot_games import RULE_OF_FOUR
from ...bots.handmade.bot_matches import run_games
from ...bots.handmade.builtin import CompiledBot
from ...bots.levels import LEVELS, TRIALS
from ...bots.trained.champion import Champion
from ...bots.trained.network import champion_network
from ...rules import Options
from ...rules.facade.results import shares_of
from ...rules.many.deal_series import CALIBRATION
from ..intervals import Estimate, estimate
from ..match import Chunk, Match, compiled_form, play_for
from ..pool import on_processes
from ..statistics import win_shares

RULE = CompiledBot("rule of four", RULE_OF_FOUR)  # what level 1 is measured against: no level, and no bot to be met
NAMES = tuple(level.name for level in LEVELS)
EVERY = (2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Pairing:
    """One of a bot against others of another at a table, over so many deals."""

    one: str
    other: str
    players: int
    deals: int
    trials: int = TRIALS
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


def form_of(name: str) -> CompiledBot | Champion | None:
    return RULE if name == RULE.name else compiled_form(name)


def play_pairing(pairing: Pairing, processes: int = 1) -> Standoff:
    """Play a pairing: as one compiled call on so many threads, or a search's games in so many processes."""
    one, other = form_of(pairing.one), form_of(pairing.other)
    if one is None or other is None:
        return search_pairing(pairing, processes)
    deals = [deal for deal in range(pairing.deals) for _ in range(pairing.players)]
    alone = [seat for _ in range(pairing.deals) for seat in range(pairing.players)]
    seats = [[0 if seat == lone else 1 for seat in range(pairing.players)] for lone in alone]
    played = run_games(
        BOTS.compiled(),
        Options(pairing.players),
        pairing.series,
        deals,
        seats,
        [one.kind, other.kind],
        [one.numbers, other.numbers],
        champion_network().written,
        processes,
    )
    places = played.places[:, : pairing.players].tolist()
    shares = [shares_of(row)[lone] for row, lone in zip(places, alone, strict=True)]
    return Standoff(pairing, estimate(shares, deals))


def search_pairing(pairing: Pairing, processes: int) -> Standoff:
    """The same where a bot searches."""
    bots = (pairing.one, *[pairing.other] * (pairing.players - 1))
    match = Match(bots, pairing.players, pairing.deals, pairing.series, simulations=pairing.trials)
    chunks = [Chunk(number, number + 1) for number in range(match.games)]
    shares, deals = [], []
    for chunk, (outcome,) in on_processes(partial(play_for, match, False), chunks, processes):
        if outcome.mishaps:
            raise RuntimeError(f"{pairing}: {next(iter(outcome.mishaps.values()))}")
        deal, seated = match.game(chunk.start)
        shares.append(win_shares(outcome)[seated.index(pairing.one)])
        deals.append(deal)
    return Standoff(pairing, estimate(shares, deals))


def neighbours(deals: int, search_deals: int, players: Sequence[int] = EVERY, trials: int = TRIALS) -> list[Pairing]:
    """The simple rule against level 1, and every level against the one below, at every size of table."""
    lower = (RULE.name, *NAMES)
    return [
        Pairing(one, other, n, deals if form_of(one) is not None else search_deals, trials)
        for n in players
        for other, one in zip(lower, NAMES, strict=False)
        if form_of(one) is not None or search_deals
    ]
