"""The names under which this server is reached: what a request may call it, and from which pages it may come.

A browser sends along the name by which it found us. A page from elsewhere can have its own name
lead to this machine (DNS rebinding), and would then be as good as ours: so where the names are
known, no other is answered. A bare address needs no list: nobody can make it lead elsewhere.
"""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from ..errors import UserError

LOCAL = frozenset({"localhost"})
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")  # as browsers send one: other letters as xn--
USUAL_PORTS = {"http": 80, "https": 443}  # which browsers leave out


@dataclass(frozen=True)
class KnownNames:
    """Further addresses of the page, and names of this machine; None is any name."""

    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] | None = None

    def is_ours(self, origin: bytes, host: bytes) -> bool:
        """Whether a request comes from our own page."""
        said = origin.decode("latin-1")
        try:
            netloc = urlsplit(said).netloc
        except ValueError:
            return False
        return netloc.encode("latin-1", "replace") == host or said in self.origins

    def knows(self, host: bytes) -> bool:
        """Whether a request may call us so."""
        if self.hosts is None:
            return True
        try:
            name = urlsplit(f"//{host.decode('latin-1')}").hostname or ""
        except ValueError:
            return False
        return name in self.hosts or name in LOCAL or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def known(origins: frozenset[str], hosts: frozenset[str]) -> KnownNames:
    """Only these names, and those in the further addresses of the page."""
    named = {urlsplit(origin).hostname or "" for origin in origins} | {host.lower() for host in hosts}
    return KnownNames(origins, frozenset(named) - {""})


def origin_named(given: str) -> str:
    """A further address of the page, as an operator names it, the way a browser says it: no other would ever match."""
    try:
        parts = urlsplit(given)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        parts, host, port = urlsplit(""), "", None
    beyond = parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in USUAL_PORTS or beyond or not _is_name(host):
        raise UserError(
            f"--origin {given!r}: give an address of the page as browsers name it, such as https://ethnos.example or "
            "http://ethnos.example:8000, with no path; letters beyond a to z are written as xn--"
        )
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port in (None, USUAL_PORTS[parts.scheme]) else f":{port}")


def host_named(given: str) -> str:
    """A name of this machine, as an operator names it."""
    name = given.lower()
    if not _is_name(name.removeprefix("[").removesuffix("]")):
        raise UserError(
            f"--host-name {given!r}: give a name alone, such as ethnos.example, without https:// and without a port; "
            "letters beyond a to z are written as xn--"
        )
    return name


def _is_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None or _is_address(name)


ANY = KnownNames()
