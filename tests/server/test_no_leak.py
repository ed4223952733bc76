"""Everything a client receives follows from what its seat may know.

Two tables are played that differ only in what one seat cannot see. Whatever the client
of that seat is sent, by whatever way, must be the same at both, but for the tables'
names and the time of day.
"""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from support.counts import PATIENCE, count
from support.guests import Guest, cookie_header, new_table, sit
from support.players import random_game
from support.servers import Inside
from support.tried import Record
from support.twins import twin_of

from ethnos import Game
from ethnos.game import story, write_record
from ethnos.rules import NOBODY, look
from ethnos.rules.components import EVERYTHING
from ethnos.server.api import reads
from ethnos.server.tabletop import telling
from ethnos.server.tabletop.refusals import Refused

GAMES = count(test=3, torture=20)
LENGTH = count(test=120, torture=10_000)  # decisions of each game
TIMES = re.compile(r'"(at|now|deadline|until|since|key)":("[^"]*"|\d+)')
HELD = re.compile(r'"(id|code)":"[^"]*"')


def plain(text: str, table: str) -> str:
    """Without the table's name and the time of day."""
    return HELD.sub("", TIMES.sub("", text.replace(table, "TABLE")))


class Witness:
    """The client of one seat (None: a spectator), and everything it was sent."""

    def __init__(self, url: str, table: str, seat: int | None, cookies: dict[str, str], dice: random.Random) -> None:
        self.guest = Guest([url], table, seat, cookies)
        self.dice = dice
        self.received: list[str] = []
        self.stream: Any = None
        self.client = httpx.AsyncClient(timeout=PATIENCE, headers={**cookie_header(cookies), "Accept-Language": "pl"})
        self.base = f"{url}/api/tables/{table}"
        self.eyes = "" if seat is None else f"?seat={seat}"

    def keep(self, text: str) -> None:
        self.received.append(plain(text, self.guest.table))

    async def get(self, path: str) -> None:
        answer = await self.client.get(self.base + path)
        self.keep(f"{path} {answer.status_code} {answer.text}")

    async def post(self, path: str, body: dict[str, Any]) -> None:
        answer = await self.client.post(self.base + path, json=body)
        self.keep(f"{path} {answer.status_code} {answer.text}")

    async def listen_to(self, seq: int) -> None:
        """Hear everything up to an entry: on the open stream, or on a new one that resumes."""
        if self.dice.random() < 0.03:
            await self.stream.close()
            self.stream = await self.guest.listen()
        while self.guest.seq is None or self.guest.seq < seq:
            text = await asyncio.wait_for(self.stream.recv(), PATIENCE)
            message = self.guest.hear(text)
            if message["type"] != "presence":
                self.keep(text)

    async def look_around(self) -> None:
        """Ask for all there is to ask, and for what there is not."""
        seat = self.guest.seat
        for path in ("", "/history", "/record", "/legal", "/export"):
            await self.get(path + self.eyes)
        await self.get("?seat=5")
        asked = self.guest.state["asked"]
        legal = (await self.client.get(f"{self.base}/legal{self.eyes}")).json()
        allowed = [one["decision"] for one in legal if isinstance(one, dict)]
        for decision in ({"type": "raid"}, {"type": "keep", "cards": ["giant-rhea"]}, {"type": "troll", "value": 6}):
            if decision not in allowed:  # else it would be made, and the game be another
                await self.post("/decisions", {"seat": seat or 0, "asked": asked, "decision": decision})
        await self.post("/decisions", {"seat": ((seat or 0) + 1) % 2, "asked": asked, "decision": {"type": "draw"}})
        await self.post("/preview", {"seat": seat or 0, "band": {"leader": "elf-rhea", "cards": ["elf-rhea"]}})
        for band in [one for one in allowed if one["type"] == "band"][-3:]:
            await self.post("/preview", {"seat": seat, "band": {key: band[key] for key in ("leader", "cards")}})


async def play_over(url: str, game: Game, seat: int | None, seed: int, curious: float, length: int) -> list[str]:
    """Play a finished game again at a table; what the witness at a seat was sent.

    `curious` is how often the witness asks for everything there is.
    """
    start, end = window(game, length)
    names = [f"Seat {p}" for p in range(game.players)]
    seats: list[dict[str, Any]] = [{"type": "you", "name": name} for name in names]
    if seat is not None:
        seats[seat] = {"type": "open"}
    table, others = await new_table(url, seats, record=write_record(game), decisions=start)
    mine = {} if seat is None else await sit(url, table, seat, names[seat])
    witness = Witness(url, table, seat, mine, random.Random(seed))
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        path = f"{url}/api/tables/{table}"
        await client.post(f"{path}/start", headers=cookie_header(others))
        witness.stream = await witness.guest.listen()
        await witness.listen_to(0)
        for number, played in enumerate(game.history[start:end], start=start):
            asked = witness.guest.state["asked"]
            body = {"seat": played.seat, "asked": asked, "decision": msgspec.to_builtins(played.decision)}
            whose = cookie_header(mine if played.seat == seat else others)
            answer = await client.post(f"{path}/decisions", json=body, headers=whose)
            assert answer.status_code == 200, answer.text
            await witness.listen_to(answer.json()["seq"])
            if witness.dice.random() < curious:
                await witness.look_around()
            if not played.drawn and witness.dice.random() < 0.1 and game.history[number + 1].age == played.age:
                asked = witness.guest.state["asked"]
                undone = await client.post(f"{path}/undo", json={"seat": played.seat, "asked": asked}, headers=whose)
                assert undone.status_code == 200, undone.text
                await witness.listen_to(undone.json()["seq"])
                body["asked"] = witness.guest.state["asked"]
                answer = await client.post(f"{path}/decisions", json=body, headers=whose)
                await witness.listen_to(answer.json()["seq"])
        await witness.look_around()
        await witness.stream.close()
    await witness.client.aclose()
    return witness.received


