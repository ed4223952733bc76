"""Attack 5: inside its quota, an address asks for what takes long."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.counts import PATIENCE, count
from support.devices import Device, Place, good, refusal, wait_until
from support.players import great_hand, random_game
from support.servers import Inside, Served
from support.siege import ATTACKER, besieged

from ethnos.bots import legal_for
from ethnos.game import Decision
from ethnos.rules import ViewRecord
from ethnos.server.api import docs_page
from ethnos.server.costs import LISTED_A_POINT, LOAD, LOOK, RETELL, REVIEW_GAME, SENT_A_POINT
from ethnos.server.gate import Gate
from ethnos.server.limits import Limits
from ethnos.server.tabletop.refusals import Refused

pytestmark = pytest.mark.xdist_group("servers-attacks")


@pytest.fixture
def long_game(inside: Inside) -> Iterator[Place]:
    game = random_game(2, seed=4)
    with Device(inside.url) as device:
        yield device.lay_game(game, decisions=len(game.history) - 1)


def test_a_long_list_of_decisions_is_paid_for_by_its_length_and_kept(inside: Inside, limits: Limits) -> None:
    with Device(inside.url) as device:
        place = device.lay_game(great_hand())
        limits._left.clear()
        limits.burst = 100
        first = place.get("/legal", seat=0)
        assert first.status_code == 200
        cost = len(first.json()) // LISTED_A_POINT
        assert cost > 20
        told = [place.get("/legal", seat=0) for _ in range(5)]
        assert {(one.status_code, one.content) for one in told} == {(200, first.content)}
        limits._left.clear()
        limits.burst = LOOK + len(first.content) // SENT_A_POINT
        assert limits.burst > LOOK
        limits.burst -= 1
        assert refusal(place.get("/legal", seat=0)) == (429, "too-fast"), "what is at hand is paid for as it is sent"
        limits._left.clear()
        limits.burst += 1
        assert place.get("/legal", seat=0).status_code == 200
        device.client.headers["Accept-Language"] = "de"
        limits._left.clear()
        limits.burst = cost
        assert refusal(place.get("/legal", seat=0)) == (429, "too-fast")


def test_whoever_cannot_pay_for_a_list_of_decisions_does_not_have_it_found_again(
    inside: Inside, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[ViewRecord] = []

    def counted(view: ViewRecord) -> list[Decision]:
        found.append(view)
        return legal_for(view)

    monkeypatch.setattr("ethnos.server.api.reads.legal_for", counted)
    with Device(inside.url) as device:
        place = device.lay_game(great_hand())
        limits._left.clear()
        limits.burst = 10
        assert [refusal(place.get("/legal", seat=0)) for _ in range(5)] == [(429, "too-fast")] * 5
        limits._left.clear()
        limits.burst = 100
        assert place.get("/legal", seat=0).status_code == 200
        assert len(found) == 1


def test_a_short_list_of_decisions_is_part_of_the_look(inside: Inside, limits: Limits) -> None:
    with Device(inside.url) as device:
        place = device.lay("Ada", "Bo", start=True)
        seat = place.to_act
        assert seat is not None
        limits._left.clear()
        limits.burst = 1
        assert 0 < len(place.get("/legal", seat=seat).json()) < LISTED_A_POINT


@pytest.mark.parametrize("path", ["/log", "/history", "/record"])
def test_a_game_told_again_is_paid_for_once(long_game: Place, limits: Limits, path: str) -> None:
    """Three ways to see it: the third is too much, what was told already is not."""
    ways: list[dict[str, int]] = [{}, {"seat": 0}, {"seat": 1}]
    told = [long_game.get(path, **way) for way in ways]
    assert [one.status_code for one in told] == [200, 200, 429]
    assert refusal(told[-1]) == (429, "too-fast")
    assert int(told[-1].headers["retry-after"]) > 0
    again = long_game.get(path)
    assert (again.status_code, again.content) == (200, told[0].content)


def test_what_was_told_is_told_anew_when_more_has_happened(long_game: Place) -> None:
    before = long_game.get("/history").json()
    assert long_game.say(0, "hello").status_code == 200
    after = long_game.get("/history").json()
    assert after[:-1] == before
    assert after[-1]["phrase"] == "hello"


def test_the_description_to_read_is_written_once_whatever_is_asked(
    inside: Inside, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: for every query that somebody made up the framework wrote and kept another: 124 kB and 43 ms a point."""
    made: list[str] = []

    def page(schema: object) -> str:
        made.append("the API")
        return made[-1]

    monkeypatch.setattr(docs_page, "page", page)
    docs_page.written.cache_clear()
    with Device(inside.url) as device:
        told = {device.client.get(f"/api/docs?{number}").text for number in range(5)}
    docs_page.written.cache_clear()
    assert (told, made) == ({"the API"}, ["the API"])


def test_a_table_that_must_be_built_from_its_log_is_paid_for(inside: Inside, limits: Limits) -> None:
    """Found: 498 tables that nobody was at were looked at in half a minute, for a point, 13 ms and 182 kB each.

    And then that a decision that was posted at such a table still had it for a point.
    """
    with Device(inside.url) as device:
        place = device.lay("Ada", "Bo", start=True)
        seat, asked = place.to_act or 0, place.asked
        rooms = inside.parts.house.rooms
        limits._left.clear()
        limits.burst = LOOK + LOAD - 1
        del rooms[place.id]
        assert refusal(place.get()) == (429, "too-fast")
        assert place.live(0).next()["code"] == "too-fast"
        limits._left.clear()
        decide = {"seat": seat, "asked": asked, "decision": {"type": "draw"}}
        assert refusal(place.post("/decisions", decide)) == (429, "too-fast")
        assert place.id not in rooms
        limits.burst = 2 * LOOK + LOAD
        limits._left.clear()
        assert place.get().status_code == 200
        assert place.get().status_code == 200, "here it costs no more than a look"
        del rooms[place.id]
        limits._left.clear()
        good(place.post("/decisions", decide))
        good(place.post("/decisions", decide))


