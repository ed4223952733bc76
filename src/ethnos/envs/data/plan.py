"""What a data set holds: which bots play how many games, and which games these are.

A data set is made of shards, each a series of deals of its own: whoever plays one, in whatever
process or order, gets the same games.
"""

from functools import cached_property
from pathlib import Path

import msgspec

from ...bots import bot_of
from ...bots.made_of import made_of
from ...bots.protocol import Budget
from ...bots.thinking_time import thinking_time
from ...encoding import fingerprint
from ...errors import UserError
from ...rules import Options, preset
from ...rules.many.deal_series import DATA_SETS

SHARD = 500  # games
PLACES = 125  # … of which so many are played at once: a network's answers to more of them leave a core's cache
SHARDS = 10_000  # of a data set at most
HEAD = "dataset.json"
VERSION = 1


class DataPlan(msgspec.Struct, frozen=True, dict=True):
    """Everything that determines the games of a data set."""

    bots: tuple[str, ...]
    games: int
    players: int = 4
    preset: str = "standard"
    seed: int = 0
    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if not self.bots:
            raise UserError("a data set needs at least one bot")
        if len(self.bots) not in (1, self.players):
            raise UserError(f"{len(self.bots)} bots for {self.players} seats: name one, or one for every seat")
        if not 1 <= self.games <= SHARD * SHARDS:
            raise UserError(f"{self.games} games: 1 to {SHARD * SHARDS} make a data set")
        for name in self.bots:
            bot_of(name)
        _ = self.options, self.budget, self.series(0)  # each refuses what cannot be

    @cached_property
    def options(self) -> Options:
        return preset(self.preset, self.players)

    @property
    def budget(self) -> Budget:
        return thinking_time(self.seconds, self.simulations)

    @property
    def shards(self) -> range:
        return range(-(-self.games // SHARD))

    def games_of(self, shard: int) -> range:
        """The numbers of a shard's games in the data set."""
        return range(shard * SHARD, min(self.games, (shard + 1) * SHARD))

    def series(self, shard: int) -> int:
        try:
            return DATA_SETS.number(self.seed * SHARDS + shard)
        except ValueError:
            raise UserError(f"seed {self.seed}: 0 to {DATA_SETS.count // SHARDS - 1}") from None

    def seated(self, game: int) -> tuple[str, ...]:
        """The bots of a game by seat: one at all of them, or each one seat on from game to game."""
        if len(self.bots) == 1:
            return self.bots * self.players
        turned = game % self.players
        return self.bots[turned:] + self.bots[:turned]


def made_with(plan: DataPlan) -> str:
    """What decides the games beside the plan, and how they are written down."""
    untold = plan.seconds is None and plan.simulations is None
    return ", ".join([f"encoding {fingerprint()}", *made_of(plan.bots, untold)])


class DataHead(msgspec.Struct, frozen=True):
    """The first file of a data set."""

    ethnos_data: int
    made_with: str
    plan: DataPlan


def open_folder(folder: Path, plan: DataPlan) -> None:
    """Begin a data set in a folder, or make sure that it is this one that was begun there."""
    head = DataHead(VERSION, made_with(plan), plan)
    file = folder / HEAD
    if not file.exists():
        if folder.exists() and any(folder.iterdir()):
            raise UserError(f"{folder}: there is something else in this folder")
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(head), indent=2) + b"\n")
        return
    held = read_head(folder)
    if held.plan != plan or held.ethnos_data != VERSION:
        raise UserError(f"{folder}: another data set; give the same bots, games and options, or another folder")
    if not set(head.made_with.split(", ")) <= set(held.made_with.split(", ")):
        raise UserError(f"{folder}: made with {held.made_with}, now it would be {head.made_with}; begin a new folder")


def read_head(folder: Path) -> DataHead:
    try:
        return msgspec.json.decode((folder / HEAD).read_bytes(), type=DataHead)
    except (FileNotFoundError, NotADirectoryError):
        raise UserError(f"{folder}: there is no data set here") from None
    except (msgspec.DecodeError, UserError) as error:
        raise UserError(f"{folder / HEAD}: damaged ({error})") from None
