"""Messages written at once: the frames of RFC 6455, nothing overtaken, nothing lost where a client is slow."""

import asyncio
import random
import subprocess
import sys
from itertools import accumulate
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ethnos.server.api.live import speak
from ethnos.server.frames import AT_ONCE, AtOnce, FrameEnds, at_once, text_frame, text_in
from ethnos.server.room import BACKLOG, Listener


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000])
def test_a_whole_message_is_read_as_the_library_would_read_it(size: int) -> None:
    message = b"{" * size
    assert text_in(Frame(Opcode.TEXT, message).serialize(mask=True)) == message


def test_whatever_is_not_one_whole_message_of_text_is_left_to_the_library() -> None:
    whole = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    others = [
        Frame(Opcode.TEXT, b"{", fin=False),
        Frame(Opcode.BINARY, b"{}"),
        Frame(Opcode.PING, b""),
        Frame(Opcode.CLOSE, b""),
    ]
    pieces = [whole[:end] for end in range(len(whole))] + [whole * 2, whole + b"x"]
    compressed = bytes([whole[0] | 0x40]) + whole[1:]
    long = b"\x81\xff" + b"x" * (4 + 127)  # its length would be in eight bytes more
    unmasked = Frame(Opcode.TEXT, b"{}").serialize(mask=False)
    for data in [*(one.serialize(mask=True) for one in others), *pieces, compressed, long, unmasked]:
        assert text_in(data) is None


def test_however_frames_are_cut_it_is_known_where_they_end() -> None:
    dice = random.Random(5)
    sizes = [0, 1, 125, 126, 300, 65_536, 2]
    kinds = [Frame(Opcode.TEXT, b"x" * size) for size in sizes]
    kinds += [Frame(Opcode.PING, b"x" * 9), Frame(Opcode.TEXT, b"x", fin=False), Frame(Opcode.CONT, b"x" * 130)]
    frames = [one.serialize(mask=mask) for one in kinds for mask in (True, False)]
    sent, ends = b"".join(frames), {0, *accumulate(map(len, frames))}
    for most in (1, 3, 7, 200, 70_000):
        at, found = 0, FrameEnds()
        while at < len(sent):
            piece = sent[at : at + dice.randint(1, most)]
            found.pass_by(piece)
            at += len(piece)
            assert found.between == (at in ends), (most, at)


def test_the_server_starts_where_websockets_has_no_compiled_part() -> None:
    code = "import sys; sys.modules['websockets.speedups'] = None; from ethnos.server.frames import text_in, text_frame"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_server_that_lends_nothing_is_spoken_to_through_asgi() -> None:
    lent = AtOnce(bool, print)
    assert at_once({"extensions": None}) is None
    assert at_once({"extensions": {AT_ONCE: lent}}) is lent


class Wire:
    """Both ways to one client: at once while there is room, and through ASGI, which waits for it."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.at_once = 0
        self.room = asyncio.Event()
        self.room.set()

    def write(self, message: bytes) -> bool:
        if not self.room.is_set():
            return False
        self.heard.append(message)
        self.at_once += 1
        return True

    async def send_data(self, message: bytes, mode: str) -> None:
        await self.room.wait()
        await asyncio.sleep(0)  # others may run meanwhile, and send
        self.heard.append(message)

    async def close(self, code: int, reason: str) -> None:
        self.heard.append(b"closed")


async def rest() -> None:
    """Until whatever can be said has been said."""
    for _ in range(BACKLOG):
        await asyncio.sleep(0)


def test_whatever_the_way_messages_arrive_in_their_order() -> None:
    async def converse() -> None:
        wire, listener = Wire(), Listener(0, "holder")
        listener.write = wire.write
        socket: Any = wire
        speaking = asyncio.create_task(speak(socket, listener))
        sent = []
        for number in range(200):
            (wire.room.clear if number % 20 == 7 else wire.room.set)()
            for part in range(3):
                message = b"%d.%d" % (number, part)
                sent.append(message)
                listener.send(message)
            for _ in range(number % 4):
                await asyncio.sleep(0)
            if number % 20 == 19:
                await rest()
        wire.room.set()
        await rest()
        assert wire.heard == sent
        assert 0 < wire.at_once < len(sent), "both ways were taken"
        listener.end()
        await speaking
        assert wire.heard == [*sent, b"closed"]

    asyncio.run(converse())


def test_who_stays_behind_for_too_long_must_come_again() -> None:
    async def converse() -> None:
        wire, listener = Wire(), Listener(0, "holder")
        listener.write = wire.write
        socket: Any = wire
        speaking = asyncio.create_task(speak(socket, listener))
        await rest()
        wire.room.clear()
        for number in range(2 * BACKLOG):
            listener.send(b"%d" % number)
            await asyncio.sleep(0)
        assert listener.ended
        assert not listener.messages
        wire.room.set()
        await speaking
        assert wire.heard[-1] == b"closed"

    asyncio.run(converse())
