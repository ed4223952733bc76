"""Tables: making, listing, finding and repeating them."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from ...words import words
from ..house import House, Proposal, now_ms, store_errors
from ..room import Room
from ..tabletop import conduct
from ..tabletop import entries as e
from ..tabletop import messages as m
from ..tabletop.agreement import DAY, SECOND
from ..tabletop.new_table import check_over, rematch_token, settle, settle_again, sit_again
from ..tabletop.refusals import Refused
from ..tabletop.requests import NewTable
from ..tabletop.table import Status, Table
from ..tabletop.telling import info
from ..tokens import CODE_LENGTH, LETTERS, hashed, keyed, new_token
from .documents import refuses
from .parameters import AnyRequest, TableId
from .replies import accepted, with_cookie
from .visit import Visit

LISTED = 50
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
    if visit.limits.tables:
        with store_errors():
            since = now_ms() - DAY * SECOND
            made = await visit.house.store.unfinished(keyed(visit.house.salt, visit.address), since)
        if made >= visit.limits.tables:
            raise Refused("too-many-tables", count=visit.limits.tables)
    room = await visit.house.create(visit.address, settle(data, hashed(token), words(visit.language)))
    return with_cookie(request, room.row.id, token, info(room.table, hashed(token)), 201)


@get("/tables", responses=refuses())
async def listed(visit: Visit) -> list[m.OpenTable]:
    """Tables that wait for players and are open to strangers, newest first."""
    with store_errors():
        waiting = await visit.house.store.open_tables(Status.LOBBY, 0, LISTED)
    found = []
    for table_id in waiting:
        async with visit.house.at(table_id) as room:
            table, agreed = room.table, room.table.agreement
            names = tuple(chair.name for chair in table.chairs if not chair.free)
            free = agreed.players - len(names)
            found.append(
                m.OpenTable(table_id, agreed.players, free, names, agreed.preset, agreed.clock, room.row.created)
            )
    return found


@get("/running", responses=refuses())
async def running(visit: Visit) -> list[m.RunningTable]:
    """Games of the last day that are open to strangers and let them watch, newest first."""
    with store_errors():
        played = await visit.house.store.open_tables(Status.PLAYING, now_ms() - DAY * SECOND, WATCHED)
    found = []
    for table_id in played:
        async with visit.house.at(table_id) as room:
            table, game = room.table, room.table.game
            if game is not None and table.status == Status.PLAYING and conduct.may_look(table, None, None):
                names = tuple(chair.name for chair in table.chairs)
                found.append(m.RunningTable(table_id, names, game.age, room.row.created))
    return found


@get("/codes/{code:str}", responses=refuses(404))
async def by_code(visit: Visit, code: Code) -> m.Found:
    """The table of a code that a friend read out."""
    plain = code.upper()
    if any(letter not in LETTERS for letter in plain):
        raise Refused("no-code")
    with store_errors():
        table_id = await visit.house.store.find(plain)
    if table_id is None:
        raise Refused("no-code")
    return m.Found(table_id)


@post("/tables/{table_id:str}/start", responses=refuses(403, 404, 409), status_code=200)
async def start(visit: Visit, table_id: TableId) -> m.Accepted:
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
        laid = room.table.rematch or await lay_again(visit.house, visit.address, room, holder)
    await visit.house.act(laid, lambda table, now: sit_again(table, room.table, holder) or None)
    async with visit.house.at(laid) as again:
        token = rematch_token(again.table, holder)
        return with_cookie(request, laid, token, info(again.table, hashed(token)), 201)


async def lay_again(house: House, address: str, room: Room, holder: str) -> str:
    """A new table, written down at the old one; or the one that another process has laid meanwhile."""
    made = await house.create(address, settle_again(room.table, holder))

    def propose(table: Table, now: int) -> Proposal:
        return None if table.rematch is not None else e.RematchMade(made.row.id)

    await house.act(room.row.id, propose)
    assert room.table.rematch is not None
    return room.table.rematch


router = Router(path="/api", route_handlers=[create, listed, running, by_code, start, rematch])
