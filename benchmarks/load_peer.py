"""The same load on boardgame.io, measured with the same clients: `make load` with `--peer FOLDER`.

FOLDER is where `npm install boardgame.io` was run. Its server is `load_peer.cjs`: a game of the
size of ours, in memory, which a move of ours must bear comparison with although ours is durable.
"""

import asyncio
import contextlib
import json
import random
import re
import socket
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from load_figures import SEATS, Figures
from support.servers import free_port
from websockets.asyncio.client import ClientConnection, connect

SPACE = "/peer"  # the game's name, which is its namespace
STATES = (f'42{SPACE},["update"', f'42{SPACE},["sync"')
NUMBER = re.compile(r'"_stateID":(\d+)')
HAND = 10


class Peer:
    """A boardgame.io server in a process of its own."""

    def __init__(self, folder: Path, place: str = "memory") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        script = Path(__file__).with_name("load_peer.cjs")
        self.arguments = ["node", str(script), str(folder.resolve()), str(self.port), place]

    def start(self) -> Self:
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.DEVNULL)
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 2):
                return self
            if self.process.poll() is not None:
                raise SystemExit("boardgame.io did not start: is it installed in that folder?")
            time.sleep(0.05)
        raise TimeoutError("boardgame.io did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(30)


@dataclass
class PeerTable:
    """A match with four clients that play for ever; a finished one is followed by a new match."""

    url: str
    figures: Figures
    think: float
    rng: random.Random
    posting: set["asyncio.Task[None]"] = field(default_factory=set)
    heard: dict[int, int] = field(default_factory=dict)
    sent: dict[int, float] = field(default_factory=dict)
    played: int = 0

    async def run(self) -> None:
        await asyncio.sleep(self.rng.random() * self.think)
        while True:
            match = f"m{self.rng.getrandbits(60)}"
            self.heard.clear()
            self.sent.clear()
            async with asyncio.TaskGroup() as together:
                for seat in range(SEATS):
                    together.create_task(self.client(match, seat))

    async def client(self, match: str, seat: int) -> None:
        """One seat, in the few words of socket.io that it takes."""
        where = f"{self.url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        async with connect(where, compression=None, ping_interval=None, max_size=None, open_timeout=60) as stream:
            async for text in stream:
                assert isinstance(text, str)
                if text.startswith("0"):
                    await stream.send(f"40{SPACE},")
                elif text == "2":
                    await stream.send("3")
                elif text.startswith(f"40{SPACE},"):
                    await self.emit(stream, "sync", match, str(seat), None, SEATS)
                elif text.startswith(STATES) and self.hear(stream, text, match, seat):
                    return

    async def emit(self, stream: ClientConnection, *words: Any) -> None:
        await stream.send(f"42{SPACE},{json.dumps(words)}")

    def hear(self, stream: ClientConnection, text: str, match: str, seat: int) -> bool:
        """Note when a state reached a seat, and think where it is asked; whether the game is over."""
        now = time.perf_counter()
        number = max(map(int, NUMBER.findall(text)))  # the moves that led to it are numbered too
        if '["update"' in text[:20]:
            self.heard[number] = self.heard.get(number, 0) + 1
            if self.heard[number] == SEATS:
                del self.heard[number]
                if number in self.sent:
                    self.figures.moves += 1
                    self.figures.delays.append(now - self.sent.pop(number))
        if f'"currentPlayer":"{seat}"' in text:
            said = json.loads(text[len(SPACE) + 3 :])[2]
            state = said.get("state", said)
            if state["ctx"].get("gameover") is None:
                task = asyncio.create_task(self.answer(stream, match, seat, state))
                self.posting.add(task)
                task.add_done_callback(self.posting.discard)
        return '"gameover":{' in text

    async def answer(self, stream: ClientConnection, match: str, seat: int, state: dict[str, Any]) -> None:
        await asyncio.sleep(self.think * (0.5 + self.rng.random()))
        move, arguments = self.choose(state["G"]["row"], state["G"]["players"][seat]["hand"])
        payload = {"type": move, "args": arguments, "playerID": str(seat), "credentials": None}
        self.sent[state["_stateID"] + 1] = time.perf_counter()
        self.played += 1
        await self.emit(
            stream, "update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], match, str(seat)
        )

    def choose(self, row: list[str], hand: list[str]) -> tuple[str, list[int]]:
        """As our own clients choose: small bands, so that games last."""
        if len(hand) < HAND and (not hand or self.rng.random() < 0.75):
            if row and self.rng.random() < 0.6:
                return "take", [self.rng.randrange(len(row))]
            return "draw", []
        return "band", [self.rng.randrange(len(hand))]
