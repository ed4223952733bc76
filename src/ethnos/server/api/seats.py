"""Seats: taking, leaving and moving them, and bots in people's places."""

from typing import Annotated

from litestar import Response, delete, post, put
from litestar.params import JSONBody, PathParameter

from ...game import new_nonce
from ...words import words
from ..house import Proposal
from ..tabletop import conduct
from ..tabletop import messages as m
from ..tabletop.new_table import bot_label
from ..tabletop.requests import MoveSeat, SeatBot, TakeSeat
from ..tabletop.table import Status, Table
from ..tabletop.telling import info
from ..tokens import hashed, new_token
from .context import COOKIE, accepted, context, holder_of, language_of, with_cookie
from .documents import refuses
from .tables import AnyRequest, TableId

SeatNumber = Annotated[int, PathParameter(ge=0, le=5, description="A seat, counted from 0.")]
SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


@put(SEAT, responses=refuses(404, 409, 422))
async def take(
    request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]
) -> Response[m.TableInfo]:
    """Take a free seat; a second one on the same device hangs on the same cookie."""
    house = context(request).house
    token = request.cookies.get(COOKIE) or new_token()
    nonce = data.nonce or new_nonce().hex()
    await house.act(table_id, lambda table, now: conduct.take_seat(table, seat, data.name, hashed(token), nonce))
    async with house.at(table_id) as room:
        return with_cookie(request, table_id, token, info(room.table, hashed(token)), 200)


@delete(SEAT, responses=refuses(403, 404), status_code=200)
async def leave(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> m.Accepted:
    """Leave your seat; before the game the host may free any. During it a bot plays on."""
    holder = holder_of(request)
    return await accepted(request, table_id, lambda table, now: conduct.leave(table, seat, holder))


@put(f"{SEAT}/bot", responses=refuses(403, 404, 409, 422))
async def seat_bot(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatBot]) -> m.Accepted:
    """Before the game: a bot for this seat. During it: a stand-in for yourself, or for somebody who is not there."""
    d, holder = context(request), holder_of(request)
    label = bot_label(data.bot, words(language_of(request)))
    async with d.house.at(table_id) as room:
        present = seat in d.audience.present(room)

    def propose(table: Table, now: int) -> Proposal:
        if table.status == Status.LOBBY:
            return conduct.seat_bot(table, seat, data.bot, label, holder)
        return conduct.stand_in(table, seat, holder, present)

    return await accepted(request, table_id, propose)


@post(f"{SEAT}/return", responses=refuses(403, 404, 409), status_code=200)
async def come_back(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> m.Accepted:
    """Play your own seat again, in which a bot stood in for you."""
    holder = holder_of(request)
    return await accepted(request, table_id, lambda table, now: conduct.come_back(table, seat, holder))


@post(f"{SEAT}/link", responses=refuses(403, 404))
async def link(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> m.SeatLink:
    """A key that moves your seat to another device: good once, for a quarter of an hour."""
    holder, key = holder_of(request), new_token()
    await context(request).house.act(table_id, lambda table, now: conduct.link(table, seat, holder, hashed(key), now))
    async with context(request).house.at(table_id) as room:
        made = room.table.chairs[seat].link
        return m.SeatLink(key, 0 if made is None else made[1])


@post("/api/tables/{table_id:str}/move", responses=refuses(404, 410), status_code=200)
async def move(request: AnyRequest, table_id: TableId, data: JSONBody[MoveSeat]) -> Response[m.TableInfo]:
    """Use such a key here: the seat is this device's from now on."""
    house = context(request).house
    token = request.cookies.get(COOKIE) or new_token()
    await house.act(table_id, lambda table, now: conduct.move(table, hashed(data.key), hashed(token), now))
    async with house.at(table_id) as room:
        return with_cookie(request, table_id, token, info(room.table, hashed(token)), 200)
