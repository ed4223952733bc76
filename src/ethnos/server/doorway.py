"""Who is connected: so many from an address, with so much in their hands, and none for longer than there is reason.

It knows connections, not requests: what is refused here has cost nothing yet.
"""

import asyncio
import gc
import math
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from .addresses import AddressSet, household
from .forwarded import Proxies

BODIES = 8 << 20  # bytes of bodies that an address may have sent to requests not answered yet
SMALL = 16_384  # bytes of a body that is taken all the same: a decision, a seat
LYING = 1 << 20  # bytes of answered bodies after which it is worth looking whether they are still in memory
LINGER = 10.0  # seconds in which a connection that is being closed may still be read from by its client


class Connected(Protocol):
    """A connection as the doorway sees it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    deadline: float  # by the loop's clock: until then it must have got on
    closing_since: float
    brings_for: str  # the address whose body it is bringing: its own, or of whoever a proxy speaks for
    carried: Counter[str]  # bytes of bodies, by address

    def late(self) -> None:
        """The deadline has passed."""
        ...


class Doorway:
    """Every connection of a server, by address."""

    def __init__(self, refused: Callable[[str], None], an_address: int, room: int, proxies: AddressSet) -> None:
        self.refused = refused  # told the reason whenever somebody is turned away
        self.an_address = an_address  # connections each; 0 is any number
        self.room = room  # for all
        self.proxies = Proxies(proxies)  # they connect for everybody else
        self.connections: dict[Connected, str] = {}  # and whose they are
        self._by_address: Counter[str] = Counter()
        self._carried: Counter[str] = Counter()  # bytes, by address
        self._left_lying = 0  # bytes put down

    def enter(self, connection: Connected) -> str | None:
        """Let a connection in; else the reason why not. Either way it ends with `leave`."""
        address = self.connections[connection] = connection.brings_for = _address(connection)
        self._by_address[address] += 1
        if len(self.connections) > self.room:
            return "no-room"
        many = self.an_address and self._by_address[address] > self.an_address
        return "too-many-connections" if many and not self._is_proxy(connection) else None

    def leave(self, connection: Connected) -> None:
        if connection in self.connections:
            self.put_down(connection)
            address = self.connections.pop(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def begin(self, connection: Connected, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """A request with these headers begins. One connection of a proxy brings what many send."""
        if self._is_proxy(connection):
            sender = self.proxies.sender(headers)
            connection.brings_for = household(sender) if sender else self.connections[connection]

    def carry(self, connection: Connected, size: int) -> bool:
        """Whether a connection may bring so much more of a body; it has it in its hands until `put_down`."""
        address = connection.brings_for
        connection.carried[address] += size
        self._carried[address] += size
        return connection.carried[address] <= SMALL or self._carried[address] <= BODIES

    def put_down(self, connection: Connected) -> None:
        """What it was bringing is needed no longer."""
        for address, size in connection.carried.items():
            self._carried[address] -= size
            self._left_lying += size
            if not self._carried[address]:
                del self._carried[address]
        connection.carried.clear()

    def _is_proxy(self, connection: Connected) -> bool:
        """Asked of the address itself: a household's others are no proxies."""
        return connection.client is not None and connection.client[0] in self.proxies

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
        if self._left_lying > LYING:  # refused bodies hang on errors in a circle: few things, but large ones
            self._left_lying = 0
            gc.collect(0)


def _address(connection: Connected) -> str:
    return household(connection.client[0]) if connection.client else "local"
