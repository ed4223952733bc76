"""Streams on which the server speaks: what a client says there is bounded before it is read.

Every ping is answered, and answers that nobody takes are kept until somebody does. So the
bytes that a client may send are counted: then what they can cause is counted too. Decisions
are paid for like requests, by their number: their bytes are given back.
"""

import asyncio
import math
from collections import Counter
from typing import Any, Self

from websockets.frames import CloseCode

from .doorway import Doorway
from .frames import FrameStream

SAID = 8192.0  # bytes that a client may send at once: pongs of a week, or a few words in vain
SAID_A_SECOND = 128.0
HANDSHAKE = 30.0  # seconds
AROUND = 8  # bytes of a frame beside its message


class BoundedStream(FrameStream):
    """uvicorn's protocol, which by itself answers as many pings as come."""

    doorway: Doorway

    @classmethod
    def at(cls, doorway: Doorway) -> type[Self]:
        """The protocol for the connections of a doorway."""
        return type(cls.__name__, (cls,), {"doorway": doorway})

    def __init__(self, *parts: Any, **named: Any) -> None:
        super().__init__(*parts, **named)
        self.left, self.then = SAID, self.loop.time()
        self.deadline = self.then + HANDSHAKE
        self.closing_since = math.inf
        self.brings_for, self.carried = "", Counter[str]()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doorway.enter(self)  # in the place that its request had

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorway.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self._may_say(len(data)):
            self.doorway.refused("too-much-said")
            self._hang_up()
            return
        super().data_received(data)

    def taken(self, message: bytes) -> bool:
        paid = None if self.take is None else self.take(message)
        if paid:
            self.left = min(SAID, self.left + len(message) + AROUND)
        return paid is not None

    def _hang_up(self) -> None:
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too much said")
        if self.conn.close_sent is None:  # it has not begun yet
            self.transport.abort()
        else:
            self.handle_parser_exception()

    def _may_say(self, size: int) -> bool:
        now = self.loop.time()
        self.left = min(SAID, self.left + (now - self.then) * SAID_A_SECOND) - size
        self.then = now
        return self.left >= 0

    def late(self) -> None:
        if self.handshake_complete:
            self.deadline = math.inf  # from here on its pings tell whether somebody is there
        else:
            self.transport.abort()
