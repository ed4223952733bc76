"""A table while it is in use here: the table, its lock, and who listens."""

import asyncio
import time
from dataclasses import dataclass, field

from .entries import Ended, Entry, What
from .store import Row, Standing
from .table import Status, Table
from .telling import Teller, Viewer

BACKLOG = 256  # messages a slow client may be behind before it must connect again
LEASE = 5000  # milliseconds a process has for a bot's turn before others may take it up


@dataclass(eq=False)
class Listener:
    """One live stream: whose eyes it has, and what it has not been sent yet."""

    viewer: Viewer
    holder: str | None
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(BACKLOG))

    def send(self, message: bytes | None) -> None:
        """Queue a message; None, or one too many, ends the stream."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """What this process holds of one table."""

    def __init__(self, row: Row, code: str | None, log: list[Entry]) -> None:
        self.row = row
        self.code = code
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.thinking: asyncio.Task[None] | None = None
        self.doubtful = False  # whether the log may hold something else than we think
        self.used = time.monotonic()
        self.told = log[-1].seq  # the last entry that listeners know of
        self.rebuild(log)

    @property
    def busy(self) -> bool:
        return bool(self.listeners) or self.lock.locked() or (self.thinking is not None and not self.thinking.done())

    # Entries

    def rebuild(self, log: list[Entry]) -> list[list[bytes]]:
        """The table anew from its whole log; what listeners have not heard yet of it."""
        messages = []
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
        self.told = self.table.seq

    def propose(self, happening: list[What], now: int) -> tuple[list[Entry], list[list[bytes]]]:
        """Add entries that are not durable yet: they, and what each listener shall be told of them.

        A decision that the game refuses raises before anything has changed.
        """
        entries, messages = [], []
        at = max(now, self.table.at)
        for what in happening:
            entry = Entry(self.table.seq + 1, at, what)
            self.table.add(entry)
            entries.append(entry)
            messages.append(self._tell(entry))
            result = None if self.table.game is None else self.table.game.result
            if result is not None and self.table.status == Status.PLAYING:
                happening.append(Ended(result.ranking))
        return entries, messages

    def deliver(self, messages: list[list[bytes]]) -> None:
        for told in messages:
            for listener, message in zip(self.listeners, told, strict=True):
                listener.send(message)

    def _tell(self, entry: Entry) -> list[bytes]:
        return self.teller.tell(entry, [(one.viewer, one.holder) for one in self.listeners], self.code)

    @property
    def standing(self) -> Standing:
        """What the table is found by."""
        table = self.table
        due = None
        if table.status == Status.PLAYING:
            waits = table.clocks.deadline if table.clocks is not None else None
            due = table.at + LEASE if table.bot_to_act is not None else waits
        code = None if table.status == Status.OVER else self.code
        return Standing(table.status.value, table.settings.open, code, table.at, due)

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

    def broadcast(self, message: bytes) -> None:
        for listener in self.listeners:
            listener.send(message)
