"""Safety: how much an address may ask for, from which pages, under which names, with which headers."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from support.counts import PATIENCE
from support.devices import (
    NOVICE,
    OPEN,
    Device,
    NewDevice,
    Place,
    apart,
    good,
    problem,
    refusal,
    said,
    seated,
    wait_until,
)
from support.players import random_game
from support.servers import Inside
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ethnos.game import write_record
from ethnos.server import limits as limits_module
from ethnos.server.api.replies import seat_cookie
from ethnos.server.app import make_app
from ethnos.server.gate import Gate
from ethnos.server.known_names import KnownNames
from ethnos.server.limits import Limits, unlimited
from ethnos.server.store import store_at
from ethnos.server.tokens import hashed

pytestmark = pytest.mark.xdist_group("servers-limits")

ELSEWHERE = "127.0.0.2"  # another address of this machine


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server whose limits tests may tighten."""
    folder = tmp_path_factory.mktemp("limits")
    with Inside(f"sqlite:///{folder}/tables.sqlite") as server:
        yield server


@pytest.fixture
def gate(strict: Inside) -> Gate:
    found = strict.server.config.app
    assert isinstance(found, Gate)
    return found


@pytest.fixture
def limits(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> Iterator[Limits]:
    """The limits of that server, put back afterwards."""
    for name in ("per_second", "burst", "tables", "streams", "studies"):
        monkeypatch.setattr(gate.limits, name, getattr(gate.limits, name))
    yield gate.limits
    gate.limits._left.clear()


@pytest.fixture
def strangers(strict: Inside) -> Iterator[NewDevice]:
    made: list[Device] = []

    def new(language: str = "en", address: str = "127.0.0.1") -> Device:
        one = Device(strict.url, language)
        one.client._transport = httpx.HTTPTransport(verify=False, local_address=address)
        made.append(one)
        return one

    yield new
    for one in made:
        one.close()


# The bucket of an address


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits_module, "time", made)
    return made


def test_a_burst_is_allowed_and_then_so_much_a_second(clock: Clock) -> None:
    some = Limits(per_second=2, burst=5)
    assert [some.take("a", 1) for _ in range(5)] == [0] * 5
    assert some.take("a", 1) == 0.5
    assert some.take("a", 4) == 2
    clock.now += 0.5
    assert some.take("a", 1) == 0
    assert some.take("a", 1) == 0.5
    clock.now += 1000
    assert [some.take("a", 1) for _ in range(6)] == [0, 0, 0, 0, 0, 0.5], "no more is saved up than the burst"


def test_what_is_given_back_can_be_spent_again_and_is_no_more_than_was_spent(clock: Clock) -> None:
    some, other = (Limits(per_second=1, burst=5, shared=True) for _ in range(2))
    assert some.take("a", 5) == 0
    some.give_back("a", 3)
    assert [some.take("a", 3), some.take("a", 3)] == [0, 3]
    clock.now += 4
    some.give_back("a", 3)
    assert [some.take("a", 5), some.take("a", 1)] == [0, 1]
    other.spent_elsewhere("some", "a", *some.news(whole=False)["a"])
    assert other.take("a", 1) == 3, "others are told what was spent in all"
    Limits(per_second=0).give_back("a", 3)


def test_addresses_do_not_share(clock: Clock) -> None:
    some = Limits(per_second=1, burst=1)
    assert (some.take("a", 1), some.take("a", 1), some.take("b", 1)) == (0, 1, 0)


def test_only_so_many_addresses_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "REMEMBERED", 3)
    some = Limits(per_second=1, burst=1)
    for address in "abcdef":
        some.take(address, 1)
    assert len(some._left) == 3


def test_whoever_has_all_they_may_have_is_forgotten(clock: Clock) -> None:
    some = Limits(per_second=2, burst=10)
    some.take("a", 4)
    clock.now += 1
    some.take("b", 4)
    some.forget()
    assert list(some._left) == ["a", "b"]
    clock.now += 1
    some.forget()
    assert list(some._left) == ["b"]
    some.spent_elsewhere("another process", "b", 100, 0)
    clock.now += 9
    some.forget()
    assert list(some._left) == ["b"], "still in debt"
    clock.now += 1
    some.forget()
    assert not some._left


