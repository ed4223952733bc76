"""Findings 15 and 17: origins that cannot be read, refusals that are not counted, HEAD, and foreign names."""

import socket
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from support.counts import PATIENCE
from support.devices import OPEN, Device, problem, refusal, said
from support.raw import refusals
from support.servers import Inside
from support.siege import ATTACKER
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ethnos.cli import hosting
from ethnos.cli.commands.serve import command as serve
from ethnos.server import running
from ethnos.server.costs import GUESS, LAY, LOOK, SCORE
from ethnos.server.gate import Gate
from ethnos.server.known_names import KnownNames, known
from ethnos.server.limits import Limits
from ethnos.server.running import ServerSettings
from ethnos.words import words

pytestmark = pytest.mark.xdist_group("servers-attacks")


@pytest.fixture
def client(inside: Inside) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=inside.url, transport=httpx.HTTPTransport(), timeout=PATIENCE) as one:
        yield one


@pytest.fixture
def gate(inside: Inside) -> Gate:
    found = inside.server.config.app
    assert isinstance(found, Gate)
    return found


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//]", "http://\u00e9", "http://[x]", ""])
def test_an_origin_that_cannot_be_read_is_foreign(inside: Inside, client: httpx.Client, origin: str) -> None:
    before = refusals(inside.url, "foreign-page")
    answer = client.post("/api/tables", headers=[(b"origin", origin.encode("latin-1"))], json={})
    assert refusal(answer) == (403, "foreign-page")
    assert refusals(inside.url, "foreign-page") == before + 1


def test_what_is_refused_at_the_gate_is_counted(
    inside: Inside, client: httpx.Client, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = refusals(inside.url, "too-fast")
    monkeypatch.setattr(gate.limits, "per_second", 1e-6)
    monkeypatch.setattr(gate.limits, "burst", 0)
    assert client.get("/api/about").status_code == 429
    monkeypatch.undo()
    gate.limits._left.clear()
    assert refusals(inside.url, "too-fast") == before + 1


@pytest.mark.parametrize(
    "path", ["/api/about", "/healthz", "/api/docs", "/api/tables", "/nothing", "/api/codes/ABCDEF"]
)
def test_head_is_what_get_is_without_the_body(client: httpx.Client, path: str) -> None:
    got, asked = client.get(path), client.head(path)
    assert asked.status_code == got.status_code
    assert asked.content == b""
    for name in ("content-type", "content-length", "content-security-policy"):
        assert asked.headers[name] == got.headers[name]
    assert client.get(path).content == got.content, "the connection goes on"


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("GET", "/api/codes/ABCDEF", GUESS),
        ("HEAD", "/api/codes/ABCDEF", GUESS),
        ("POST", "/api/scorepad", SCORE),
        ("POST", "/api/tables", LAY),
        ("GET", "/api/tables", LOOK),
    ],
)
def test_a_request_costs_the_same_however_its_path_is_spelled(
    client: httpx.Client, limits: Limits, method: str, path: str, cost: float
) -> None:
    """Found: codes could be guessed, and tables laid, for a fifth of what they cost."""
    code = path.rpartition("/")
    for spelled in (path, f"{path}/", f"/{path}", f"//{path}//", f"{code[0]}//{code[2]}", f"{code[0]}%2F{code[2]}"):
        limits._left.clear()
        answer = client.request(method, client.base_url.join("/").copy_with(raw_path=spelled.encode()))
        assert answer.status_code != 429
        assert limits._left[ATTACKER][0] == pytest.approx(limits.burst - cost, abs=0.01), spelled
        assert answer.headers["cache-control"] == "no-store", spelled


def test_an_answer_that_is_kept_does_not_grow(client: httpx.Client) -> None:
    """The docs are made once and kept: each asking added its headers to what was kept."""
    answers = [client.get("/api/docs") for _ in range(3)]
    assert [one.headers.get_list("x-frame-options") for one in answers] == [["DENY"]] * 3


# Names


NAMED = {
    "localhost": True,
    "localhost:8000": True,
    "127.0.0.1:8000": True,
    "[::1]:8000": True,
    "192.168.1.7": True,
    "table.example": True,
    "TABLE.example:80": True,
    "evil.example": False,
    "evil.example:8000": False,
    "localhost.evil.example": False,
    "127.0.0.1.evil.example": False,
    "[": False,
    "": False,
}


@pytest.mark.parametrize("host", NAMED)
def test_only_the_names_it_was_given_are_known(host: str) -> None:
    names = known(frozenset({"https://table.example"}), frozenset())
    assert names.knows(host.encode()) is NAMED[host]
    assert known(frozenset(), frozenset({"Table.example"})).knows(host.encode()) is NAMED[host]
    assert KnownNames().knows(host.encode()), "where none is given, any"


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_page_that_had_its_name_lead_here_gets_nothing(
    inside: Inside, client: httpx.Client, gate: Gate, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """DNS rebinding: the page's own name is Host and Origin alike."""
    monkeypatch.setattr(gate, "names", known(frozenset(), frozenset()))
    headers = {"Host": "evil.example", "Origin": "http://evil.example", "Accept-Language": language}
    seats = [{"type": "you", "name": "Ada"}, OPEN]
    for answer in (
        client.post("/api/tables", headers=headers, json={"seats": seats}),
        client.get("/", headers=headers),
    ):
        assert refusal(answer) == (421, "foreign-name")
        assert problem(answer)["detail"] == said("foreign-name", language)
    with Device(inside.url) as device:
        place = device.lay("Ada", OPEN)
        stream = f"{inside.url.replace('http', 'ws', 1)}{place.path}/live"
        with pytest.raises(InvalidStatus), connect(stream, additional_headers={"Host": "evil.example"}):
            pass


@pytest.mark.parametrize(("proxy", "status"), [("", 421), ("127.0.0.1", 200)])
def test_who_is_answered_where(monkeypatch: pytest.MonkeyPatch, proxy: str, status: int) -> None:
    """At a local address only local names; behind a proxy, which has the public one, any."""
    assert served(lambda: serve(port=0, proxy=proxy), monkeypatch) == (status, 200)


def test_one_who_plays_at_home_is_called_by_a_local_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(lan: bool) -> None:
        hosting.play_in_browser(words("en"), lan, 0, False, "postgresql://nowhere")

    assert served(lambda: play(False), monkeypatch) == (421, 200)
    assert served(lambda: play(True), monkeypatch) == (421, 200)


def served(begin: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """What a server begun so answers to a foreign name and to a local one."""
    settings: list[ServerSettings] = []

    def note(setting: ServerSettings, listening: socket.socket) -> Any:
        settings.append(setting)
        listening.close()
        return SimpleNamespace(serve_here=lambda: None, started=False, should_exit=True)

    monkeypatch.setattr(running, "Server", note)
    monkeypatch.setattr(hosting, "Server", note)
    begin()
    names = settings[0].names
    return tuple(200 if names.knows(host) else 421 for host in (b"evil.example:8000", b"localhost:8000"))  # type: ignore[return-value]
