"""Raw connections: what no decent client would send."""

import contextlib
import os
import re
import socket
import struct
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx

from support.counts import PATIENCE

PING = struct.pack("!BB4s", 0x89, 0x80, b"\0\0\0\0")  # without a word in it: six bytes that want two


@contextlib.contextmanager
def raw(url: str, address: str = "127.0.0.1", size: int | None = None) -> Iterator[socket.socket]:
    """A connection from an address of this machine; `size` is how much its own buffer may hold."""
    where = urlsplit(url)
    with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as one:
        if size is not None:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
        one.settimeout(PATIENCE)
        one.bind((address, 0))
        one.connect((where.hostname or "", where.port or 80))
        yield one


def answer(one: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := one.recv(65536):
            found += part
    return found


def first_answer(one: socket.socket) -> bytes:
    """One answer with its body; the connection stays open."""
    found = b""
    while b"\r\n\r\n" not in found:
        found += one.recv(65536)
    head, _, body = found.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head)
    assert length is not None
    while len(body) < int(length[1]):
        body += one.recv(65536)
    return head + b"\r\n\r\n" + body


def send_for(one: socket.socket, data: bytes, seconds: float) -> int:
    """Send the same again and again; how much the server took before it hung up or the time was over."""
    end, sent = time.monotonic() + seconds, 0
    one.settimeout(0.2)
    while time.monotonic() < end:
        try:
            sent += one.send(data)
        except TimeoutError:
            continue
        except OSError:
            break
    one.settimeout(PATIENCE)
    return sent


def open_stream(one: socket.socket, url: str, path: str, cookie: str = "") -> None:
    """Ask for a live stream and wait until it is granted."""
    key = "AAAAAAAAAAAAAAAAAAAAAA=="
    head = f"GET {path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    one.sendall(head.encode())
    assert one.recv(12) == b"HTTP/1.1 101"


def refusals(url: str, code: str, address: str = "127.0.0.2") -> float:
    """How often a server has refused something for a reason."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        text = client.get(f"{url}/metrics").text
    found = re.search(rf'ethnos_refused_total{{code="{code}"}} (\S+)', text)
    return float(found[1]) if found else 0.0


def descriptors(pid: int) -> list[str]:
    """What a process holds open."""
    folder = f"/proc/{pid}/fd"
    found = []
    for name in os.listdir(folder):
        with contextlib.suppress(OSError):
            found.append(os.readlink(f"{folder}/{name}"))
    return found
