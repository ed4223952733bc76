"""Streams without a task in between: a message is written where it is told, and heard where it comes in.

Through ASGI each message to each client wakes a task and passes five layers. Four of them a move
were as dear as the move. So a stream lends its application two functions more, as an extension of
ASGI that other servers do not have and nobody must use.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # the compiled one where there is one
from websockets.http11 import Request

AT_ONCE = "ethnos.at_once"
TEXT = 0x81  # a whole message of text
SHORT, MEDIUM = 126, 1 << 16  # lengths from which a frame's length takes two bytes more, and eight
MASKED = 0x80
MASK = 4  # bytes of it, before what is masked
HEAD = 14  # bytes at most, before what a frame says
Take = Callable[[bytes], bool | None]  # whether what was said was paid for; None: it goes on through ASGI


class AtOnce(NamedTuple):
    """What a stream lends."""

    write: Callable[[bytes], bool]
    hear: Callable[[Take], None]


def text_frame(message: bytes) -> bytes:
    """RFC 6455, 5.2: a message from a server, which does not mask it."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < MEDIUM:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), message)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), message)


def text_in(data: bytes) -> bytes | None:
    """The message in bytes from a client, where they are one whole frame with a whole message of text."""
    size = data[1] - MASKED if len(data) > 1 and data[0] == TEXT else -1
    start = 2
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size > SHORT:
        return None
    if size < 0 or len(data) != start + MASK + size:
        return None
    return apply_mask(data[start + MASK :], data[start : start + MASK])


def frame_size(head: bytes) -> int | None:
    """How long a frame is, by its first bytes; None where more of them must be known."""
    if len(head) < 2:
        return None
    size, more = head[1] & ~MASKED, 0
    if size >= SHORT:
        more = 2 if size == SHORT else 8
        size = int.from_bytes(head[2 : 2 + more], "big")
    start = 2 + more + (MASK if head[1] & MASKED else 0)
    return None if len(head) < start else start + size


class FrameEnds:
    """Where the frames of a client end: what lies within one may look like another."""

    def __init__(self) -> None:
        self._head = b""  # of a frame whose length is not known yet
        self._left = 0  # bytes that are still to come of one

    @property
    def between(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self._head and not self._left

    def pass_by(self, data: bytes) -> None:
        data, at, self._head = self._head + data, self._left, b""
        while at < len(data):
            size = frame_size(data[at : at + HEAD])
            if size is None:
                self._head, size = data[at:], len(data) - at
            at += size
        self._left = at - len(data)


class FrameStream(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and a way to write on it and to hear from it at once."""

    take: Take | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.ends = FrameEnds()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[AT_ONCE] = AtOnce(self.write_text, self.hear_with)

    def hear_with(self, take: Take) -> None:
        """From now on a message that comes in one piece, as nearly all do, is offered to this first."""
        self.take = take

    def data_received(self, data: bytes) -> None:
        whole = self.take is not None and self.ends.between and not self.close_sent
        message = text_in(data) if whole else None
        if message is None or not self.taken(message):
            if self.handshake_initiated:  # before it there are no frames
                self.ends.pass_by(data)
            super().data_received(data)

    def taken(self, message: bytes) -> bool:
        return self.take is not None and self.take(message) is not None

    def write_text(self, message: bytes) -> bool:
        """Write a message if it can go out now; where the client is behind or gone, nothing happens."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True


def at_once(scope: Mapping[str, Any]) -> AtOnce | None:
    """What an application may use instead of ASGI; None where its server lends it nothing."""
    lent: AtOnce | None = (scope.get("extensions") or {}).get(AT_ONCE)
    return lent
