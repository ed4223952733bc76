"""Nobody fills the server up: with links, with seats taken and left, with ids that are nowhere, with old tables."""

import asyncio
import contextlib
import sqlite3
import statistics
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.counts import PATIENCE, count
from support.devices import NOVICE, OPEN, Device, NewDevice, good, playing, refusal, wait_until
from support.idling import held_bots
from support.players import random_game
from support.servers import Inside, Postgres

from ethnos import write_record
from ethnos.server import tokens, upkeep
from ethnos.server.api.tables import DAILY
from ethnos.server.house import House
from ethnos.server.limits import Limits
from ethnos.server.metrics import Metrics
from ethnos.server.server_time import wall_ms
from ethnos.server.store import store_at
from ethnos.server.tabletop import bustle
from ethnos.server.upkeep import TABLE_LIFE, Retention, Upkeep

pytestmark = pytest.mark.xdist_group("servers-growth")
Record = Any  # pytest's record_property


def house_of(server: Inside) -> House:
    app: Any = server.server.config.app
    while not hasattr(app, "state"):
        app = app.app
    found = app.state.parts.house
    assert isinstance(found, House)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """What may happen beside a game, made less, so that it is soon too much."""
    monkeypatch.setattr(bustle, "AT_ONCE", 24)
    return 24


def test_links_asked_for_without_end_make_one_entry(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch, record_property: Record
) -> None:
    monkeypatch.setattr(tokens, "SAME_LINK", 10**15)  # in fact one entry in five minutes
    asked = count(test=50, torture=30_000)
    place = device().lay("Ada", "Bo", start=True)
    before = place.seq
    for _ in range(asked):
        assert place.link(0).status_code == 201
    grown = place.seq - before
    record_property(f"{asked} links asked for: entries", grown)
    assert grown == 1


