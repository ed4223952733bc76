"""What the routes of the API answer, as JSON; what the live stream says is in `messages`."""

from msgspec import Struct

from ...game import Decision, Event, View
from ...game.outlook import Outlook
from ...game.preview import Preview
from ...review import Why
from ...words import Unspoken
from .agreement import Clock


class Accepted(Struct, frozen=True):
    """The number of the entry that was written; the same again for a repeated request."""

    seq: int


class OpenTable(Struct, frozen=True):
    """A table strangers may join."""

    id: str
    players: int
    free: int
    names: tuple[str, ...]
    preset: str
    clock: Clock
    since: int


class RunningTable(Struct, frozen=True):
    """A game that strangers may watch."""

    id: str
    names: tuple[str, ...]
    age: int
    since: int


class Found(Struct, frozen=True):
    """The table a code belongs to."""

    id: str


class SeatLink(Struct, frozen=True):
    """A key that moves a seat to the device that uses it first, or offers a free one to whoever does."""

    key: str
    until: int


class LegalDecision(Struct, frozen=True):
    """Something that may be decided now, in words too; a band with what it would do."""

    decision: Decision
    words: str
    preview: Preview | None


class Log(Struct, frozen=True):
    """What has happened and what is asked, in words."""

    lines: tuple[str, ...]
    ask: str


class Weighed(Struct, frozen=True):
    """What a bot expects of a decision: its share of wins, final Glory, and what it would do next."""

    decision: Decision
    win_share: float
    glory: float
    line: tuple[Decision, ...]
    says: Unspoken


class Hint(Struct, frozen=True):
    """What a bot would decide; `bot` is who answered, where another failed in place of that one."""

    bot: str
    decision: Decision
    reasons: tuple[Weighed, ...]
    says: Unspoken
    instead_of: str | None = None
    why: tuple[Why, ...] = ()  # what speaks for it, and what against the next best that was weighed


class Moment(Struct, frozen=True):
    """One moment of a finished game, every hand open, and what the decision before it did."""

    decisions: int
    of: int
    view: View
    events: tuple[Event, ...]
    says: tuple[Unspoken, ...]
    outlook: Outlook


class TableSize(Struct, frozen=True):
    """S1: what a number of players plays with."""

    players: int
    ages: int
    tribes: int


class Components(Struct, frozen=True):
    """What of the game's pieces a picture of the table needs (C1 to C10)."""

    sizes: tuple[TableSize, ...]
    ages: tuple[str, ...]  # their numerals
    dragons: int
    trolls: int  # tokens, worth 1 to so many
    merfolk_end: int  # the last space of the Merfolk board; the first is 0
    merfolk_symbols: tuple[int, ...]
    horde_glory: tuple[int, ...]  # for so many markers on it


class RuleChoice(Struct, frozen=True):
    """A point in which the books differ: its two ways, and which of them each book has."""

    option: str
    ways: tuple[str, str]
    books: dict[str, str]


class OfferedLevel(Struct, frozen=True):
    """One of the eight levels, weakest first: `name` is its bot, `rating` in Elo points with level 1 at 1000."""

    number: int
    name: str
    rating: int


class About(Struct, frozen=True):
    """What this server is and offers."""

    version: str
    rules_version: int
    bots: tuple[str, ...]
    levels: tuple[OfferedLevel, ...]
    presets: tuple[str, ...]
    rules: tuple[RuleChoice, ...]
    languages: dict[str, str]
    phrases: tuple[str, ...]
    why: dict[str, str]  # for each message of the log the topic of the rules that explains it
    components: Components
    name_length: int
    code_length: int  # of the code that brings friends to a table


class Problem(Struct, frozen=True, kw_only=True):
    """RFC 9457: what was refused, in words of the client's language."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    errors: tuple[str, ...] = ()  # where the input is wrong, for whoever writes a client
