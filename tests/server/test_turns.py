"""Bots' turns: on whose account they go, and how long a bot thinks where nobody is."""

from dataclasses import replace

import pytest
from support.devices import NOVICE, Device, NewDevice, good, wait_until
from support.servers import Inside

from ethnos.bots import Answer, legal_for
from ethnos.rules import ViewRecord
from ethnos.server.bot_pool import BotPool
from ethnos.server.bot_queue import Errand
from ethnos.server.room import Listener, Room
from ethnos.server.store import TableRow
from ethnos.server.tabletop import entries as e
from ethnos.server.tabletop.agreement import Agreement
from ethnos.server.turns import THINKING, UNSEEN
from ethnos.server.worker import BotJob, Done

pytestmark = pytest.mark.xdist_group("servers-pool")

ARCHON = {"type": "bot", "bot": "archon"}
Asked = dict[str, list[tuple[BotJob, Errand]]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What bots are asked, by table; they draw at once, or do whatever comes first."""
    found: Asked = {}

    async def draw(self: BotPool, job: BotJob, errand: Errand) -> Done:
        found.setdefault(errand.table, []).append((job, errand))
        return Done(Answer(legal_for(ViewRecord.from_bytes(job.view))[0]), job.bot)

    monkeypatch.setattr(BotPool, "ask", draw)
    return found


def test_where_only_bots_play_and_nobody_looks_on_they_think_a_fraction(device: NewDevice, asked: Asked) -> None:
    place = device().lay(ARCHON, NOVICE, start=True)
    wait_until(lambda: place.table["status"] == "over")
    assert {job.seconds for job, _ in asked[place.id]} == {THINKING * UNSEEN}
    errands = [errand for _, errand in asked[place.id]]
    assert {(one.kind, one.attended) for one in errands} == {("unattended", False)}
    assert {one.slow for one in errands} == {True, False}, "the archon takes its time, the novice does not"
    assert len({one.address for one in errands}) == 1


@pytest.mark.parametrize("there", [True, False])
def test_where_a_person_plays_they_think_as_long_as_they_may(device: NewDevice, asked: Asked, there: bool) -> None:
    """Even while the person is away; but who is there goes first."""
    one: Device = device()
    place = one.lay("Ada", ARCHON)
    stream = place.live(0) if there else None
    good(place.start())
    for _ in range(2):
        wait_until(lambda: place.to_act == 0)
        good(place.decide(0, place.legal(0)[0]))
    wait_until(lambda: place.to_act == 0)
    assert {job.seconds for job, _ in asked[place.id]} == {THINKING}
    assert {errand.attended for _, errand in asked[place.id]} == {there}
    assert (stream is not None) == there


def test_tables_of_one_address_share_its_time_when_whoever_laid_them_is_forgotten(
    device: NewDevice, server: Inside, asked: Asked
) -> None:
    """Found: each table that was older than a day had a share of its own, forty of them as much as forty people."""
    places = [device().lay("Ada", ARCHON) for _ in range(2)]
    for place in places:
        room = server.parts.house.rooms[place.id]
        room.row = replace(room.row, creator="")
        place.live(0).next()
        good(place.start())
        while place.id not in asked:
            wait_until(lambda place=place: place.to_act == 0 or place.id in asked)  # type: ignore[misc]
            if place.to_act == 0:
                good(place.decide(0, place.legal(0)[0]))
    accounts = {errand.address for place in places for _, errand in asked[place.id]}
    assert len(accounts) == 1
    assert not accounts & {place.id for place in places}


def test_a_stranger_who_looks_on_has_no_table_wait_for_their_own() -> None:
    created = e.Entry(0, 1, e.Created(Agreement(players=2), "holder"))
    room, other = (Room(TableRow(letter * 14, b"s" * 32, 1, "", 1), [created]) for letter in "ab")
    assert room.account == other.account, "nobody is there, or somebody at another process"
    room.join(Listener(None, None, "a stranger"))
    assert room.account == "a stranger"
    room.join(Listener(0, "holder", "Ada"))
    assert room.account == "Ada"
    room.row = replace(room.row, creator="Bo")
    assert room.account == "Bo", "who laid it, as long as that is known"