def test_of_many_who_wait_for_a_log_to_be_read_one_pays_for_it(
    inside: Inside, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: after a start all who came back to one table paid for it, though it was read once."""
    house = inside.parts.house
    load, begun, go_on = house.store.load, threading.Event(), threading.Event()

    async def slowly(table_id: str, after: int = -1) -> Any:
        begun.set()
        await asyncio.to_thread(go_on.wait, PATIENCE)
        return await load(table_id, after)

    with Device(inside.url) as device, ThreadPoolExecutor(4) as together:
        place = device.lay("Ada", "Bo", start=True)
        limits._left.clear()
        limits.burst = 4 * LOOK + LOAD
        del house.rooms[place.id]
        monkeypatch.setattr(house.store, "load", slowly)
        looks = [together.submit(place.get)]
        begun.wait(PATIENCE)
        looks += [together.submit(place.get) for _ in range(3)]
        wait_until(lambda: limits._left[ATTACKER][0] < LOOK, "the others have not come")
        go_on.set()
        assert [one.result(PATIENCE).status_code for one in looks] == [200] * 4


def test_whoever_cannot_afford_to_resume_gets_a_snapshot(long_game: Place, limits: Limits) -> None:
    assert long_game.say(0, "hello").status_code == 200
    seq = long_game.seq
    assert long_game.live(0, seq - 1).next()["type"] == "entry"
    limits.take(ATTACKER, limits.burst - 20)
    assert long_game.live(0, seq - 1).next()["type"] == "snapshot"


def test_a_record_is_not_read_for_whoever_cannot_pay_for_its_review(
    inside: Inside, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: reading it took the points that the review would have cost, again and again, as often as one came back."""
    read: list[str] = []
    monkeypatch.setattr("ethnos.server.api.reviewing_api.read_record", read.append)
    limits.burst = LOOK + RETELL + REVIEW_GAME
    with Device(inside.url) as device:
        device.client.get("/api/about")
        refused = device.client.post("/api/reviews", json={"record": "…"})
    assert refusal(refused) == (429, "too-fast")
    assert not read
    assert limits.take(ATTACKER, RETELL + REVIEW_GAME - 2 * LOOK) == 0, "it has cost no more than a look"


def test_a_review_that_is_refused_costs_a_look(
    inside: Inside, long_game: Place, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: where the database went away, or another was begun elsewhere, the points were gone and nothing begun."""

    async def away(*_: object) -> None:
        raise Refused("away")

    monkeypatch.setattr(inside.parts.reviews, "_note", away)
    for seat in (0, 1):
        assert long_game.resign(seat).status_code == 200
    limits.burst = LOOK + REVIEW_GAME
    limits._left.clear()
    assert refusal(long_game.post("/review")) == (503, "away")
    assert limits.take(ATTACKER, REVIEW_GAME) == 0


def test_a_table_from_a_record_costs_what_its_game_does(inside: Inside, limits: Limits) -> None:
    limits.burst = RETELL
    game = random_game(2, seed=4)
    with Device(inside.url) as device:
        with pytest.raises(AssertionError, match="too-fast"):
            device.lay_game(game, decisions=3)
        limits._left.clear()
        assert device.wish("Ada", "Boris").status_code == 201


def test_what_nobody_asks_for_any_more_is_forgotten(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = inside.server.config.app
    assert isinstance(gate, Gate)
    retelling = gate.app.state.parts.house.retelling  # type: ignore[attr-defined]
    monkeypatch.setattr("ethnos.server.retelling.KEPT", 5000)
    with Device(inside.url) as device:
        for seed in range(4):
            place = device.lay_game(random_game(2, seed=seed), decisions=20)
            assert place.get("/log").status_code == 200
    wait_until(lambda: retelling._size <= 5000)
    assert retelling._size == sum(len(one) for one in retelling._told.values())


def test_an_honest_player_beside_somebody_who_asks_for_everything(
    besieged_server: Served, record_property: Callable[[str, object], None], tmp_path: Path
) -> None:
    asked = {200: 0, 429: 0}

    def attack(stop: threading.Event) -> None:
        """As fast as it is let: the whole story of a long game, for everybody's eyes, in every language."""
        transport = httpx.HTTPTransport(local_address=ATTACKER)
        with httpx.Client(base_url=besieged_server.url, transport=transport, timeout=PATIENCE) as client:
            device = Device(besieged_server.url)
            device.client = client
            client.headers["Accept-Language"] = "en"
            game = random_game(4, seed=4)
            place = device.lay_game(game, decisions=len(game.history) - 1)
            rich = device.lay_game(great_hand())
            while not stop.is_set():
                for path in ("/log", "/history", "/record", "", "/log?seat=1"):
                    for language in ("en", "pl", "cs", "ja", "ru", "de"):
                        done = client.get(place.path + path, headers={"Accept-Language": language})
                        asked[done.status_code] += 1
                        asked[rich.get("/legal", seat=0).status_code] += 1
                place.say(0, "hello")  # there is more to tell now
                rich.say(0, "hello")
                time.sleep(0.02)

    figures = besieged(besieged_server, attack, moves=count(test=8, torture=150))
    figures.tell(record_property, "dear requests")
    record_property("dear requests: answered / refused", f"{asked[200]} / {asked[429]}")
    assert asked[200] > 0
    figures.hold()
