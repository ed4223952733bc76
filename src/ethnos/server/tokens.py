"""Numbers nobody can guess, and the hashes by which they are remembered."""

import hashlib
import hmac
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
ID_LENGTH = 14
CODE_LENGTH = 6


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


def bot_seed(secret: bytes, seq: int) -> int:
    """A bot's dice: the same after a restart, unknown to everybody outside."""
    return int.from_bytes(hashlib.sha256(b"ethnos bot dice %d " % seq + secret).digest()[:7], "big")
