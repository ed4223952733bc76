"""The house: what happens is durable before it is told, and what the log says goes, whoever wrote it."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from support.counts import PATIENCE
from support.devices import OPEN, Device, NewDevice, Place, as_json, good, playing, problem, refusal, said, wait_until
from support.servers import Inside, Postgres

from ethnos import Game
from ethnos.game import new_nonce, new_secret
from ethnos.rules import RULES_VERSION
from ethnos.server import house as house_module
from ethnos.server.house import House
from ethnos.server.metrics import Metrics
from ethnos.server.room import NEVER, Room
from ethnos.server.store import Conflict, StoreAway, TableRow, sqlite, store_at
from ethnos.server.tabletop import entries as e
from ethnos.server.tabletop import table as table_module
from ethnos.server.tabletop.agreement import Agreement
from ethnos.server.tokens import hashed

pytestmark = pytest.mark.xdist_group("servers-house")

DRAW = {"type": "draw"}
SEAT = Game(2, seed=1).seat_to_act or 0
OTHER = 1 - SEAT


def house_of(server: Inside) -> House:
    return server.parts.house


def test_a_defect_in_writing_is_a_refusal_and_the_next_write_works(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place = device().lay("Ada", "Bo")
    before = count(place, 'ethnos_unforeseen_total{place="store"}')

    def broken(table_id: str, entry: e.Entry) -> Any:
        monkeypatch.undo()
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr(sqlite, "_cells", broken)
    assert refusal(place.say(0, "hello")) == (503, "away")
    good(place.say(0, "hello"))
    assert count(place, 'ethnos_unforeseen_total{place="store"}') == before + 1
    assert "a defect" in caplog.text


def count(place: Place, name: str) -> float:
    """A figure of the server's metrics."""
    lines = place.device.client.get("/metrics").text.splitlines()
    return next((float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name)), 0.0)


def once(monkeypatch: pytest.MonkeyPatch, table_id: str, store: Any, error: Exception, written: bool) -> None:
    """A table's next append fails, before or after it is written."""
    append = store.append

    async def failing(*arguments: Any) -> None:
        if arguments[0] != table_id:
            await append(*arguments)
            return
        monkeypatch.setattr(store, "append", append)
        if written:
            await append(*arguments)
        raise error

    monkeypatch.setattr(store, "append", failing)


