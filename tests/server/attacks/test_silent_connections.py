"""Attack 2: connections that say nothing, so many that nobody else gets one."""

import contextlib
import resource
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from support.counts import PATIENCE, count
from support.devices import wait_until
from support.raw import answer, raw, refusals
from support.servers import Inside, Served
from support.siege import ATTACKER, GROWN, HONEST, besieged

from ethnos.server import bounded_http, doorway
from ethnos.server.addresses import AddressSet, household
from ethnos.server.forwarded import Proxies
from ethnos.server.running import SENDING

pytestmark = pytest.mark.xdist_group("servers-attacks")


def ipv6() -> bool:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6) as one:
        one.bind(("::1", 0))
        return True
    return False


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
    monkeypatch.setattr(inside.server.doorway, "proxies", Proxies(AddressSet("10.0.0.1, 127.0.0.0/8")))
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


@pytest.mark.parametrize("together", [True, False], ids=["at once", "after the answer"])
def test_no_other_answer_is_made_before_one_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, together: bool
) -> None:
    request, begun = b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n", []
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        gate: Any = server.server.config.app
        answering = gate.app

        async def noted(scope: Any, receive: Any, send: Any) -> None:
            begun.append(scope["path"])
            await answering(scope, receive, send)

        monkeypatch.setattr(gate, "app", noted)
        for listening in server.server.servers[0].sockets:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with raw(server.url, size=4096) as one:
            one.sendall(request * (3 if together else 1))
            found = one.recv(12)
            if not together:
                one.sendall(request * 2)
            assert ask(server.url, HONEST) == ask(server.url, HONEST) == 200
            assert begun == ["/api/openapi.json", "/api/about", "/api/about"]
            while found.count(b"HTTP/1.1 200") < 3:
                found += one.recv(65536)
            assert begun.count("/api/openapi.json") == 3


def test_the_system_keeps_little_for_whoever_does_not_read(inside: Inside) -> None:
    """Found: by itself Linux keeps four megabytes for each connection."""
    with raw(inside.url) as one:
        wait_until(lambda: one.getsockname() in [held.client for held in inside.server.doorway.connections])
        kept = [
            held.transport.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
            for held in inside.server.doorway.connections
        ]
    assert max(kept) <= 2 * SENDING, "Linux doubles what one asks for"


def unread(port: int) -> int:
    """The bytes that the system keeps until the clients of a server take them, in MB."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(int(line[4].split(":")[0], 16) for line in lines if line[1].endswith(f":{port:04X}")) // 1_000_000


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells")
def test_answers_that_nobody_reads_fill_nobodys_memory(
    besieged_server: Served, record_property: Callable[[str, object], None]
) -> None:
    kept: list[int] = []

    def attack(stop: threading.Event) -> None:
        with contextlib.ExitStack() as open_ones:
            for _ in range(count(test=60, torture=190)):
                one = open_ones.enter_context(raw(besieged_server.url, ATTACKER, size=2048))
                one.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 8)
                kept.append(unread(besieged_server.port))
                if stop.wait(0.1):
                    return
            while not stop.wait(1):
                kept.append(unread(besieged_server.port))

    figures = besieged(besieged_server, attack, moves=count(test=20, torture=150))
    figures.tell(record_property, "answers unread")
    record_property("answers unread: MB kept by the system", max(kept))
    assert figures.grown + max(kept) < GROWN
    figures.hold()


class Caller:
    """As much of a connection as the doorway looks at."""

    def __init__(self, address: str) -> None:
        self.client = (address, 1)


def test_a_proxy_is_one_by_its_whole_address() -> None:
    """Found: its household was asked for, and of IPv6 no household is a proxy."""
    door = doorway.Doorway(lambda reason: None, 1, 1000, AddressSet("2001:db8::1, 192.0.2.1"))

    def let_in(address: str) -> list[bool]:
        return [door.enter(cast(Any, Caller(address))) is None for _ in range(3)]

    assert let_in("2001:db8::1") == let_in("::ffff:192.0.2.1") == [True] * 3
    assert let_in("2001:db8::2") == [False] * 3, "of the same household"
    assert let_in("192.0.2.2") == [True, False, False]


@pytest.mark.parametrize(
    ("named", "address", "is_one"),
    [
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.0/120", "192.0.2.9", True),
        ("::ffff:192.0.2.0/120", "192.0.3.9", False),
        ("2001:db8::/32", "2001:db8:5::1", True),
        ("::1", "0.0.0.1", False),
        ("a name", "a name", False),
    ],
)
def test_an_address_is_the_same_in_either_form(named: str, address: str, is_one: bool) -> None:
    assert (address in AddressSet(named)) == is_one


@contextlib.contextmanager
def behind(folder: Path, host: str, proxy: str, reached: str) -> Iterator[str]:
    """A server with a proxy in front, which here is the test."""
    server = Served(f"sqlite:///{folder}/tables.sqlite", None, "--limits", "--host", host, "--proxy", proxy)
    server.url = f"http://{reached}:{server.port}"
    with server:
        yield server.url


@pytest.mark.skipif(not ipv6(), reason="this machine has no loopback of IPv6")
@pytest.mark.parametrize(
    ("host", "proxy", "reached"),
    [("::1", "::1", "[::1]"), ("::", "127.0.0.1", "127.0.0.1"), ("127.0.0.1", "127.0.0.1", "127.0.0.1")],
)
def test_a_proxy_speaks_for_everybody_and_is_believed(tmp_path: Path, host: str, proxy: str, reached: str) -> None:
    """One behind it with very many connections shuts nobody out, and quotas are those of whom it speaks for."""
    with behind(tmp_path, host, proxy, reached) as url, contextlib.ExitStack() as silent:
        for _ in range(220):
            silent.enter_context(raw(url, reached.strip("[]")))
        with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as client:
            asked = [client.get("/api/codes/NOCODE", headers={"X-Forwarded-For": f"10.0.{n}.1"}) for n in range(60)]
    assert {one.status_code for one in asked} == {404}


def test_nobodys_address_is_remembered() -> None:
    """Found: caches held thousands of them until the server stopped."""
    address = ".".join(["203", "0", "113", "7"])
    proxies = Proxies(AddressSet("127.0.0.1"))
    before = sys.getrefcount(address)
    household(address)
    assert address not in proxies
    assert sys.getrefcount(address) == before


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
    figures.hold()
