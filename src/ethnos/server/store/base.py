"""What the house asks of a database: entries that are never lost, and lists of tables."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from ..tabletop.entries import Entry

TOUCH = 10 * 60 * 1000  # milliseconds
ANSWERED = "answered"  # a kind of what is kept: who has answered which puzzle today, as hashes and nothing else
Heard = Callable[[str, str], Awaitable[None]]  # what is done with a topic and its text


class Conflict(Exception):
    """Somebody else has written an entry of this number: read on, and try again."""


class StoreAway(Exception):
    """The database does not answer. Whether an entry was written must be read again."""


class Gone(Exception):
    """The table was deleted meanwhile: nothing was written."""


class Damaged(Exception):
    """What the database holds of a table cannot be read."""


@dataclass(frozen=True)
class TableRow:
    """What is kept of a table beside its entries: what never changes, and what it is found by."""

    id: str
    secret: bytes
    rules_version: int
    creator: str  # a keyed hash of the address it came from; empty once it is forgotten
    created: int


@dataclass(frozen=True)
class Listing:
    """What a table is found by; it follows from the entries."""

    status: str
    open: bool  # whether strangers find it: to join while it waits, to watch while it is played
    code: str | None
    touched: int
    due: int | None  # when the house must act: a bot's turn, or a clock
    shown: str | None = None  # what the lists say of an open table, so that nobody has to read its log for them

    def differs(self, other: "Listing") -> bool:
        """Whether it must be written anew; when a table was last touched need not be known so exactly."""
        return self._without_touch() != other._without_touch() or self.touched > other.touched + TOUCH

    def _without_touch(self) -> tuple[object, ...]:
        return self.status, self.open, self.code, self.due, self.shown


@dataclass(frozen=True)
class Listed:
    """A table in a list; what it shows is unknown where an older program wrote the row."""

    id: str
    created: int
    shown: str | None


@dataclass(frozen=True)
class Summary:
    """A table as an operator sees it without reading its log."""

    id: str
    status: str
    open: bool
    archived: bool
    created: int
    touched: int
    entries: int


@dataclass(frozen=True)
class Due:
    id: str
    due: int


@dataclass(frozen=True)
class Keepsake:
    """Something made once and kept beside the tables; its version says whether another has written it since."""

    version: int
    touched: int
    value: bytes


@dataclass(frozen=True)
class PuzzleTries:
    """What people answered to a puzzle, by the place of the decision among those weighed; -1 for all others.

    `shift` is how far its rating has moved, in thousandths.
    """

    chosen: dict[int, int]
    shift: int


@dataclass(frozen=True)
class StudyRow:
    id: str
    record: str
    creator: str  # as with tables: forgotten after a day
    created: int


class Store(Protocol):
    """A database of tables. Every method may raise StoreAway."""

    single: bool  # whether this process is the only one
    failed: Callable[[], None]  # told when something went wrong in the store that nobody foresaw

    def key(self) -> bytes:
        """The server's key, kept outside of the database, the same for all its processes; made where there is none."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, row: TableRow, listing: Listing, entries: list[Entry]) -> None:
        """A new table; Conflict where its id or code is taken."""
        ...

    async def append(self, table_id: str, entries: list[Entry], listing: Listing | None) -> None:
        """Write entries and be sure of them, with the table's listing where it has changed.

        Conflict where the first number is taken, Gone where there is no such table any more.
        """
        ...

    async def load(self, table_id: str, after: int = -1) -> tuple[TableRow, list[Entry]] | None:
        """A table's row and its entries after one; Damaged where they cannot be read."""
        ...

    async def find(self, code: str) -> str | None: ...

    async def open_tables(self, status: str, since: int, limit: int) -> list[Listed]:
        """Tables of a status that strangers find, if they were touched since then; newest first.

        Of very many only the newest are looked at.
        """
        ...

    async def due(self, now: int, limit: int) -> list[Due]: ...

    async def claim(self, found: Due, until: int) -> bool:
        """Put off what is due, for everybody but the one who claims it."""
        ...

    async def unfinished(self, creator: str, since: int) -> int:
        """How many games a creator has not ended that were laid since then."""
        ...

    async def laid(self, creator: str, since: int) -> int:
        """How many tables a creator has laid since then, whatever became of them."""
        ...

    async def beat(self, now: int) -> None:
        """Write and read something; StoreAway where that cannot be done, or the database is damaged."""
        ...

    # Upkeep, in steps so small that nobody waits for one

    async def archive(self, status: str, before: int, limit: int) -> int:
        """Put tables nobody has touched out of the lists, and free their codes; they stay readable."""
        ...

    async def shelve(self, table_id: str) -> None:
        """Put one table out of the lists, and let nothing be due at it."""
        ...

    async def time(self) -> int:
        """The time of day in milliseconds since 1970, the same for all processes of this database."""
        ...

    async def last_touched(self) -> int | None:
        """When a listing was last written."""
        ...

    async def fact(self, name: str) -> bytes | None:
        """Something remembered under a name."""
        ...

    async def swap_fact(self, name: str, old: bytes | None, new: bytes) -> bool:
        """Remember something, unless it is not what it was any more."""
        ...

    async def kept(self, kind: str, name: str) -> Keepsake | None:
        """What is kept under a kind and a name."""
        ...

    async def keep(self, kind: str, name: str, old: Keepsake | None, value: bytes, now: int) -> bool:
        """Keep something in place of `old`, unless another has written there since; None: where nothing was."""
        ...

    async def drop_kept(self, kind: str, name: str) -> bool: ...

    async def forget_kept(self, kind: str, before: int, most: int, limit: int) -> int:
        """Remove some of what nobody has touched since then, and of more than `most` the longest untouched."""
        ...

    async def touch(self, table_id: str, now: int) -> None:
        """Somebody is at this table, though nothing happens there."""
        ...

    async def forget_creators(self, before: int, limit: int) -> int:
        """Who laid a table is known only as long as it counts."""
        ...

    async def untouched(self, status: str, before: int, limit: int) -> list[str]:
        """Tables of a status that nobody has touched since then."""
        ...

    async def delete(self, table_id: str, before: int | None = None) -> bool:
        """Remove a table and its log for good, unless somebody has touched it since then."""
        ...

    # Puzzles and studies

    async def puzzle_tries(self, puzzle: str) -> PuzzleTries: ...

    async def puzzle_shifts(self) -> dict[str, int]:
        """How far ratings have moved, in thousandths, by puzzle."""
        ...

    async def count_try(self, who: str, puzzle: str, choice: int, shift: int, now: int) -> bool:
        """One answer more, and so far the rating moves; nothing of both where one of `who` was counted already."""
        ...

    async def keep_study(self, row: StudyRow) -> None: ...

    async def study(self, study_id: str) -> str | None: ...

    async def touch_study(self, study_id: str, now: int) -> None:
        """Somebody has looked at it, which keeps it."""
        ...

    async def studies_kept(self, creator: str, since: int) -> int: ...

    async def prune_studies(self, before: int, most: int, limit: int) -> int:
        """Delete studies that nobody has looked at since then, and of more than `most` the longest untouched."""
        ...

    async def delete_study(self, study_id: str) -> bool: ...

    # For operators

    async def summaries(self, status: str | None, before: int, limit: int) -> list[Summary]:
        """Tables laid before a time, newest first."""
        ...

    async def rewrite(self, table_id: str, entries: list[Entry], shown: str) -> None:
        """Put other words into entries that are there, and into what lists show: only to forget a person's name."""
        ...

    # Other processes

    async def shout(self, topic: str, text: str) -> None:
        """Tell the other processes of this database something; whoever does not listen now never hears it."""
        ...

    def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        """Have `heard` called with what other processes of this database do, in the order they do it.

        The topic `entry` comes with the id of a table to whose log they have written, `changed` with
        that of one whose log was deleted or rewritten; every other topic with the text that they gave
        to `shout`. Whenever the connection was lost,
        and once at the beginning, `missed` is called first: others may have written meanwhile,
        so whatever is remembered of their tables must be read again.
        """
        ...
