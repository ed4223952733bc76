"""A match: which bots sit at which tables, over which deals, in every rotation.

Games have numbers. A chunk is a run of numbers; whoever plays it, in whatever
process or order, gets the same results, unless bots think by the clock.
"""

from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct

from ..bots import Budget, ask, bot_of
from ..bots.bot_build import BOTS
from ..bots.handmade.bot_matches import run_games
from ..bots.handmade.builtin import BUILTIN, CompiledBot
from ..bots.referee import ask_ours
from ..bots.registry import is_trusted, own_bots
from ..bots.thinking_time import thinking_time
from ..bots.trained.champion import Archon, Champion
from ..bots.trained.network import champion_network
from ..errors import UserError
from ..game import Game, SimulatedDealer
from ..rules import Options, preset
from ..rules.facade.options import tribe_named
from ..rules.many.deal_series import MATCHES
from ..rules.speeds.loader import has_numba


class Match(Struct, frozen=True, dict=True):
    """Everything that determines the games of a match."""

    bots: tuple[str, ...]
    players: int
    deals: int
    series: int = MATCHES.first
    preset: str = "standard"
    tribes: tuple[str, ...] | None = None
    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if len(self.bots) < 1:
            raise UserError("a match needs at least one bot")
        for name in self.bots:
            bot_of(name)
        if self.deals < 1:
            raise UserError(f"{self.deals} deals: at least one is needed")
        if len(self.bots) != self.players and len(self.names) != len(self.bots):
            raise UserError(f"{len(self.bots)} bots for {self.players} seats: name each once, or one for every seat")
        _ = self.options, self.budget  # each refuses what cannot be

    @cached_property
    def options(self) -> Options:
        chosen = None if self.tribes is None else [tribe_named(name) for name in self.tribes]
        return preset(self.preset, self.players, chosen)

    @property
    def budget(self) -> Budget:
        return thinking_time(self.seconds, self.simulations)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every distinct bot, in the order given."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """One table if there are as many bots as seats; else every choice of bots for the seats.

        Fewer bots than seats: each bot once against every other filling the rest.
        """
        if len(self.bots) == self.players:
            return (self.bots,)
        if len(self.names) >= self.players:
            return tuple(combinations(self.names, self.players))
        if len(self.names) == 1:
            return ((self.names[0],) * self.players,)
        rest = self.players - 1
        return tuple((one, *[other] * rest) for one in self.names for other in self.names if one != other)

    @property
    def games(self) -> int:
        return self.deals * len(self.tables) * self.players

    def game(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The deal of a game, and its bots by seat: the tables of a deal, each in every rotation, come together."""
        deal, rest = divmod(number, len(self.tables) * self.players)
        table, rotation = divmod(rest, self.players)
        bots = self.tables[table]
        return deal, bots[rotation:] + bots[:rotation]

    @property
    def is_compiled(self) -> bool:
        """Whether whole games are one compiled call: all but searches and other packages' bots."""
        forms = [compiled_form(name) for name in self.names]
        return None not in forms and (has_numba() or not self.has_network)

    @property
    def counts_time(self) -> bool:
        """Whether somebody plays whose decisions depend on how long they may think."""
        return any(compiled_form(name) is None for name in self.names)

    @property
    def has_network(self) -> bool:
        """Whether a network decides, or searches: nobody wants to wait for an interpreted one, of a file neither."""
        return any(isinstance(bot_of(name), Champion | Archon) for name in self.names)


def compiled_form(name: str) -> CompiledBot | Champion | None:
    """A bot that is one of the compiled functions with numbers of its own; None for any other."""
    bot = own_bots().get(name)
    return bot if isinstance(bot, CompiledBot | Champion) else None


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game of a match ended: places and Glory by seat; and which bots failed, how at first,
    where the steward decided.
    """

    places: tuple[int, ...]
    glory: tuple[int, ...]
    mishaps: dict[str, str] = {}


class Chunk(NamedTuple):
    """Games start..end of a match, which one worker plays."""

    start: int
    end: int

    def __str__(self) -> str:
        return f"games {self.start} to {self.end - 1}"


WORTH_COMPILING = 60  # games without a network: fewer are over before a compiler is


def compile_for(match: Match) -> bool:
    """Whether the bots are to be compiled before this match, and are not yet."""
    wanted = match.has_network or match.games > WORTH_COMPILING
    return wanted and has_numba() and not BOTS.is_warm()


def play_for(match: Match, compile_first: bool, chunk: Chunk) -> list[Outcome]:
    """A worker's work; one on another machine may have to compile the bots before it plays."""
    if compile_first and compile_for(match):
        BOTS.warm()
    return play_chunk(match, chunk.start, chunk.end)


def play_chunk(match: Match, start: int, end: int, threads: int | None = 1) -> list[Outcome]:
    """The results of games start..end of a match."""
    games = [match.game(number) for number in range(start, end)]
    if not match.is_compiled:
        return [play_one(match, deal, bots, start + i) for i, (deal, bots) in enumerate(games)]
    players = [form for name in match.names if (form := compiled_form(name)) is not None]
    seats = [[match.names.index(name) for name in bots] for _, bots in games]
    played = run_games(
        BOTS.compiled() if match.has_network else BOTS.fastest(),
        match.options,
        match.series,
        [deal for deal, _ in games],
        seats,
        [player.kind for player in players],
        [player.numbers for player in players],
        champion_network().written if match.has_network else None,
        threads,
    )
    n = match.players
    return [
        Outcome(tuple(map(int, played.places[i][:n])), tuple(map(int, played.glory[i][:n]))) for i in range(len(games))
    ]


def play_one(match: Match, deal: int, names: tuple[str, ...], number: int) -> Outcome:
    """One game between any bots; those that are not ours are asked through the referee."""
    game = Game(options=match.options, dealer=SimulatedDealer(match.series, deal))
    bots = [bot_of(name) for name in names]
    ours = [is_trusted(bot) for bot in bots]
    mishaps: dict[str, str] = {}
    while not game.is_over:
        seat = game.seat_to_act
        assert seat is not None
        seed = number * 10_000 + len(game.history)
        if ours[seat]:
            game.play(ask_ours(bots[seat], game.observe(seat), match.budget, seed).decision, seat)
            continue
        asked = ask(bots[seat], game.observe(seat), match.budget, seed)
        if asked.mishap is not None:
            mishaps.setdefault(names[seat], str(asked.mishap))
            bots[seat] = BUILTIN["steward"]  # for the rest of this game: one failure is enough
        game.play(asked.answer.decision, seat)
    assert game.result is not None
    ranks = sorted(game.result.ranking, key=lambda rank: rank.seat)
    return Outcome(tuple(rank.place for rank in ranks), tuple(rank.glory for rank in ranks), mishaps)
