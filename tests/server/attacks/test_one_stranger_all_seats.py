"""One stranger would fill every seat of an open table, from one browser or from many."""

import pytest
from support.devices import OPEN, NewDevice, refusal

from ethnos.server.tokens import whence

pytestmark = pytest.mark.xdist_group("servers-attacks-seats")

STRANGER, OTHER = "127.0.0.3", "127.0.0.4"


def test_a_stranger_gets_one_seat_of_an_open_table_from_however_many_browsers(device: NewDevice) -> None:
    host = device().lay("Ada", *[OPEN] * 5, open=True)
    first = device(address=STRANGER).at(host)
    assert first.take(1, "Bo").status_code == 200
    for seat in range(2, 6):
        assert refusal(first.take(seat, f"Bo {seat}")) == (409, "one-seat")
        assert refusal(device(address=STRANGER).at(host).take(seat, f"Bo {seat}")) == (409, "one-address")
    assert sum(chair["kind"] == "free" for chair in host.table["seats"]) == 4
    assert device(address=OTHER).at(host).take(2, "Cy").status_code == 200


def test_one_browser_gets_one_seat_of_a_table_among_friends(device: NewDevice) -> None:
    host = device().lay("Ada", *[OPEN] * 5)
    friend = device(address=STRANGER).at(host)
    assert friend.take(1, "Bo").status_code == 200
    for seat in range(2, 6):
        assert refusal(friend.take(seat, f"Bo {seat}")) == (409, "one-seat")
    assert device(address=STRANGER).at(host).take(2, "Cy").status_code == 200, "a friend in the same house"


def test_the_host_lets_in_a_second_guest_from_one_address(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN, OPEN, open=True)
    assert device(address=STRANGER).at(host).take(1, "Bo").status_code == 200
    housemate = device(address=STRANGER).at(host)
    assert refusal(housemate.take(2, "Cy")) == (409, "one-address")
    assert housemate.take(2, "Cy", invitation=host.invite(2).json()["key"]).status_code == 200


def test_no_address_is_kept() -> None:
    """What is kept tells two addresses apart, and is another for the same address at another table."""

    def marks(address: str) -> set[str]:
        return {whence(b"key", f"table {number}", address) for number in range(50)}

    assert len(marks("192.0.2.1")) > 45
    assert whence(b"key", "table", "192.0.2.1") != whence(b"key", "table", "192.0.2.2")
    assert len(whence(b"key", "table", "192.0.2.1")) == 4, "sixteen bits: 65,000 addresses fit"
    household = {whence(b"key", "table", f"2001:db8:1:2::{one:x}") for one in range(20)}
    assert len(household) == 1
    assert whence(b"key", "table", "::ffff:192.0.2.1") == whence(b"key", "table", "192.0.2.1")