@pytest.mark.parametrize("written", [True, False])
def test_a_decision_whose_writing_was_in_doubt_is_repeated_and_counts_once(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    _, places = playing(device, "Ada", "Bo")
    streams = [place.live(seat) for seat, place in enumerate(places)]
    before = places[0].seq
    asked = places[SEAT].asked
    once(monkeypatch, places[0].id, house_of(server).store, StoreAway("cut"), written)
    answer = places[SEAT].decide(SEAT, DRAW, asked)
    assert refusal(answer) == (503, "away")
    assert problem(answer)["detail"] == said("away")
    assert answer.headers["retry-after"] == "1"
    assert good(places[SEAT].decide(SEAT, DRAW, asked)) == before + 1
    last = good(places[OTHER].decide(OTHER, DRAW))
    assert last == before + 2
    for stream in streams:
        stream.up_to(last)
        assert list(stream.entries) == [before + 1, before + 2], "each entry is told once"


def test_the_table_goes_on_while_somebody_is_told_what_they_missed(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, places = playing(device, "Ada", "Bo")
    started = places[0].seq
    good(places[SEAT].decide(SEAT, DRAW))
    resuming, asked, go_on = house_of(server).brief, threading.Event(), threading.Event()
    work = resuming.work

    async def slow(address: str, job: Any) -> Any:
        asked.set()
        await asyncio.to_thread(go_on.wait)
        return await work(address, job)

    monkeypatch.setattr(resuming, "work", slow)
    with ThreadPoolExecutor(1) as aside:
        stream = aside.submit(places[OTHER].live, OTHER, started)
        asked.wait(PATIENCE)
        last = good(places[OTHER].decide(OTHER, DRAW))
        go_on.set()
        found = stream.result(PATIENCE)
    found.up_to(last)
    assert list(found.entries) == [started + 1, last], "each entry is told once, in its order"


def test_nothing_is_told_before_it_is_durable(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, places = playing(device, "Ada", "Bo")
    stream = places[OTHER].live(OTHER)
    stream.next()
    asked = places[SEAT].asked
    once(monkeypatch, places[0].id, house_of(server).store, StoreAway("cut"), written=False)
    assert places[SEAT].decide(SEAT, {"type": "draw"}, asked).status_code == 503
    card = next(one for one in places[SEAT].legal(SEAT) if one["type"] == "take")
    seq = good(places[SEAT].decide(SEAT, card, asked))
    told = stream.up_to(seq)
    assert card["card"] in told["view"]["players"][SEAT]["known"]
    assert list(stream.entries) == [seq], "of the decision that was not written nothing was heard"


def test_who_lost_a_race_tries_again(server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    _, places = playing(device, "Ada", "Bo")
    before = places[0].seq
    once(monkeypatch, places[0].id, house_of(server).store, Conflict("faster"), written=False)
    assert good(places[SEAT].decide(SEAT, DRAW)) == before + 1


def test_who_always_loses_is_told_to_come_back(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, places = playing(device, "Ada", "Bo")

    async def never(*arguments: Any) -> None:
        raise Conflict("faster")

    asked = places[SEAT].asked
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house_of(server).store, "append", never)
        assert refusal(places[SEAT].decide(SEAT, DRAW, asked)) == (503, "busy")
    good(places[SEAT].decide(SEAT, DRAW, asked))


@pytest.mark.parametrize("what", ["look", "legal", "record", "history", "decide", "live"])
def test_a_store_that_is_away_is_said_so(server: Inside, device: NewDevice, what: str) -> None:
    place = device().lay("Ada", "Bo", start=True)
    house = house_of(server)

    async def away(*arguments: Any) -> Any:
        raise StoreAway("gone")

    asked = place.asked
    house.rooms.pop(place.id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "load", away)
        if what == "live":
            stream = place.live(0)
            assert stream.next()["code"] == "away"
            assert stream.up_to_or_closed(0) == 4503
        else:
            ask: dict[str, Callable[[], httpx.Response]] = {
                "look": place.get,
                "legal": lambda: place.get("/legal", seat=0),
                "record": lambda: place.get("/record"),
                "history": lambda: place.get("/history"),
                "decide": lambda: place.decide(0, DRAW, asked),
            }
            assert refusal(ask[what]()) == (503, "away")
    assert place.look(0)["game"]["hand"]


def test_a_failure_of_ours_tells_nothing_and_is_counted(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    place = device("de").lay("Ada", "Bo")

    def broken(*arguments: Any, **named: Any) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(table_module, "FairDealer", broken)
    answer = place.start()
    assert refusal(answer) == (500, "failure")
    assert problem(answer)["detail"] == said("failure", "de")
    assert "42" not in answer.text
    assert "ethnos_failures_total 0" not in place.device.client.get("/metrics").text


def test_after_a_failure_of_ours_the_table_is_as_its_log_has_it(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = device().lay("Ada", "Bo")

    def broken(*arguments: Any, **named: Any) -> None:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patch:
        patch.setattr(table_module, "FairDealer", broken)
        assert place.start().status_code == 500
    assert place.table["status"] == "lobby"
    good(place.start())


# Memory


def test_tables_nobody_is_at_are_forgotten_and_come_back(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_of(server)
    _, places = playing(device, "Ada", "Bo")
    good(places[SEAT].decide(SEAT, DRAW))
    seen = {**places[0].look(0), "now": 0}
    watched = device().lay("Cy", "Di", start=True)
    watched.live(0).next()
    monkeypatch.setattr(house_module, "CACHED", 1)
    for room in house.rooms.values():
        room.used -= 2 * house_module.UNUSED
    device().lay("Ed", OPEN)
    assert places[0].id not in house.rooms
    assert watched.id in house.rooms, "somebody is at that one"
    assert {**places[0].look(0), "now": 0} == seen
    good(places[OTHER].decide(OTHER, DRAW))


def test_tables_used_a_moment_ago_are_kept(server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    house = house_of(server)
    place = device().lay("Ada", "Bo")
    monkeypatch.setattr(house_module, "CACHED", 1)
    device().lay("Ed", OPEN)
    assert place.id in house.rooms


def test_tables_that_somebody_is_at_leave_the_others_their_places(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: where people were at two hundred tables, every other was forgotten after a minute."""
    house = house_of(server)
    for _ in range(3):
        device().lay("Cy", "Di", start=True).live(0).next()
    place = device().lay("Ada", "Bo")
    monkeypatch.setattr(house_module, "CACHED", sum(not room.busy for room in house.rooms.values()) + 1)
    for room in house.rooms.values():
        room.used -= 2 * house_module.UNUSED
    device().lay("Ed", OPEN)
    assert place.id in house.rooms


# Other versions of the rules


def test_a_game_of_other_rules_is_not_gone_on_with(server: Inside, device: NewDevice) -> None:
    house = house_of(server)
    token, table_id = "t" * 43, "bbbbbbbbbbbbbb"
    row = TableRow(table_id, new_secret(), RULES_VERSION + 1, "somebody", 1)
    happened: list[e.What] = [
        e.Created(Agreement(players=2), hashed(token)),
        e.Seated(0, "Ada", hashed(token), new_nonce().hex()),
        e.Seated(1, "Bo", hashed(token), new_nonce().hex()),
        e.Started((new_nonce().hex(), new_nonce().hex())),
    ]
    log = [e.Entry(seq, 1000, what) for seq, what in enumerate(happened)]
    listing = Room(row, log).listing
    loop = server.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(house.store.create(row, listing, log), loop).result(20)
    one = device("pl")
    one.client.cookies.set("ethnos-seat", token, domain="127.0.0.1", path=f"/api/tables/{table_id}")
    place = Place(one, table_id)
    assert place.table["status"] == "playing"
    assert place.table["rules_version"] == RULES_VERSION + 1
    answer = place.decide(0, DRAW, 3)
    assert refusal(answer) == (409, "other-rules")
    assert problem(answer)["detail"] == said("other-rules", "pl", version=RULES_VERSION + 1, ours=RULES_VERSION)
    for answer in (place.undo(0, 3), place.post("/hints", {"seat": 0}), place.seat_bot(0)):
        assert refusal(answer) == (409, "other-rules")
    assert listing.differs(NEVER)


# Two processes on one database


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Inside, Inside, str]]:
    database = postgres.database("pair")
    with Inside(database) as one, Inside(database) as other:
        yield one, other, database


@pytest.fixture
def here_and_there(pair: tuple[Inside, Inside, str]) -> Iterator[Callable[[int], Device]]:
    """A new device at one of the two."""
    made: list[Device] = []

    def new(which: int) -> Device:
        made.append(Device(pair[:2][which].url))
        return made[-1]

    yield new
    for one in made:
        one.close()


def both(here_and_there: Callable[[int], Device], **options: Any) -> tuple[Place, Place]:
    """Two people at one table, each at a process of their own."""
    host = here_and_there(0).lay_game(Game(2, seed=1), "Ada", OPEN, start=False, **options)
    guest = here_and_there(1).at(host)
    assert guest.take(1, "Bo").status_code == 200
    wait_until(lambda: host.table["seats"][1]["kind"] == "person")
    good(host.start())
    wait_until(lambda: guest.table["status"] == "playing")
    return host, guest


def test_what_happens_at_one_process_is_told_at_the_other(here_and_there: Callable[[int], Device]) -> None:
    places = both(here_and_there)
    streams = [place.live(seat) for seat, place in enumerate(places)]
    start = streams[0].next()["seq"]
    game = Game(2, seed=1)
    last = start
    for _ in range(6):
        seat = game.seat_to_act or 0
        wait_until(lambda: places[seat].seq == last)  # noqa: B023
        last = good(places[seat].decide(seat, game.legal()[0]))
        game.play(game.legal()[0])
    for seat, stream in enumerate(streams):
        told = stream.up_to(last)
        assert list(stream.entries) == list(range(start + 1, last + 1))
        assert told["hand"] == as_json(game.view(seat).players[seat].hand)


def test_who_is_there_is_known_at_both(here_and_there: Callable[[int], Device]) -> None:
    host, guest = both(here_and_there)
    mine = host.live(0)
    theirs = guest.live(1)
    for stream in (mine, theirs):
        stream.until(lambda told: told["type"] == "presence" and told["present"] == [0, 1])
    assert refusal(host.seat_bot(1)) == (409, "still-here")
    theirs.close()
    mine.until(lambda told: told["type"] == "presence" and told["present"] == [0])
    assert refusal(host.seat_bot(1)) == (409, "back-soon")


def test_a_race_between_processes_has_one_winner(here_and_there: Callable[[int], Device]) -> None:
    """Every question is answered at both at once, differently."""
    game = Game(2, seed=1)
    here = here_and_there(0).lay_game(game, "Ada", "Bo")
    there = here_and_there(1).like(here.device).at(here)
    start = here.seq
    for _ in range(6):
        seat, asked = game.seat_to_act or 0, here.asked
        wishes = list(zip((here, there), game.legal(), strict=False))
        with ThreadPoolExecutor(2) as pool:
            sent = [pool.submit(place.decide, seat, decision, asked) for place, decision in wishes]
        answers = [one.result() for one in sent]
        assert sorted(one.status_code for one in answers) == [200, 409]
        game.play(next(wish[1] for wish, one in zip(wishes, answers, strict=True) if one.status_code == 200))
        wait_until(lambda: here.seq == there.seq)
    assert here.seq == start + 6
    assert as_json(game.view(0).players[0].hand) == here.look(0)["game"]["hand"] == there.look(0)["game"]["hand"]


def test_a_decision_is_not_refused_for_what_its_process_has_not_heard_yet(
    pair: tuple[Inside, Inside, str], here_and_there: Callable[[int], Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client hears of its turn from one process, and its decision reaches the other."""
    game = Game(2, seed=1)
    here = here_and_there(0).lay_game(game, "Ada", "Bo")
    there = here_and_there(1).like(here.device).at(here)
    assert there.asked == here.asked

    async def hears_nothing(table_id: str) -> None:
        pass

    monkeypatch.setattr(house_of(pair[1]), "refresh", hears_nothing)
    asked = good(here.decide(SEAT, DRAW))
    assert good(there.decide(OTHER, DRAW, asked)) == asked + 1


def test_whoever_comes_from_another_process_is_not_led_back(
    pair: tuple[Inside, Inside, str], here_and_there: Callable[[int], Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stream was lost at one process, and is resumed at one that has not heard of the last entry."""
    game = Game(2, seed=1)
    here = here_and_there(0).lay_game(game, "Ada", "Bo")
    there = here_and_there(1).like(here.device).at(here)
    assert there.asked == here.asked

    async def hears_nothing(table_id: str) -> None:
        pass

    monkeypatch.setattr(house_of(pair[1]), "refresh", hears_nothing)
    last = good(here.decide(SEAT, DRAW))
    assert there.live(OTHER, after=last).next()["type"] == "presence", "nothing was missed"
    assert there.asked == last
    assert there.legal(OTHER), "those of the question that was heard of"


def test_where_the_log_cannot_be_read_nobody_is_led_back(
    pair: tuple[Inside, Inside, str], here_and_there: Callable[[int], Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = here_and_there(0).lay_game(Game(2, seed=1), "Ada", "Bo")
    there = here_and_there(1).like(here.device).at(here)
    known = there.seq

    async def does_not_answer(table_id: str, after: int = -1) -> None:
        raise StoreAway("cut off")

    monkeypatch.setattr(house_of(pair[1]).store, "load", does_not_answer)
    assert there.live(SEAT, after=known + 1).next()["code"] == "away"
    assert there.live(SEAT, after=known).next()["type"] == "presence", "whoever has heard of nothing else is served"


def test_a_process_that_was_deaf_catches_up(
    pair: tuple[Inside, Inside, str], here_and_there: Callable[[int], Device]
) -> None:
    host, guest = both(here_and_there)
    stream = guest.live(1)
    start = stream.next()["seq"]

    async def cut_all_ears() -> None:
        database = await asyncpg.connect(pair[2])
        await database.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%'")
        await database.close()

    asyncio.run(cut_all_ears())
    last = [good(host.say(0, "hello")) for _ in range(5)][-1]
    stream.up_to(last)
    assert list(stream.entries) == list(range(start + 1, last + 1))


def test_each_house_has_a_time_of_its_own(tmp_path: Path) -> None:
    """Two servers in one process: what one of them is told of the time does not move the other's."""
    houses = [House(store_at(f"sqlite:///{tmp_path}/{name}.sqlite"), Metrics()) for name in ("one", "other")]
    houses[0].now.reach(houses[0].now() + 3_600_000)
    assert houses[0].now() - houses[1].now() > 3_000_000
