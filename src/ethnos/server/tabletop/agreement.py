"""What is agreed before a game begins."""

from typing import Annotated

from msgspec import Meta, Struct

from ...rules.components import TRIBES
from ...words import Tribe

SECOND = 1000  # times at a table are whole milliseconds
DAY = 24 * 60 * 60
RECORD_LENGTH = 400_000
NAME_LENGTH = 24

Seat = Annotated[int, Meta(ge=0, le=5, description="A seat, counted from 0.")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="A player's name.")]
BotName = Annotated[
    str, Meta(min_length=1, max_length=40, description="A bot by name: see `bots` of /api/about; or `mix`.")
]
Nonce = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", description="Your own number for the fair deal: 16 random bytes in hex.")
]


class NoClock(Struct, frozen=True, tag="none"):
    """No clock runs: everybody takes the time they need."""


class TurnClock(Struct, frozen=True, tag="turn"):
    """Each turn has so many seconds, up to two weeks; whoever needs longer is played for by a bot."""

    seconds: Annotated[int, Meta(ge=10, le=14 * DAY)]


class ReserveClock(Struct, frozen=True, tag="reserve"):
    """Each player has so many seconds for all their turns together, and gets `increment` more after each."""

    seconds: Annotated[int, Meta(ge=30, le=14 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0


Clock = NoClock | TurnClock | ReserveClock


class Agreement(Struct, frozen=True, kw_only=True):
    """How a table is to be played, and by which clock; it stays as it is from the first entry to the last.

    Where no tribes are named, they are drawn. With a record the game goes on from it,
    after so many of its decisions, instead of beginning anew.
    """

    players: Annotated[int, Meta(ge=2, le=6)]
    preset: str = "standard"
    tribes: Annotated[tuple[Tribe, ...], Meta(max_length=TRIBES)] | None = None
    clock: Clock = NoClock()
    open: bool = False
    hints: bool = True
    spectators: bool = True
    shared: bool = False  # the device of whoever laid the table may have several seats
    record: Annotated[str, Meta(max_length=RECORD_LENGTH)] | None = None
    decisions: Annotated[int, Meta(ge=0, le=5000)] | None = None  # of the record; all of them if not given
