"""The live stream: first everything, then each entry once and in order, and the same again for whoever resumes."""

import asyncio
import json
import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.counts import PATIENCE
from support.devices import NOVICE, OPEN, Device, NewDevice, Place, Stream, apart, good, playing, said, wait_until
from support.players import random_game
from support.servers import Inside
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ethnos import Game, TakeCard
from ethnos.server import audience, room
from ethnos.server.room import Listener

pytestmark = pytest.mark.xdist_group("servers-stream")

DRAW = {"type": "draw"}


def closed(stream: Stream) -> tuple[int | None, str | None]:
    """Listen until the server closes the stream: its code and reason."""
    stream.rest()
    return stream.socket.close_code, stream.socket.close_reason


# First


def test_the_first_message_is_what_a_look_shows(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo")
    for seat, place in enumerate(places):
        first = place.live(seat).next()
        assert first["type"] == "snapshot"
        seen = place.look(seat)
        later = {"now": 0, "present": [], "leaving": []}  # whoever listens is there
        assert {**first, **later} == {"type": "snapshot", **seen, **later}
    spectator = device().at(places[0]).live().next()
    assert (spectator["seat"], spectator["game"]["hand"]) == (None, None)


def test_then_each_entry_by_its_number(device: NewDevice) -> None:
    _, places = playing(device, "Ada", "Bo")
    streams = [place.live(seat) for seat, place in enumerate(places)]
    start = places[0].seq
    for _ in range(4):
        seat = places[0].to_act or 0
        last = good(places[seat].decide(seat, DRAW))
    for seat, stream in enumerate(streams):
        stream.up_to(last)
        assert list(stream.entries) == list(range(start + 1, last + 1))
        told = json.loads(stream.entries[last])
        assert told["hand"] == places[seat].look(seat)["game"]["hand"]
        assert told["view"] == places[seat].look()["game"]["view"]


def test_a_drawn_card_is_named_to_whoever_drew_it_alone(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act or 0
    streams = {viewer: places[viewer].live(viewer) for viewer in (0, 1)}
    spectator = device().at(places[0]).live()
    last = good(places[seat].decide(seat, DRAW))
    events = {viewer: stream.up_to(last)["events"] for viewer, stream in [*streams.items(), (None, spectator)]}
    assert events[1 - seat] == events[None] != events[seat]


def test_a_question_comes_with_its_answers_to_whoever_is_asked_alone(device: NewDevice) -> None:
    places, streams = eventful(device)
    wait_until(lambda: places[0].to_act in (0, 1))
    last = places[0].seq
    asked = 0
    for viewer, stream in streams.items():
        stream.up_to(last)
        for text in stream.entries.values():
            told = json.loads(text)
            assert len(told.get("says", ())) == len(told.get("events", ()))
            mine = viewer is not None and "view" in told and told["view"]["seat_to_act"] == viewer
            assert ("choices" in told) == mine
            asked += mine
    assert asked > 10
    seat = places[0].to_act or 0
    told = places[seat].look(seat)["game"]["choices"]
    legal = places[seat].legal(seat)
    assert [one["decision"] for one in told["single"]] == [one for one in legal if one["type"] not in ("band", "keep")]
    assert places[1 - seat].look(1 - seat)["game"]["choices"] is None
    assert device().at(places[0]).look()["game"]["choices"] is None


# Again


def eventful(device: NewDevice) -> tuple[list[Place], dict[int | None, Stream]]:
    """A table at which nearly everything happens, heard from its beginning by all."""
    places = apart(device, "Ada", "Bo", OPEN)
    streams: dict[int | None, Stream] = {seat: places[seat].live(seat) for seat in (0, 1)}
    streams[None] = device().at(places[0]).live()
    for stream in streams.values():
        stream.until(lambda told: told["type"] == "snapshot")
    host = places[0]
    good(host.seat_bot(2, bot="novice"))
    good(host.say(0, "hello"))
    good(host.leave(2))
    good(host.seat_bot(2, bot="random"))
    good(host.start())
    dice = random.Random(3)
    undone = 0
    for number in range(60):
        wait_until(lambda: places[0].to_act in (0, 1))
        seat = places[0].to_act or 0
        legal = places[seat].legal(seat)
        takes = [one for one in legal if one["type"] == "take"]
        good(places[seat].decide(seat, dice.choice(takes or legal)))
        # Between seats 0 and 1 no bot acts, so that what seat 0 took can be put back whatever the bots are like.
        if takes and (number % 3 == 0 or (seat == 0 and undone < 3)):
            answer = places[seat].undo(seat)
            undone += answer.status_code == 200
            if answer.status_code == 200 and places[seat].look()["undo"] is not None:
                places[1 - seat].agree(1 - seat)
        if number == 7:
            assert places[1].link(1).status_code == 201
        if number == 9:
            good(places[1].say(1, "thinking"))
        if undone >= 3 and number > 12:
            break
    assert undone >= 3
    return places, streams


def test_whoever_resumes_is_told_exactly_what_was_told(device: NewDevice) -> None:
    """From every entry, byte by byte, across undos, bots and people coming and going."""
    places, streams = eventful(device)
    wait_until(lambda: places[0].to_act in (0, 1))
    last = places[0].seq
    kinds = set()
    for viewer, stream in streams.items():
        stream.up_to(last)
        heard = stream.entries
        listener = places[viewer] if viewer is not None else device().at(places[0])
        for after in range(min(heard) - 1, last):
            again = listener.live(viewer, after)
            again.up_to(last)
            assert again.entries == {seq: heard[seq] for seq in range(after + 1, last + 1)}
            again.close()
        kinds |= {json.loads(one)["kind"] for one in heard.values()}
    assert kinds >= {"bot-seated", "left", "started", "decision", "undo", "phrase", "linked"}


@pytest.mark.parametrize("finished", [False, True])
def test_also_after_the_server_came_up_again(tmp_path: Path, finished: bool) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    game = random_game(2, seed=4)
    with Inside(database) as server, Device(server.url) as before:
        place = before.lay_game(game, "Ada", "Bo", decisions=len(game.history) - 6, start=False)
        streams = {viewer: place.live(viewer) for viewer in (0, 1, None)}
        for stream in streams.values():
            start = stream.next()["seq"]
        good(place.start())
        for played in game.history[-6 : None if finished else -1]:
            good(place.decide(played.seat, played.decision))
        last = place.seq
        for stream in streams.values():
            stream.up_to(last)
    with Inside(database) as server, Device(server.url).like(before) as after:
        for viewer, stream in streams.items():
            again = after.at(place).live(viewer, start)
            again.up_to(last)
            assert again.entries == stream.entries


def test_whoever_knows_all_is_told_nothing_but_who_is_there(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    stream = place.live(0, place.seq)
    told = stream.next()
    assert (told["type"], told["present"]) == ("presence", [0])
    good(place.say(0, "hello"))
    assert stream.next()["kind"] == "phrase"


@pytest.mark.parametrize("after", [-1, 1000])
def test_whoever_knows_nothing_true_gets_everything(device: NewDevice, after: int) -> None:
    place = device().lay("Ada", "Bo", start=True)
    assert place.live(0, after).next()["type"] == "snapshot"


def test_too_far_behind_a_snapshot_is_better(device: NewDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "LONG_AGO", 3)
    place = device().lay("Ada", "Bo", start=True)
    for _ in range(5):
        good(place.say(0, "hello"))
    assert place.live(0, place.seq - 3).next()["type"] == "entry"
    assert place.live(0, place.seq - 4).next()["type"] == "snapshot"


# Who is there


def present(*seats: int) -> Callable[[dict[str, Any]], bool]:
    return lambda told: told["type"] == "presence" and told["present"] == list(seats)


def test_everybody_is_told_who_is_there(device: NewDevice) -> None:
    places = apart(device, "Ada", "Bo", "Cy")
    first = places[0].live(0)
    first.until(present(0))
    second = places[1].live(1)
    for stream in (first, second):
        stream.until(present(0, 1))
    spectator = device().at(places[0]).live()
    spectator.until(present(0, 1))
    assert places[2].look()["present"] == [0, 1]
    second.close()
    for stream in (first, spectator):
        stream.until(present(0))


def test_a_second_window_keeps_its_seat_present(device: NewDevice) -> None:
    places = apart(device, "Ada", "Bo")
    watched = places[1].live(1)
    windows = [places[0].live(0) for _ in range(2)]
    watched.until(present(0, 1))
    windows[0].close()
    watched.until(present(0, 1))
    windows[1].close()
    watched.until(present(1))


# What a client says


@pytest.mark.parametrize("frame", ["", "hello", "{}", b"\x00\xff", "x" * 4096])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_no_decision_is_not_understood(device: NewDevice, frame: str | bytes, language: str) -> None:
    place = device(language).lay("Ada", "Bo", start=True)
    stream = place.live(0)
    stream.socket.send(frame)
    told = stream.until(lambda told: told["type"] == "trouble")
    assert told == {"type": "trouble", "code": "no-decision", "detail": said("stream-no-decision", language)}
    good(place.say(0, "hello"))
    assert stream.next()["kind"] == "phrase", "the stream goes on"


def test_who_does_not_stop_talking_is_cut_off(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    stream = place.live(0)
    for _ in range(30):
        try:
            stream.socket.send("hello")
        except ConnectionClosed:
            break
    closed(stream)
    assert place.live(0).next()["type"] == "snapshot"


def test_a_frame_too_large_ends_the_stream(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    stream = place.live(0)
    stream.socket.send("x" * 5000)
    assert closed(stream)[0] == 1009


# Refused


REFUSALS: dict[str, tuple[int | None, str, int]] = {
    "somebody else's seat": (0, "not-your-seat", 4403),
    "no such seat": (3, "no-seat", 4404),
    "a spectator where there are none": (None, "no-spectators", 4403),
}


@pytest.mark.parametrize("what", REFUSALS)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_refused_stream_says_why_and_closes(device: NewDevice, what: str, language: str) -> None:
    seat, code, close = REFUSALS[what]
    place = device().lay("Ada", "Bo", start=True, spectators=False)
    stream = device(language).at(place).live(seat)
    told = stream.next()
    assert (told["type"], told["code"]) == ("trouble", code)
    arguments = {"seat": 3, "last": 1} if code == "no-seat" else {}
    assert told["detail"] == said(code, language, **arguments)
    assert closed(stream) == (close, code)


def test_a_table_that_is_not_there_has_no_stream(device: NewDevice) -> None:
    stream = Place(device(), "a" * 14).live()
    assert stream.next()["code"] == "no-table"
    assert closed(stream) == (4404, "no-table")


def test_a_guessed_token_opens_no_seat(device: NewDevice) -> None:
    place = device().lay("Ada", "Bo", start=True)
    token = place.token or ""
    url = f"{place.device.url.replace('http', 'ws', 1)}{place.path}/live?seat=0"
    for wrong in ("", "x", token[:-1], token[:-1] + ("a" if token[-1] != "a" else "b"), token.upper()):
        with connect(url, additional_headers={"Cookie": f"ethnos-seat={wrong}"}, open_timeout=PATIENCE) as stream:
            assert json.loads(stream.recv(PATIENCE))["code"] == "not-your-seat"
    with connect(url, additional_headers={"Cookie": f"ethnos-seat={token}"}, open_timeout=PATIENCE) as stream:
        assert json.loads(stream.recv(PATIENCE))["type"] == "snapshot"


# A client that is too slow


def test_messages_wait_in_their_order() -> None:
    listener = Listener(0, "holder")
    for number in range(3):
        listener.send(b"%d" % number)
    assert asyncio.run(listener.next()) == [b"0", b"1", b"2"]


def test_one_message_too_many_ends_a_stream() -> None:
    listener = Listener(0, "holder")
    for number in range(room.BACKLOG + 1):
        listener.send(b"%d" % number)
    assert listener.ended
    assert asyncio.run(listener.next()) == []


def test_after_its_end_a_stream_brings_nothing_more() -> None:
    listener = Listener(0, "holder")
    for number in range(room.BACKLOG + 5):
        listener.send(b"%d" % number)
    assert asyncio.run(listener.next()) == []


def test_a_slow_client_is_cut_off_and_resumes_without_a_gap(
    server: Inside, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "BACKLOG", 8)
    game, dice = Game(2, seed=1), random.Random(1)
    place = device().lay_game(game, "Ada", "Bo")
    prompt = place.live(1)
    before = last = prompt.next()["seq"]
    listening = server.server.listening
    normal = listening.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # connections inherit it
    try:
        slow = narrow(place)
    finally:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, normal // 2)
    with slow:
        for _ in range(150):
            decision, seat = dice.choice(game.legal()), game.seat_to_act or 0
            last = good(place.decide(seat, decision, asked=last))
            game.play(decision)
        prompt.up_to(last)
        numbers = [told["seq"] for told in Stream(slow).rest() if told["type"] == "entry"]
    assert numbers == list(range(before + 1, before + 1 + len(numbers))), "no gap before the end"
    again = place.live(0, numbers[-1] if numbers else before)
    again.up_to(last)
    assert list(again.entries) == list(range((numbers[-1] if numbers else before) + 1, last + 1))


def narrow(place: Place) -> Any:
    """A client that takes in hardly anything and reads nothing of its own accord."""
    host, port = place.device.url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect((host, int(port)))
    url = f"ws://{host}:{port}{place.path}/live?seat=0"
    return connect(
        url,
        sock=line,
        additional_headers=place.cookie_header,
        open_timeout=PATIENCE,
        compression=None,
        max_queue=1,
        close_timeout=1,
    ).__enter__()


def test_bots_news_come_in_order_too(device: NewDevice) -> None:
    game = Game(3, seed=6)
    place = device().lay_game(game, NOVICE, NOVICE, NOVICE)
    stream = place.live()
    first = stream.until(lambda told: told["type"] == "snapshot")["seq"]
    stream.up_to(first + 40)
    assert list(stream.entries) == list(range(first + 1, first + 41))


def test_taken_cards_are_seen_by_all(device: NewDevice) -> None:
    game, places = playing(device, "Ada", "Bo")
    seat = game.seat_to_act or 0
    card = next(one for one in game.legal() if isinstance(one, TakeCard)).card
    streams = [places[viewer].live(viewer) for viewer in (0, 1)]
    last = good(places[seat].decide(seat, {"type": "take", "card": card}))
    for stream in streams:
        assert card in stream.up_to(last)["view"]["players"][seat]["known"]
