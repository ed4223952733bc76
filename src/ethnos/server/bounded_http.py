"""HTTP whose heads and bodies are bounded, in size and in time, before anything is kept of them; so are answers.

To a client that does not take its answer no other is made.
"""

import asyncio
import math
from collections import Counter
from http import HTTPStatus
from typing import Any, Self

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from .doorway import Doorway

SLICE = 4096  # bytes that are read at once: so much of a request can be over its bounds before it is noticed
HEAD = 16_384  # bytes of a request before its body
URL = 8192
HEADERS = 100
BODY = 1_500_000  # what a body may be on the wire; each route has its own bound for what is in it
WAITING = 8  # requests sent before the answer to the first
HEAD_TIME = 10.0  # seconds for a whole head
BODY_TIME = 30.0
ANSWER_TIME = 120.0  # until an answer was made and its client has taken it
REASONS = {
    "url-too-long": HTTPStatus.REQUEST_URI_TOO_LONG,
    "head-too-large": HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    "body-too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "request-too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "too-many-bodies": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-at-once": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-connections": HTTPStatus.TOO_MANY_REQUESTS,
    "no-room": HTTPStatus.SERVICE_UNAVAILABLE,
}


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's protocol, which by itself keeps whatever is sent to it."""

    doorway: Doorway

    @classmethod
    def at(cls, doorway: Doorway) -> type[Self]:
        """The protocol for the connections of a doorway."""
        return type(cls.__name__, (cls,), {"doorway": doorway})

    def __init__(self, *parts: Any, **named: Any) -> None:
        super().__init__(*parts, **named)
        self.in_head = True
        self.fed = 0  # bytes of the present head or body
        self.broken: str | None = None  # which bound the present request is over
        self.upgraded = False
        self.deadline = math.inf
        self.closing_since = math.inf
        self.brings_for, self.carried = "", Counter[str]()
        self.held: tuple[RequestResponseCycle, ASGI3Application] | None = None  # until the answer before is taken

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEAD_TIME)
        reason = self.doorway.enter(self)
        if reason is not None:
            self.turn_away(reason)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorway.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.doorway.leave(self)  # the stream enters in its place
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.in_head and not self.fed and not self._answering:
            self._wait(HEAD_TIME)
        at = 0
        while at < len(data):
            size = min(SLICE, HEAD + 1 - self.fed) if self.in_head else SLICE
            part = data[at : at + size]
            at += size
            self.fed += len(part)
            super().data_received(part)
            if self.upgraded or self.transport.is_closing():
                return
            if self.fed > (HEAD if self.in_head else BODY):
                self.broken = self.broken or ("head-too-large" if self.in_head else "body-too-large")
            if self.broken:
                self.turn_away(self.broken)
                return

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """The next answer is made when the one before was taken."""
        if self.flow.write_paused:
            self.held = cycle, app
        else:
            super()._start_asgi_task(cycle, app)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.held is not None and not self.transport.is_closing():
            held, self.held = self.held, None
            self._start_asgi_task(*held)

    def late(self) -> None:
        """Too slow with a request is said; one who waits for nothing, or does not take an answer, is let go."""
        if self._answering and self.in_head:
            self.transport.abort()
        elif self.fed or self.cycle is None or not self.in_head:
            self.turn_away("request-too-slow")
        else:
            self.transport.close()

    def turn_away(self, reason: str) -> None:
        """Say why in a line, unless an answer is under way, and hang up."""
        self.doorway.refused(reason)
        cycle = self.cycle
        if not self.pipeline and (cycle is None or cycle.response_complete or not cycle.response_started):
            status = REASONS[reason]
            said = f"{status.phrase}\n".encode()
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain\r\nconnection: close\r\n"
            self.transport.write(head.encode() + b"content-length: %d\r\n\r\n" % len(said) + said)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self.doorway.refused("bad-request")
        super().send_400_response(msg)

    def _wait(self, seconds: float) -> None:
        self.deadline = self.loop.time() + seconds

    @property
    def _answering(self) -> bool:
        return bool(self.pipeline) or (self.cycle is not None and not self.cycle.response_complete)

    # The parser

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= WAITING:
            self.broken = "too-many-at-once"
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL:
            self.broken = "url-too-long"

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= HEADERS:
            self.broken = "head-too-large"
            return
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head, self.fed = False, 0
        if self.broken is None:
            self.doorway.begin(self, self.headers)
            self._wait(BODY_TIME)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.broken is None and not self.doorway.carry(self, len(body)):
            self.broken = "too-many-bodies"
        if self.broken is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_head, self.fed = True, 0
        if self.broken is None:
            super().on_message_complete()
            self._go_on(self.timeout_keep_alive)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.in_head:
            self._go_on(HEAD_TIME if self.fed else self.timeout_keep_alive)

    def _go_on(self, idle: float) -> None:
        """After a request or an answer: for the next answer, or for the next request, and then with empty hands."""
        self._wait(ANSWER_TIME if self._answering else idle)
        if not self._answering:
            self.doorway.put_down(self)