def test_a_server_at_which_nobody_asks_any_more_forgets_who_did(tmp_path: Path) -> None:
    """Found: only the 20,001st address made it forget one."""
    limits = Limits(per_second=1, burst=20)
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite", limits) as server:
        with Device(server.url, address=ELSEWHERE) as one:
            assert one.client.get("/api/about").status_code == 200
            assert ELSEWHERE in limits._left
        wait_until(lambda: not limits._left, "the address is remembered")


def test_no_limits_are_no_limits() -> None:
    none = unlimited()
    assert {none.take("a", 1000) for _ in range(1000)} == {0}
    assert all(none.enter("a") for _ in range(1000))


def test_streams_are_counted_as_they_come_and_go() -> None:
    some = Limits(streams=2)
    assert [some.enter("a") for _ in range(3)] == [True, True, False]
    assert some.enter("b")
    some.leave("a")
    assert some.enter("a")
    for address in "aab":
        some.leave(address)
    assert not some._streams


# Too fast


@pytest.mark.parametrize("language", ["en", "pl", "ja"])
def test_too_fast(strangers: NewDevice, limits: Limits, language: str) -> None:
    limits.per_second, limits.burst = 0.01, 3
    one = strangers(language)
    answers = [one.client.get("/api/about") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert refusal(answers[-1]) == (429, "too-fast")
    wait = int(answers[-1].headers["retry-after"])
    assert 0 < wait <= 100, "until there is one again"
    assert problem(answers[-1])["detail"] == said("too-fast", language, seconds=wait)
    assert strangers(address=ELSEWHERE).client.get("/api/about").status_code == 200, "nobody else suffers"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("GET", "/api/about", 10), ("GET", "/api/codes/ABCDEF", 2), ("POST", "/api/tables", 2), ("GET", "/healthz", 10)],
)
def test_guessing_codes_and_laying_tables_cost_more(
    strangers: NewDevice, limits: Limits, method: str, path: str, allowed: int
) -> None:
    limits.per_second, limits.burst = 0.001, 10
    one = strangers()
    answers = [one.client.request(method, path) for _ in range(12)]
    assert [answer.status_code == 429 for answer in answers] == [False] * allowed + [True] * (12 - allowed)


def test_a_stream_opened_too_fast_is_refused(strangers: NewDevice, limits: Limits) -> None:
    place = strangers().lay("Ada", "Bo")
    limits.per_second, limits.burst = 0.001, 2
    place.live(0)
    with pytest.raises(InvalidStatus) as refused:
        place.live(0)
    assert refused.value.response.status_code == 403


# Quotas


def test_an_address_has_so_many_unfinished_tables(strangers: NewDevice, limits: Limits) -> None:
    game = random_game(2, seed=4)
    limits.tables = 1000
    finishing = strangers(address=ELSEWHERE).lay_game(game, decisions=len(game.history) - 1)
    limits.tables = 2
    one = strangers(address=ELSEWHERE)
    one.lay("Ada", OPEN)
    answer = one.wish("Ada", OPEN)
    assert refusal(answer) == (429, "too-many-tables")
    assert problem(answer)["detail"] == said("too-many-tables", count=2)
    assert strangers(address="127.0.0.3").wish("Ada", OPEN).status_code == 201
    last = game.history[-1]
    good(finishing.decide(last.seat, last.decision))
    assert one.wish("Ada", OPEN).status_code == 201, "a finished game makes room"


@pytest.mark.parametrize("path", ["tables", "studies"])
def test_many_at_once_are_no_more_than_one_after_the_other(strangers: NewDevice, limits: Limits, path: str) -> None:
    """Found: each was counted before any was written, and all passed."""
    limits.tables = limits.studies = 3
    record = write_record(random_game(2, seed=4))
    body = {"seats": seated("Ada", OPEN)} if path == "tables" else {"record": record}
    one = strangers(address=f"127.0.1.{len(path)}")

    def post(_: int) -> int:
        return one.client.post(f"/api/{path}", json=body).status_code

    with ThreadPoolExecutor(12) as together:
        assert sorted(together.map(post, range(12))) == [201] * 3 + [429] * 9


