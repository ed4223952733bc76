"""`ethnos serve`: what it is told of addresses and names; one that could never match is refused at once."""

import socket

import pytest

from ethnos.cli import run
from ethnos.server import running
from ethnos.server.addresses import AddressSet
from ethnos.server.running import ServerSettings

INNER = b"inner:8000"  # the name under which a proxy asks


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[ServerSettings]:
    """How servers were to be run; none is."""
    settings = []

    class Unserved:
        def __init__(self, setting: ServerSettings, listening: socket.socket) -> None:
            settings.append(setting)

        def serve_here(self) -> None:
            pass

    monkeypatch.setattr(running, "Server", Unserved)
    return settings


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--origin", "ethnos.example"),
        ("--origin", "ethnos.example:8000"),
        ("--origin", "//ethnos.example"),
        ("--origin", "ftp://ethnos.example"),
        ("--origin", "https://"),
        ("--origin", "https://ethnos.example/table"),
        ("--origin", "https://ethnos.example/?a"),
        ("--origin", "https://ada@ethnos.example"),
        ("--origin", "https://ethnos.example:port"),
        ("--origin", "https://[ethnos"),
        ("--origin", "https://żółw.example"),
        ("--origin", "https://*.example"),
        ("--origin", "https://a.example,https://b.example"),
        ("--origin", "*"),
        ("--origin", ""),
        ("--host-name", "a b"),
        ("--host-name", "ethnos.example:8000"),
        ("--host-name", "https://ethnos.example"),
        ("--host-name", "a.example,b.example"),
        ("--host-name", "żółw.example"),
        ("--host-name", "*.example"),
        ("--host-name", ""),
        ("--proxy", "foo"),
        ("--proxy", "localhost"),
        ("--proxy", "127.0.0.1/99"),
        ("--proxy", "127.0.0.1:8000"),
        ("--proxy", "[::1]"),
        ("--proxy", "10.0.0.1, foo"),
        ("--proxy", "10.0.0.1 10.0.0.2"),
        ("--proxy", ","),
    ],
)
def test_what_could_never_match_is_refused(
    option: str, value: str, told: list[ServerSettings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", "0", option, value]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"ethnos: {option} ")
    assert ": give " in shown.err, "and it is said what would be right"
    assert shown.err.count("\n") == 1
    assert not shown.out, "nothing listens"
    assert not told


@pytest.mark.parametrize(
    ("given", "by_a_browser"),
    [
        ("https://ethnos.example", "https://ethnos.example"),
        ("https://ethnos.example/", "https://ethnos.example"),
        ("HTTPS://Ethnos.Example:443", "https://ethnos.example"),
        ("http://ethnos.example:8000", "http://ethnos.example:8000"),
        ("http://ethnos.example:443", "http://ethnos.example:443"),
        ("https://xn--w-uga1v8h.example", "https://xn--w-uga1v8h.example"),
        ("http://my_host.", "http://my_host."),
        ("http://192.0.2.1:8000", "http://192.0.2.1:8000"),
        ("http://[2001:db8::1]:8000/", "http://[2001:db8::1]:8000"),
    ],
)
def test_an_origin_is_taken_as_browsers_say_it(given: str, by_a_browser: str, told: list[ServerSettings]) -> None:
    assert run(["serve", "--port", "0", "--origin", given]) == 0
    names = told[0].names
    assert names.is_ours(by_a_browser.encode(), INNER)
    assert not names.is_ours(by_a_browser.replace("http", "ftp").encode(), INNER)
    assert names.knows(by_a_browser.split("//")[1].encode())
    assert not names.knows(INNER)


@pytest.mark.parametrize(
    "name", ["lan.test", "Lan.test", "lan", "lan.", "my_host", "192.0.2.1", "2001:db8::1", "[::1]"]
)
def test_a_name_is_known(name: str, told: list[ServerSettings]) -> None:
    assert run(["serve", "--port", "0", "--host-name", name]) == 0
    host = f"[{name}]" if name.count(":") > 1 and "[" not in name else name
    assert told[0].names.knows(f"{host}:8000".encode())
    assert not told[0].names.knows(INNER)


@pytest.mark.parametrize(
    ("named", "address"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("192.0.2.1, 10.0.0.0/8,", "10.5.0.1"),
        ("10.0.0.7/8", "10.5.0.1"),
        ("10.0.0.0/255.0.0.0", "10.5.0.1"),
        ("::1", "::1"),
        ("2001:db8::/32", "2001:db8:5::1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("*", "203.0.113.7"),
    ],
)
def test_addresses_and_networks_are_proxies(named: str, address: str, told: list[ServerSettings]) -> None:
    assert run(["serve", "--port", "0", "--proxy", named]) == 0
    assert address in AddressSet(told[0].proxies)


def test_no_proxy_may_be_said_by_an_empty_word(told: list[ServerSettings]) -> None:
    assert run(["serve", "--port", "0", "--proxy", ""]) == 0
    assert told[0].proxies == ""
