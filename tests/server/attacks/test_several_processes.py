"""Finding 19: an address with several processes before it has one quota, not several."""

from collections.abc import Iterator

import httpx
import pytest
from support.counts import PATIENCE
from support.devices import Device, refusal, wait_until
from support.servers import Inside, Postgres

from ethnos.server.gate import Gate
from ethnos.server.limits import Limits

pytestmark = pytest.mark.xdist_group("servers-postgres")

ME = "127.0.0.1"


@pytest.fixture
def pair(postgres: Postgres, request: pytest.FixtureRequest) -> Iterator[list[tuple[Inside, Limits]]]:
    """Two servers on one database; nothing that was spent comes back while a test looks."""
    database = postgres.database(request.node.name)
    made = [Inside(database) for _ in range(2)]
    found = []
    for one in made:
        gate = one.server.config.app
        assert isinstance(gate, Gate)
        gate.limits.per_second, gate.limits.burst, gate.limits.streams = 1e-6, 60.0, 3
        found.append((one, gate.limits))
    with made[0], made[1]:
        yield found


def test_what_is_spent_at_one_counts_at_the_other(pair: list[tuple[Inside, Limits]]) -> None:
    (here, _), (there, limits) = pair
    with httpx.Client(transport=httpx.HTTPTransport(), timeout=PATIENCE) as client:
        spent = [client.get(f"{here.url}/api/codes/ABCDEF").status_code for _ in range(13)]
        assert spent == [404] * 12 + [429]
        wait_until(lambda: limits._now_left(ME) < 1, "the other has not heard of it")
        assert refusal(client.get(f"{there.url}/api/about")) == (429, "too-fast")


def test_streams_at_one_count_at_the_other(pair: list[tuple[Inside, Limits]]) -> None:
    (here, _), (there, limits) = pair
    with Device(here.url) as device, Device(there.url) as other:
        place = device.lay("Ada", "Boris")
        streams = [place.live(0) for _ in range(3)]
        wait_until(lambda: limits._streams_elsewhere(ME) == 3, "the other has not heard of them")
        told = other.at(place).live().next()
        assert (told["type"], told["code"]) == ("trouble", "too-many-streams")
        streams[0].close()
        wait_until(lambda: limits._streams_elsewhere(ME) == 2, "the other has not heard that one has ended")
        assert other.at(place).live().next()["type"] == "snapshot"
