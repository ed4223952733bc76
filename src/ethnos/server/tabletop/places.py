"""Places in recorded games: along the game, or in a line of one's own beside it."""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from ...game import Game, read_record
from ...game.choices import Choices, choices
from ...game.decisions import Decision, PlayBand
from ...game.events import Event
from ...game.outlook import Outlook, outlook
from ...game.records.study import dealt_on
from ...game.sheets import Result
from ...game.views import View
from ...rules.facade.spelling import Spelling
from ...words import Unspoken
from .agreement import RECORD_LENGTH
from .refusals import Refused
from .telling import says

LONGEST = 5000  # decisions
MOST_TOLD = 40  # decisions: as many as a turn may have, and more
READ = 8  # games kept as they were read: whoever steps through one asks for it again and again


class Where(Struct, frozen=True, forbid_unknown_fields=True):
    """A place in a game: a record, so many of its decisions, and then others."""

    record: Annotated[str, Meta(max_length=RECORD_LENGTH)]
    after: (
        Annotated[int, Meta(ge=0, le=LONGEST, description="After so many decisions of the record; all if not given.")]
        | None
    ) = None
    line: Annotated[tuple[Decision, ...], Meta(max_length=LONGEST, description="What is decided from there.")] = ()


class WhereTold(Where, frozen=True, forbid_unknown_fields=True):
    told: Annotated[
        int, Meta(ge=1, le=MOST_TOLD, description="Of how many decisions before it is told what they did.")
    ] = 1


class WhereBand(Where, frozen=True, forbid_unknown_fields=True, kw_only=True):
    band: PlayBand


class PlaceInGame(Struct, frozen=True):
    """A game at a place, every hand open: what may be decided there, and what the last decisions did."""

    after: int  # decisions from the beginning, the line's among them
    of: int  # that the record has
    view: View
    choices: Choices | None
    events: tuple[Event, ...]
    says: tuple[Unspoken, ...]
    outlook: Outlook
    result: Result | None


class RecordText(Struct, frozen=True):
    record: str


def recorded(text: str) -> Game:
    """The game of a record, which is nobody's to change."""
    return _read(text)


@lru_cache(maxsize=READ)
def _read(text: str) -> Game:
    # Another line may come to an age that the record never dealt: it is dealt the same whoever goes there.
    return dealt_on(read_record(text))


def game_at(where: Where) -> Game:
    """The game at a place; a line that cannot be played is refused as at a table."""
    whole = recorded(where.record)
    after = len(whole.history) if where.after is None else where.after
    if after > len(whole.history):
        raise Refused("record-moment", count=len(whole.history))
    game = whole.at(after)
    game.deal()
    for decision in where.line:
        game.play(decision)
    return game


def played_at(where: Where) -> Spelling:
    """What the record goes on with at a place; nothing at its end, and in a line beside it."""
    history = recorded(where.record).history
    if where.line or where.after is None or where.after >= len(history):
        return ()
    return history[where.after].spelling


def position_at(where: WhereTold) -> PlaceInGame:
    game = game_at(where)
    done, seat = len(game.history), game.seat_to_act
    events = game.told(max(0, done - where.told), done) if done else []
    return PlaceInGame(
        done,
        len(recorded(where.record).history),
        game.view_of_everything(),
        None if seat is None else choices(game.observe(seat)),
        tuple(events),
        says(game, events),
        outlook(game.observe(None)),
        game.result,
    )
