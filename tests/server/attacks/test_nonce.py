"""Whoever knows the number that somebody gave for the fair deal would take their seat with it.

The number is in the database, in every backup, in the browser's storage and, after the game, in its
record: no place for a credential.
"""

from pathlib import Path

import pytest
from support.devices import OPEN, NewDevice, good, refusal
from support.servers import Inside
from support.times import Ticking

from ethnos.server.tabletop.table import ASK_AGAIN

pytestmark = pytest.mark.xdist_group("servers-attacks-seats")

NONCE = "0123456789abcdef" * 2
KEY = "a key that nobody else has"


def test_the_number_of_a_seat_gives_nobody_the_seat(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    guest, thief = device().at(host), device().at(host)
    guest.take(1, "Bo", nonce=NONCE)
    assert refusal(thief.take(1, "Bo", nonce=NONCE)) == (409, "seat-taken")
    good(host.start())
    assert refusal(thief.take(1, "Bo", nonce=NONCE)) == (409, "seat-taken")
    assert refusal(thief.take(1, "Bo", nonce=NONCE, key=NONCE)) == (409, "seat-taken")
    assert guest.look(1)["game"]["hand"] is not None


def test_of_the_key_only_a_hash_is_kept(device: NewDevice, server: Inside) -> None:
    host = device().lay("Ada", OPEN)
    guest = device().at(host)
    guest.take(1, "Bo", nonce=NONCE, key=KEY)
    database = Path(server.database.removeprefix("sqlite:///"))
    held = b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*"))
    assert NONCE.encode() in held, "this is where it would be"
    assert KEY.encode() not in held
    assert guest.token is not None
    assert guest.token.encode() not in held


DONE = ["a phrase", "a link", "a decision", "a stand-in"]


@pytest.mark.parametrize("what", DONE)
def test_the_key_is_worth_nothing_once_something_was_done_from_the_seat(device: NewDevice, what: str) -> None:
    seat = 1
    host = device().lay("Ada", OPEN)
    there, thief = device().at(host), device().at(host)
    there.take(seat, "Bo", key=KEY)
    good(host.start())
    if what == "a phrase":
        good(there.say(seat, "hello"))
    elif what == "a link":
        assert there.link(seat).status_code == 201
    elif what == "a stand-in":
        good(there.seat_bot(seat))
    else:
        for _ in range(2):
            now = host.to_act
            assert now is not None
            who = (host, there)[now]
            good(who.decide(now, who.legal(now)[0]))
            if now == seat:
                break
    assert refusal(thief.take(seat, "Bo", key=KEY)) == (409, "seat-taken")
    assert there.table["seats"][seat]["yours"]


def test_the_key_is_worth_nothing_after_two_minutes(ticking: Ticking) -> None:
    device, time, _ = ticking
    host = device().lay("Ada", OPEN)
    lost, again, late = (device().at(host) for _ in range(3))
    lost.take(1, "Bo", key=KEY)
    time.pass_by(ASK_AGAIN // 1000 - 10)
    assert again.take(1, "Bo", key=KEY).status_code == 200
    time.pass_by(20)
    assert refusal(late.take(1, "Bo", key=KEY)) == (409, "seat-taken")


def test_the_old_device_gets_a_moved_seat_back_by_no_key(device: NewDevice) -> None:
    host = device().lay("Ada", OPEN)
    old, phone, thief = (device().at(host) for _ in range(3))
    old.take(1, "Bo", key=KEY)
    assert phone.move(old.link(1).json()["key"]).status_code == 200
    assert refusal(thief.take(1, "Bo", key=KEY)) == (409, "seat-taken")
