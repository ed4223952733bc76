"""Guests at a table: real clients over HTTP and WebSocket that keep what they were told.

A guest plays by itself, connects again when the server is gone, repeats what got no
answer, and notices when a message is missing, doubled or out of order. Every other decision,
about, goes on the stream, the rest are posted.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import connect

from support.counts import PATIENCE

LATE = 30.0  # seconds without an answer until it is asked for again
GONE = (httpx.TransportError, OSError, websockets.WebSocketException, TimeoutError, EOFError)


class Trouble(AssertionError):
    """The server broke a promise."""


@dataclass
class Acknowledged:
    """A decision that the server said it has."""

    asked: int
    seq: int
    decision: dict[str, Any]


@dataclass
class Guest:
    """One person's client, at one seat of one table (None: a spectator)."""

    urls: list[str]
    table: str
    seat: int | None
    cookies: dict[str, str] = field(default_factory=dict)
    rng: random.Random = field(default_factory=random.Random)
    pause: Callable[[], float] = lambda: 0.0
    seq: int | None = None
    state: dict[str, Any] = field(default_factory=dict)
    received: list[bytes] = field(default_factory=list)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    resumes: int = 0
    keep: bool = True
    _url: int = 0

    @property
    def url(self) -> str:
        return self.urls[self._url % len(self.urls)]

    def _elsewhere(self) -> None:
        self._url += 1

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["table"]["status"] == "over"

    # HTTP

    async def call(self, client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request, repeated until there is an answer that is not "come back later"."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await client.request(
                    method, f"{self.url}/api/tables/{self.table}{path}", json=body, headers=cookie_header(self.cookies)
                )
                if self.keep:
                    self.received.append(answer.content)
                if answer.status_code != 503:
                    if answer.status_code >= 500:
                        raise Trouble(f"{method} {path}: {answer.status_code} {answer.text}")
                    return answer
            except GONE:
                self._elsewhere()
            if time.monotonic() > end:
                raise Trouble(f"{method} {path}: no answer within {PATIENCE} s")
            await asyncio.sleep(0.05)

    async def decide(self, client: httpx.AsyncClient, asked: int, decision: dict[str, Any]) -> httpx.Response:
        body = {"seat": self.seat, "asked": asked, "decision": decision}
        answer = await self.call(client, "POST", "/decisions", body)
        if answer.status_code == 200:
            self.acknowledged.append(Acknowledged(asked, answer.json()["seq"], decision))
        return answer

    # The stream

    async def decide_live(self, stream: Any, asked: int, decision: dict[str, Any]) -> None:
        """Decide on the stream, and listen until that is answered."""
        await stream.send(json.dumps({"seat": self.seat, "asked": asked, "decision": decision}))
        told: dict[str, Any] = {}
        while told.get("type") not in ("accepted", "refused"):
            told = self.hear(await asyncio.wait_for(stream.recv(), LATE))
        assert told["asked"] == asked
        if told["type"] == "accepted":
            self.acknowledged.append(Acknowledged(asked, told["seq"], decision))
        elif told["problem"]["status"] == 503:
            raise ConnectionError(told)
        elif told["problem"]["status"] != 409:
            raise Trouble(str(told))

    def hear(self, text: str | bytes) -> dict[str, Any]:
        """Take a message; a gap, a repeat or a way back is the server's fault."""
        raw = text.encode() if isinstance(text, str) else text
        if self.keep:
            self.received.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "snapshot":
            if self.seq is not None and message["seq"] < self.seq:
                raise Trouble(f"a snapshot of {message['seq']} after {self.seq}")
            self.seq = message["seq"]
            self.state = {"table": message["table"], **(message["game"] or {})}
            self.state["clock"] = message["clock"]
        elif message["type"] == "entry":
            if self.seq is not None and message["seq"] != self.seq + 1:
                raise Trouble(f"entry {message['seq']} after {self.seq}")
            self.seq = message["seq"]
            if "view" in message:
                self.state["asked"] = message.get("asked")
            for key in ("view", "hand", "table", "result", "sheets", "clock"):
                if key in message:
                    self.state[key] = message[key]
        elif message["type"] == "trouble":
            raise ConnectionError(message) if message["code"] == "away" else Trouble(str(message))
        return message

    async def listen(self) -> Any:
        """A connection to the live stream, from where the last one ended."""
        where = self.url.replace("http", "ws", 1)
        query = [] if self.seat is None else [f"seat={self.seat}"]
        if self.seq is not None:
            query.append(f"after={self.seq}")
        return await connect(
            f"{where}/api/tables/{self.table}/live?{'&'.join(query)}",
            additional_headers=cookie_header(self.cookies),
            compression=None,
            open_timeout=LATE,
            max_size=None,
        )

    async def play(self, until: Callable[["Guest"], bool] = lambda guest: guest.over) -> None:
        """Follow the table and decide at random when asked, through whatever happens to the server."""
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(timeout=LATE) as client:
            while not until(self):
                try:
                    async with await self.listen() as stream:
                        end = time.monotonic() + PATIENCE
                        await self._follow(stream, client, until)
                except GONE:
                    self.resumes += 1
                    self._elsewhere()
                    if time.monotonic() > end:
                        raise Trouble(f"seat {self.seat} could not come back within {PATIENCE} s") from None
                    await asyncio.sleep(0.05 + self.rng.random() * 0.1)

    async def _follow(self, stream: Any, client: httpx.AsyncClient, until: Callable[["Guest"], bool]) -> None:
        answered = None
        while not until(self):
            if self._mine() and self.state["asked"] != answered:
                answered = await self._answer(stream, client)
            else:
                self.hear(await asyncio.wait_for(stream.recv(), PATIENCE))

    def _mine(self) -> bool:
        view = self.state.get("view")
        return view is not None and self.seat is not None and view["seat_to_act"] == self.seat and not self.over

    async def _answer(self, stream: Any, client: httpx.AsyncClient) -> int | None:
        wait = self.pause()
        if wait:
            await asyncio.sleep(wait)
        asked: int = self.state["asked"]
        legal = await self.call(client, "GET", f"/legal?seat={self.seat}")
        if legal.status_code != 200:
            raise Trouble(f"legal: {legal.status_code} {legal.text}")
        choices = [one["decision"] for one in legal.json()]
        if not choices:
            return asked  # decided already: the answer was lost, the news are under way
        decision = self.choose(choices)
        if self.rng.random() < 0.5:
            await self.decide_live(stream, asked, decision)
            return asked
        answer = await self.decide(client, asked, decision)
        if answer.status_code not in (200, 409):
            raise Trouble(f"decision: {answer.status_code} {answer.text}")
        return asked

    def choose(self, legal: list[dict[str, Any]]) -> dict[str, Any]:
        """Bands when there are any large ones: games of a natural length."""
        bands = [one for one in legal if one["type"] == "band" and len(one["cards"]) > 2]
        return self.rng.choice(bands if bands and self.rng.random() < 0.7 else legal)


