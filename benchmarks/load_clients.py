"""Tables of four clients each, that play on a server of ours."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from load_figures import SEATS, Figures
from websockets.asyncio.client import ClientConnection, connect


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
    asked: dict[int, float] = field(default_factory=dict)  # questions answered, and when
    played: int = 0

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
        self.asked.clear()
        async with asyncio.TaskGroup() as together:
            for seat in range(SEATS):
                together.create_task(self.client(laid["id"], seat, cookie))

    async def client(self, table: str, seat: int, cookie: str) -> None:
        where = f"{self.urls[seat % len(self.urls)].replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
        async with connect(
            where, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None, open_timeout=60
        ) as stream:
            async for text in stream:
                assert isinstance(text, str)
                if self.hear(text):
                    return
                message = json.loads(text) if f'"seat_to_act":{seat}' in text else None
                if message is not None:
                    state = message.get("game") or message
                    if state.get("view", {}).get("seat_to_act") == seat:
                        task = asyncio.create_task(self.answer(stream, seat, state))
                        self.posting.add(task)
                        task.add_done_callback(self.posting.discard)

    def hear(self, text: str) -> bool:
        """Note when an entry reached a seat, and what was said to a decision; whether the game is over."""
        now = time.perf_counter()
        if text.startswith('{"type":"entry"'):
            seq = int(text[22 : text.index(",", 22)])
            self.heard.setdefault(seq, []).append(now)
            self.note(seq)
        elif text.startswith('{"type":"accepted"'):
            answer = json.loads(text)
            self.sent[answer["seq"]] = began = self.asked.pop(answer["asked"])
            self.played += 1
            self.figures.answers.append(now - began)
            self.note(answer["seq"])
        elif text.startswith('{"type":"refused"'):
            self.figures.refused.append(text)
        return '"kind":"result"' in text[:80]

    def note(self, seq: int) -> None:
        """A move is done when everybody has heard of it, and whoever made it has its answer."""
        if seq in self.sent and len(self.heard.get(seq, ())) == SEATS:
            self.figures.moves += 1
            self.figures.delays.append(max(self.heard.pop(seq)) - self.sent.pop(seq))

    async def answer(self, stream: ClientConnection, seat: int, state: dict[str, Any]) -> None:
        await asyncio.sleep(self.think * (0.5 + self.rng.random()))
        decision = self.choose(state["view"], state["hand"])
        self.asked[state["asked"]] = time.perf_counter()
        await stream.send(json.dumps({"seat": seat, "asked": state["asked"], "decision": decision}))

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
