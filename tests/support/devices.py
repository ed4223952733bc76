"""Devices for tests: a person's browser, one step after the other, with its own cookies and language."""

import contextlib
import json
import time
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ethnos import Game
from ethnos.game import Decision, write_record
from ethnos.words import words
from support.counts import PATIENCE

COOKIE = "ethnos-seat"
NOVICE = {"type": "bot", "bot": "novice"}
OPEN = {"type": "open"}
Seat = str | dict[str, Any]
Json = dict[str, Any]


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def seated(*seats: Seat) -> list[Json]:
    """A name is a seat of one's own; other seats are given as they are sent."""
    return [{"type": "you", "name": one} if isinstance(one, str) else one for one in seats]


def problem(answer: httpx.Response) -> Json:
    """A refusal as RFC 9457 has it, with nothing left out."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    told: Json = answer.json()
    assert told["status"] == answer.status_code
    assert told["type"] == f"/problems/{told['code']}"
    assert told["title"]
    assert told["detail"]
    return told


def refusal(answer: httpx.Response) -> tuple[int, str]:
    told = problem(answer)
    return told["status"], told["code"]


def said(code: str, language: str = "en", **arguments: Any) -> str:
    return words(language).say(f"error-{code}", **arguments)


class Stream:
    """A live stream, and every message it brought."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []

    def next(self) -> Json:
        text = self.socket.recv(PATIENCE)
        self.raw.append(text.encode() if isinstance(text, str) else text)
        message: Json = json.loads(text)
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(message := self.next()):
            pass
        return message

    def up_to(self, seq: int) -> Json:
        return self.until(lambda message: message["type"] in ("snapshot", "entry") and message["seq"] >= seq)

    def decide(self, seat: int, decision: Decision | Json, asked: int) -> Json:
        """Decide on the stream: what is answered."""
        self.socket.send(json.dumps({"seat": seat, "asked": asked, "decision": as_json(decision)}))
        return self.until(lambda message: message["type"] in ("accepted", "refused") and message["asked"] == asked)

    def up_to_or_closed(self, seq: int) -> int | None:
        """Listen as far as an entry; where the server closes the stream before, its reason as a number."""
        try:
            self.up_to(seq)
        except ConnectionClosed:
            return self.socket.close_code
        return None

    def rest(self) -> list[Json]:
        """Everything until the server closes the stream."""
        found = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                found.append(self.next())
        return found

    @property
    def entries(self) -> dict[int, bytes]:
        """The raw messages about entries, by number."""
        read = [(json.loads(one), one) for one in self.raw]
        return {message["seq"]: one for message, one in read if message["type"] == "entry"}

    def close(self) -> None:
        self.socket.close()


