"""What every request passes: the page it comes from, how often, and the headers it leaves with."""

from math import ceil

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from .accept_language import spoken
from .addresses import household
from .costs import cost_of
from .known_names import ANY, KnownNames
from .limits import Limits
from .metrics import Metrics
from .problems import PROBLEM_JSON, problem_of
from .tabletop.refusals import Refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")
HSTS = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")


class Gate:
    """Plain ASGI around the app: cheap, and before anything else looks at a request."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, names: KnownNames = ANY) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        # The framework finds a route however many slashes there are: from here on a path has one spelling for all.
        scope["path"] = normalize_path(scope["path"])
        refusal = self._refusal(scope)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        https = scope["scheme"] in ("https", "wss")
        head_only = scope["method"] == "HEAD"
        if head_only:  # whatever can be looked at can be asked about
            scope = {**scope, "method": "GET"}

        async def send_on(message: Message) -> None:
            # A message may be kept for others who ask for the same: it is never changed here.
            if head_only and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                headers += HEADERS
                if scope["path"].startswith("/api/"):
                    headers.append(NOT_KEPT)
                if https:
                    headers.append(HSTS)
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:  # a connection keeps its last scope, in which the framework has left what was sent
            scope.get("state", {}).clear()

    def _refusal(self, scope: Scope) -> tuple[Refused, float] | None:
        headers = dict(scope["headers"])
        method = str(scope.get("method", "WEBSOCKET"))
        host, origin = headers.get(b"host", b""), headers.get(b"origin")
        if not self.names.knows(host):
            return Refused("foreign-name"), 0.0
        if origin is not None and method not in SAFE and not self.names.is_ours(origin, host):
            return Refused("foreign-page"), 0.0
        wait = self.limits.take(address_in(scope), cost_of(method, scope["path"]))
        return (Refused("too-fast", seconds=ceil(wait)), wait) if wait else None

    def count_refusal(self, code: str) -> None:
        self.metrics.refused.labels(code).inc()

    async def _refuse(self, refusal: tuple[Refused, float], scope: Scope, receive: Receive, send: Send) -> None:
        error, wait = refusal
        self.count_refusal(error.code)
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        body = msgspec.json.encode(problem_of(error, spoken(accepted)))
        headers = [(b"content-type", PROBLEM_JSON.encode()), (b"content-length", b"%d" % len(body)), *HEADERS]
        if wait:
            headers.append((b"retry-after", b"%d" % ceil(wait)))
        await send({"type": "http.response.start", "status": error.status.value, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def address_in(scope: Scope) -> str:
    """Whom quotas go by."""
    client = scope.get("client")
    return household(client[0]) if client else "local"
