"""Seats: taking, leaving and moving them, and bots in people's places."""

from collections.abc import Callable
from dataclasses import replace

from litestar import Response, Router, delete, post, put
from litestar.params import JSONBody

from ...game import new_nonce
from ..house import Proposal
from ..tabletop import conduct, fair_play, sitting
from ..tabletop import entries as e
from ..tabletop import messages as m
from ..tabletop import responses as r
from ..tabletop.requests import MoveSeat, SeatBot, TakeSeat
from ..tabletop.sitting import Newcomer, take_seat
from ..tabletop.table import Status, Table
from ..tabletop.telling import info
from ..tokens import hashed, link_key, new_token
from .documents import refuses
from .parameters import TABLE, AnyRequest, SeatNumber, TableId
from .replies import accepted, with_cookie
from .visit import Visit

SEAT = "/seats/{seat:int}"
MakeLink = Callable[[Table, int, str | None, str, int], e.Linked | None]


@put(SEAT, responses=refuses(403, 404, 409, 422))
async def take(
    request: AnyRequest,
    visit: Visit,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[TakeSeat],
) -> Response[m.TableInfo]:
    """Take a free seat. A device has one, but several at a table that is `shared` and was laid from it."""
    newcomer = Newcomer(
        data.name,
        data.nonce or new_nonce().hex(),
        holder="",
        came_as=visit.holder,
        whence=visit.whence(table_id),
        key=data.key and hashed(data.key),
        invitation=data.invitation and hashed(data.invitation),
    )
    fresh = held = new_token()

    def propose(table: Table, now: int) -> Proposal:
        nonlocal held
        fair_play.check_turn(table, seat)
        held = visit.token_at(table) or fresh
        return take_seat(table, seat, replace(newcomer, holder=hashed(held)), now)

    await visit.house.act(table_id, propose)
    async with visit.house.at(table_id) as room:
        return with_cookie(request, table_id, held, info(room.table, hashed(held)), 200)


@delete(SEAT, responses=refuses(403, 404), status_code=200)
async def leave(visit: Visit, table_id: TableId, seat: SeatNumber) -> r.Accepted:
    """Leave your seat; before the game the host may free any. During it a bot plays on."""
    return await accepted(visit.house, table_id, lambda table, now: conduct.leave(table, seat, visit.holder))


@put(f"{SEAT}/bot", responses=refuses(403, 404, 409, 422))
async def seat_bot(
    visit: Visit,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatBot],
) -> r.Accepted:
    """Before the game: a bot for this seat. During it: a stand-in for yourself, or for somebody who is not there."""
    async with visit.house.at(table_id) as room:
        absent = visit.audience.absent(room)

    def propose(table: Table, now: int) -> Proposal:
        if table.status == Status.LOBBY:
            return conduct.seat_bot(table, seat, data, visit.holder)
        return fair_play.stand_in(table, seat, visit.holder, absent, now)

    return await accepted(visit.house, table_id, propose)


@post(f"{SEAT}/return", responses=refuses(403, 404, 409), status_code=200)
async def come_back(visit: Visit, table_id: TableId, seat: SeatNumber) -> r.Accepted:
    """Play your own seat again, in which a bot stood in for you."""
    return await accepted(visit.house, table_id, lambda table, now: fair_play.come_back(table, seat, visit.holder))


@post(f"{SEAT}/resign", responses=refuses(403, 404, 409), status_code=200)
async def resign(visit: Visit, table_id: TableId, seat: SeatNumber) -> r.Accepted:
    """Give the game up: a bot plays your seat to the end. Where no person is left the game ends."""
    return await accepted(visit.house, table_id, lambda table, now: fair_play.resign(table, seat, visit.holder))


@post(f"{SEAT}/host", responses=refuses(403, 404, 409), status_code=200)
async def claim_host(visit: Visit, table_id: TableId, seat: SeatNumber) -> r.Accepted:
    """Before the game: be host, where the host is away or lets a full table wait."""
    async with visit.house.at(table_id) as room:
        absent = visit.audience.absent(room)
    return await accepted(
        visit.house,
        table_id,
        lambda table, now: fair_play.claim_host(table, seat, visit.holder, absent, visit.house.pulse.awake_since, now),
    )


@post(f"{SEAT}/link", responses=refuses(403, 404))
async def link(visit: Visit, table_id: TableId, seat: SeatNumber) -> r.SeatLink:
    """A key that moves your seat to another device: good once, for a quarter of an hour."""
    return await seat_link(visit, table_id, seat, conduct.link)


@post(f"{SEAT}/invitation", responses=refuses(403, 404, 409))
async def invite(visit: Visit, table_id: TableId, seat: SeatNumber) -> r.SeatLink:
    """The host's key to a free seat, for whoever takes it with `invitation`: good once, for a day."""
    return await seat_link(visit, table_id, seat, sitting.invite)


async def seat_link(visit: Visit, table_id: str, seat: int, make: MakeLink) -> r.SeatLink:
    async with visit.house.at(table_id) as room:
        seated = room.table.seated_at
    key = link_key(visit.house.key, table_id, seat, visit.holder, seated, visit.house.now())
    await visit.house.act(table_id, lambda table, now: make(table, seat, visit.holder, hashed(key), now))
    async with visit.house.at(table_id) as room:
        made = room.table.chairs[seat].link
        return r.SeatLink(key, 0 if made is None else made[1])


@post("/move", responses=refuses(404, 409, 410), status_code=200)
async def move(request: AnyRequest, visit: Visit, table_id: TableId, data: JSONBody[MoveSeat]) -> Response[m.TableInfo]:
    """Use such a key here: the seat is this device's from now on."""
    fresh = held = new_token()

    def propose(table: Table, now: int) -> Proposal:
        nonlocal held
        held = visit.token_at(table) or fresh
        return conduct.move(table, hashed(data.key), hashed(held), now)

    await visit.house.act(table_id, propose)
    async with visit.house.at(table_id) as room:
        return with_cookie(request, table_id, held, info(room.table, hashed(held)), 200)


router = Router(path=TABLE, route_handlers=[take, leave, seat_bot, come_back, resign, claim_host, link, invite, move])
