"""Saved positions: the bytes of a state with a head that tells what they are."""

import hashlib
import zlib

from ...errors import CorruptState
from ..decision_numbers import DECISIONS
from ..state import State
from .invariants import problems

MAGIC = b"ETHNOS position 1\n"


def layout_key() -> bytes:
    """Changes with the layout of a state or the list of decisions."""
    return hashlib.sha256(f"{State.dtype.descr} {DECISIONS}".encode()).digest()[:8]


def dump(s: State) -> bytes:
    body = s.to_bytes()
    return MAGIC + layout_key() + zlib.crc32(body).to_bytes(4, "big") + body


def load(data: bytes) -> State:
    """A state from its bytes; anything but a possible position raises CorruptState."""
    head = len(MAGIC)
    if not data.startswith(MAGIC):
        raise CorruptState(f"not a saved position: it must begin with {MAGIC.decode().strip()!r}")
    if data[head : head + 8] != layout_key():
        raise CorruptState("a position saved by another version of the rules: play it on with that version")
    body = data[head + 12 :]
    if len(body) != State.dtype.itemsize:
        raise CorruptState(f"a damaged position: {len(body)} bytes where {State.dtype.itemsize} belong")
    if zlib.crc32(body).to_bytes(4, "big") != data[head + 8 : head + 12]:
        raise CorruptState("a damaged position: its checksum does not fit its bytes")
    s = State.from_bytes(body)
    wrong = problems(s)
    if wrong:
        raise CorruptState(f"an impossible position: {wrong[0]}")
    return s
