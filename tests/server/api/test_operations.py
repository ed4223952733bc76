"""For whoever runs a server: health, figures, documentation, logs, and a good end."""

import asyncio
import json
import logging
import re
import signal
import socket
import sys
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import psutil
import pytest
from support.devices import NOVICE, OPEN, Device, NewDevice, Place, apart, good, refusal, wait_until
from support.logbook import entries_of
from support.servers import Inside, Postgres, Served
from support.times import devices_at

import ethnos
from ethnos.bots import bot_names
from ethnos.bots.levels import LEVELS
from ethnos.errors import UserError
from ethnos.rules import ALTERNATIVES, PRESETS, RULES_VERSION
from ethnos.server.app import ROUTES, api_document
from ethnos.server.running import JsonLines, bound
from ethnos.server.tabletop.conduct import PHRASES
from ethnos.words import LANGUAGES
from ethnos.words.reference import WHY

pytestmark = pytest.mark.xdist_group("servers-operations")

DRAW = {"type": "draw"}
ENDED = (0, -signal.SIGTERM)  # the signal is passed on once all is done


# Health and figures


def test_a_server_that_can_read_and_write_is_healthy(device: NewDevice) -> None:
    answer = device().client.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok")


def test_without_its_database_it_is_not_and_recovers(postgres: Postgres) -> None:
    with Inside(postgres.database("health")) as server, devices_at(server.url) as device:
        one = device("pl")
        assert one.client.get("/healthz").status_code == 200
        place = one.lay("Ada", "Bo", start=True)
        asked, seat = place.asked, place.to_act or 0
        postgres.stop()
        try:
            wait_until(lambda: one.client.get("/healthz").status_code == 503)  # it writes once a second
            answer = one.client.get("/healthz")
            assert refusal(answer) == (503, "away")
            assert answer.headers["retry-after"]
            assert refusal(place.decide(seat, DRAW, asked)) == (503, "away")
            assert one.client.get("/api/about").status_code == 200, "what needs no database goes on"
        finally:
            postgres.start()
        wait_until(lambda: one.client.get("/healthz").status_code == 200)
        good(place.decide(seat, DRAW, asked))


