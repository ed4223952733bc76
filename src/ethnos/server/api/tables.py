"""Tables: making, listing, finding and repeating them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from ..costs import RETELL
from ..house import House, Proposal
from ..room import Room
from ..table_reader import store_errors
from ..tabletop import conduct
from ..tabletop import entries as e
from ..tabletop import messages as m
from ..tabletop import responses as r
from ..tabletop.agreement import DAY, SECOND
from ..tabletop.new_table import check_over, rematch_token, settle, settle_again, sit_again, with_plain_record
from ..tabletop.refusals import Refused
from ..tabletop.requests import NewTable
from ..tabletop.table import Status, Table
from ..tabletop.telling import info
from ..tokens import CODE_LENGTH, LETTERS, hashed, keyed, new_token
from .documents import refuses
from .parameters import AnyRequest, TableId
from .replies import accepted, with_cookie
from .visit import RouteVisit, Visit

LISTED = 50
DAILY = 10  # times as many tables a day as may be unfinished
WATCHED = 20
RECORD_BODY = 600_000
Code = Annotated[
    str, PathParameter(min_length=CODE_LENGTH, max_length=CODE_LENGTH, description="Six letters and digits.")
]


@post("/tables", responses=refuses(413, 422), request_max_body_size=RECORD_BODY)
async def create(
    request: AnyRequest,
    visit: Visit,
    data: JSONBody[NewTable],
) -> Response[m.TableInfo]:
    """Lay a table. You are its host; the answer sets the cookie that your seats hang on."""
    token = new_token()
    async with one_more_table(visit):
        wish = data
        if data.record is not None:
            visit.pay(RETELL)
            wish = await visit.retell(lambda: with_plain_record(data))
        room = await visit.house.create(visit.address, settle(wish, hashed(token), visit.whence))
    return with_cookie(request, room.row.id, token, info(room.table, hashed(token)), 201)


@asynccontextmanager
async def one_more_table(visit: RouteVisit) -> AsyncIterator[None]:
    """An address has so many tables that are not over, and lays ten times as many a day, whatever became of them."""
    most = visit.limits.tables
    if not most:
        yield
        return
    async with visit.limits.counting(visit.address):
        creator, since = keyed(visit.house.key, visit.address), visit.house.now() - DAY * SECOND
        with store_errors():
            unfinished = await visit.house.store.unfinished(creator, since)
            laid = await visit.house.store.laid(creator, since)
        if unfinished >= most or laid >= most * DAILY:
            raise Refused("too-many-tables", count=most)
        yield


@get("/tables", responses=refuses())
async def listed(visit: Visit) -> list[r.OpenTable]:
    """Tables that wait for players and are open to strangers, newest first."""
    with store_errors():
        waiting = await visit.house.store.open_tables(Status.LOBBY, 0, LISTED)
    shown = [(one, await visit.house.shown(one)) for one in waiting]
    return [what.waiting(one.id, one.created) for one, what in shown if what is not None]


@get("/running", responses=refuses())
async def running(visit: Visit) -> list[r.RunningTable]:
    """Games of the last day that are open to strangers and let them watch, newest first."""
    with store_errors():
        played = await visit.house.store.open_tables(Status.PLAYING, visit.house.now() - DAY * SECOND, WATCHED)
    shown = [(one, await visit.house.shown(one)) for one in played]
    running = [what.running(one.id, one.created) for one, what in shown if what is not None]
    return [one for one in running if one is not None]


@get("/codes/{code:str}", responses=refuses(404))
async def by_code(visit: Visit, code: Code) -> r.Found:
    """The table of a code that a friend read out."""
    plain = code.upper()
    if any(letter not in LETTERS for letter in plain):
        raise Refused("no-code")
    with store_errors():
        table_id = await visit.house.store.find(plain)
    if table_id is None:
        raise Refused("no-code")
    return r.Found(table_id)


@post("/tables/{table_id:str}/start", responses=refuses(403, 404, 409), status_code=200)
async def start(visit: Visit, table_id: TableId) -> r.Accepted:
    """Begin the game: the host, when no seat is free."""
    return await accepted(visit.house, table_id, lambda table, now: conduct.start(table, visit.holder))


@post("/tables/{table_id:str}/rematch", responses=refuses(403, 404, 409))
async def rematch(request: AnyRequest, visit: Visit, table_id: TableId) -> Response[m.TableInfo]:
    """Sit down to the same table again. The first to ask lays it; the others find their seats at it."""
    holder = visit.holder
    async with visit.house.at(table_id) as room:
        check_over(room.table)
        if holder is None or not room.table.seats_of(holder):
            raise Refused("not-your-seat")
    async with room.laying:
        laid = room.table.rematch
        if laid is None:
            async with one_more_table(visit):
                laid = await lay_again(visit.house, visit.address, room, holder)
    whence, key = visit.whence(laid), visit.house.key
    await visit.house.act(laid, lambda table, now: sit_again(table, holder, whence, key) or None)
    async with visit.house.at(laid) as again:
        token = rematch_token(again.table, holder, key)
        return with_cookie(request, laid, token, info(again.table, hashed(token)), 201)


async def lay_again(house: House, address: str, room: Room, holder: str) -> str:
    """A new table, written down at the old one; or the one that another process has laid meanwhile."""
    made = await house.create(address, settle_again(room.table, holder, house.key))

    def propose(table: Table, now: int) -> Proposal:
        return None if table.rematch is not None else e.RematchMade(made.row.id)

    await house.act(room.row.id, propose)
    assert room.table.rematch is not None
    return room.table.rematch


router = Router(path="/api", route_handlers=[create, listed, running, by_code, start, rematch])
