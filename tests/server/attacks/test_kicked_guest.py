"""A guest whom the host sent away would sit down again."""

import pytest
from support.devices import OPEN, NewDevice, good, refusal

pytestmark = pytest.mark.xdist_group("servers-attacks-seats")

GUEST, OTHER = "127.0.0.3", "127.0.0.4"


@pytest.mark.parametrize("listed", [True, False])
def test_whoever_was_sent_away_stays_away_with_another_name_and_without_the_cookie(
    device: NewDevice, listed: bool
) -> None:
    host = device().lay("Ada", OPEN, OPEN, open=listed)
    guest = device(address=GUEST).at(host)
    assert guest.take(1, "Bo").status_code == 200
    good(host.leave(1))
    for seat, name in ((1, "Bo"), (2, "Boris")):
        assert refusal(guest.take(seat, name)) == (403, "sent-away")
    assert refusal(device(address=GUEST).at(host).take(2, "Di")) == (403, "sent-away"), "nor from a fresh browser"
    assert device(address=OTHER).at(host).take(1, "Cy").status_code == 200, "others are welcome"


def test_the_cookie_is_known_again_at_another_address(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    guest, abroad = device(address=GUEST).at(host), device(address=OTHER).at(host)
    guest.take(1, "Bo")
    good(host.leave(1))
    abroad.device.like(guest.device)
    assert refusal(abroad.take(1, "Di")) == (403, "sent-away")


def test_the_hosts_invitation_brings_a_guest_back(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    guest = device(address=GUEST).at(host)
    guest.take(1, "Bo")
    good(host.leave(1))
    key = host.invite(1).json()["key"]
    assert refusal(guest.take(1, "Bo", invitation=key[::-1])) == (403, "sent-away")
    assert guest.take(1, "Bo", invitation=key).status_code == 200


def test_a_kick_holds_for_the_device_alone_where_the_host_has_the_same_address(device: NewDevice) -> None:
    """They sit in one house: the host's other guests must not go with one."""
    host = device().lay("Ada", OPEN)
    guest, other = device().at(host), device().at(host)
    guest.take(1, "Bo")
    good(host.leave(1))
    assert refusal(guest.take(1, "Bo")) == (403, "sent-away")
    assert other.take(1, "Cy").status_code == 200


def test_who_leaves_by_themselves_is_not_sent_away(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    guest = device(address=GUEST).at(host)
    guest.take(1, "Bo")
    good(guest.leave(1))
    assert guest.take(1, "Bo").status_code == 200


def test_an_invitation_is_another_once_somebody_has_come_or_gone(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    key = host.post("/seats/1/invitation").json()["key"]
    guest = device(address="127.0.0.3").at(host)
    assert guest.take(1, "Bo", invitation=key).status_code == 200
    assert host.leave(1).status_code == 200, "sent away"
    assert host.post("/seats/1/invitation").json()["key"] != key
    assert refusal(guest.take(1, "Bo", invitation=key)) == (403, "sent-away")
