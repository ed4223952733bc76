"""Old tables are deleted when their time has come, and never one that somebody is at."""

import asyncio
from pathlib import Path

import pytest
from support.devices import OPEN, good, refusal, wait_until
from support.times import Ticking

from ethnos.server.house import House
from ethnos.server.metrics import Metrics
from ethnos.server.reviews import BEGUN, OF_RECORDS, OF_TABLES
from ethnos.server.store import ANSWERED, Listing, TableRow, store_at
from ethnos.server.tabletop import entries as e
from ethnos.server.tabletop.agreement import DAY, SECOND, Agreement
from ethnos.server.tabletop.table import Status
from ethnos.server.upkeep import DELETED, LOBBY_LIFE, Retention, Upkeep

pytestmark = pytest.mark.xdist_group("servers-clocks")


def test_retention_says_how_old_is_too_old() -> None:
    now = 1000 * DAY * SECOND
    assert Retention().before(lambda life: now - life) == {Status.LOBBY: now - 30 * DAY * SECOND}, "finished games stay"
    assert Retention(0, 7, 365).before(lambda life: now - life) == {
        Status.PLAYING: now - 7 * DAY * SECOND,
        Status.OVER: now - 365 * DAY * SECOND,
    }


def test_a_forsaken_lobby_is_deleted_and_one_somebody_is_at_stays(ticking: Ticking) -> None:
    device, time, _ = ticking
    forsaken, attended, game = device().lay("Ada", OPEN), device().lay("Bo", OPEN), device().lay("A", "B", start=True)
    stream = attended.live(0)
    stream.next()
    for _ in range(4):  # the keeper looks in many times in eight days
        time.pass_by(8 * DAY)
        marker = device().lay("Cy", OPEN, open=True)
        time.pass_by(LOBBY_LIFE // SECOND + 1)
        wait_until(lambda marker=marker: marker.id not in str(device().client.get("/api/tables").json()))  # type: ignore[misc]
    wait_until(lambda: forsaken.get().status_code == 404)
    assert refusal(forsaken.say(0, "hello")) == (404, "no-table")
    assert game.table["status"] == "playing", "games are kept"
    good(attended.say(0, "hello"))
    stream.up_to(attended.seq)


def test_deleting_goes_on_round_by_round(tmp_path: Path) -> None:
    async def fill_and_tidy() -> list[int]:
        house = House(store_at(f"sqlite:///{tmp_path}/tables.sqlite"), Metrics())
        await house.open()
        for number in range(DELETED + 5):
            row = TableRow(f"{number:014d}", b"s" * 32, 1, "", 1)
            created = e.Entry(0, 1, e.Created(Agreement(players=2), "h0"))
            await house.store.create(row, Listing("lobby", False, None, 1, None), [created])
        now = 100 * DAY * SECOND
        upkeep = Upkeep(house, Retention())
        async with house.at(f"{0:014d}"):  # somebody does something here just now
            counts = [len(await upkeep.delete_old(lambda life: now - life)) for _ in range(3)]
        counts.append(len(await upkeep.delete_old(lambda life: now - life)))
        await house.close()
        return counts

    counts = asyncio.run(fill_and_tidy())
    assert sum(counts[:3]) == DELETED + 4
    assert counts[3] == 1, "when they have done it"


def test_reviews_of_records_go_after_a_month_and_who_asked_for_them_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethnos.server.upkeep.MOST_REVIEWS", 3)

    async def fill_and_tidy() -> list[list[int]]:
        house = House(store_at(f"sqlite:///{tmp_path}/tables.sqlite"), Metrics())
        await house.open()
        now = house.now()
        for kind in (OF_RECORDS, OF_TABLES, BEGUN, ANSWERED):
            for age in (0, 2, 3, 29, 31):
                await house.store.keep(kind, f"{age}", None, b"", now - age * DAY * SECOND)
        await Upkeep(house, Retention()).tidy(now)
        kinds = (OF_RECORDS, OF_TABLES, BEGUN, ANSWERED)
        left = [[age for age in range(32) if await house.store.kept(kind, f"{age}")] for kind in kinds]
        await house.close()
        return left

    assert asyncio.run(fill_and_tidy()) == [[0, 2, 3], [0, 2, 3, 29, 31], [0], [0]], "with the others as their tables"
