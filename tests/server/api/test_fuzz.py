"""Whatever is sent: no failure of ours, no change where it is refused, nothing said that should not be."""

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings, strategies
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from support.counts import PATIENCE, count
from support.guests import cookie_header, new_table, party
from support.servers import Served
from support.tried import Record
from websockets.asyncio.client import connect

EXAMPLES = count(test=10, torture=100)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
INNER = ("Traceback", "src/ethnos", "site-packages", "sqlite3", "asyncpg", "litestar")

pytestmark = pytest.mark.xdist_group("servers-fuzz")


@dataclass
class Target:
    """A server with a table in the lobby, one being played and one that is over, and who holds them."""

    url: str
    tables: list[str]
    cookies: list[dict[str, str]]

    client: httpx.Client = field(default_factory=partial(httpx.Client, timeout=PATIENCE))
    known: list[int] = field(default_factory=list)  # how far each table had come after the last request

    def seqs(self) -> list[int]:
        """How far each table has come, once no bot is about to act there."""
        return [self._settled(table) for table in self.tables]

    def _settled(self, table: str) -> int:
        while True:
            found = self.client.get(f"{self.url}/api/tables/{table}").json()
            asked = None if found["game"] is None else found["game"]["view"]["seat_to_act"]
            if asked is None or found["table"]["seats"][asked]["bot"] is None:
                return int(found["seq"])
            time.sleep(0.02)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("fuzz")
    with Served(f"sqlite:///{folder}/tables.sqlite", None, "--quiet") as server:
        furnished = asyncio.run(furnish(server.url))
        yield furnished
        furnished.client.close()
        log = server.log.read_text()
    assert "Traceback" not in log, log[-3000:]


async def furnish(url: str) -> Target:
    you, free = {"type": "you", "name": "Ada"}, {"type": "open"}
    lobby, lobby_cookies = await new_table(url, [you, free, free])
    playing, guests = await party([url], people=2)
    over, winners = await party([url], people=2, seed=5)
    await asyncio.gather(*(guest.play() for guest in winners))
    return Target(url, [lobby, playing, over], [lobby_cookies, guests[0].cookies, winners[0].cookies])


def test_the_whole_api(target: Target, record_property: Record) -> None:
    schema = schemathesis.openapi.from_url(f"{target.url}/api/openapi.json", timeout=PATIENCE)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 25
    statuses: Counter[int] = Counter()
    target.known = target.seqs()
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            fuzz(target, operation.as_strategy(generation_mode=mode), statuses)
    record_property("requests made up from the API's description", statuses.total())
    assert {200, 201, 400, 403, 404, 409, 422} <= set(statuses), statuses


