"""The live stream of a table: first everything or what was missed, then news as it happens."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from ...game import GameError
from ...words import words
from ..room import Listener
from ..tabletop import messages as m
from ..tabletop.refusals import status_of
from ..tabletop.telling import encode
from .context import Context, address_of, context, holder_of, language_of
from .reads import Eyes
from .tables import TableId

REFUSED = 4000  # our own close codes: 4000 and the HTTP status
RESTART = 1012
TOO_MANY = 4429
FRAMES = 20  # that a client may send in vain
After = Annotated[
    int | None,
    QueryParameter(name="after", ge=-1, le=2**31 - 1, description="The last entry you know: resume from there."),
]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: TableId, eyes: Eyes = None, after: After = None) -> None:
    """Everything your seat may know, in the order of its entries.

    The server speaks; a client only listens and answers pings.
    """
    d, address = context(socket), address_of(socket)
    await socket.accept()
    if not d.limits.enter(address):
        await refuse(socket, "too-many-streams", TOO_MANY)
        return
    d.house.metrics.streams.inc()
    try:
        await converse(socket, d, table_id, Listener(eyes, holder_of(socket)), after)
    finally:
        d.limits.leave(address)
        d.house.metrics.streams.dec()


async def converse(
    socket: WebSocket[Any, Any, Any], d: Context, table: str, listener: Listener, after: int | None
) -> None:
    try:
        room, first = await d.audience.join(table, listener, after)
    except GameError as error:
        await refuse(socket, error.code, REFUSED + status_of(error).value, error.say(language_of(socket)))
        return
    listener.messages[:0] = first
    del first
    speaking = asyncio.create_task(speak(socket, listener))
    try:
        await hear(socket, listener)
    finally:
        d.audience.part(room, listener)
        speaking.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await speaking


async def speak(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what is queued until the end is."""
    while messages := await listener.next():
        for message in messages:
            await socket.send_data(message, mode="text")
    with contextlib.suppress(RuntimeError):
        await socket.close(RESTART, reason="connect again")


async def hear(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Nothing a client sends here means anything; it is told so, a few times."""
    for _ in range(FRAMES):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
        listener.send(encode(m.Trouble("one-way", words(language_of(socket)).say("error-stream-one-way"))))
    listener.end()
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def refuse(socket: WebSocket[Any, Any, Any], code: str, close: int, detail: str | None = None) -> None:
    plain = detail or words(language_of(socket)).say(f"error-{code}")
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_data(encode(m.Trouble(code, plain)), mode="text")
        await socket.close(close, reason=code)