def test_an_address_has_so_many_streams(strangers: NewDevice, limits: Limits) -> None:
    limits.streams = 2
    place = strangers().lay("Ada", "Bo")
    streams = [place.live(0), place.live(1)]
    third = place.live()
    told = third.next()
    assert (told["type"], told["code"], told["detail"]) == ("trouble", "too-many-streams", said("too-many-streams"))
    assert third.up_to_or_closed(0) == 4429
    streams[0].close()
    wait_until(lambda: limits._streams["127.0.0.1"] < 2)
    assert place.live(0).next()["type"] == "snapshot"


def test_whoever_is_missed_at_their_own_seat_is_let_in(strangers: NewDevice, limits: Limits) -> None:
    """Found: a rival behind the same address held all its streams, and had a bot put in for whose stream dropped."""
    limits.streams = 2
    place, other = apart(strangers, "Ada", "Bo")
    good(place.start())
    rivals = [other.live(), other.live()]
    assert [one.next()["type"] for one in rivals] == ["snapshot"] * 2
    first = place.live(0)
    assert first.next()["type"] == "snapshot"
    assert place.live(0).next()["code"] == "too-many-streams", "once"
    assert strangers().at(place).live(0).next()["code"] == "too-many-streams", "and nobody else in their name"
    first.close()
    wait_until(lambda: limits._streams["127.0.0.1"] == 2)
    assert place.live(0).next()["type"] == "snapshot"


def test_whom_nobody_can_replace_is_not_missed(strangers: NewDevice, limits: Limits) -> None:
    """Found: with tables of one's own, each with nobody at it, an address had any number of streams."""
    limits.streams = 1
    waiting, other = apart(strangers, "Ada", "Bo")
    assert other.live().next()["type"] == "snapshot"
    alone = strangers().lay("Ada", NOVICE, start=True)
    both = strangers().lay("Ada", "Bo", start=True)
    for place in (waiting, alone, both):
        assert place.live(0).next()["code"] == "too-many-streams"
    good(waiting.start())
    good(other.resign(1))
    assert waiting.live(0).next()["code"] == "too-many-streams", "nor where the others have given up"


def test_those_who_are_missed_have_as_many_streams_again_and_no_more() -> None:
    some = Limits(streams=2)
    assert [some.enter("a", missed=True) for _ in range(5)] == [True] * 4 + [False]
    assert not some.enter("a")


# Sizes


@pytest.mark.parametrize("size", [16_385, 100_000])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_too_large_is_refused(strangers: NewDevice, size: int, chunked: bool) -> None:
    place = strangers().lay("Ada", "Bo", start=True)
    seq = place.seq
    body = b'{"seat":0,"phrase":"hello"' + b" " * size + b"}"
    content: Any = iter([body]) if chunked else body
    headers = {"Content-Type": "application/json"}
    answer = place.device.client.post(f"{place.path}/phrases", content=content, headers=headers)
    assert refusal(answer) == (413, "too-large")
    assert place.seq == seq


def test_a_record_may_be_larger_but_not_endless(strangers: NewDevice) -> None:
    one = strangers()
    answer = one.wish("Ada", "Bo", record="x" * 300_000)
    assert refusal(answer) == (422, "record-not-ours")
    assert refusal(one.wish("Ada", "Bo", record="x" * 400_001)) == (400, "bad-request")
    assert refusal(one.wish("Ada", "Bo", record="x" * 700_000)) == (413, "too-large")


# Other people's pages


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_changes_nothing(strangers: NewDevice, method: str, origin: str) -> None:
    place = strangers().lay("Ada", OPEN)
    seq = place.seq
    answer = place.device.client.request(
        method, f"{place.path}/seats/1", headers={"Origin": origin}, json={"name": "Bo"}
    )
    assert refusal(answer) == (403, "foreign-page")
    assert place.seq == seq


