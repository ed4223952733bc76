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


class Seated(Struct, frozen=True, tag="seated"):
    """A person took a seat; holders are hashes of their tokens."""

    seat: int
    name: str
    holder: str
    nonce: str


class BotSeated(Struct, frozen=True, tag="bot-seated"):
    seat: int
    bot: str
    name: str


class Left(Struct, frozen=True, tag="left"):
    """A seat is free: at once before the game, for a newcomer during it, while a bot plays on."""

    seat: int


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot plays for a person until they return."""

    seat: int
    bot: str
    clock: bool  # because the time ran out


class Returned(Struct, frozen=True, tag="returned"):
    seat: int


class Linked(Struct, frozen=True, tag="linked"):
    """A link was made by which a seat moves to another device; kept as the hash of its key."""

    seat: int
    key: str
    until: int


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    holder: str


class Started(Struct, frozen=True, tag="started"):
    """The cards are dealt from the table's secret and these numbers, one a seat."""

    nonces: tuple[str, ...]


class Decided(Struct, frozen=True, tag="decision"):
    """A decision, and the entry whose question it answers."""

    seat: int
    asked: int
    decision: Decision


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


class Phrased(Struct, frozen=True, tag="phrase"):
    seat: int
    phrase: str


class RematchMade(Struct, frozen=True, tag="rematch"):
    table: str


class Ended(Struct, frozen=True, tag="result"):
    ranking: tuple[Rank, ...]


What = (
    Created
    | Seated
    | BotSeated
    | Left
    | StoodIn
    | Returned
    | Linked
    | Moved
    | Started
    | Decided
    | UndoAsked
    | UndoAnswered
    | Undone
    | Phrased
    | RematchMade
    | Ended
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
