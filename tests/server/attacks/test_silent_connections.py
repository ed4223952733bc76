"""Attack 2: connections that say nothing, so many that nobody else gets one."""

import contextlib
import resource
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from support.counts import PATIENCE, count
from support.devices import wait_until
from support.raw import answer, raw, refusals
from support.servers import Inside, Served
from support.siege import ATTACKER, HONEST, besieged

from ethnos.server import bounded_http, doorway
from ethnos.server.addresses import AddressSet, household

pytestmark = pytest.mark.xdist_group("servers-attacks")


def ask(url: str, address: str) -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        return client.get(f"{url}/api/about").status_code


def test_an_address_has_so_many_connections_and_others_have_theirs(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inside.server.doorway, "an_address", 5)
    before = refusals(inside.url, "too-many-connections")
    with contextlib.ExitStack() as silent:
        for _ in range(5):
            silent.enter_context(raw(inside.url))
        with raw(inside.url) as one:
            assert answer(one).startswith(b"HTTP/1.1 429")
        assert ask(inside.url, HONEST) == 200
    assert refusals(inside.url, "too-many-connections") == before + 1


def test_a_proxy_connects_for_everybody(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside.server.doorway, "an_address", 2)
    monkeypatch.setattr(inside.server.doorway, "proxies", AddressSet("10.0.0.1, 127.0.0.0/8"))
    with contextlib.ExitStack() as silent:
        for _ in range(6):
            silent.enter_context(raw(inside.url))
        assert ask(inside.url, ATTACKER) == 200


def test_where_there_is_no_room_it_is_said(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside.server.doorway, "room", 0)
    with raw(inside.url) as one:
        assert answer(one).startswith(b"HTTP/1.1 503")


def test_whoever_has_left_makes_room(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "HEAD_TIME", 0.1)
    with raw(inside.url) as one:
        assert answer(one).startswith(b"HTTP/1.1 408")
    wait_until(lambda: ATTACKER not in inside.server.doorway._by_address)


@pytest.mark.parametrize("asked", [1, 3], ids=["written", "waiting to be written"])
def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: int) -> None:
    """Closing waits until everything is sent: to somebody who does not read, for ever."""
    monkeypatch.setattr(bounded_http, "ANSWER_TIME", 0.5)
    monkeypatch.setattr(doorway, "LINGER", 0.1)
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        monkeypatch.setattr(server.server.config, "timeout_keep_alive", 1)
        for listening in server.server.servers[0].sockets:  # what the system would keep for a client
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with raw(server.url, size=4096) as one:
            one.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * asked)
            assert one.recv(12) == b"HTTP/1.1 200"
            held = server.server.doorway._by_address
            wait_until(lambda: ATTACKER not in held, "the connection is still held")


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a proxy's word", "a proxy's word"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_a_household_is_one_address(address: str, whose: str) -> None:
    assert household(address) == whose


FILES = resource.getrlimit(resource.RLIMIT_NOFILE)


@pytest.fixture
def few_files(tmp_path: Path) -> Iterator[Served]:
    """A server begun with the 1,024 descriptors that most systems give; this process takes what it can get."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, FILES[1]))
    try:
        server = Served(f"sqlite:///{tmp_path}/tables.sqlite", None, "--limits", log=tmp_path / "log").start()
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES[1], FILES[1]))
        with server:
            yield server
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, FILES)


@pytest.mark.skipif(-1 < FILES[1] < 4096, reason="this system lets nobody have so many connections")
def test_a_thousand_silent_connections_shut_nobody_out(
    few_files: Served, record_property: Callable[[str, object], None]
) -> None:
    many = count(test=1100, torture=3000)
    strangers: list[int] = []

    def attack(stop: threading.Event) -> None:
        with contextlib.ExitStack() as silent:
            for _ in range(many):
                with contextlib.suppress(OSError):
                    silent.enter_context(raw(few_files.url, ATTACKER))
            strangers.append(ask(few_files.url, "127.0.0.3"))
            stop.wait(600)

    figures = besieged(few_files, attack, moves=count(test=8, torture=150))
    figures.tell(record_property, f"{many} silent connections")
    assert few_files.process is not None
    assert resource.prlimit(few_files.process.pid, resource.RLIMIT_NOFILE)[0] > 1024
    assert strangers == [200], "somebody who was not there before"
    assert 0 < refusals(few_files.url, "too-many-connections") <= many - 200
    assert figures.grown < 100
