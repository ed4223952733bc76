"""Streams that can be spoken to at once: a message is written where it is told, without a task in between.

Through ASGI each message to each client wakes a task and passes five layers. Four of them a move
were as dear as the move. So a stream lends its application one function more, as an extension of
ASGI that other servers do not have and nobody must use.
"""

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

AT_ONCE = "ethnos.at_once"
TEXT = 0x81  # a whole message of text
SHORT, MEDIUM = 126, 1 << 16  # lengths from which a frame's length takes two bytes more, and eight


def text_frame(message: bytes) -> bytes:
    """RFC 6455, 5.2: a message from a server, which does not mask it."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < MEDIUM:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), message)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), message)


class FrameStream(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and a way to write on it at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            self.scope["extensions"][AT_ONCE] = {"write": self.write_text}

    def write_text(self, message: bytes) -> bool:
        """Write a message if it can go out now; where the client is behind or gone, nothing happens."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True


def writer_in(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """What an application may write with at once; None where its server lends it nothing."""
    lent = (scope.get("extensions") or {}).get(AT_ONCE)
    return None if lent is None else lent["write"]