def test_of_a_record_only_its_game_is_kept(server: Inside, device: NewDevice) -> None:
    game = random_game(2, seed=4)
    record = write_record(game)
    notes = "; \N{GRINNING FACE}" + "x" * 990 + "\n"
    padded = record + notes * (300_000 // len(notes))
    place = device().lay("Ada", "Bo", record=padded, decisions=3, start=True)
    assert house_of(server).rooms[place.id].table.agreement.record == record
    assert place.look()["game"]["view"]["turn"] == game.at(3).view(None).turn


def test_a_record_with_a_name_without_end_is_refused_in_a_sentence(device: NewDevice) -> None:
    record = write_record(random_game(2, seed=4)).replace("seat 1: ", "seat 1: " + "x" * 300_000, 1)
    answer = device().wish("Ada", "Bo", record=record, decisions=3)
    assert answer.status_code == 422
    assert len(answer.content) < 20_000


def test_moving_a_seat_to_and_fro_comes_to_an_end(few: int, device: NewDevice, record_property: Record) -> None:
    asked = count(test=2 * few, torture=40 * few)
    place = device().lay("Ada", "Bo", start=True)
    places = [place, device().at(place)]
    begun = time.monotonic()
    holder, answers = 0, []
    for _ in range(asked):
        made = places[holder].link(0)
        answers.append(made.status_code)
        if made.status_code == 201:
            answers.append(places[1 - holder].move(made.json()["key"]).status_code)
            holder = 1 - holder if answers[-1] == 200 else holder
    grown = places[0].seq
    record_property(f"{asked} links made and used: entries", grown)
    assert set(answers) == {201, 200, 429}
    assert grown <= few + 10 + (time.monotonic() - begun) / 10, "one more every ten seconds"
    seat = place.to_act or 0
    at = places[holder] if seat == 0 else place
    good(at.decide(seat, {"type": "draw"}))


def test_whoever_sits_down_and_leaves_without_end_locks_nobody_out(few: int, server: Inside) -> None:
    """Found: of sixty tries the host and a friend had none at a seat that a stranger had sat down at 201 times."""
    with contextlib.ExitStack() as stack:
        mine, strange, friend = (stack.enter_context(Device(server.url, address=f"127.0.0.{i}")) for i in (1, 2, 3))
        place = mine.lay("Ada", OPEN)
        there = strange.at(place)
        while there.take(1, "Zed").status_code == 200:
            there.leave(1)
        assert refusal(there.take(1, "Zed")) == (429, "too-fast")
        assert place.invite(1).status_code == 201
        good(place.seat_bot(1, bot="novice"))
        good(place.leave(1))
        assert friend.at(place).take(1, "Bo").status_code == 200


def test_sitting_down_and_leaving_comes_to_an_end(few: int, device: NewDevice) -> None:
    place = device().lay("Ada", OPEN)
    begun, answers = time.monotonic(), []
    for _ in range(2 * few):
        stranger = device().at(place)
        answers.append(stranger.take(1, "Bo").status_code)
        if answers[-1] == 200:
            assert stranger.leave(1).status_code == 200
    assert set(answers) == {200, 429}
    assert place.seq <= 2 * (few + 5 + (time.monotonic() - begun) / 10)


def test_of_ids_made_up_nothing_is_kept(server: Inside, record_property: Record) -> None:
    tried = count(test=100, torture=50_000)
    house = house_of(server)
    ids = {f"{number:014d}" for number in range(tried)}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for one in ids:
            assert refusal(client.get(f"/api/tables/{one}")) == (404, "no-table")
    kept = sum(len(ids & held.keys()) for held in vars(house).values() if isinstance(held, dict))
    record_property(f"{tried} ids made up: kept", kept)
    assert kept == 0


def test_everybody_who_wants_a_table_waits_for_one_reading(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where the first reading fails, there are never two rooms for one table."""
    database = f"sqlite:///{folder}/tables.sqlite"
    with Inside(database) as server, Device(server.url) as one:
        place = one.lay("Ada", OPEN)

    async def ask() -> list[Any]:
        house = House(store_at(database), Metrics())
        await house.open()
        read = []
        load = house.store.load

        async def noted(*arguments: Any) -> Any:
            read.append(arguments)
            await asyncio.sleep(0.02)
            return await load(*arguments)

        monkeypatch.setattr(house.store, "load", noted)

        async def look() -> Any:
            async with house.at(place.id) as room:
                return id(room)

        rooms = await asyncio.gather(*(look() for _ in range(20)))
        await house.close()
        return [len(read), len(set(rooms))]

    assert asyncio.run(ask()) == [1, 1]


# Old tables

ROW = "INSERT INTO games (id, secret, rules_version, creator, created, status, open, touched, archived)"


def pile_up(file: Path, tables: int, status: str, touched: int) -> None:
    """Tables without a log, written past the server."""
    rows = ((f"{number:014d}", b"", 1, "", touched, status, 1, touched, 0) for number in range(tables))
    with closing(sqlite3.connect(file)) as database:
        database.executemany(f"{ROW} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        database.commit()


def median(work: Any, times: int = 20) -> float:
    """In milliseconds."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(took)


def test_the_list_reads_no_log_however_many_tables_there_are(folder: Path, record_property: Record) -> None:
    many = count(test=20_000, torture=500_000)
    file = folder / "tables.sqlite"
    with Inside(f"sqlite:///{file}") as server, Device(server.url) as one:
        places = [one.lay("Ada", OPEN, open=True) for _ in range(10)]

        def listed() -> list[str]:
            return [table["id"] for table in one.client.get("/api/tables").json()]

        few = median(listed)
        pile_up(file, many, "over", wall_ms())
        much = median(listed)
        house_of(server).rooms.clear()
        assert listed() == [place.id for place in reversed(places)]
        assert not house_of(server).rooms, "nothing was loaded for it"
    record_property(f"public list with 0 / {many} finished tables, ms", f"{few:.1f} / {much:.1f}")


def test_what_a_list_shows_is_what_is_at_the_table(folder: Path) -> None:
    with (
        Inside(f"sqlite:///{folder}/tables.sqlite") as server,
        Device(server.url) as one,
        Device(server.url, address="127.0.0.2") as two,
    ):
        place = one.lay("Ada", OPEN, OPEN, open=True, clock={"type": "turn", "seconds": 60})
        assert two.at(place).take(2, "Bo").status_code == 200
        (shown,) = one.client.get("/api/tables").json()
        assert (shown["id"], shown["players"], shown["free"], shown["names"]) == (place.id, 3, 1, ["Ada", "Bo"])
        assert shown["clock"] == {"type": "turn", "seconds": 60}
        good(place.seat_bot(1, bot="novice"))
        good(place.start())
        assert one.client.get("/api/tables").json() == []
        (running,) = one.client.get("/api/running").json()
        assert (running["id"], len(running["names"]), running["age"]) == (place.id, 3, 1)


def test_while_old_tables_are_archived_a_write_waits_for_one_step_at_most(
    folder: Path, record_property: Record
) -> None:
    many = count(test=16_000, torture=500_000)
    file = folder / "tables.sqlite"
    database = f"sqlite:///{file}"

    async def archive() -> list[float]:
        house = House(store_at(database), Metrics())
        await house.open()
        old = house.now() - TABLE_LIFE - 1000
        await asyncio.to_thread(pile_up, file, many, "playing", old)
        waited, done = [], asyncio.Event()

        async def write() -> None:
            while not done.is_set():
                begun = time.perf_counter()
                await house.store.beat(1)
                waited.append(time.perf_counter() - begun)

        writing = asyncio.create_task(write())
        keeping = Upkeep(house, Retention())
        for _ in range(many // (upkeep.STEP * upkeep.STEPS) + 1):
            await keeping.tidy(house.now())
        done.set()
        await writing
        left = await house.store.archive("playing", house.now() - TABLE_LIFE, 1)
        await house.close()
        assert left == 0
        return waited

    waited = asyncio.run(archive())
    record_property(f"{many} tables archived: longest wait of a write, ms", f"{max(waited) * 1000:.0f}")
    assert len(waited) > 20, "a write passes after each step, of which there are twice as many and more"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_one_unreadable_table_spoils_nothing_for_the_others(
    kind: str, folder: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    database = f"sqlite:///{folder}/tables.sqlite"
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database("unreadable")
    with Inside(database) as server, Device(server.url) as one:
        places = [one.lay("Ada", OPEN, open=True) for _ in range(3)]
    broken = places[1]
    asyncio.run(spoil(database, broken.id))
    with Inside(database) as server, Device(server.url) as again:
        again.like(one)
        answer = again.client.get("/api/tables")
        assert answer.status_code == 200, "as a program of before wrote it, its row shows nothing"
        assert {table["id"] for table in answer.json()} == {places[0].id, places[2].id}
        assert refusal(again.at(broken).get()) == (409, "unreadable")
        wait_until(lambda: 'ethnos_unforeseen_total{place="table"}' in again.client.get("/metrics").text)
        assert refusal(again.at(broken).start()) == (409, "unreadable")
        assert again.at(places[0]).table["seats"][0]["yours"]
        assert "ethnos_failures_total 0.0" in again.client.get("/metrics").text
    assert "a table cannot be read" in caplog.text


async def spoil(database: str, table_id: str) -> None:
    """An entry that no program understands, in a table whose row shows nothing yet."""
    store: Any = store_at(database)
    await store.open()
    await store._change(
        ("UPDATE entries SET payload = $2 WHERE game = $1 AND seq = 1", (table_id, '{"type":"magic"}')),
        ("UPDATE games SET shown = NULL", ()),
    )
    await store.close()


def test_one_seat_does_not_use_up_what_may_happen_at_anothers(few: int, device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo", "Cy")
    other = next(seat for seat in range(3) if seat != game.seat_to_act)
    with held_bots():
        refused = 0
        for _ in range(2 * few):
            if places[other].seat_bot(other).status_code == 200:
                refused += places[other].come_back(other).status_code == 429
        assert refused, "somebody's own allowance comes to an end"
        for seat in {0, 1, 2} - {other}:
            good(places[seat].seat_bot(seat))
            good(places[seat].come_back(seat))


def test_tables_that_were_given_up_count_as_well(tmp_path: Path) -> None:
    limits = Limits(per_second=0, tables=2)
    with Inside(f"sqlite:///{tmp_path}/tables.sqlite", limits) as server, Device(server.url) as one:
        for _ in range(2 * DAILY):
            place = one.lay("Ada", NOVICE, start=True)
            assert place.post("/seats/0/resign").status_code == 200
            wait_until(lambda place=place: place.table["status"] == "over")  # type: ignore[misc]
        assert refusal(one.wish("Ada", NOVICE, start=True)) == (429, "too-many-tables")
        assert refusal(place.post("/rematch")) == (429, "too-many-tables")
