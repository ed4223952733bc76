"""Seats: taking, leaving and moving them, and bots in people's places."""

from litestar import Response, Router, delete, post, put
from litestar.params import JSONBody

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
from .documents import refuses
from .parameters import TABLE, AnyRequest, SeatNumber, TableId
from .replies import accepted, with_cookie
from .visit import Visit

SEAT = "/seats/{seat:int}"


@put(SEAT, responses=refuses(404, 409, 422))
async def take(
    request: AnyRequest,
    visit: Visit,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[TakeSeat],
) -> Response[m.TableInfo]:
    """Take a free seat; a second one on the same device hangs on the same cookie."""
    held, nonce = visit.token or new_token(), data.nonce or new_nonce().hex()
    await visit.house.act(table_id, lambda table, now: conduct.take_seat(table, seat, data.name, hashed(held), nonce))
    async with visit.house.at(table_id) as room:
        return with_cookie(request, table_id, held, info(room.table, hashed(held)), 200)


@delete(SEAT, responses=refuses(403, 404), status_code=200)
async def leave(visit: Visit, table_id: TableId, seat: SeatNumber) -> m.Accepted:
    """Leave your seat; before the game the host may free any. During it a bot plays on."""
    return await accepted(visit.house, table_id, lambda table, now: conduct.leave(table, seat, visit.holder))


@put(f"{SEAT}/bot", responses=refuses(403, 404, 409, 422))
async def seat_bot(
    visit: Visit,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatBot],
) -> m.Accepted:
    """Before the game: a bot for this seat. During it: a stand-in for yourself, or for somebody who is not there."""
    label = bot_label(data.bot, words(visit.language))
    async with visit.house.at(table_id) as room:
        present = seat in visit.audience.present(room)

    def propose(table: Table, now: int) -> Proposal:
        if table.status == Status.LOBBY:
            return conduct.seat_bot(table, seat, data.bot, label, visit.holder)
        return conduct.stand_in(table, seat, visit.holder, present)

    return await accepted(visit.house, table_id, propose)


@post(f"{SEAT}/return", responses=refuses(403, 404, 409), status_code=200)
async def come_back(visit: Visit, table_id: TableId, seat: SeatNumber) -> m.Accepted:
    """Play your own seat again, in which a bot stood in for you."""
    return await accepted(visit.house, table_id, lambda table, now: conduct.come_back(table, seat, visit.holder))


@post(f"{SEAT}/link", responses=refuses(403, 404))
async def link(visit: Visit, table_id: TableId, seat: SeatNumber) -> m.SeatLink:
    """A key that moves your seat to another device: good once, for a quarter of an hour."""
    key = new_token()
    await visit.house.act(table_id, lambda table, now: conduct.link(table, seat, visit.holder, hashed(key), now))
    async with visit.house.at(table_id) as room:
        made = room.table.chairs[seat].link
        return m.SeatLink(key, 0 if made is None else made[1])


@post("/move", responses=refuses(404, 410), status_code=200)
async def move(request: AnyRequest, visit: Visit, table_id: TableId, data: JSONBody[MoveSeat]) -> Response[m.TableInfo]:
    """Use such a key here: the seat is this device's from now on."""
    held = visit.token or new_token()
    await visit.house.act(table_id, lambda table, now: conduct.move(table, hashed(data.key), hashed(held), now))
    async with visit.house.at(table_id) as room:
        return with_cookie(request, table_id, held, info(room.table, hashed(held)), 200)


router = Router(path=TABLE, route_handlers=[take, leave, seat_bot, come_back, link, move])
