"""For whom a proxy asks: uvicorn's reading of `X-Forwarded-For`, with our own set of proxies.

Ours knows a proxy of IPv4 also as `::ffff:192.0.2.1`, which it is called where one listens for both kinds of
addresses. And it keeps nothing: uvicorn's remembers thousands of the guests it was asked about.
"""

from collections.abc import Iterable
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

    def sender(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """Whose request a proxy passes on, by its headers; nobody's where it does not say."""
        said = b", ".join(value for name, value in headers if name == b"x-forwarded-for")
        return self.get_trusted_client_address(said.decode("latin1"))[0] or None


def forwarded(app: ASGIApp, known: AddressSet) -> ProxyHeadersMiddleware:
    """An application that is told who asks, and not who passes it on."""
    made = ProxyHeadersMiddleware(cast(ASGI3Application, app))
    made.trusted_hosts = Proxies(known)
    return made
