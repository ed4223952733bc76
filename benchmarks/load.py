"""`make load`: how many tables one server carries, and what a durable move costs.

N tables with four real WebSocket clients each, on loopback. At every table the seat
that is asked thinks for a second and posts a decision; a move is done when the last of
the four streams has told it. CPU and memory are the server process's own.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from load_plot import draw
from support.servers import Postgres, Served
from websockets.asyncio.client import connect

TABLES = (20, 100, 300, 600)
SEATS = 4
PIPES = 64  # connections on which decisions are posted


class Pipe:
    """A kept-alive HTTP connection: as little client as possible beside the server measured."""

    def __init__(self, url: str) -> None:
        self.where = urlsplit(url)
        self.lock = asyncio.Lock()
        self.reader: asyncio.StreamReader | None = None

    async def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        async with self.lock:
            if self.reader is None:
                self.reader, self.writer = await asyncio.open_connection(self.where.hostname, self.where.port)
            data = b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: {self.where.netloc}\r\nCookie: {cookie}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
            self.writer.write(head.encode() + data)
            lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = [line.split(": ", 1) for line in lines[1:] if ": " in line]
            size = next(int(value) for name, value in headers if name == "content-length")
            answer = json.loads(await self.reader.readexactly(size))
            held = [value.split(";")[0] for name, value in headers if name == "set-cookie"]
            return int(lines[0].split()[1]), answer, held[0] if held else cookie


@dataclass
class Figures:
    """What is being measured."""

    begin: float = 0.0
    moves: int = 0
    delays: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


@dataclass
class Busy:
    """A table with four clients that play for ever; a finished game is followed by a new table."""

    urls: list[str]
    pipes: list[Pipe]
    figures: Figures
    think: float
    rng: random.Random
    posting: set["asyncio.Task[None]"] = field(default_factory=set)
    heard: dict[int, list[float]] = field(default_factory=dict)
    sent: dict[int, float] = field(default_factory=dict)

    async def run(self) -> None:
        await asyncio.sleep(self.rng.random() * self.think)
        while True:
            await self.game()

    async def game(self) -> None:
        seats = [{"type": "you", "name": f"Seat {seat}"} for seat in range(SEATS)]
        seed = self.rng.choice(self.pipes)
        _, laid, cookie = await seed.call("POST", "/api/tables", {"seats": seats, "start": True})
        self.heard.clear()
        self.sent.clear()
        async with asyncio.TaskGroup() as together:
            for seat in range(SEATS):
                together.create_task(self.client(laid["id"], seat, cookie))

    async def client(self, table: str, seat: int, cookie: str) -> None:
        url, pipe = self.urls[seat % len(self.urls)], self.rng.choice(self.pipes)
        where = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
        async with connect(
            where, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None
        ) as stream:
            async for text in stream:
                assert isinstance(text, str)
                if self.hear(text, seat):
                    return
                message = json.loads(text) if b'"seat_to_act":%d' % seat in text.encode()[:900_000] else None
                if message is not None:
                    state = message.get("game") or message
                    if state.get("view", {}).get("seat_to_act") == seat:
                        task = asyncio.create_task(self.answer(pipe, table, seat, cookie, state))
                        self.posting.add(task)
                        task.add_done_callback(self.posting.discard)

    def hear(self, text: str, seat: int) -> bool:
        """Note when an entry reached a seat; whether the game is over."""
        now = time.perf_counter()
        if text.startswith('{"type":"entry"'):
            seq = int(text[22 : text.index(",", 22)])
            arrived = self.heard.setdefault(seq, [])
            arrived.append(now)
            if len(arrived) == SEATS and seq in self.sent:
                self.figures.moves += 1
                self.figures.delays.append(now - self.sent.pop(seq))
                del self.heard[seq]
        return '"kind":"result"' in text[:80]

    async def answer(self, pipe: Pipe, table: str, seat: int, cookie: str, state: dict[str, Any]) -> None:
        await asyncio.sleep(self.think * (0.5 + self.rng.random()))
        decision = self.choose(state["view"], state["hand"])
        asked = state["asked"]
        began = time.perf_counter()
        status, answer, _ = await pipe.call(
            "POST",
            f"/api/tables/{table}/decisions",
            {"seat": seat, "asked": asked, "decision": decision},
            cookie,
        )
        if status != 200:
            self.figures.refused.append(f"{status}: {answer}")
            return
        self.figures.answers.append(time.perf_counter() - began)
        seq = answer["seq"]
        self.sent[seq] = began
        if len(self.heard.get(seq, ())) == SEATS:
            self.figures.moves += 1
            self.figures.delays.append(max(self.heard.pop(seq)) - self.sent.pop(seq))

    def choose(self, view: dict[str, Any], hand: list[str]) -> dict[str, Any]:
        """A legal decision made from what the client knows: small bands, so that games last."""
        question = view["question"]
        if question == "turn":
            if len(hand) < 10 and (not hand or self.rng.random() < 0.75):
                if view["row"] and self.rng.random() < 0.6:
                    return {"type": "take", "card": self.rng.choice(view["row"])}
                return {"type": "draw"}
            able = [card for card in hand if card != "skeleton"]
            if not able:
                return {"type": "draw"} if len(hand) < 10 else {"type": "band", "leader": None, "cards": hand}
            lead = self.rng.choice(able)
            tribe = lead.split("-")[0]
            return {"type": "band", "leader": lead, "cards": [c for c in hand if c.split("-")[0] == tribe]}
        if question == "keep":
            return {"type": "keep", "cards": []}
        return {"type": "decline", "question": question}


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def measure(urls: list[str], pids: list[int], tables: int, think: float, seconds: float) -> dict[str, float]:
    figures = Figures()
    processes = [psutil.Process(pid) for pid in pids]
    empty = sum(one.memory_info().rss for one in processes)
    pipes = [Pipe(url) for _ in range(PIPES) for url in urls]
    busy = [Busy(urls, pipes, figures, think, random.Random(i)) for i in range(tables)]
    work = [asyncio.create_task(one.run()) for one in busy]
    await asyncio.sleep(max(4.0, tables / 40))  # until everybody sits and plays
    figures.moves = 0
    figures.delays.clear()
    figures.answers.clear()
    began, cpu = time.perf_counter(), cpu_of(processes)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, cpu_of(processes) - cpu
    full = sum(one.memory_info().rss for one in processes)
    for one in busy:
        for task in one.posting:
            task.cancel()
    for task in work:
        if task.done() and not task.cancelled():
            task.result()
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    if figures.refused:
        raise SystemExit(f"{len(figures.refused)} moves refused, the first: {figures.refused[0]}")
    return {
        "tables": tables,
        "moves_per_s": round(figures.moves / took, 1),
        "cpu_ms_per_move": round(used / max(figures.moves, 1) * 1000, 3),
        "cpu_share": round(used / took, 3),
        "p50_ms": round(quantile(figures.delays, 0.5) * 1000, 1),
        "p99_ms": round(quantile(figures.delays, 0.99) * 1000, 1),
        "answer_p50_ms": round(quantile(figures.answers, 0.5) * 1000, 1),
        "kb_per_table": round((full - empty) / tables / 1000, 1),
    }


def cpu_of(processes: list[psutil.Process]) -> float:
    return sum(sum(one.cpu_times()[:2]) for one in processes)


def run(
    name: str, database: str, servers: int, counts: list[int], think: float, seconds: float
) -> list[dict[str, Any]]:
    found = []
    for tables in counts:
        served = [Served(database).start() for _ in range(servers)]
        try:
            pids = [one.process.pid for one in served if one.process is not None]
            figures = asyncio.run(measure([one.url for one in served], pids, tables, think, seconds))
        finally:
            for one in served:
                one.kill()
        found.append({"database": name, "processes": servers, **figures})
        print(json.dumps(found[-1]), flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default=",".join(map(str, TABLES)), help="numbers of tables, with commas")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a player thinks")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each is measured")
    parser.add_argument("--only", choices=["sqlite", "postgres-1", "postgres-2"], help="one of the three set-ups")
    parser.add_argument("--plot", type=Path, help="where the picture goes, as SVG")
    parser.add_argument("--out", type=Path, help="where the figures go, as JSON")
    chosen = parser.parse_args()
    counts = [int(one) for one in chosen.tables.split(",")]
    rest = (counts, chosen.think, chosen.seconds)
    found: list[dict[str, Any]] = []
    if chosen.only in (None, "sqlite"):
        with tempfile.TemporaryDirectory() as folder:
            found += run("sqlite", f"sqlite:///{folder}/load.sqlite", 1, *rest)
    if chosen.only in (None, "postgres-1", "postgres-2"):
        postgres = Postgres().start()
        try:
            for servers in (1, 2):
                if chosen.only in (None, f"postgres-{servers}"):
                    found += run("postgresql", postgres.database(f"load{servers}"), servers, *rest)
        finally:
            postgres.close()
    if chosen.out:
        chosen.out.write_text(json.dumps(found, indent=1) + "\n")
    if chosen.plot:
        chosen.plot.write_text(draw(found))


if __name__ == "__main__":
    main()
