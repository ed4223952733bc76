"""A table while it is in use here: the table, its lock, and who listens."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from .store import Listing, TableRow
from .tabletop.conduct import may_look
from .tabletop.entries import Entry, What
from .tabletop.following import follow_up
from .tabletop.lists import write_shown
from .tabletop.table import Status, Table
from .tabletop.telling import SEATING, Teller, Viewer

BACKLOG = 256  # messages a slow client may be behind before it must connect again
NOBODYS = "nobody's"  # the account of tables of which nobody knows whose they are; others are keyed hashes
LEASE = 5000  # milliseconds a process has for a bot's turn before others may take it up


class Listener:
    """One live stream: whose eyes it has, on whose account it is, and what it has not been sent yet."""

    __slots__ = ("_waiting", "account", "ended", "holder", "messages", "viewer", "write")

    def __init__(self, viewer: Viewer, holder: str | None, account: str = "") -> None:
        self.viewer = viewer
        self.holder = holder
        self.account = account  # the address it came from, as a keyed hash
        self.messages: list[bytes] = []
        self.ended = False
        self.write: Callable[[bytes], bool] | None = None  # sends a message at once, where the stream can
        self._waiting: asyncio.Future[None] | None = None  # set while everything queued has been sent

    def send(self, message: bytes) -> None:
        """Send a message at once, or queue it; one too many ends the stream, and its client connects again."""
        if self.ended or (self._waiting is not None and self.write is not None and self.write(message)):
            return
        self.messages.append(message)
        if len(self.messages) > BACKLOG:
            self.end()
        self._wake()

    def end(self) -> None:
        self.messages.clear()
        self.ended = True
        self._wake()

    async def next(self) -> list[bytes]:
        """What there is to send; nothing once the stream has ended."""
        if not self.messages and not self.ended:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        found, self.messages = self.messages, []
        return found

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        self._waiting = None


NEVER = Listing("", False, None, 0, None)
Told = list[tuple[Listener, bytes]]


class Room:
    """What this process holds of one table."""

    def __init__(self, row: TableRow, log: list[Entry]) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.laying = asyncio.Lock()  # one rematch at a time
        self.listeners: list[Listener] = []
        self.thinking: asyncio.Task[None] | None = None
        self.gone = False  # whether it was deleted
        self.doubtful = False  # whether the log may hold something else than we think
        self.used = time.monotonic()
        self.noted = 0  # when the store was told that somebody is here
        self.told = log[-1].seq  # the last entry that listeners know of
        self.rebuild(log)
        self.written = NEVER  # the listing that the store is known to have

    @property
    def busy(self) -> bool:
        return bool(self.listeners) or self.lock.locked() or (self.thinking is not None and not self.thinking.done())

    # Entries

    def rebuild(self, log: list[Entry]) -> list[Told]:
        """The table anew from its whole log; what listeners have not heard yet of it."""
        messages = []
        self.written = NEVER
        self.table = Table(self.row.id, self.row.secret, self.row.rules_version)
        self.teller = Teller(self.table)
        for entry in log:
            if entry.seq == self.told + 1:
                self._listen()
            self.table.add(entry)
            if entry.seq > self.told:
                messages.append(self._tell(entry))
        self._listen()
        self.told = self.table.seq
        self.doubtful = False
        return messages

    def follow(self, log: list[Entry]) -> None:
        """Entries that another process wrote."""
        for entry in log:
            if entry.seq == self.table.seq + 1:
                self.table.add(entry)
                self.deliver([self._tell(entry)])
                self.written = NEVER
        self.told = self.table.seq

    def propose(self, happening: list[What], now: int) -> tuple[list[Entry], list[Told]]:
        """Add entries that are not durable yet: they, and what each listener shall be told of them.

        What happens may have something else follow by itself; it comes after everything proposed.
        A decision that the game refuses raises before anything has changed.
        """
        entries, messages = [], []
        at = max(now, self.table.at)
        coming = deque(happening)
        while coming:
            what = coming.popleft()
            entry = Entry(self.table.seq + 1, at, what)
            self.table.add(entry)
            entries.append(entry)
            messages.append(self._tell(entry))
            following = follow_up(self.table)
            if following is not None:
                coming.append(following)
        return entries, messages

    def deliver(self, messages: list[Told]) -> None:
        for told in messages:
            for listener, message in told:
                listener.send(message)

    def _tell(self, entry: Entry) -> Told:
        for one in self.listeners if isinstance(entry.what, SEATING) else ():
            if not may_look(self.table, one.holder, one.viewer):
                one.end()  # the seat has gone to somebody else, or spectators must leave
        listeners = [one for one in self.listeners if not one.ended]  # some more may be gone when it is delivered
        messages = self.teller.tell(entry, [(one.viewer, one.holder) for one in listeners])
        return list(zip(listeners, messages, strict=True))

    @property
    def listing(self) -> Listing:
        """What the table is found by."""
        table = self.table
        due = None
        if table.status == Status.PLAYING:
            waits = table.clocks.deadline if table.clocks is not None else None
            due = table.at + LEASE if table.bot_to_act is not None else waits
        code = None if table.status == Status.OVER else table.code or None
        found = table.agreement.open and (table.status == Status.LOBBY or table.agreement.spectators)
        return Listing(table.status.value, found, code, table.at, due, write_shown(table) if found else None)

    # Listeners

    def _listen(self) -> None:
        for listener in self.listeners:
            self.teller.listen(listener.viewer)

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.teller.listen(listener.viewer)

    def part(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        if all(other.viewer != listener.viewer for other in self.listeners):
            self.teller.unlisten(listener.viewer)

    @property
    def present(self) -> set[int]:
        """Seats whose own person listens here."""
        chairs = self.table.chairs
        return {
            one.viewer for one in self.listeners if one.viewer is not None and chairs[one.viewer].holder == one.holder
        }

    @property
    def account(self) -> str:
        """Whose share of the bots' time goes to this table, so that nobody has more of it by laying more tables.

        Whoever laid the table is forgotten after a day. Then it is somebody who is here, with a seat if anybody is:
        a stranger who only looks on shall not have others wait. Where nobody is, or somebody at another process,
        nothing is known: all such tables share one account, or old ones would have a share each.
        """
        here = sorted(self.listeners, key=lambda one: one.viewer is None)
        return self.row.creator or next((one.account for one in here if one.account), NOBODYS)

    def close(self) -> None:
        """End every stream: the log is not what its listeners were told, or is gone."""
        for listener in self.listeners:
            listener.end()

    def broadcast(self, message: bytes) -> None:
        for listener in self.listeners:
            listener.send(message)
