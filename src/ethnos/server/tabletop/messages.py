"""What a client is told of a table: the JSON of the live stream, and of whoever looks once."""

from typing import Literal

import msgspec
from msgspec import Struct

from ...game import Event, Sheet, View
from ...game.choices import Choices
from ...game.sheets import Result
from ...words import Card, Tribe, Unspoken
from .agreement import Clock
from .responses import Problem


class SeatInfo(Struct, frozen=True):
    """One seat and who is in it."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None  # the bot's level; for an absent person the one that plays for them
    away: bool  # a bot plays for the person
    yours: bool
    resigned: bool = False  # the bot plays to the end
    kept: bool = False  # free, but for the person of that name, who had it before


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as this client may know it."""

    id: str
    code: str | None  # to join by; known to those at the table
    status: Literal["lobby", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: bool  # whether you may start it and seat bots
    preset: str
    tribes: tuple[Tribe, ...] | None
    clock: Clock
    open: bool
    hints: bool
    spectators: bool
    shared: bool  # the device of whoever laid the table may have several seats
    from_record: bool
    rules_version: int
    commitment: str | None  # SHA-256 of the secret all deals follow from; none for a table set up from a record
    rematch: str | None
    aborted: bool = False  # over without a result: by agreement, because nobody was left, or
    stopped: bool = False  # by whoever runs the server


class ClockState(Struct, frozen=True):
    """Whose clock runs and until when, in milliseconds since 1970; reserves are those at the last entry."""

    running: int | None
    deadline: int | None
    reserves: tuple[int, ...]


class UndoInfo(Struct, frozen=True):
    seat: int
    waits_for: tuple[int, ...]


class MotionInfo(Struct, frozen=True):
    """What a seat asks the others: a bot at `target`, or the end of the game where there is none."""

    seat: int
    target: int | None
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]
    needed: int  # so many must agree


class Leaving(Struct, frozen=True):
    """A seat whose person is not connected, and from when on the others may have a bot put in."""

    seat: int
    until: int


class SeenGame(Struct, frozen=True, kw_only=True):
    """The game as a seat sees it: what all see, and its own hand."""

    view: View
    hand: tuple[Card, ...] | None
    asked: int | None  # the number a decision must answer
    sheets: tuple[Sheet, ...]
    result: Result | None
    choices: Choices | None  # what this seat may answer; none for all others


class Snapshot(Struct, frozen=True, kw_only=True, tag="snapshot"):
    """Everything, as of entry `seq`."""

    seq: int
    now: int
    seat: int | None  # whose eyes these are; none for a spectator
    table: TableInfo
    game: SeenGame | None
    clock: ClockState | None
    undo: UndoInfo | None
    can_undo: bool  # this seat's own last decision
    motion: MotionInfo | None
    present: tuple[int, ...]
    leaving: tuple[Leaving, ...]


class OwnNews(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Of one entry what one viewer is told, and perhaps no other."""

    events: tuple[Event, ...] = ()
    says: tuple[Unspoken, ...] = ()  # what each event says, to be spoken in any language
    hand: tuple[Card, ...] | None = None
    can_undo: bool = False
    choices: Choices | None = None  # what this seat may answer, where it is asked
    table: TableInfo | None = None
    sheets: tuple[Sheet, ...] | None = None


class News(OwnNews, frozen=True, kw_only=True, tag="entry", omit_defaults=True):
    """One entry of the table's log, as a seat may know it: what all are told, and what this viewer is.

    What did not change is left out: `table` where nobody came or went, the game's
    fields before it begins.
    """

    seq: int
    kind: str
    at: int
    by: int | None = None
    phrase: str | None = None
    rematch: str | None = None
    told: Unspoken | None = None  # what the entry itself says, where it is about the people at the table
    view: View | msgspec.Raw | None = None
    asked: int | None = None
    clock: ClockState | None = None
    undo: UndoInfo | None = None
    motion: MotionInfo | None = None
    result: Result | None = None


class Presence(Struct, frozen=True, tag="presence"):
    """The seats whose person is connected now, and those whose person was."""

    present: tuple[int, ...]
    leaving: tuple[Leaving, ...] = ()


class Trouble(Struct, frozen=True, tag="trouble"):
    """Something about the stream itself: a frame not understood, or a reason to connect again."""

    code: str
    detail: str


class Answered(Struct, frozen=True, tag="accepted"):
    """The answer to a decision that came on the stream: the entry that it is. Others are told nothing of it."""

    asked: int
    seq: int


class TurnedDown(Struct, frozen=True, tag="refused"):
    """The same where it was refused."""

    asked: int
    problem: Problem


Message = Snapshot | News | Presence | Trouble | Answered | TurnedDown