def test_our_own_page_and_programs_may(strangers: NewDevice, strict: Inside) -> None:
    place = strangers().lay("Ada", OPEN)
    body = {"seat": 0, "phrase": "hello"}
    for headers in ({"Origin": strict.url}, {}):
        assert place.device.client.post(f"{place.path}/phrases", json=body, headers=headers).status_code == 200


def test_looking_is_no_change(strangers: NewDevice) -> None:
    place = strangers().lay("Ada", OPEN)
    assert place.device.client.get(place.path, headers={"Origin": "https://evil.example"}).status_code == 200


def test_a_further_address_of_the_page_can_be_named(
    strangers: NewDevice, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "names", KnownNames(frozenset({"https://ethnos.example"})))
    place = strangers().lay("Ada", OPEN)
    for origin, status in (("https://ethnos.example", 200), ("https://ethnos.example.evil", 403)):
        answer = place.device.client.post(
            f"{place.path}/phrases", json={"seat": 0, "phrase": "hello"}, headers={"Origin": origin}
        )
        assert answer.status_code == status


@pytest.mark.parametrize(("origin", "allowed"), [("https://evil.example", False), ("null", False), (None, True)])
def test_a_foreign_page_gets_no_stream(strangers: NewDevice, strict: Inside, origin: str | None, allowed: bool) -> None:
    place = strangers().lay("Ada", "Bo")
    url = f"{strict.url.replace('http', 'ws', 1)}{place.path}/live?seat=0"
    headers = place.cookie_header | {"Origin": origin or strict.url}
    if allowed:
        with connect(url, additional_headers=headers, open_timeout=PATIENCE) as stream:
            assert stream.recv(PATIENCE)
    else:
        with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers, open_timeout=PATIENCE):
            pass
        assert refused.value.response.status_code == 403


# Headers and cookies


ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def check_headers(answer: httpx.Response) -> None:
    for name, value in ALWAYS.items():
        assert answer.headers.get_list(name) == [value]
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/", "/api/about", "/api/docs", "/healthz", "/metrics", "/nothing", "/api/codes/X", "/api/openapi.json"]
)
def test_every_answer_carries_the_safe_headers(strangers: NewDevice, path: str) -> None:
    answer = strangers().client.get(path)
    check_headers(answer)
    assert "strict-transport-security" not in answer.headers, "only where the page came by https"
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_refusals_at_the_gate_carry_them_too(strangers: NewDevice, limits: Limits) -> None:
    one = strangers()
    foreign = one.client.post("/api/tables", headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403
    check_headers(foreign)
    limits.per_second, limits.burst = 0.001, 0
    check_headers(one.client.get("/api/about"))


def test_by_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    app = make_app(store_at(f"sqlite:///{tmp_path}/tables.sqlite"), 1, unlimited())

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://ethnos.example") as client:  # type: ignore[arg-type]
            return await client.get("/api/about")

    assert asyncio.run(ask()).headers["strict-transport-security"].startswith("max-age=")


def test_the_cookie_of_a_seat(strangers: NewDevice) -> None:
    one = strangers()
    laid = one.wish("Ada", OPEN)
    path = f"/api/tables/{laid.json()['id']}"
    taken = strangers().client.put(f"{path}/seats/1", json={"name": "Bo"})
    tokens = set()
    for answer in (laid, taken):
        value, *attributes = answer.headers["set-cookie"].split("; ")
        name, _, token = value.partition("=")
        assert name == "ethnos-seat"
        assert len(token) >= 43, "256 bits"
        tokens.add(token)
        told = {one.lower() for one in attributes}
        assert {"httponly", "samesite=strict", f"path={path}"} <= told
        assert "secure" not in told
    assert len(tokens) == 2
    for answer in (one.client.get(path), one.client.get("/api/tables"), strangers().client.get(path)):
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("wss", True), ("http", False)])
def test_by_https_the_cookie_goes_by_https_alone(scheme: str, secure: bool) -> None:
    connection: Any = SimpleNamespace(scope={"scheme": scheme})
    assert seat_cookie(connection, "a" * 14, "token").secure is secure


