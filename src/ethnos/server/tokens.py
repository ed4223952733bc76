"""Numbers nobody can guess, and the hashes by which they are remembered."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from .addresses import household

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
ID_LENGTH = 14
CODE_LENGTH = 6
SAME_LINK = 5 * 60 * 1000  # milliseconds for which a seat's link stays the same


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """How a token is kept: enough to know it again, of no use to a thief."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A table's name in links: its link is what lets a guest in."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)).lower()


def label(table_id: str) -> str:
    """A table in logs: enough to know it again, too little to join it."""
    return f"{table_id[:4]}…"


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def keyed(salt: bytes, text: str) -> str:
    return hmac.new(salt, text.encode(), hashlib.sha256).hexdigest()[:32]


def link_key(key: bytes, table_id: str, seat: int, holder: str | None, seated: int, now: int) -> str:
    """The key of a seat's link: whoever asks again within some minutes gets the same, and no log grows by it.

    It is another as soon as somebody has come or gone: `seated` is when.
    """
    text = f"link {table_id} {seat} {holder} {seated} {now // SAME_LINK}"
    return urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")).decode().rstrip("=")


def whence(key: bytes, table_id: str, address: str) -> str:
    """Where a guest of a table comes from: enough to tell six people apart, too little to find an address.

    Sixteen bits: even with the key, 65,000 addresses of IPv4 fit each of them; and the same address
    is another at another table. Of IPv6 the network counts, all of which is one household's.
    """
    return keyed(key, f"{table_id} {household(address)}")[:4]


def bot_seed(secret: bytes, seq: int) -> int:
    """A bot's dice: the same after a restart, unknown to everybody outside."""
    return int.from_bytes(hashlib.sha256(b"ethnos bot dice %d " % seq + secret).digest()[:7], "big")
