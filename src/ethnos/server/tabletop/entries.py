"""What happens at a table, one entry after the other: the log is the game.

An entry is never changed or removed. Its kind is the tag of what happened, and its
JSON form is what the database keeps.
"""

from typing import get_args

import msgspec
from msgspec import Struct

from ...game.decisions import Decision
from ...game.sheets import Rank
from .agreement import Agreement


class Created(Struct, frozen=True, tag="created"):
    """A table was laid. The holder is who made it, seated or not; the code is for friends to join by."""

    settings: Agreement
    holder: str
    code: str = ""


class SeatKept(Struct, frozen=True, tag="kept"):
    """A seat waits for the person who had it before; the holder is who they will be at this table."""

    seat: int
    name: str
    holder: str


class Seated(Struct, frozen=True, tag="seated"):
    """A person took a seat; holders are hashes of their tokens.

    The key, a hash too, is for whoever gets no answer and asks again. `whence` tells guests of one table
    apart by where they came from, and says no address: see `tokens.whence`.
    """

    seat: int
    name: str
    holder: str
    nonce: str
    key: str | None = None
    whence: str = ""


class BotSeated(Struct, frozen=True, tag="bot-seated"):
    seat: int
    bot: str
    name: str


class Left(Struct, frozen=True, tag="left"):
    """A seat is free: at once before the game, for a newcomer during it, while a bot plays on."""

    seat: int
    sent_away: bool = False  # by the host


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot plays for a person until they return."""

    seat: int
    bot: str
    clock: bool  # because the time ran out
    by: int | None = None  # the seat that had it put in, where it was not the person's own wish


class Returned(Struct, frozen=True, tag="returned"):
    seat: int


class Resigned(Struct, frozen=True, tag="resigned"):
    """A person gave the game up: a bot plays their seat to the end."""

    seat: int


class HostPassed(Struct, frozen=True, tag="host"):
    """Before the game: whoever is at this seat is host now, because the one before did not come."""

    seat: int


class Linked(Struct, frozen=True, tag="linked"):
    """A link was made that moves a seat to another device, or invites to a free one; kept as the hash of its key."""

    seat: int
    key: str
    until: int


class Moved(Struct, frozen=True, tag="moved"):
    """A seat is another device's: by a link, or because the answer to whoever sat down was lost."""

    seat: int
    holder: str
    asked_again: bool = False


class Started(Struct, frozen=True, tag="started"):
    """The cards are dealt from the table's secret and these numbers, one a seat."""

    nonces: tuple[str, ...]


class Decided(Struct, frozen=True, tag="decision"):
    """A decision, and the entry whose question it answers."""

    seat: int
    asked: int
    decision: Decision


class Slept(Struct, frozen=True, tag="slept"):
    """Nobody could play for so many milliseconds, because no server ran: they are taken from no clock."""

    time: int


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    """A seat would take decisions back, as far as `decisions` of them; `asked` as in a decision."""

    seat: int
    asked: int
    decisions: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered"):
    seat: int
    agreed: bool


class Undone(Struct, frozen=True, tag="undo"):
    """Only the first so many decisions stand."""

    seat: int
    asked: int
    decisions: int


class MotionMade(Struct, frozen=True, tag="motion"):
    """A seat asks the others for a bot at `target`, or for the end of the game, where there is no target.

    The voters, one seat each, are those who were to be asked when it was made; so many must agree.
    """

    seat: int
    target: int | None
    voters: tuple[int, ...]
    needed: int


class MotionAnswered(Struct, frozen=True, tag="motion-answered"):
    seat: int
    agreed: bool


class Phrased(Struct, frozen=True, tag="phrase"):
    seat: int
    phrase: str


class RematchMade(Struct, frozen=True, tag="rematch"):
    table: str


class Ended(Struct, frozen=True, tag="result"):
    ranking: tuple[Rank, ...]


class Aborted(Struct, frozen=True, tag="aborted"):
    """The game ends without a result: by agreement, because no person is left, or by whoever runs the server."""

    agreed: bool
    by_operator: bool = False


What = (
    Created
    | SeatKept
    | Seated
    | BotSeated
    | Left
    | StoodIn
    | Returned
    | Resigned
    | HostPassed
    | Linked
    | Moved
    | Started
    | Decided
    | Slept
    | UndoAsked
    | UndoAnswered
    | Undone
    | MotionMade
    | MotionAnswered
    | Phrased
    | RematchMade
    | Ended
    | Aborted
)
KIND_OF: dict[type, str] = {cls: str(cls.__struct_config__.tag) for cls in get_args(What)}
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[What] = msgspec.json.Decoder(What)


class Entry(Struct, frozen=True):
    """One line of a table's log; `at` is in milliseconds since 1970."""

    seq: int
    at: int
    what: What

    @property
    def kind(self) -> str:
        return KIND_OF[type(self.what)]

    @property
    def seat(self) -> int | None:
        return getattr(self.what, "seat", None)

    @property
    def payload(self) -> bytes:
        return _encoder.encode(self.what)


def read_entry(seq: int, at: int, payload: bytes | str) -> Entry:
    return Entry(seq, at, _decoder.decode(payload))
