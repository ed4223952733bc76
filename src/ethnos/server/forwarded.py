"""For whom a proxy asks: uvicorn's reading of `X-Forwarded-For`, with our own set of proxies.

Ours knows a proxy of IPv4 also as `::ffff:192.0.2.1`, which it is called where one listens for both kinds of
addresses. And it keeps nothing: uvicorn's remembers thousands of the guests it was asked about.
"""

from typing import cast

from litestar.types import ASGIApp
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware, _TrustedHosts

from .addresses import AddressSet


class Proxies(_TrustedHosts):
    """Those whose word is believed."""

    def __init__(self, known: AddressSet) -> None:
        super().__init__("*" if known.everybody else [])
        self.known = known

    def __contains__(self, host: str | None) -> bool:
        return host is not None and host in self.known


def forwarded(app: ASGIApp, known: AddressSet) -> ProxyHeadersMiddleware:
    """An application that is told who asks, and not who passes it on."""
    made = ProxyHeadersMiddleware(cast(ASGI3Application, app))
    made.trusted_hosts = Proxies(known)
    return made
