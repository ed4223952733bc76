"""What the house asks of a database: entries that are never lost, and lists of tables."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from ..tabletop.entries import Entry

TOUCH = 10 * 60 * 1000  # milliseconds
Heard = Callable[[str, str], Awaitable[None]]  # what is done with a topic and its text


class Conflict(Exception):
    """Somebody else has written an entry of this number: read on, and try again."""


class StoreAway(Exception):
    """The database does not answer. Whether an entry was written must be read again."""


@dataclass(frozen=True)
class TableRow:
    """What is kept of a table beside its entries: what never changes, and what it is found by."""

    id: str
    secret: bytes
    rules_version: int
    creator: str  # a keyed hash of the address it came from
    created: int


@dataclass(frozen=True)
class Listing:
    """What a table is found by; it follows from the entries."""

    status: str
    open: bool  # whether strangers find it: to join while it waits, to watch while it is played
    code: str | None
    touched: int
    due: int | None  # when the house must act: a bot's turn, or a clock

    def differs(self, other: "Listing") -> bool:
        """Whether it must be written anew; when a table was last touched need not be known so exactly."""
        same = (self.status, self.open, self.code, self.due) == (other.status, other.open, other.code, other.due)
        return not same or self.touched > other.touched + TOUCH


@dataclass(frozen=True)
class Due:
    id: str
    due: int


class Store(Protocol):
    """A database of tables. Every method may raise StoreAway."""

    single: bool  # whether this process is the only one
    failed: Callable[[], None]  # told when something went wrong in the store that nobody foresaw

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, row: TableRow, listing: Listing, entries: list[Entry]) -> None:
        """A new table; Conflict where its id or code is taken."""
        ...

    async def append(self, table_id: str, entries: list[Entry], listing: Listing | None) -> None:
        """Write entries and be sure of them, with the table's listing where it has changed.

        Conflict where the first number is taken.
        """
        ...

    async def load(self, table_id: str, after: int = -1) -> tuple[TableRow, list[Entry]] | None:
        """A table's row and its entries after one."""
        ...

    async def find(self, code: str) -> str | None: ...

    async def open_tables(self, status: str, since: int, limit: int) -> list[str]:
        """Tables of a status that strangers find, if they were touched since then; newest first."""
        ...

    async def due(self, now: int, limit: int) -> list[Due]: ...

    async def claim(self, found: Due, until: int) -> bool:
        """Put off what is due, for everybody but the one who claims it."""
        ...

    async def archive(self, lobby_before: int, other_before: int) -> int:
        """Put tables nobody has touched out of the lists, and free their codes; they stay readable."""
        ...

    async def unfinished(self, creator: str, since: int) -> int:
        """How many games a creator has not ended that were touched since then."""
        ...

    async def salt(self) -> bytes:
        """Random bytes made once for this database."""
        ...

    async def shout(self, topic: str, text: str) -> None:
        """Tell the other processes of this database something; whoever does not listen now never hears it."""
        ...

    def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        """Have `heard` called with what other processes of this database do, in the order they do it.

        The topic `entry` comes with the id of a table to whose log they have written; every
        other topic with the text that they gave to `shout`. Whenever the connection was lost,
        and once at the beginning, `missed` is called first: others may have written meanwhile,
        so whatever is remembered of their tables must be read again.
        """
        ...