def figures(one: Device) -> dict[str, float]:
    text = one.client.get("/metrics").text
    found = re.findall(r"^(ethnos_\w+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_metrics_count_what_happens(device: NewDevice) -> None:
    one = device()
    before = figures(one)
    place = one.lay("Ada", "Bo", start=True)
    seat = place.to_act or 0
    good(place.decide(seat, DRAW))
    assert place.decide(seat, DRAW).status_code == 409
    assert one.client.get("/nothing").status_code == 404
    stream = place.live(0)
    stream.next()
    after = figures(one)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("ethnos_tables_created_total") == 1
    assert more("ethnos_entries_total") >= 1
    assert more("ethnos_commit_seconds_count") >= 1
    assert more('ethnos_refused_total{code="not-your-turn"}') == 1
    assert more('ethnos_refused_total{code="no-page"}') == 1
    assert more("ethnos_streams") == 1
    assert after["ethnos_tables_in_memory"] >= 1
    assert more("ethnos_failures_total") == 0
    assert one.client.get("/metrics").headers["content-type"].startswith("text/plain; version=0.0.4")
    stream.close()
    wait_until(lambda: figures(one)["ethnos_streams"] == before["ethnos_streams"])


# Documentation


def test_about_names_what_may_be_chosen(device: NewDevice) -> None:
    told = device().client.get("/api/about").json()
    assert told == {
        "version": ethnos.__version__,
        "rules_version": RULES_VERSION,
        "bots": bot_names(),
        "levels": [{"number": one.number, "name": one.name, "rating": one.rating} for one in LEVELS],
        "presets": list(PRESETS),
        "rules": [
            {
                "option": option,
                "ways": [one.off, one.on],
                "books": {book: one.on if getattr(rules, one.field) else one.off for book, rules in PRESETS.items()},
            }
            for option, one in ALTERNATIVES.items()
        ],
        "languages": LANGUAGES,
        "phrases": list(PHRASES),
        "why": WHY,
        "components": {
            "sizes": [{"players": n, "ages": 2 + (n > 3), "tribes": 5 + (n > 3)} for n in range(2, 7)],
            "ages": ["I", "II", "III"],
            "dragons": 3,
            "trolls": 6,
            "merfolk_end": 18,
            "merfolk_symbols": [3, 7, 12, 18],
            "horde_glory": [0, 1, 3, 6, 10, 15, 20],
        },
        "name_length": 24,
        "code_length": 6,
    }


def test_the_docs_name_every_path_and_the_stream(device: NewDevice) -> None:
    one = device()
    schema = one.client.get("/api/openapi.json").json()
    page = one.client.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    shown = unescape(page.text)
    for path, verbs in schema["paths"].items():
        for verb in verbs:
            assert f"{verb.upper()}</span> {path}<" in shown
    assert "/api/tables/{table_id}/live" in shown
    for name in schema["components"]["schemas"]:
        assert f"id='{name}'" in page.text
    assert "<script" not in page.text
    assert "http://" not in page.text.replace(one.url, ""), "nothing comes from elsewhere"


def test_the_docs_say_what_every_path_does(device: NewDevice) -> None:
    one = device()
    shown = unescape(one.client.get("/api/docs").text)
    for path, verbs in one.client.get("/api/openapi.json").json()["paths"].items():
        for verb, operation in verbs.items():
            assert operation.get("description"), f"{verb} {path}"
            assert operation["description"] in shown


def shown_paths(router: Any) -> set[str]:
    """The addresses of a router that are not left out of the description on purpose."""
    if router.include_in_schema is False:
        return set()
    return {
        re.sub(r":\w+\}", "}", route.path)
        for route in router.routes
        for handler in getattr(route, "route_handlers", [])
        if handler.include_in_schema is not False
    }


def test_the_schema_knows_every_route(device: NewDevice) -> None:
    schema = device().client.get("/api/openapi.json").json()
    shown = {path for router in ROUTES for path in shown_paths(router)}
    assert len(shown) > 20
    assert shown == set(schema["paths"])
    assert schema["paths"] == api_document()["paths"], "it can be had without a server"
    for path, verbs in schema["paths"].items():
        for verb, operation in verbs.items():
            problems = {status for status in operation["responses"] if int(status) >= 400}
            assert {"429", "503"} <= problems, f"{verb} {path} can be refused for its number or the database"


# Logs


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server in a process of its own, with everything it says."""
    folder = tmp_path_factory.mktemp("operations")
    database = f"sqlite:///{folder}/tables.sqlite"
    with Served(database, log=folder / "log") as server:
        yield server, database


def test_logs_are_lines_of_json_and_hold_no_secret(watched: tuple[Served, str]) -> None:
    server, database = watched
    nonce = "0123456789abcdef0123456789abcdef"
    with devices_at(server.url) as device:
        places = apart(device, "Ada", {"type": "bot", "bot": "random"}, "Cy")
        key = places[0].link(0).json()["key"]
        assert places[1].move(key).status_code == 200
        places[2].take(2, "Cy", nonce=nonce)
        stranger = device()
        stranger.client.cookies.set("ethnos-seat", "guessed-token", domain="127.0.0.1", path=places[0].path)
        assert stranger.at(places[0]).start().status_code == 403
        assert stranger.client.post(f"{places[0].path}/move", json={"key": "k" * 43}).status_code == 410
        good(next(place for place in places if place.table["host"]).start())
        stranger.at(places[0]).live().next()
        assert stranger.at(places[0]).live(0).next()["type"] == "trouble"
        stranger.client.post("/api/tables", content=b"{")
        code = places[1].table["code"]
        tokens = [place.token for place in places]
        table_id = places[0].id
    assert server.stop() in ENDED
    said = server.log.read_text()
    table = entries_of(database, [table_id])[table_id][0]
    lines = [line for line in said.splitlines() if not line.startswith("http://")]
    read = [json.loads(line) for line in lines]
    assert {"serving", "stopped", "game started"} <= {line["says"] for line in read}
    assert all({"at", "level", "from", "says"} <= set(line) for line in read)
    assert {line["level"] for line in read} <= {"info", "warning"}
    hidden = [*tokens, key, nonce, code, table_id, "guessed-token", "k" * 43, table.secret.hex()]
    for one in hidden:
        assert one
        assert one not in said
    server.start()


def test_a_failure_is_logged_with_its_reason_on_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("ethnos.x", logging.ERROR, "", 0, "it %s", ("broke",), sys.exc_info())
    record.table = "abcd…"
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["says"], told["table"]) == ("error", "ethnos.x", "it broke", "abcd…")
    assert "ValueError" in told["error"]


# The end


def test_told_to_stop_it_finishes_what_it_writes_and_says_goodbye(watched: tuple[Served, str]) -> None:
    """Decisions are under way when the signal comes: what was acknowledged is in the log, all else can be repeated."""
    server, database = watched
    assert server.process is not None
    bots = psutil.Process(server.process.pid)
    with devices_at(server.url) as device:
        idle = device().lay("Ada", OPEN)
        stream = idle.live(0)
        stream.next()
        bot_table = device().lay(NOVICE, NOVICE, start=True)
        bot_table.live().up_to(8)
        workers = [child.pid for child in bots.children() if "ethnos.server.worker" in child.cmdline()]
        assert workers
        acknowledged = asyncio.run(say_until_it_ends(server, device, 6))
        stream.rest()
        assert stream.socket.close_code == 1012, "connect again"
    assert server.process.returncode in ENDED
    wait_until(lambda: not any(psutil.pid_exists(pid) for pid in workers))
    kept = entries_of(database, list(acknowledged))
    for table_id, seqs in acknowledged.items():
        assert seqs
        assert [entry.seq for entry in kept[table_id][1]] == list(range(len(kept[table_id][1])))
        assert max(seqs) < len(kept[table_id][1])
    server.start()
    with Device(server.url).like(idle.device) as again:
        assert again.at(idle).table["seats"][0]["yours"]


async def say_until_it_ends(server: Served, device: NewDevice, talkers: int) -> dict[str, list[int]]:
    """Several tables are busy until the server, told to stop, answers no more; what it acknowledged."""
    places: list[Place] = [device().lay("Ada", "Bo") for _ in range(talkers)]
    heard: dict[str, list[int]] = {place.id: [] for place in places}

    def talk(place: Place) -> None:
        try:
            while True:
                answer = place.say(0, "hello")
                if answer.status_code != 200:
                    return
                heard[place.id].append(answer.json()["seq"])
        except httpx.TransportError:
            return

    talking = [asyncio.create_task(asyncio.to_thread(talk, place)) for place in places]
    while not all(len(seqs) > 5 for seqs in heard.values()):
        await asyncio.sleep(0.01)
    await asyncio.to_thread(server.stop)
    await asyncio.gather(*talking)
    return heard


def test_a_port_that_is_taken_is_said_plainly() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(UserError, match="choose another --host or --port"):
            bound("127.0.0.1", taken.getsockname()[1])


def test_answers_are_not_held_back_for_others_to_join_them() -> None:
    """Without uvloop every answer would wait 40 ms for an acknowledgement."""
    with bound("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
