"""Who is connected: so many from an address, and none for longer than there is a reason to be.

It knows connections, not requests: what is refused here has cost nothing yet.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from .addresses import AddressSet, household

LINGER = 10.0  # seconds in which a connection that is being closed may still be read from by its client


class Connected(Protocol):
    """A connection as the doorway sees it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    deadline: float  # by the loop's clock: until then it must have got on
    closing_since: float

    def late(self) -> None:
        """The deadline has passed."""
        ...


class Doorway:
    """Every connection of a server, by address."""

    def __init__(self, refused: Callable[[str], None], an_address: int, room: int, proxies: str = "") -> None:
        self.refused = refused  # told the reason whenever somebody is turned away
        self.an_address = an_address  # connections each; 0 is any number
        self.room = room  # for all
        self.proxies = AddressSet(proxies)  # they connect for everybody else
        self.connections: set[Connected] = set()
        self._by_address: Counter[str] = Counter()

    def enter(self, connection: Connected) -> str | None:
        """Let a connection in; else the reason why not. Either way it ends with `leave`."""
        address = _address(connection)
        self.connections.add(connection)
        self._by_address[address] += 1
        if len(self.connections) > self.room:
            return "no-room"
        many = self.an_address and self._by_address[address] > self.an_address
        return "too-many-connections" if many and address not in self.proxies else None

    def leave(self, connection: Connected) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            address = _address(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def sweep(self, now: float) -> None:
        """Tell those that are late; end those that were closed and whose client does not take what is left."""
        for one in list(self.connections):
            if not one.transport.is_closing():
                if now > one.deadline:
                    one.late()
            elif one.closing_since == math.inf:
                one.closing_since = now
            elif now > one.closing_since + LINGER:
                one.transport.abort()


def _address(connection: Connected) -> str:
    return household(connection.client[0]) if connection.client else "local"
