"""Bots' turns: on whose account they go, and how long a bot thinks where nobody is."""

import pytest
from support.devices import NOVICE, Device, NewDevice, good, wait_until

from ethnos.bots import Answer, legal_for
from ethnos.rules import ViewRecord
from ethnos.server.bot_pool import BotPool
from ethnos.server.bot_queue import Errand
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
