"""Decisions on the live stream: played, answered and refused like posted ones, and never before they are durable."""

import threading
import time
from typing import Any

import pytest
from support.devices import Json, NewDevice, Place, Stream, good, playing, said
from support.raw import refusals
from support.servers import Inside
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ethnos import Game
from ethnos.server.bounded_stream import SAID

pytestmark = pytest.mark.xdist_group("servers-stream")

DRAW = {"type": "draw"}
SEAT = Game(2, seed=1).seat_to_act or 0
OTHER = 1 - SEAT


def table(device: NewDevice, language: str = "en") -> tuple[list[Place], list[Stream], int]:
    """Two people at their streams, and the question that stands."""
    _, places = playing(lambda: device(language), "Ada", "Bo")
    return places, [place.live(seat) for seat, place in enumerate(places)], places[0].asked


def test_it_is_answered_to_whoever_decided_and_told_to_all(device: NewDevice) -> None:
    places, streams, asked = table(device)
    assert streams[SEAT].decide(SEAT, DRAW, asked) == {"type": "accepted", "asked": asked, "seq": asked + 1}
    assert places[0].to_act == OTHER
    assert streams[OTHER].decide(OTHER, DRAW, asked + 1)["seq"] == asked + 2
    streams[SEAT].up_to(asked + 2)  # the other has heard it before the answer
    for stream in streams:
        assert list(stream.entries) == [asked + 1, asked + 2]
        assert sum(b"accepted" in told for told in stream.raw) == 1


def test_sent_again_it_gets_the_same_answer_whichever_way(device: NewDevice) -> None:
    places, streams, asked = table(device)
    place = places[SEAT]
    streams[SEAT].socket.send(f'{{"seat":{SEAT},"asked":{asked},"decision":{{"type":"draw"}}}}')
    streams[SEAT].close()  # the answer is lost
    again = place.live(SEAT)
    yes = {"type": "accepted", "asked": asked, "seq": asked + 1}
    assert [again.decide(SEAT, DRAW, asked) for _ in range(3)] == [yes] * 3
    assert good(place.decide(SEAT, DRAW, asked)) == asked + 1
    assert place.seq == asked + 1, "it counts once"
    good(places[OTHER].decide(OTHER, DRAW, asked + 1))
    assert streams[OTHER].decide(OTHER, DRAW, asked + 1)["seq"] == asked + 2


def test_what_lies_within_another_message_is_not_heard(device: NewDevice) -> None:
    """The head of a frame, and only then what it says: that looks like a frame of its own."""
    places, streams, asked = table(device)
    stream = streams[SEAT]
    said = Frame(Opcode.TEXT, b'{"seat":%d,"asked":%d,"decision":{"type":"draw"}}' % (SEAT, asked)).serialize(mask=True)
    stream.socket.socket.sendall(bytes((0x81, 0x80 + len(said))) + bytes(4))
    time.sleep(0.3)  # so that both come by themselves
    stream.socket.socket.sendall(said)
    with pytest.raises(ConnectionClosed):
        stream.until(lambda told: told["type"] == "accepted")
    assert places[OTHER].seq == asked


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_refusal_says_why_in_the_language_of_the_stream(server: Inside, device: NewDevice, language: str) -> None:
    places, streams, asked = table(device, language)
    before = refusals(server.url, "not-your-seat")
    no = streams[OTHER].decide(SEAT, DRAW, asked)
    assert (no["type"], no["asked"]) == ("refused", asked)
    assert (no["problem"]["status"], no["problem"]["code"]) == (403, "not-your-seat")
    assert no["problem"]["detail"] == said("not-your-seat", language)
    assert refusals(server.url, "not-your-seat") == before + 1
    assert places[0].seq == asked