class Device:
    """A browser; each address of this machine is a stranger's to the server."""

    def __init__(self, url: str, language: str = "en", address: str = "127.0.0.1") -> None:
        self.url = url
        # without certificates, which take a tenth of a second to load
        plain = httpx.HTTPTransport(verify=False, local_address=address)
        self.client = httpx.Client(
            base_url=url, transport=plain, timeout=PATIENCE, headers={"Accept-Language": language}
        )
        self.streams = contextlib.ExitStack()

    def wish(self, *seats: Seat, **options: Any) -> httpx.Response:
        return self.client.post("/api/tables", json={"seats": seated(*seats), **options})

    def lay(self, *seats: Seat, **options: Any) -> "Place":
        """A new table, with this device as its host."""
        answer = self.wish(*seats, **options)
        assert answer.status_code == 201, answer.text
        return Place(self, answer.json()["id"])

    def lay_game(self, game: Game, *seats: Seat, decisions: int | None = None, **options: Any) -> "Place":
        """A table at which a game made by the test goes on; everybody at this device if nobody is named."""
        taken = seats or game.names
        record = write_record(game, local_save=True)
        return self.lay(*taken, record=record, decisions=decisions, **{"start": True, **options})

    def at(self, place: "Place") -> "Place":
        """The same table from this device."""
        return Place(self, place.id)

    def like(self, other: "Device") -> Self:
        """With the cookies of another, as after the server came up elsewhere."""
        self.client.cookies = other.client.cookies
        return self

    def close(self) -> None:
        self.streams.close()
        self.client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Place:
    """A table as a device has it before it."""

    def __init__(self, device: Device, table_id: str) -> None:
        self.device = device
        self.id = table_id
        self.path = f"/api/tables/{table_id}"

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.device.client.get(self.path + path, params=query)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.device.client.post(self.path + path, json=body)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.device.client.put(self.path + path, json=body)

    # Looking

    def look(self, seat: int | None = None) -> Json:
        answer = self.get() if seat is None else self.get(seat=seat)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    @property
    def table(self) -> Json:
        told: Json = self.look()["table"]
        return told

    @property
    def seq(self) -> int:
        number: int = self.look()["seq"]
        return number

    @property
    def asked(self) -> int:
        number: int = self.look()["game"]["asked"]
        return number

    @property
    def to_act(self) -> int | None:
        seat: int | None = self.look()["game"]["view"]["seat_to_act"]
        return seat

    def legal(self, seat: int) -> list[Json]:
        answer = self.get("/legal", seat=seat)
        assert answer.status_code == 200, answer.text
        return [one["decision"] for one in answer.json()]

    def live(self, seat: int | None = None, after: int | None = None) -> Stream:
        query = [f"{key}={value}" for key, value in (("seat", seat), ("after", after)) if value is not None]
        url = f"{self.device.url.replace('http', 'ws', 1)}{self.path}/live?{'&'.join(query)}"
        opening = connect(
            url,
            additional_headers=self.cookie_header,
            open_timeout=PATIENCE,
            compression=None,
            max_size=None,
            max_queue=None,
        )
        return Stream(self.device.streams.enter_context(opening))

    @property
    def token(self) -> str | None:
        held = [one.value for one in self.device.client.cookies.jar if one.name == COOKIE and one.path == self.path]
        return held[0] if held else None

    @property
    def cookie_header(self) -> dict[str, str]:
        headers = {"Accept-Language": self.device.client.headers["Accept-Language"]}
        return headers if self.token is None else {**headers, "Cookie": f"{COOKIE}={self.token}"}

    # Seats

    def take(self, seat: int, name: str, **more: Any) -> httpx.Response:
        return self.put(f"/seats/{seat}", {"name": name, **more})

    def leave(self, seat: int) -> httpx.Response:
        return self.device.client.delete(f"{self.path}/seats/{seat}")

    def seat_bot(self, seat: int, **body: Any) -> httpx.Response:
        return self.put(f"/seats/{seat}/bot", body)

    def come_back(self, seat: int) -> httpx.Response:
        return self.post(f"/seats/{seat}/return")

    def resign(self, seat: int) -> httpx.Response:
        return self.post(f"/seats/{seat}/resign")

    def claim_host(self, seat: int) -> httpx.Response:
        return self.post(f"/seats/{seat}/host")

    def link(self, seat: int) -> httpx.Response:
        return self.post(f"/seats/{seat}/link")

    def invite(self, seat: int) -> httpx.Response:
        return self.post(f"/seats/{seat}/invitation")

    def move(self, key: str) -> httpx.Response:
        return self.post("/move", {"key": key})

    def start(self) -> httpx.Response:
        return self.post("/start")

    # Play

    def decide(self, seat: int, decision: Decision | Json, asked: int | None = None) -> httpx.Response:
        """Answer the question that stands, or the one named."""
        number = self.asked if asked is None else asked
        return self.post("/decisions", {"seat": seat, "asked": number, "decision": as_json(decision)})

    def undo(self, seat: int, asked: int | None = None) -> httpx.Response:
        return self.post("/undo", {"seat": seat, "asked": self.asked if asked is None else asked})

    def agree(self, seat: int, agree: bool = True) -> httpx.Response:
        return self.post("/undo/answer", {"seat": seat, "agree": agree})

    def ask_bot(self, seat: int, target: int) -> httpx.Response:
        return self.post("/motion", {"seat": seat, "target": target})

    def ask_end(self, seat: int) -> httpx.Response:
        return self.post("/motion", {"seat": seat})

    def vote(self, seat: int, agree: bool = True) -> httpx.Response:
        return self.post("/motion/answer", {"seat": seat, "agree": agree})

    def say(self, seat: int, phrase: str) -> httpx.Response:
        return self.post("/phrases", {"seat": seat, "phrase": phrase})


def good(answer: httpx.Response) -> int:
    """The number of the entry that was written."""
    assert answer.status_code == 200, answer.text
    seq: int = answer.json()["seq"]
    return seq


def told(answer: httpx.Response) -> Any:
    """What was answered, where nothing was refused."""
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


NewDevice = Callable[..., Device]


def apart(device: NewDevice, *seats: Seat, **options: Any) -> list[Place]:
    """People at devices of their own, each named by their seat; the first laid the table."""
    return _gather(device, device().lay(seats[0], *_left_open(seats), **options), seats)


def playing(
    device: NewDevice, *seats: Seat, game: Game | None = None, seed: int = 1, **options: Any
) -> tuple[Game, list[Place]]:
    """The same with a game that the test knows, begun."""
    known = game or Game(len(seats), seed=seed)
    host = device().lay_game(known, seats[0], *_left_open(seats), start=False, **options)
    places = _gather(device, host, seats)
    good(host.start())
    return known, places


def _left_open(seats: tuple[Seat, ...]) -> list[Seat]:
    return [OPEN if isinstance(one, str) else one for one in seats[1:]]


def _gather(device: NewDevice, host: Place, seats: tuple[Seat, ...]) -> list[Place]:
    places = [host]
    for seat, name in enumerate(seats[1:], start=1):
        places.append(device().at(host))
        if isinstance(name, str):
            assert places[seat].take(seat, name).status_code == 200
    return places


def wait_until(holds: Callable[[], Any], what: str = "") -> None:
    """Until something holds that happens by itself."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, what or "it did not happen"
        time.sleep(0.01)
