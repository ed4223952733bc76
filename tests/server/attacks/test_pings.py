"""Attack 3: pings whose answers nobody takes, and everything else a client may say on a stream."""

import threading
import time
from collections.abc import Callable

import httpx
import pytest
from support.counts import PATIENCE, count
from support.devices import Device
from support.raw import PING, open_stream, raw, refusals, send_for
from support.servers import Inside, Served
from support.siege import ATTACKER, besieged

pytestmark = pytest.mark.xdist_group("servers-attacks")


def new_table(url: str, address: str) -> str:
    """A table that anybody may watch, laid from an address."""
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        seats = [{"type": "you", "name": "Ada"}, {"type": "you", "name": "Boris"}]
        laid = client.post("/api/tables", json={"seats": seats, "start": True})
        assert laid.status_code == 201, laid.text
        return f"/api/tables/{laid.json()['id']}/live"


@pytest.mark.parametrize("said", [PING * 5000, b"\x8a\x80\0\0\0\0" * 5000], ids=["pings", "pongs"])
def test_whoever_says_too_much_is_hung_up_on(inside: Inside, said: bytes) -> None:
    before = refusals(inside.url, "too-much-said")
    with raw(inside.url) as one:
        open_stream(one, inside.url, new_table(inside.url, ATTACKER))
        send_for(one, said, 1)
        found = b""
        try:
            while part := one.recv(65536):
                found += part
        except TimeoutError:
            pytest.fail("the stream goes on")
        except ConnectionError:
            pass
    assert refusals(inside.url, "too-much-said") == before + 1


def test_a_few_pings_are_answered(inside: Inside) -> None:
    with Device(inside.url) as device:
        stream = device.lay("Ada", "Boris").live(0)
        for _ in range(30):
            assert stream.socket.ping().wait(PATIENCE)
        assert stream.next()["type"] == "snapshot"


def test_an_honest_player_beside_pings(besieged_server: Served, record_property: Callable[[str, object], None]) -> None:
    """Forty streams, opened again and again, and nothing that comes back is read."""
    taken = []

    def attack(stop: threading.Event) -> None:
        path = new_table(besieged_server.url, ATTACKER)
        while not stop.is_set():
            try:
                with raw(besieged_server.url, ATTACKER, size=4096) as one:
                    open_stream(one, besieged_server.url, path)
                    taken.append(send_for(one, PING * 10_000, 2))
            except (AssertionError, OSError):
                time.sleep(0.05)  # over its quota

    figures = besieged(besieged_server, attack, moves=count(test=8, torture=150))
    figures.tell(record_property, "pings")
    record_property("pings: MB sent", f"{sum(taken) / 1e6:.1f}")
    figures.hold()
