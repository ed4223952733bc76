"""Whom a quota goes by: an address, or the network that one household has of IPv6."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from ..errors import UserError

HOUSEHOLD = 64  # leading bits of an IPv6 address: whoever has one address of such a network has all of them
MAPPED = 96  # bits before an IPv4 address that is written as one of IPv6
EVERYBODY = "*"  # in the place of an address
LONGEST = 64  # characters of what a proxy calls an address


def household(address: str) -> str:
    """The address itself; for IPv6 its /64; what is no address (a proxy's word for one) as it is, cut short."""
    found = _read(address)
    if isinstance(found, IPv6Address):
        return f"{IPv6Address(int(found) >> HOUSEHOLD << HOUSEHOLD)}/{HOUSEHOLD}"
    return address[:LONGEST] if found is None else str(found)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


class AddressSet:
    """Addresses and networks as an operator names them, with commas; `*` is everybody."""

    def __init__(self, named: str) -> None:
        parts = [part.strip() for part in named.split(",") if part.strip()]
        self.everybody = EVERYBODY in parts
        self.networks = [found for part in parts if (found := _network(part)) is not None]

    def __contains__(self, address: str) -> bool:
        found = _read(address)
        return self.everybody or (found is not None and any(found in network for network in self.networks))


def proxies_named(named: str) -> str:
    """Proxies as an operator names them: each must be one that an address can be."""
    parts = [part.strip() for part in named.split(",") if part.strip()]
    strange = [part for part in parts if part != EVERYBODY and _network(part) is None]
    if strange or (named and not parts):
        raise UserError(
            f"--proxy {(', '.join(strange) or named)!r}: give addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, "
            "or * for everybody; names are not looked up"
        )
    return named


def _network(named: str) -> IPv4Network | IPv6Network | None:
    try:
        found = ip_network(named, strict=False)
    except ValueError:
        return None  # a name: nobody's address is one
    mapped = found.network_address.ipv4_mapped if isinstance(found, IPv6Network) else None
    return found if mapped is None else IPv4Network((int(mapped), max(0, found.prefixlen - MAPPED)))
