"""Somebody plants a cookie in another's browser, and would have the seat that is taken with it."""

import pytest
from support.devices import COOKIE, OPEN, NewDevice, Place, apart, good, refusal

pytestmark = pytest.mark.xdist_group("servers-attacks-seats")

CHOSEN = "a-token-that-the-attacker-knows-and-wants-used"


def planted(place: Place, token: str) -> Place:
    """A table in a browser that already has a cookie for it."""
    place.device.client.cookies.set(COOKIE, token, domain="127.0.0.1", path=place.path)
    return place


def test_a_token_that_the_server_never_gave_out_holds_no_seat(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    victim, attacker = (planted(device().at(host), CHOSEN) for _ in range(2))
    assert victim.take(1, "Bo").status_code == 200
    assert victim.token != CHOSEN
    good(host.start())
    assert refusal(attacker.get(seat=1)) == (403, "not-your-seat")
    assert victim.look(1)["game"]["hand"] is not None


def test_nor_does_one_with_which_a_seat_is_moved(device: NewDevice) -> None:
    host, guest = apart(device, "Ada", "Bo")
    good(host.start())
    phone = planted(device().at(host), CHOSEN)
    assert phone.move(guest.link(1).json()["key"]).status_code == 200
    assert phone.token != CHOSEN
    assert refusal(planted(device().at(host), CHOSEN).get(seat=1)) == (403, "not-your-seat")


def test_nor_does_one_that_the_attacker_was_given_and_left_behind(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    attacker = device().at(host)
    attacker.take(1, "Eve")
    token = attacker.token
    assert token is not None
    good(attacker.leave(1))
    victim = planted(device().at(host), token)
    assert victim.take(1, "Bo").status_code == 200
    assert victim.token != token
    good(host.start())
    assert refusal(attacker.get(seat=1)) == (403, "not-your-seat")


def test_nor_does_one_that_holds_the_attackers_own_seat(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN, OPEN)
    attacker = device().at(host)
    attacker.take(1, "Eve")
    assert attacker.token is not None
    victim = planted(device().at(host), attacker.token)
    assert refusal(victim.take(2, "Bo")) == (409, "one-seat")
