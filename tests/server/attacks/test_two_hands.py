"""A player would see a second hand: by a second seat at once, or by one seat after the other."""

import pytest
from support.devices import OPEN, NewDevice, Place, apart, good, playing, refusal

pytestmark = pytest.mark.xdist_group("servers-attacks-seats")

SECOND = "127.0.0.3"


def hands(place: Place) -> int:
    """How many hands a device sees."""
    return sum(place.get(seat=seat).status_code == 200 for seat in range(len(place.table["seats"])))


def test_no_second_seat_on_one_device(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN, OPEN)
    guest = device().at(host)
    guest.take(1, "Bo")
    assert refusal(guest.take(2, "Boris")) == (409, "one-seat")
    assert refusal(host.take(2, "Adam")) == (409, "one-seat"), "nor the host, whose table is not for one device"
    device().at(host).take(2, "Cy")
    good(host.start())
    assert (hands(host), hands(guest)) == (1, 1)


def test_no_second_seat_from_another_cookie_jar_at_an_open_table(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN, OPEN, open=True)
    assert device(address=SECOND).at(host).take(1, "Bo").status_code == 200
    assert refusal(device(address=SECOND).at(host).take(2, "Boris")) == (409, "one-address")
    assert refusal(device().at(host).take(2, "Adam")) == (409, "one-address"), "nor for the host"


def test_no_abandoned_seat_for_whoever_plays_already(device: NewDevice) -> None:
    _, (ada, bo, cy) = playing(device, "Ada", "Bo", "Cy")
    good(cy.leave(2))
    assert refusal(ada.take(2, "Cy")) == (409, "one-seat")
    assert refusal(bo.take(2, "Boris")) == (409, "one-seat")
    assert (hands(ada), hands(bo)) == (1, 1)


def test_no_other_seat_for_whoever_has_left_one_in_this_game(device: NewDevice) -> None:
    _, (_, bo, cy) = playing(device, "Ada", "Bo", "Cy")
    good(bo.leave(1))
    good(cy.leave(2))
    assert refusal(bo.take(2, "Bo")) == (409, "one-seat"), "Bo knows the other hand"
    assert bo.take(1, "Bo").status_code == 200, "but one's own is free to return to"


def test_no_other_seat_of_an_open_game_after_throwing_the_cookie_away(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN, OPEN, open=True)
    bo, cy = device(address=SECOND).at(host), device(address="127.0.0.4").at(host)
    bo.take(1, "Bo")
    cy.take(2, "Cy")
    good(host.start())
    good(bo.leave(1))
    good(cy.leave(2))
    assert refusal(device(address=SECOND).at(host).take(2, "Di")) == (409, "one-address")


def test_no_second_seat_by_a_link_from_another_player(device: NewDevice) -> None:
    host, guest = apart(device, "Ada", "Bo")
    good(host.start())
    key = host.link(0).json()["key"]
    assert refusal(guest.move(key)) == (409, "one-seat")
    assert device().at(host).move(key).status_code == 200, "the key is still good where it belongs"


def test_the_old_device_of_a_moved_seat_gets_no_other(device: NewDevice) -> None:
    _, (_, bo, cy) = playing(device, "Ada", "Bo", "Cy")
    phone = device().at(bo)
    assert phone.move(bo.link(1).json()["key"]).status_code == 200
    good(cy.leave(2))
    assert refusal(bo.take(2, "Boris")) == (409, "one-seat")


def test_the_device_of_a_shared_table_has_several_and_no_other_has(device: NewDevice) -> None:
    host = device().lay("Ada", "Bo", OPEN, OPEN)
    guest = device().at(host)
    guest.take(2, "Cy")
    assert refusal(guest.take(3, "Di")) == (409, "one-seat")
    assert host.take(3, "Di").status_code == 200
    good(host.start())
    assert (hands(host), hands(guest)) == (3, 1)