def cookie_header(cookies: dict[str, str]) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{key}={value}" for key, value in cookies.items())}


async def new_table(url: str, seats: list[dict[str, Any]], **options: Any) -> tuple[str, dict[str, str]]:
    """Lay a table: its id, and the cookies of whoever laid it."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.post(f"{url}/api/tables", json={"seats": seats, **options})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"], dict(answer.cookies)


async def sit(url: str, table: str, seat: int, name: str) -> dict[str, str]:
    """Take a seat from a device of its own: its cookies."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.put(f"{url}/api/tables/{table}/seats/{seat}", json={"name": name})
        assert answer.status_code == 200, answer.text
        return dict(answer.cookies)


async def party(urls: list[str], people: int, bots: int = 0, seed: int = 0, **options: Any) -> tuple[str, list[Guest]]:
    """A table of people, each at a device of their own, and bots; the game has begun."""
    seats: list[dict[str, Any]] = [{"type": "you", "name": "Guest 0"}]
    seats += [{"type": "open"}] * (people - 1) + [{"type": "bot", "bot": "novice"}] * bots
    table, cookies = await new_table(urls[0], seats, **options)
    guests = [Guest(urls, table, 0, cookies, random.Random(f"{seed} 0"))]
    for seat in range(1, people):
        held = await sit(urls[0], table, seat, f"Guest {seat}")
        guests.append(Guest(urls, table, seat, held, random.Random(f"{seed} {seat}"), _url=seat))
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.post(f"{urls[0]}/api/tables/{table}/start", headers=cookie_header(cookies))
        assert answer.status_code == 200, answer.text
    return table, guests