def fuzz(target: Target, cases: Any, statuses: Counter[int]) -> None:
    """Requests of one kind; those about a table mostly about one that exists, and from somebody who sits there."""

    @given(case=cases, dice=strategies.randoms(use_true_random=False))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    def run(case: Any, dice: random.Random) -> None:
        if dice.random() < 0.9 and "table_id" in (case.path_parameters or {}):
            number = dice.randrange(len(target.tables))
            case.path_parameters["table_id"] = target.tables[number]
            if dice.random() < 0.7:
                case.headers = {**(case.headers or {}), **cookie_header(target.cookies[number])}
        answer = case.call(base_url=target.url, timeout=PATIENCE)
        statuses[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        assert not any(word in answer.text for word in INNER)
        before, target.known = target.known, target.seqs()
        if answer.status_code >= 400:
            assert target.known == before, "refused, and yet something happened"

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with a request that says nothing
        run()


WRONG = [
    b"",
    b"\x00\xff\xfe",
    b"{",
    b"[]",
    b'{"type":"decision"}',
    b"x" * 2000,
    json.dumps({"type": "snapshot", "seq": 10**30}).encode(),
]


def test_malformed_frames_on_a_stream(target: Target, record_property: Record) -> None:
    async def send_all() -> None:
        table, guests = await party([target.url], people=2)
        where = f"{target.url.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        async with connect(where, additional_headers=cookie_header(guests[0].cookies), open_timeout=PATIENCE) as stream:
            assert json.loads(await stream.recv())["type"] == "snapshot"
            frames: list[str | bytes] = [*WRONG, *(frame.decode("latin-1") for frame in WRONG)]
            for frame in frames:
                await stream.send(frame)
                said = json.loads(await stream.recv())
                while said["type"] == "presence":
                    said = json.loads(await stream.recv())
                assert said["code"] == "no-decision"
                assert not any(word in said["detail"] for word in INNER)

    before = target.seqs()
    asyncio.run(send_all())
    record_property("malformed frames on a stream", 2 * len(WRONG))
    assert target.seqs() == before


@pytest.mark.parametrize("size", [5000, 100_000])
def test_an_oversized_frame_ends_the_stream_and_nothing_else(target: Target, size: int) -> None:
    async def send() -> int:
        where = f"{target.url.replace('http', 'ws')}/api/tables/{target.tables[1]}/live"
        async with connect(where, open_timeout=PATIENCE) as stream:
            await stream.recv()
            await stream.send("x" * size)
            try:
                while True:
                    await stream.recv()
            except websockets.ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 0

    assert asyncio.run(send()) in (1008, 1009), "too much for a stream, or for a frame of it"
    assert target.client.get(f"{target.url}/healthz").text == "ok"


@pytest.mark.parametrize("query", ["seat=9", "seat=-1", "seat=x", "after=x", "after=-5", f"after={10**40}", "seat=1"])
def test_a_stream_asked_for_in_a_wrong_way(target: Target, query: str) -> None:
    async def ask() -> None:
        where = f"{target.url.replace('http', 'ws')}/api/tables/{target.tables[1]}/live?{query}"
        try:
            held = cookie_header(target.cookies[1])
            async with connect(where, additional_headers=held, open_timeout=PATIENCE) as stream:
                said = json.loads(await stream.recv())
                assert said["type"] == "trouble"
                assert not any(word in said["detail"] for word in INNER)
        except (websockets.InvalidStatus, websockets.ConnectionClosed):
            pass

    asyncio.run(ask())


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "é", '"; DROP TABLE games; --', "x" * 3000])
def test_wrong_tokens(target: Target, token: str) -> None:
    before = target.seqs()
    for table in target.tables:
        for path, body in (
            ("decisions", {"seat": 0, "asked": 3, "decision": {"type": "draw"}}),
            ("undo", {"seat": 0, "asked": 3}),
            ("phrases", {"seat": 0, "phrase": "hello"}),
            ("start", None),
            ("seats/0/link", None),
            ("seats/0/return", None),
            ("rematch", None),
        ):
            headers = {b"Cookie": f"ethnos-seat={token}".encode()}
            answer = target.client.post(f"{target.url}/api/tables/{table}/{path}", json=body, headers=headers)
            assert 400 <= answer.status_code < 500, answer.text
    assert target.seqs() == before


def test_decisions_replayed_and_in_another_order(tmp_path: Path) -> None:
    """All that was posted in a game, posted again shuffled: every repeat gets its answer, nothing else happens."""

    async def play(url: str) -> None:
        table, guests = await party([url], people=2, seed=8)
        await asyncio.gather(*(guest.play(lambda one: (one.seq or 0) > 60) for guest in guests))
        sent = [(guest, kept) for guest in guests for kept in guest.acknowledged]
        random.Random(1).shuffle(sent)
        before = httpx.get(f"{url}/api/tables/{table}", timeout=PATIENCE).json()["seq"]
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            for guest, kept in sent:
                body = {"seat": guest.seat, "asked": kept.asked, "decision": kept.decision}
                again = await guest.call(client, "POST", "/decisions", body)
                assert (again.status_code, again.json()["seq"]) == (200, kept.seq)
                body["decision"] = {"type": "troll", "value": 6}
                other = await guest.call(client, "POST", "/decisions", body)
                assert other.status_code == 409
                body["asked"] = kept.asked + 1
                assert (await guest.call(client, "POST", "/decisions", body)).status_code in (409, 422)
        assert httpx.get(f"{url}/api/tables/{table}", timeout=PATIENCE).json()["seq"] == before

    with Served(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        asyncio.run(play(server.url))
