"""Inside its quota, an address reads the largest reviews and studies again and again.

Found: a review of 539 decisions was unpacked and written anew while everybody waited, and cost what a look does.
"""

import asyncio
import threading
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from support.counts import count
from support.devices import Device, refusal
from support.players import random_game
from support.reviews import made_up
from support.servers import Inside, Served
from support.siege import ATTACKER, besieged, hammered

from ethnos.server import reviews
from ethnos.server.costs import LOOK, SENT_A_POINT
from ethnos.server.limits import Limits
from ethnos.server.server_time import wall_ms
from ethnos.server.store import StudyRow
from ethnos.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.xdist_group("servers-attacks")
GREAT, STOPPED = "a" * 32, "b" * 32  # reviews
LONG, SHORT = "a" * 14, "b" * 14  # studies
TEXT = "A study.\n"
BURST = 60.0


@pytest.fixture(scope="module")
def great() -> bytes:
    """A review longer than that of any game, as JSON."""
    made = made_up(random_game(2, seed=4))
    return msgspec.json.encode(msgspec.structs.replace(made, decisions=3 * made.decisions))


@pytest.fixture
def database(tmp_path: Path, great: bytes) -> str:
    """With reviews as they have been kept from the first version on, and studies."""

    def in_store(status: bytes, review: bytes) -> bytes:
        head = b'{"status":"%s","done":9,"total":9,"by":"","review":' % status
        return zlib.compress(head + review + b',"form":1}')

    async def fill(store: SqliteStore) -> None:
        now = wall_ms()
        await store.open()
        await store.keep(reviews.OF_RECORDS, GREAT, None, in_store(b"done", great), now)
        await store.keep(reviews.OF_RECORDS, STOPPED, None, in_store(b"stopped", b"null"), now)
        await store.keep_study(StudyRow(LONG, TEXT * (10 * SENT_A_POINT // len(TEXT) + 1), "", now))
        await store.keep_study(StudyRow(SHORT, TEXT, "", now))
        await store.close()

    asyncio.run(fill(SqliteStore(tmp_path / "tables.sqlite")))
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def quota() -> Limits:
    """Nothing is given back while a test looks."""
    return Limits(per_second=1e-6, burst=BURST)


@pytest.fixture
def reader(database: str, quota: Limits) -> Iterator[httpx.Client]:
    with Inside(database, quota) as server, Device(server.url) as device:
        yield device.client


def spent(quota: Limits) -> float:
    """The points that went since the last time."""
    return round(BURST - quota._left.pop(ATTACKER)[0], 2)


def test_a_review_is_paid_for_by_its_length_and_unpacked_beside_the_others_requests(
    reader: httpx.Client, quota: Limits, great: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked, threads = reviews.unpacked, set[str]()

    def watched(value: bytes) -> reviews.KeptReview | None:
        threads.add(threading.current_thread().name)
        return unpacked(value)

    monkeypatch.setattr(reviews, "unpacked", watched)
    told = reader.get(f"/api/reviews/{GREAT}").json()
    cost = LOOK + len(great) // SENT_A_POINT
    assert spent(quota) == cost > 10
    assert told == {"id": GREAT, "status": "done", "done": 9, "total": 9, "review": msgspec.json.decode(great)}
    assert threads == {"brief_0"}
    assert reader.delete(f"/api/reviews/{GREAT}").json() == told
    assert spent(quota) == cost
    answers = [reader.get(f"/api/reviews/{GREAT}") for _ in range(int(BURST // cost) + 1)]
    assert answers[-2].json() == told
    assert refusal(answers[-1]) == (429, "too-fast")


def test_how_far_a_review_is_costs_a_look(reader: httpx.Client, quota: Limits) -> None:
    for _ in range(3):
        assert reader.get(f"/api/reviews/{STOPPED}").json()["status"] == "stopped"
        assert spent(quota) == LOOK


def test_a_study_that_is_kept_is_read_for_its_length(reader: httpx.Client, quota: Limits) -> None:
    for study, cost in ((LONG, LOOK + 10), (SHORT, LOOK)):
        assert reader.get(f"/api/studies/{study}").json()["record"].startswith(TEXT)
        assert spent(quota) == cost


def test_an_honest_player_beside_somebody_who_reads_a_great_review(
    database: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    asked: Counter[int] = Counter()

    def attack(stop: threading.Event) -> None:
        asked.update(hammered(server.url, lambda client: client.get(f"/api/reviews/{GREAT}"), stop))

    with Served(database, None, "--limits", log=tmp_path / "log") as server:
        figures = besieged(server, attack, moves=count(test=8, torture=150))
    figures.tell(record_property, "great reviews")
    record_property("great reviews: answered / refused", f"{asked[200]} / {asked[429]}")
    assert set(asked) == {200, 429}
    figures.hold()
