"""Bots are shared fairly: whoever has them think for nothing does not keep another table's bot from answering.

Found: one queue for everybody. A hundred hints asked and abandoned held up a stranger's steward for 52 s, and thirty
tables of archons with nobody there for 11 s at every move.
"""

import contextlib
import itertools
import json
import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support import odd_bots
from support.counts import PATIENCE, count
from support.devices import problem, wait_until
from support.servers import Inside, Served
from support.siege import AGAIN, ATTACKER, HONEST, MANY, TIMES, Delays
from websockets.sync.client import ClientConnection, connect

from ethnos.server import turns

pytestmark = pytest.mark.xdist_group("servers-attacks-bots")

MOVES = count(test=25, torture=300)
HINTS = count(test=100, torture=1000)
TABLES = 30
PATIENT = 100.0  # seconds for a bot that shall not be given up meanwhile
Attack = Callable[[str, threading.Event], None]


class AgainstSteward:
    """An honest player at a table with a steward, who sees the answers in a stream as the page does."""

    def __init__(self, server: Served) -> None:
        plain = httpx.HTTPTransport(verify=False, local_address=HONEST)
        self.client = httpx.Client(base_url=server.url, transport=plain, timeout=PATIENCE)
        self.port = server.port
        self.dice = random.Random(1)
        self.stream: ClientConnection | None = None
        self.open = contextlib.ExitStack()

    def sit_down(self) -> None:
        seats = [{"type": "you", "name": "Ada"}, {"type": "bot", "bot": "steward"}]
        laid = self.client.post("/api/tables", json={"seats": seats, "start": True})
        assert laid.status_code == 201, laid.text
        self.path = f"/api/tables/{laid.json()['id']}"
        joined = socket.create_connection(("127.0.0.1", self.port), source_address=(HONEST, 0))
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.client.cookies.jar if one.path == self.path)
        url = f"ws://127.0.0.1:{self.port}{self.path}/live?seat=0"
        headers = {"Cookie": cookies}
        self.stream = self.open.enter_context(
            connect(url, sock=joined, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.wait(-1)

    def wait(self, after: int) -> None:
        """Until one is asked again, or the game is over."""
        assert self.stream is not None
        while True:
            told = json.loads(self.stream.recv(PATIENCE))
            if told["type"] == "presence" or told["seq"] <= after:
                continue
            told = told.get("game") or told
            self.over = told["view"]["seat_to_act"] is None
            self.asked = told.get("asked")
            if self.over or told["view"]["seat_to_act"] == 0:
                return

    def move(self, delays: Delays) -> None:
        """A decision; where it is the steward's turn then, the time until it has answered counts."""
        legal = self.client.get(f"{self.path}/legal", params={"seat": 0}).json()
        body = {"seat": 0, "asked": self.asked, "decision": self.dice.choice(legal)["decision"]}
        begun = time.perf_counter()
        done = self.client.post(f"{self.path}/decisions", json=body)
        assert done.status_code == 200, done.text
        before = self.asked
        self.wait(done.json()["seq"] - 1)
        if self.asked != done.json()["seq"] and before is not None:
            delays.took.append((time.perf_counter() - begun) * 1000)

    def play(self, moves: int) -> Delays:
        delays = Delays()
        while len(delays.took) < moves:
            if self.stream is None or self.over:
                self.open.close()
                self.sit_down()
            self.move(delays)
        return delays

    def close(self) -> None:
        self.open.close()
        self.client.close()


@contextlib.contextmanager
def served(folder: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{folder}/tables.sqlite", None, "--bot-workers", "2") as server:
        yield server


def attacker(url: str) -> httpx.Client:
    return httpx.Client(
        base_url=url, transport=httpx.HTTPTransport(verify=False, local_address=ATTACKER), timeout=PATIENCE
    )


class Abandoned:
    """Asks for hints at a table of its own, and goes away without the answers."""

    def __init__(self, url: str, client: httpx.Client) -> None:
        self.client = client
        seats = [{"type": "you", "name": "Mal"}, {"type": "you", "name": "Ory"}]
        laid = client.post("/api/tables", json={"seats": seats, "start": True})
        self.path = f"/api/tables/{laid.json()['id']}"
        self.seat = client.get(self.path).json()["game"]["view"]["seat_to_act"]
        self.port = int(url.rsplit(":", 1)[1])

    def ask(self, bot: str) -> socket.socket:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.client.cookies.jar)
        body = json.dumps({"seat": self.seat, "bot": bot})
        head = (
            f"POST {self.path}/hints HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        asking = socket.create_connection(("127.0.0.1", self.port), source_address=(ATTACKER, 0))
        asking.sendall((head + body).encode())
        return asking

    def waiting(self) -> float:
        """Hints that wait for a process, as the metrics have it."""
        shown = self.client.get("/metrics").text
        return float(next(re.finditer(r'^ethnos_bots_waiting\{kind="hint"\} (.*)$', shown, re.MULTILINE))[1])


def abandoned_hints(url: str, stop: threading.Event) -> None:
    """Ask for an archon's hint and go away at once, over and over."""
    with attacker(url) as client:
        abandoned = Abandoned(url, client)
        for number in itertools.count():
            with abandoned.ask("archon"):
                time.sleep(0.01)  # long enough for it to be heard
            if number >= HINTS and stop.wait(0.2):
                return


def unattended_archons(url: str, stop: threading.Event) -> None:
    """Tables full of the dearest bots, and nobody there."""
    with attacker(url) as client:
        for _ in range(TABLES):
            seats = [{"type": "bot", "bot": "archon"}] * 2
            assert client.post("/api/tables", json={"seats": seats, "start": True}).status_code == 201
        stop.wait()


@pytest.mark.parametrize("attack", [abandoned_hints, unattended_archons], ids=["abandoned hints", "unattended archons"])
def test_anothers_steward_answers_as_before(
    tmp_path: Path, attack: Attack, record_property: Callable[[str, Any], None]
) -> None:
    stop = threading.Event()
    with served(tmp_path) as server:
        player = AgainstSteward(server)
        player.play(10)  # everything compiled and loaded
        quiet = player.play(MOVES)
        failed: list[BaseException] = []

        def besiege() -> None:
            try:
                attack(server.url, stop)
            except BaseException as error:
                failed.append(error)

        thread = threading.Thread(target=besiege, daemon=True)
        thread.start()
        time.sleep(2)  # until the attack is under way
        try:
            attacked = player.play(MOVES)
            for _ in range(AGAIN if MOVES < MANY else 0):  # of so few one busy moment of the machine counts for all
                if not no_slower(attacked, quiet):
                    attacked = player.play(MOVES)
        finally:
            stop.set()
            thread.join(PATIENCE)
            player.close()
    assert not failed
    name = attack.__name__.replace("_", " ")
    record_property(f"{name}: steward quiet p50 / p99 ms", f"{quiet.p50:.0f} / {quiet.p99:.0f}")
    record_property(f"{name}: steward attacked p50 / p99 ms", f"{attacked.p50:.0f} / {attacked.p99:.0f}")
    record_property(
        f"{name}: steward at most, quiet / attacked ms", f"{max(quiet.took):.0f} / {max(attacked.took):.0f}"
    )
    assert no_slower(attacked, quiet)


def no_slower(attacked: Delays, quiet: Delays) -> bool:
    """In the middle and in the sum: not one move that makes up for all."""
    return attacked.p50 <= TIMES * quiet.p50 and sum(attacked.took) <= TIMES * sum(quiet.took)


def test_hints_that_nobody_waits_for_are_not_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = odd_bots.install(tmp_path, monkeypatch)
    monkeypatch.setattr(turns, "HINTING", PATIENT)
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, attacker(server.url) as client:
        abandoned = Abandoned(server.url, client)
        with abandoned.ask("odd-waits"):
            wait_until(mark.exists)
            later = [abandoned.ask("odd-answers") for _ in range(turns.HINTS - 1)]
            wait_until(lambda: abandoned.waiting() == len(later))
            refused = client.post(f"{abandoned.path}/hints", json={"seat": abandoned.seat})
            assert problem(refused)["code"] == "too-many-hints"
            for one in later:
                one.close()
            wait_until(lambda: abandoned.waiting() == 0)
        mark.with_name("go").touch()
        monkeypatch.setattr(turns, "HINTING", 0.2)
        told = client.post(f"{abandoned.path}/hints", json={"seat": abandoned.seat, "bot": "steward"}).json()
        assert told["bot"] == "steward"
        assert mark.read_text() == "waits None\n"


def test_a_hint_says_who_gave_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found: the steward's answer for a bot that had failed was told as that bot's."""
    odd_bots.install(tmp_path, monkeypatch)
    monkeypatch.setattr(turns, "HINTING", 2.0)
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, attacker(server.url) as client:
        asking = Abandoned(server.url, client)
        told = [
            client.post(f"{asking.path}/hints", json={"seat": asking.seat, "bot": bot}).json()
            for bot in ("odd-raises", "odd-answers")
        ]
        assert [(one["bot"], one["instead_of"]) for one in told] == [("steward", "odd-raises"), ("odd-answers", None)]
        assert 'ethnos_bots_replaced_total{bot="odd-raises"} 1.0' in client.get("/metrics").text


def test_a_hint_for_a_question_that_was_answered_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = odd_bots.install(tmp_path, monkeypatch)
    monkeypatch.setattr(turns, "HINTING", PATIENT)
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, attacker(server.url) as client:
        one = Abandoned(server.url, client)
        with one.ask("odd-waits"):
            wait_until(mark.exists)
            with one.ask("odd-answers") as late:
                wait_until(lambda: one.waiting() == 1)
                asked = client.get(one.path).json()["game"]["asked"]
                body = {"seat": one.seat, "asked": asked, "decision": {"type": "draw"}}
                assert client.post(f"{one.path}/decisions", json=body).status_code == 200
                mark.with_name("go").touch()
                late.settimeout(PATIENCE)
                answer = b""
                while not answer.endswith(b"}") and (more := late.recv(100_000)):
                    answer += more
                assert b'"code":"stale"' in answer
        assert mark.read_text() == "waits None\n"
