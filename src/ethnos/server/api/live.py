"""The live stream of a table: first everything or what was missed, then news as it happens, and decisions answered."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from ...game import GameError
from ...words import words
from ..costs import RESUME
from ..frames import AtOnce, at_once
from ..room import Listener
from ..tabletop import messages as m
from ..tabletop.refusals import status_of
from ..tabletop.telling import encode
from ..tokens import keyed
from .heard import HeardDecisions
from .parameters import TABLE, Eyes, TableId
from .visit import Visit

REFUSED = 4000  # our own close codes: 4000 and the HTTP status
RESTART = 1012
TOO_MANY = 4429
FRAMES = 20  # that a client may send in vain
Socket = WebSocket[Any, Any, Any]
After = Annotated[
    int | None,
    QueryParameter(name="after", ge=-1, le=2**31 - 1, description="The last entry you know: resume from there."),
]


@websocket("/live")
async def live(
    socket: Socket,
    visit: Visit,
    table_id: TableId,
    eyes: Eyes = None,
    after: After = None,
) -> None:
    """Everything your seat may know, in the order of its entries.

    A client may say what it would post to `decisions`, and is answered here; nothing else.
    """
    await socket.accept()
    if not visit.limits.enter(visit.address, visit.audience.is_missed(table_id, visit.holder, eyes)):
        await refuse(socket, "too-many-streams", TOO_MANY, words(visit.language).say("error-too-many-streams"))
        return
    visit.house.metrics.streams.inc()
    lent, listener = at_once(socket.scope), Listener(eyes, visit.holder, keyed(visit.house.key, visit.address))
    if lent is not None:
        listener.write = lent.write
    heard = HeardDecisions(visit, table_id, listener)
    try:
        await converse(socket, heard, lent, after)
    finally:
        visit.limits.leave(visit.address)
        visit.house.metrics.streams.dec()


async def converse(socket: Socket, heard: HeardDecisions, lent: AtOnce | None, after: int | None) -> None:
    visit, listener = heard.visit, heard.listener
    try:
        visit.come_to(heard.table_id)
        room, first = await visit.audience.join(
            heard.table_id, listener, after, visit.address, lambda: visit.affords(RESUME)
        )
    except GameError as error:
        await refuse(socket, error.code, REFUSED + status_of(error).value, error.say(visit.language))
        return
    listener.messages[:0] = first
    del first
    speaking = asyncio.create_task(speak(socket, listener))
    if lent is not None:
        lent.hear(heard.take)
    try:
        await hear(socket, heard)
    finally:
        visit.audience.part(room, listener)
        speaking.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await speaking


async def speak(socket: Socket, listener: Listener) -> None:
    """Send what is queued until the end is."""
    while messages := await listener.next():
        for message in messages:
            await socket.send_data(message, mode="text")
    with contextlib.suppress(RuntimeError):
        await socket.close(RESTART, reason="connect again")


async def hear(socket: Socket, heard: HeardDecisions) -> None:
    """Decisions that were not heard at once, and what means nothing; a client is told so, a few times."""
    in_vain = 0
    while in_vain < FRAMES:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if heard.take(message.get("text") or "") is None:
            in_vain += 1
            said = words(heard.visit.language).say("error-stream-no-decision")
            heard.listener.send(encode(m.Trouble("no-decision", said)))
    heard.listener.end()
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def refuse(socket: Socket, code: str, close: int, detail: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_data(encode(m.Trouble(code, detail)), mode="text")
        await socket.close(close, reason=code)


router = Router(path=TABLE, route_handlers=[live])
