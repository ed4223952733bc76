"""The shortest way for the request that comes by the hundred a second: a decision.

Routing, parsing and answering in the framework take longer than most decisions. So a plain
decision passes it by; the route in `moves` remains, describes it to the world, and gets
whatever is not plain: the request goes on to the framework as it came.
"""

import re
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.types import Receive, Scope, Send

from ...game import GameError
from ..problems import on_failure, on_refusal
from ..tabletop.requests import Decide
from .replies import accepted, deciding
from .visit import HouseParts, RouteVisit

PATH = re.compile("/api/tables/([a-z0-9]{14})/decisions")
JSON = b"application/json"
_read = msgspec.json.Decoder(Decide).decode
_encode = msgspec.json.Encoder().encode


class Express:
    """Plain ASGI before the framework."""

    def __init__(self, app: Litestar, parts: HouseParts) -> None:
        self.app = app
        self.state = app.state
        self.parts = parts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = PATH.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if path is None or not self._is_plain(scope):
            await self.app(scope, receive, send)
            return
        message: Any = await receive()
        try:
            data = _read(b"" if message.get("more_body") else message.get("body", b""))
        except (msgspec.MsgspecError, RecursionError):
            await self.app(scope, _again(message, receive), send)
            return
        visit = RouteVisit(self.parts, scope)
        try:
            visit.come_to(path[1])
            body = _encode(await accepted(visit.house, path[1], deciding(data, visit.holder)))
        except Exception as error:
            await self._problem(error, scope, send)
            return
        headers = [(b"content-type", JSON), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _is_plain(self, scope: Scope) -> bool:
        """A small body that says it is JSON, at an address without a query."""
        headers = dict(scope["headers"])
        size = headers.get(b"content-length", b"")
        small = len(size) < 10 and size.isdigit() and int(size) <= self.parts.limits.body
        return small and headers.get(b"content-type") == JSON and not scope["query_string"]

    async def _problem(self, error: Exception, scope: Scope, send: Send) -> None:
        """Refusals and failures as the framework has them answered."""
        scope["litestar_app"] = self.app
        request: Request[Any, Any, Any] = Request(scope)
        response = on_refusal(request, error) if isinstance(error, GameError) else on_failure(request, error)
        await response.to_asgi_response(app=None, request=request)(scope, request.receive, send)


def _again(message: Any, receive: Receive) -> Receive:
    """What was received once, and then the rest."""
    waiting = [message]

    async def receive_again() -> Any:
        return waiting.pop() if waiting else await receive()

    return receive_again
