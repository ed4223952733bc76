"""What clients send. Fields that mean nothing are refused, so that a typo is noticed."""

from typing import Annotated

from msgspec import Meta, Struct

from ...bots.levels import LEVELS
from ...game.decisions import Decision, PlayBand
from ...words import Tribe
from .agreement import RECORD_LENGTH, BotName, Clock, Name, NoClock, Nonce, Seat

QuestionNumber = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="The number of the question being answered: `asked`.")
]
Key = Annotated[str, Meta(min_length=10, max_length=100)]


Around = Annotated[int, Meta(ge=1, le=len(LEVELS), description="The number of a level: see `levels` of /api/about.")]


class You(Struct, frozen=True, tag="you", forbid_unknown_fields=True):
    """A seat of your own; several of them for several people at your device, which makes the table `shared`."""

    name: Name
    nonce: Nonce | None = None


class BotSeat(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A bot by name, or `mix`: one of the levels next to `around`, different ones where there are several."""

    bot: BotName
    around: Around | None = None


class OpenSeat(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """A seat for whoever takes it."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table, seat by seat. With `start` the game begins at once, where no seat is open."""

    seats: Annotated[tuple[You | BotSeat | OpenSeat, ...], Meta(min_length=2, max_length=6)]
    preset: Annotated[
        str,
        Meta(
            max_length=120,
            description="The rules of one of the books, single points changed with a plus: "
            "`german+skeletons-win`. See /api/about.",
        ),
    ] = "standard"
    tribes: Annotated[tuple[Tribe, ...], Meta(max_length=12, description="Drawn at random if not given.")] | None = None
    clock: Clock = NoClock()
    open: Annotated[bool, Meta(description="Whether strangers find it in the lists.")] = False
    hints: Annotated[bool, Meta(description="Whether bots may be asked what they would do.")] = True
    spectators: Annotated[bool, Meta(description="Whether others may watch; where it is open, from a list.")] = True
    shared: Annotated[bool, Meta(description="Whether your device may have several seats; each other has one.")] = False
    record: (
        Annotated[str, Meta(max_length=RECORD_LENGTH, description="Go on with this recorded game; no fair deals then.")]
        | None
    ) = None
    decisions: (
        Annotated[int, Meta(ge=0, le=5000, description="After so many decisions of the record; all if not given.")]
        | None
    ) = None
    rest: Annotated[BotName, Meta(description="The bot for every further seat the record has.")] | None = None
    start: bool = False


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat. Sent again with the same `key` by whoever got no answer, it is theirs."""

    name: Name
    nonce: Nonce | None = None
    key: Annotated[Key, Meta(description="A random text of your own, good for two minutes.")] | None = None
    invitation: Annotated[Key, Meta(description="The key of the host's invitation to this seat.")] | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a free seat; during the game the steward plays for an absent person, whatever is named."""

    bot: BotName = "steward"
    around: Around | None = None


class MoveSeat(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class Decide(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision; a whole band is one. Sent again, it gets the same answer."""

    seat: Seat
    asked: QuestionNumber
    decision: Decision


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    asked: QuestionNumber


class AnswerUndo(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    agree: bool


class MakeMotion(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for `target`, who does not decide; without one the end of the game."""

    seat: Seat
    target: Seat | None = None


class AnswerMotion(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    agree: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    phrase: Annotated[str, Meta(max_length=30)]


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    bot: BotName = "archon"


class AskPreview(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    band: PlayBand