def window(game: Game, length: int) -> tuple[int, int]:
    """So many decisions around the end of the first age, where most that differs is in somebody's hand."""
    first_age = sum(played.age == 1 for played in game.history)
    start = max(0, first_age - length * 3 // 4)
    return start, min(start + length, len(game.history) - 1)


def pairs(games: int) -> list[tuple[Game, Game, int | None, int]]:
    found: list[tuple[Game, Game, int | None, int]] = []
    number = 0
    while len(found) < games:
        number += 1
        players = 2 + number % 5
        dice = random.Random(number)
        seat = dice.randrange(NOBODY, players)
        game = random_game(players, seed=number)
        twin = twin_of(game, seat, dice)
        if twin is not None:
            found.append((game, twin, None if seat == NOBODY else seat, number))
    return found


async def compare(
    url: str, played: list[tuple[Game, Game, int | None, int]], curious: float = 0.04, length: int = LENGTH
) -> tuple[int, int]:
    """How many pairs a witness can tell apart, and how many messages were compared."""

    async def one(game: Game, twin: Game, seat: int | None, number: int) -> tuple[int, int]:
        here, there = await asyncio.gather(
            *(play_over(url, one, seat, number, curious, length) for one in (game, twin))
        )
        return here != there, len(here)

    async with asyncio.timeout(3600):
        found = []
        for start in range(0, len(played), 4):
            found += await asyncio.gather(*(one(*pair) for pair in played[start : start + 4]))
    return sum(differs for differs, _ in found), sum(size for _, size in found)


@pytest.mark.xdist_group("servers-sqlite")
def test_nothing_tells_two_tables_apart_that_differ_only_in_hidden_cards(
    tmp_path: Path, record_property: Record
) -> None:
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        differing, messages = asyncio.run(compare(server.url, pairs(GAMES)))
    record_property("pairs of tables that differ only in hidden cards", GAMES)
    record_property("messages of those tables compared", messages)
    assert differing == 0
    assert messages > GAMES * 120


def leak_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot shows all hands, as when somebody forgets to redact what is sent on reconnect."""
    right = telling.position

    def wrong(game: Game, viewer: int | None, asked: int | None) -> Any:
        return msgspec.structs.replace(right(game, viewer, asked), view=game.view_of_everything())

    monkeypatch.setattr(telling, "position", wrong)


def leak_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events name every card that is drawn, to those who follow with everybody's eyes."""
    monkeypatch.setattr(story, "_sees", lambda view, seat: True)
    monkeypatch.setattr("ethnos.game.timeline.look_beside", lambda public, s, seat: look(s, EVERYTHING))
    monkeypatch.setattr("ethnos.game.timeline.who_sees_more", lambda before: story.ALL)


def leak_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record of a running game is the whole record."""
    monkeypatch.setattr(reads, "diary", lambda game, *rest: write_record(game, local_save=True))


def leak_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error text names what somebody else holds."""
    from ethnos.server.tabletop import conduct

    right = conduct.own_chair

    def wrong(table: Any, seat: int, holder: str | None) -> Any:
        if table.game is not None and table.chairs[seat % len(table.chairs)].holder != holder:
            everything = table.game.view_of_everything()
            raise Refused("unknown-bot", bot=str(everything.players), bots=[])
        return right(table, seat, holder)

    monkeypatch.setattr(conduct, "own_chair", wrong)


@pytest.mark.xdist_group("servers-sqlite")
@pytest.mark.parametrize("plant", [leak_hands, leak_events, leak_record, leak_error])
def test_a_planted_leak_is_caught(plant: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = [pair for pair in pairs(4) if pair[2] is not None]
    plant(monkeypatch)
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        differing = (asyncio.run(compare(server.url, [pair], curious=0.2, length=50))[0] for pair in played)
        assert any(differing)


def test_the_description_of_the_api_holds_no_cards_of_a_game(tmp_path: Path) -> None:
    """Examples would be made up, but they would look like somebody's cards."""
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        schema = httpx.get(f"{server.url}/api/openapi.json", timeout=PATIENCE).json()
    assert schema["paths"]
    assert '"example' not in json.dumps(schema)