def test_a_token_is_never_told_again(strangers: NewDevice) -> None:
    place = strangers().lay("Ada", OPEN, start=False)
    stranger = strangers().at(place)
    for told in (place.get().text, place.get("/history").text, stranger.get().text, stranger.get("/history").text):
        assert place.token
        assert place.token not in told
        assert hashed(place.token) not in told


def test_tokens_and_addresses_are_kept_as_hashes(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Inside(f"sqlite:///{file}") as server, Device(server.url) as one:
        place = one.lay("Ada", OPEN)
        token, key = place.token, place.link(0).json()["key"]
    kept = b"".join(found.read_bytes() for found in tmp_path.iterdir())
    assert token
    assert token.encode() not in kept
    assert key.encode() not in kept
    assert hashed(token).encode() in kept
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT creator FROM games").fetchall() != [("127.0.0.1",)]
    database.close()
    assert b"127.0.0.1" not in kept


# Names


BAD_NAMES = {
    "a bell": "Ada\x07",
    "nothing seen": "\u200b",
    "spaces of other scripts": "\u3000\u00a0\u2003",
    "from right to left": "Ada\u202eoB",
    "bidi isolates": "\u2066Ada\u2069",
    "a joiner": "A\u200dda",
    "a byte order mark": "\ufeffAda",
    "a private letter": "Ada\ue000",
    "no letter at all": "\u0378",
    "a soft hyphen": "A\u00adda",
    "a line separator within": "A\u2028\u0007B",
    "a tag": "Ada\U000e0041",
}
INVISIBLE = {
    "a Hangul filler": "\u3164",
    "a Hangul choseong filler": "\u115f",
    "a blank of Braille": "\u2800",
    "a half-width filler": "\uffa0",
    "a variation selector": "Bo\ufe0f",
    "a grapheme joiner": "Bo\u034f",
    "a lonely accent": "\u0301",
}


@pytest.mark.parametrize("what", BAD_NAMES)
def test_a_name_is_made_of_what_can_be_seen(strangers: NewDevice, what: str) -> None:
    place = strangers().lay("Ace", OPEN)
    answer = strangers().at(place).take(1, BAD_NAMES[what])
    assert refusal(answer) == (422, "bad-name")


@pytest.mark.parametrize("what", INVISIBLE)
def test_a_name_has_nothing_invisible_in_it(strangers: NewDevice, what: str) -> None:
    place = strangers().lay("Bo", OPEN)
    answer = strangers().at(place).take(1, INVISIBLE[what])
    assert answer.status_code in (409, 422)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Łukasz", "Łukasz"),
        ("さくら", "さくら"),
        ("Ёлка-2", "Ёлка-2"),
        ("O'Brien & Co.", "O'Brien & Co."),
        ("  two   words ", "two words"),
        ("A\u0308nne", "Änne"),
        ("🐉", "🐉"),
        ("A" * 24, "A" * 24),
        ("line\nbreak", "line break"),
    ],
)
def test_names_of_all_languages_are_welcome(strangers: NewDevice, written: str, kept: str) -> None:
    place = strangers().lay("Ace", OPEN)
    assert strangers().at(place).take(1, written).status_code == 200
    assert place.table["seats"][1]["name"] == kept
    good(place.start())


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "ADA"), ("Åsa", "åSA"), ("Straße", "STRASSE"), ("Änne", "A\u0308nne"), ("a b", " A  B ")]
)
def test_nobody_poses_as_somebody_else(strangers: NewDevice, one: str, other: str) -> None:
    place = strangers().lay(one, OPEN)
    answer = strangers("de").at(place).take(1, other)
    assert refusal(answer) == (409, "name-taken")
    assert place.table["seats"][1]["kind"] == "free"


def test_a_name_that_grows_when_it_is_normalised_does_no_harm(strangers: NewDevice) -> None:
    place: Place = strangers().lay("Ada", OPEN)
    answer = strangers().at(place).take(1, "\ufb2c" * 24)
    assert answer.status_code in (200, 400, 422)
    if answer.status_code != 200:
        good(place.seat_bot(1, bot="novice"))
    good(place.start())
