"""The names under which this server is reached: what a request may call it, and from which pages it may come.

A browser sends along the name by which it found us. A page from elsewhere can have its own name
lead to this machine (DNS rebinding), and would then be as good as ours: so where the names are
known, no other is answered. A bare address needs no list: nobody can make it lead elsewhere.
"""

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = frozenset({"localhost"})


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


ANY = KnownNames()
