"""A server under attack: an honest player beside the attacker, and what the attack costs them.

The attacker calls from 127.0.0.1, the honest player from 127.0.0.2: to the server they are strangers.
"""

import contextlib
import random
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import httpx
import psutil

from support.counts import PATIENCE

from .servers import Served

HONEST = "127.0.0.2"
ATTACKER = "127.0.0.1"
TIMES = 3  # what others wait, beside what they wait in quiet …
GROWN = 100  # … and MB by which the server may grow, while somebody attacks it
CONNECTIONS = 6  # on which an attacker asks at once
TOO_FAST = 429
MANY = 100  # decisions of which the slowest tell something
AGAIN = 2  # times that fewer are played again, while the attack goes on


@dataclass
class Delays:
    """How long an honest player waited for each answer, in milliseconds."""

    took: list[float] = field(default_factory=list)

    @property
    def p50(self) -> float:
        return statistics.median(self.took)

    @property
    def p99(self) -> float:
        return sorted(self.took)[int(0.99 * (len(self.took) - 1))]


class HonestPlayer:
    """Sits alone at a table on one device with two seats, and plays decision after decision."""

    def __init__(self, url: str, address: str = HONEST) -> None:
        self.transport = httpx.HTTPTransport(verify=False, local_address=address)
        self.client = httpx.Client(base_url=url, transport=self.transport, timeout=PATIENCE)
        self.rng = random.Random(1)
        self.path = ""

    def play(self, delays: Delays) -> None:
        """One decision: look and decide, both measured together."""
        if not self.path:
            seats = [{"type": "you", "name": "Ada"}, {"type": "you", "name": "Boris"}]
            laid = self.client.post("/api/tables", json={"seats": seats, "start": True})
            assert laid.status_code == 201, laid.text
            self.path = f"/api/tables/{laid.json()['id']}"
        begun = time.perf_counter()
        look = self.client.get(self.path)
        assert look.status_code == 200, look.text
        told = look.json()
        if told["table"]["status"] == "over":
            self.path = ""
            return
        seat, asked = told["game"]["view"]["seat_to_act"], told["game"]["asked"]
        legal = self.client.get(f"{self.path}/legal", params={"seat": seat}).json()
        decision = self.rng.choice(legal)["decision"]
        done = self.client.post(f"{self.path}/decisions", json={"seat": seat, "asked": asked, "decision": decision})
        assert done.status_code == 200, done.text
        delays.took.append((time.perf_counter() - begun) * 1000)

    def play_for(self, moves: int, pause: float = 0.15) -> Delays:
        """So many decisions, each after a moment's thought: what a person would do, inside every quota."""
        delays = Delays()
        while len(delays.took) < moves:
            self.play(delays)
            time.sleep(pause)
        return delays

    def close(self) -> None:
        self.client.close()


@dataclass
class Figures:
    """What an attack did: the honest player's delays before and during it, the server's memory in MB."""

    quiet: Delays
    attacked: Delays
    memory_before: float
    memory_most: float

    @property
    def grown(self) -> float:
        return self.memory_most - self.memory_before

    def hold(self) -> None:
        """The attack has spoiled it for nobody."""
        assert self.grown < GROWN
        assert self.attacked.p50 <= TIMES * self.quiet.p50
        if len(self.attacked.took) >= MANY:
            assert self.attacked.p99 <= TIMES * self.quiet.p99

    def tell(self, record: Callable[[str, object], None], attack: str) -> None:
        """Put the figures into the table with which a test run ends."""
        record(f"{attack}: quiet p50 / p99 ms", f"{self.quiet.p50:.1f} / {self.quiet.p99:.1f}")
        record(f"{attack}: attacked p50 / p99 ms", f"{self.attacked.p50:.1f} / {self.attacked.p99:.1f}")
        record(f"{attack}: memory before / most MB", f"{self.memory_before:.0f} / {self.memory_most:.0f}")


def besieged(server: Served, attack: Callable[[threading.Event], Any], moves: int) -> Figures:
    """Play quietly, then the same while `attack(stop)` runs in a thread; it ends soon after `stop` is set."""
    player = HonestPlayer(server.url)
    stop = threading.Event()
    try:
        player.play_for(moves // 2)  # everything compiled and loaded
        quiet = player.play_for(moves)
        with watched(server) as memory:
            failed: list[BaseException] = []
            attacker = threading.Thread(target=lambda: _kept(attack, stop, failed), daemon=True)
            attacker.start()
            attacked = player.play_for(moves)
            for _ in range(AGAIN if moves < MANY else 0):  # of so few one busy moment of the machine is the median
                if attacked.p50 > TIMES * quiet.p50:
                    attacked = player.play_for(moves)
            stop.set()
            attacker.join(PATIENCE)
        if failed:
            raise failed[0]
        if moves < MANY and attacked.p50 > TIMES * quiet.p50:  # or has the machine more to do by now?
            quiet = max(quiet, player.play_for(moves), key=lambda one: one.p50)
        return Figures(quiet, attacked, memory[0], max(memory))
    finally:
        stop.set()
        player.close()


def hammered(url: str, ask: Callable[[httpx.Client], httpx.Response], stop: threading.Event) -> Counter[int]:
    """Ask as fast as one is let, on several connections of the attacker's; how often which status was answered."""
    found: Counter[int] = Counter()

    def hammer() -> None:
        transport = httpx.HTTPTransport(verify=False, local_address=ATTACKER)
        with httpx.Client(base_url=url, transport=transport, timeout=PATIENCE) as client:
            while not stop.is_set():
                status = ask(client).status_code
                found[status] += 1
                if status == TOO_FAST:
                    time.sleep(0.05)

    with ThreadPoolExecutor(CONNECTIONS) as hammers:
        for done in [hammers.submit(hammer) for _ in range(CONNECTIONS)]:
            done.result()
    return found


def _kept(attack: Callable[[threading.Event], Any], stop: threading.Event, failed: list[BaseException]) -> None:
    try:
        attack(stop)
    except BaseException as error:
        failed.append(error)


@contextlib.contextmanager
def watched(server: Served) -> Iterator[list[float]]:
    """The memory of the server's own process in MB, looked at ten times a second."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    seen = [process.memory_info().rss / 1e6]
    stop = threading.Event()

    def look() -> None:
        while not stop.wait(0.1):
            with contextlib.suppress(psutil.Error):
                seen.append(process.memory_info().rss / 1e6)

    watcher = threading.Thread(target=look, daemon=True)
    watcher.start()
    try:
        yield seen
    finally:
        stop.set()
        watcher.join()