@pytest.mark.parametrize(
    ("seat", "decision", "late", "code"),
    [
        (SEAT, DRAW, 1, "stale"),
        (OTHER, DRAW, 0, "not-your-turn"),
        (SEAT, {"type": "raid"}, 0, "wrong-question"),
        (5, DRAW, 0, "no-seat"),
    ],
)
def test_what_is_refused_changes_nothing_and_is_what_a_post_is_refused_for(
    device: NewDevice, seat: int, decision: Json, late: int, code: str
) -> None:
    places, streams, asked = table(device)
    stream, place = (streams[OTHER], places[OTHER]) if seat == OTHER else (streams[SEAT], places[SEAT])
    no = stream.decide(seat, decision, asked - late)
    assert no["problem"]["code"] == code
    assert no["problem"] == place.decide(seat, decision, asked - late).json()
    assert places[0].seq == asked
    assert stream.decide(SEAT, DRAW, asked)["type"] == ("accepted" if stream is streams[SEAT] else "refused")


def test_who_only_watches_decides_nothing(device: NewDevice) -> None:
    places, _, asked = table(device)
    watching = device().at(places[0]).live()
    assert watching.decide(SEAT, DRAW, asked)["problem"]["code"] == "not-your-seat"
    assert places[0].seq == asked


def test_no_answer_comes_before_it_is_durable(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, streams, asked = table(device)
    store: Any = server.parts.house.store
    commit, reached, go_on = store._commit, threading.Event(), threading.Event()

    def held(*jobs: Any) -> Any:
        reached.set()
        go_on.wait()
        return commit(*jobs)

    for stream in streams:
        stream.until(lambda told: told["type"] == "presence" and len(told["present"]) == 2)
    monkeypatch.setattr(store, "_commit", held)
    try:
        streams[SEAT].socket.send(f'{{"seat":{SEAT},"asked":{asked},"decision":{{"type":"draw"}}}}')
        assert reached.wait(30)
        for stream in streams:
            with pytest.raises(TimeoutError):
                stream.socket.recv(0.2)
    finally:
        go_on.set()
    assert streams[SEAT].next()["type"] == "entry"
    assert streams[SEAT].next() == {"type": "accepted", "asked": asked, "seq": asked + 1}
    assert streams[OTHER].next()["seq"] == asked + 1


# What it costs


def test_decisions_are_counted_by_their_number_and_not_by_their_bytes(device: NewDevice) -> None:
    _, streams, asked = table(device)
    frame = f'{{"seat":{SEAT},"asked":{asked},"decision":{{"type":"draw"}}}}' + " " * 500
    times = int(2 * SAID / len(frame))
    for _ in range(times):
        streams[SEAT].socket.send(frame)
        assert streams[SEAT].until(lambda told: told["type"] == "accepted")["seq"] == asked + 1


def test_over_the_quota_they_are_refused_and_then_nobody_listens(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    places, streams, asked = table(device)
    too_fast, hung_up = refusals(server.url, "too-fast"), refusals(server.url, "too-much-said")
    limits = server.parts.limits
    with monkeypatch.context() as patch:
        patch.setattr(limits, "per_second", 1e-6)
        patch.setattr(limits, "burst", 3.0)
        answers = [streams[SEAT].decide(SEAT, DRAW, asked) for _ in range(5)]
        assert [one["type"] for one in answers] == ["accepted"] * 3 + ["refused"] * 2
        assert (answers[3]["problem"]["status"], answers[3]["problem"]["code"]) == (429, "too-fast")
        frame = f'{{"seat":{SEAT},"asked":{asked},"decision":{{"type":"draw"}}}}' + " " * 2000
        for _ in range(int(SAID / len(frame)) + 1):
            streams[SEAT].socket.send(frame)
        streams[SEAT].rest()
    limits._left.clear()
    assert streams[SEAT].socket.close_code == 1008
    assert refusals(server.url, "too-much-said") == hung_up + 1
    assert refusals(server.url, "too-fast") >= too_fast + 2
    assert places[0].seq == asked + 1
