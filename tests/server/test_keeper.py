"""The keeper: forgotten bot turns are taken up, idle tables put away, and nothing else happens by itself."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.devices import NOVICE, OPEN, Device, Place, good, refusal, wait_until
from support.servers import Inside
from support.times import Ticking, Time

from ethnos.game import new_nonce, new_secret
from ethnos.rules import RULES_VERSION
from ethnos.server import house, keeper
from ethnos.server.bot_pool import BotPool, BotsLost
from ethnos.server.keeper import Keeper
from ethnos.server.room import LEASE, Room
from ethnos.server.server_time import wall_ms
from ethnos.server.store import TableRow, store_at
from ethnos.server.tabletop import entries as e
from ethnos.server.tabletop.agreement import SECOND, Agreement
from ethnos.server.upkeep import LOBBY_LIFE, TABLE_LIFE

pytestmark = pytest.mark.xdist_group("servers-clocks")

DAYS = 24 * 60 * 60


def test_a_bots_turn_under_way_when_the_server_stopped_is_taken_up_again(tmp_path: Path) -> None:
    """Nobody asks for the table: the server finds it by itself."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    now = wall_ms()
    row = TableRow("c" * 14, new_secret(), RULES_VERSION, "somebody", now)
    happened: list[e.What] = [e.Created(Agreement(players=2), "h0")]
    happened += [e.BotSeated(seat, "novice", f"Bot {seat}") for seat in (0, 1)]
    happened += [e.Started((new_nonce().hex(), new_nonce().hex()))]
    log = [e.Entry(seq, now, what) for seq, what in enumerate(happened)]

    async def write() -> None:
        store = store_at(database)
        await store.open()
        await store.create(row, Room(row, log).listing, log)
        await store.close()

    asyncio.run(write())
    with Inside(database) as server, Device(server.url) as one:
        stream = Place(one, row.id).live()
        stream.up_to(len(log) + 5)


def test_a_turn_that_no_process_answered_is_tried_again_after_its_lease(
    ticking: Ticking, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, time, _ = ticking
    answer, asked = BotPool.ask, []

    async def lost(self: BotPool, *arguments: Any, **named: Any) -> Any:
        asked.append(arguments)
        if len(asked) == 1:
            raise BotsLost("novice")
        return await answer(self, *arguments, **named)

    monkeypatch.setattr(BotPool, "ask", lost)
    place = device().lay(NOVICE, NOVICE)
    started = good(place.start())
    wait_until(lambda: asked)
    assert place.seq == started
    time.pass_by(LEASE // SECOND + 1)
    place.live().up_to(started + 3)


def test_a_round_that_fails_is_followed_by_the_next(
    ticking: Ticking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    device, time, attended = ticking
    place = device().lay("Ada", "Bo", start=True, clock={"type": "turn", "seconds": 1000})
    attend_all = Keeper.attend_all

    async def broken(self: Keeper, ahead: int) -> None:
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr(Keeper, "attend_all", broken)
    counted = 'ethnos_unforeseen_total{place="keeper"}'  # of this server: another in this process has a keeper too
    wait_until(lambda: counted in place.device.client.get("/metrics").text)
    monkeypatch.setattr(Keeper, "attend_all", attend_all)
    assert place.id not in attended
    time.pass_by(2000)
    wait_until(lambda: place.id in attended)
    assert "a defect" in caplog.text


def test_idle_tables_leave_the_list_and_come_back_when_touched(ticking: Ticking) -> None:
    device, time, _ = ticking
    place = device().lay("Ada", OPEN, OPEN, open=True)
    code = place.table["code"]

    def listed() -> bool:
        return place.id in [table["id"] for table in device().client.get("/api/tables").json()]

    assert listed()
    time.pass_by(LOBBY_LIFE // SECOND - 3600)
    young = device().lay("Bo", OPEN, open=True)
    time.pass_by(3601)
    wait_until(lambda: not listed())
    assert young.id in [table["id"] for table in device().client.get("/api/tables").json()]
    assert refusal(device().client.get(f"/api/codes/{code}")) == (404, "no-code")
    assert place.table["seats"][0]["name"] == "Ada", "it can still be read"
    assert device(address="127.0.0.3").at(place).take(1, "Cy").status_code == 200
    assert listed()


def test_a_game_is_kept_longer_than_a_lobby_and_can_go_on_even_then(ticking: Ticking) -> None:
    device, time, _ = ticking
    place = device().lay("Ada", "Bo", start=True)
    seat = place.to_act or 0
    time.pass_by(TABLE_LIFE // SECOND + DAYS)
    other = device().lay("Cy", OPEN, open=True)
    time.pass_by(LOBBY_LIFE // SECOND + 1)
    wait_until(lambda: other.id not in [table["id"] for table in device().client.get("/api/tables").json()])
    good(place.decide(seat, {"type": "draw"}))
    good(place.decide(1 - seat, {"type": "draw"}))


def test_where_nobody_acts_nothing_happens(ticking: Ticking) -> None:
    device, time, attended = ticking
    place = device().lay("Ada", "Bo", start=True)
    seq = place.seq
    before = len(attended)
    busy = device().lay("Ada", "Bo", start=True, clock={"type": "turn", "seconds": 10})
    time.pass_by(100)
    wait_until(lambda: busy.id in attended[before:])
    assert place.seq == seq


def test_tables_nobody_is_at_are_forgotten_although_no_other_comes_in(
    ticking: Ticking, times: tuple[Inside, Time, list[str]]
) -> None:
    """Found: they were forgotten when another table came into memory, and before that never."""
    device, _, _ = ticking
    place = device().lay("Ada", OPEN)
    kept = times[0].parts.house.rooms
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "CACHED", 0)
        patch.setattr(keeper, "SLOW", 1)
        for room in kept.values():  # the longest unused go first, whose ever they are
            room.used -= 2 * house.UNUSED
        wait_until(lambda: place.id not in kept)
    assert place.table["status"] == "lobby"
