"""Inside its quota, an address has the largest studies written, and goes away before they are.

Found: a study of 5,000 decisions took 1.4 s of the one thread that tells games again, and cost what a small one does.
An address could ask for more of them than the thread could do; whoever resumed a stream waited behind all of them.
"""

import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest
from support.counts import PATIENCE, count
from support.devices import Device, good, refusal, told, wait_until
from support.players import random_game
from support.servers import Inside, Served
from support.siege import ATTACKER, HONEST, Delays

from ethnos.game import Game, write_record
from ethnos.server.api import studies_api
from ethnos.server.costs import DECISIONS_A_POINT, RETELL
from ethnos.server.limits import Limits
from ethnos.server.tabletop.study_trees import written_tree
from ethnos.server.tabletop.studying import MOST_NODES, GivenNode, WriteStudy

pytestmark = pytest.mark.xdist_group("servers-attacks")
WRITE = "/api/studies/write"
TIMES = 3  # so long as so many of the largest studies take by themselves another may wait: one is being written
ATTACKERS = 8  # connections


def study(game: Game, decisions: int) -> bytes:
    """The game's own line, and from a late place of it whatever else may be decided there, over and over."""
    line = [GivenNode(number - 1 if number else None, one.decision) for number, one in enumerate(game.history)]
    late = len(line) - 6
    legal, dice = game.at(late).legal(), random.Random(1)
    more = [GivenNode(late - 1, dice.choice(legal)) for _ in range(decisions - len(line))]
    return msgspec.json.encode(WriteStudy(write_record(game), (*line, *more)[:decisions]))


@pytest.fixture(scope="module")
def largest() -> bytes:
    return study(random_game(4, seed=4), MOST_NODES)


def post(url: str, path: str, body: bytes, address: str = ATTACKER) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=url, transport=transport, timeout=PATIENCE) as client:
        return client.post(path, content=body, headers={"Content-Type": "application/json"})


def test_a_study_costs_what_its_size_is(inside: Inside, limits: Limits, largest: bytes) -> None:
    limits.burst = 120
    small = study(random_game(2, seed=4), 10)
    assert [post(inside.url, WRITE, body).status_code for body in (largest, small)] == [200, 429]
    limits._left.clear()
    text = told(post(inside.url, WRITE, largest))["record"]
    limits._left.clear()
    for path in ("/api/studies", "/api/studies/read"):
        body = msgspec.json.encode({"record": text})
        found = [post(inside.url, path, body) for _ in range(2)]
        assert found[0].is_success
        assert refusal(found[1]) == (429, "too-fast")
        limits._left.clear()
    assert post(inside.url, WRITE, small).status_code == 200
    assert limits._left[ATTACKER][0] == pytest.approx(120 - 1 - RETELL - 10 / DECISIONS_A_POINT, abs=0.01)


class Held:
    """The thread that tells games again, held up at the first study until the test lets it go on."""

    def __init__(self, write: Callable[..., str]) -> None:
        self.write = write
        self.begun: list[str] = []  # what studies are called, in the order in which they were begun
        self.go_on = threading.Event()

    def written_tree(self, record: str, given: WriteStudy | None = None) -> str:
        assert given is not None
        self.begun.append(given.comment)
        self.go_on.wait(PATIENCE)
        return self.write(record, given)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    found = Held(written_tree)
    monkeypatch.setattr(studies_api, "written_tree", found.written_tree)
    yield found
    found.go_on.set()


def named(name: str) -> bytes:
    return msgspec.json.encode({"record": write_record(random_game(2, seed=4)), "nodes": [], "comment": name})


def waiting(inside: Inside) -> int:
    """How many wait for the thread."""
    app: Any = inside.server.config.app
    line = app.app.state.parts.house.retelling._line
    return sum(len(things) for tables in line._waiting.values() for things in tables.values())


def test_addresses_take_turns_and_streams_are_resumed_meanwhile(inside: Inside, held: Held) -> None:
    def are_asked(studies: int) -> bool:
        return len(held.begun) + waiting(inside) == studies

    with ThreadPoolExecutor(8) as aside, Device(inside.url) as device:
        place = device.lay("Ada", "Boris", start=True)
        good(place.say(0, "hello"))
        for number in range(4):
            aside.submit(post, inside.url, WRITE, named(f"greedy {number}"))
            wait_until(partial(are_asked, number + 1))
        modest = aside.submit(post, inside.url, WRITE, named("modest"), HONEST)
        wait_until(partial(are_asked, 5))
        assert place.live(0, place.seq - 1).next()["type"] == "entry"
        held.go_on.set()
        assert modest.result(PATIENCE).status_code == 200
    assert held.begun == ["greedy 0", "greedy 1", "modest", "greedy 2", "greedy 3"]


def abandon(inside: Inside, body: bytes) -> socket.socket:
    asking = socket.create_connection(("127.0.0.1", int(inside.url.rsplit(":", 1)[1])))
    head = f"POST {WRITE} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    asking.sendall(head.encode() + body)
    return asking


def test_what_nobody_waits_for_is_not_begun(inside: Inside, held: Held) -> None:
    with ThreadPoolExecutor(1) as aside:
        first = aside.submit(post, inside.url, WRITE, named("first"))
        wait_until(lambda: held.begun)
        gone = [abandon(inside, named("gone")) for _ in range(3)]
        wait_until(lambda: waiting(inside) == 3)
        for one in gone:
            one.close()
        wait_until(lambda: waiting(inside) == 0)
        held.go_on.set()
        assert first.result(PATIENCE).status_code == 200
    assert held.begun == ["first"]


def test_another_waits_for_one_study_at_most(
    besieged_server: Served, largest: bytes, record_property: Callable[[str, object], None]
) -> None:
    moves, asked, stop = count(test=6, torture=60), {200: 0, 429: 0}, threading.Event()

    def attack() -> None:
        while not stop.wait(1.6):
            asked[post(besieged_server.url, WRITE, largest).status_code] += 1

    def tellings() -> Delays:
        delays = Delays()
        for _ in range(moves):
            good(place.say(0, "hello"))  # there is more to tell now
            begun = time.perf_counter()
            assert place.get("/record").status_code == 200
            delays.took.append((time.perf_counter() - begun) * 1000)
            time.sleep(1.5)  # inside the quota
        return delays

    def by_itself(address: str) -> float:
        begun = time.perf_counter()
        assert post(besieged_server.url, WRITE, largest, address).status_code == 200
        return (time.perf_counter() - begun) * 1000

    with Device(besieged_server.url, address=HONEST) as device:
        game = random_game(2, seed=4)
        place = device.lay_game(game, decisions=len(game.history) - 1)
        quiet = tellings()
        alone = by_itself("127.0.0.3")
        attackers = [threading.Thread(target=attack, daemon=True) for _ in range(ATTACKERS)]
        for one in attackers:
            one.start()
        wait_until(lambda: asked[200] + asked[429])
        attacked = tellings()
        stop.set()
        for one in attackers:
            one.join(PATIENCE)
        if max(attacked.took) > TIMES * alone:  # or has the machine more to do by now?
            alone = max(alone, by_itself("127.0.0.4"))
    record_property("great studies: record quiet p50 / p99 ms", f"{quiet.p50:.0f} / {quiet.p99:.0f}")
    record_property("great studies: record attacked p50 / p99 ms", f"{attacked.p50:.0f} / {attacked.p99:.0f}")
    record_property("great studies: the largest by itself ms", f"{alone:.0f}")
    record_property("great studies: answered / refused", f"{asked[200]} / {asked[429]}")
    assert asked[200] > 0
    assert max(attacked.took) <= TIMES * alone
