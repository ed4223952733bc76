"""Tables: making, listing, finding and repeating them."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from ...words import words
from ..house import Proposal, now_ms, store_errors
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
from .context import accepted, address_of, context, holder_of, language_of, with_cookie
from .documents import refuses

LISTED = 50
WATCHED = 20
RECORD_BODY = 600_000
AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{14}$", description="The table.")]
Code = Annotated[
    str, PathParameter(min_length=CODE_LENGTH, max_length=CODE_LENGTH, description="Six letters and digits.")
]


@post("/api/tables", responses=refuses(413, 422), request_max_body_size=RECORD_BODY)
async def create(request: AnyRequest, data: JSONBody[NewTable]) -> Response[m.TableInfo]:
    """Lay a table. You are its host; the answer sets the cookie that your seats hang on."""
    d, token = context(request), new_token()
    if d.limits.tables:
        with store_errors():
            since = now_ms() - DAY * SECOND
            made = await d.house.store.unfinished(keyed(d.house.salt, address_of(request)), since)
        if made >= d.limits.tables:
            raise Refused("too-many-tables", count=d.limits.tables)
    w = words(language_of(request))
    room = await d.house.create(address_of(request), settle(data, hashed(token), w))
    return with_cookie(request, room.row.id, token, info(room.table, hashed(token)), 201)


@get("/api/tables", responses=refuses())
async def listed(request: AnyRequest) -> list[m.OpenTable]:
    """Tables that wait for players and are open to strangers, newest first."""
    house = context(request).house
    with store_errors():
        numbers = await house.store.open_tables(Status.LOBBY, 0, LISTED)
    found = []
    for number in numbers:
        async with house.at(number) as room:
            table, agreed = room.table, room.table.settings
            names = tuple(chair.name for chair in table.chairs if not chair.free)
            free = agreed.players - len(names)
            found.append(
                m.OpenTable(number, agreed.players, free, names, agreed.preset, agreed.clock, room.row.created)
            )
    return found


@get("/api/running", responses=refuses())
async def running(request: AnyRequest) -> list[m.RunningTable]:
    """Games of the last day that are open to strangers and let them watch, newest first."""
    house = context(request).house
    with store_errors():
        numbers = await house.store.open_tables(Status.PLAYING, now_ms() - DAY * SECOND, WATCHED)
    found = []
    for number in numbers:
        async with house.at(number) as room:
            table, game = room.table, room.table.game
            if game is not None and table.status == Status.PLAYING and conduct.may_look(table, None, None):
                names = tuple(chair.name for chair in table.chairs)
                found.append(m.RunningTable(number, names, game.age, room.row.created))
    return found


@get("/api/codes/{code:str}", responses=refuses(404))
async def by_code(request: AnyRequest, code: Code) -> m.Found:
    """The table of a code that a friend read out."""
    plain = code.upper()
    if any(letter not in LETTERS for letter in plain):
        raise Refused("no-code")
    with store_errors():
        number = await context(request).house.store.find(plain)
    if number is None:
        raise Refused("no-code")
    return m.Found(number)


@post("/api/tables/{table_id:str}/start", responses=refuses(403, 404, 409), status_code=200)
async def start(request: AnyRequest, table_id: TableId) -> m.Accepted:
    """Begin the game: the host, when no seat is free."""
    holder = holder_of(request)
    return await accepted(request, table_id, lambda table, now: conduct.start(table, holder))


@post("/api/tables/{table_id:str}/rematch", responses=refuses(403, 404, 409))
async def rematch(request: AnyRequest, table_id: TableId) -> Response[m.TableInfo]:
    """Sit down to the same table again. The first to ask lays it; the others find their seats at it."""
    house, holder = context(request).house, holder_of(request)
    async with house.at(table_id) as room:
        check_over(room.table)
        if holder is None or not room.table.seats_of(holder):
            raise Refused("not-your-seat")
    async with room.laying:
        laid = room.table.rematch or await lay_again(request, room, holder)
    await house.act(laid, lambda table, now: sit_again(table, room.table, holder) or None)
    async with house.at(laid) as again:
        token = rematch_token(again.table, holder)
        return with_cookie(request, laid, token, info(again.table, hashed(token)), 201)


async def lay_again(request: AnyRequest, room: Room, holder: str) -> str:
    """A new table, written down at the old one; or the one that another process has laid meanwhile."""
    house = context(request).house
    made = await house.create(address_of(request), settle_again(room.table, holder))

    def propose(table: Table, now: int) -> Proposal:
        return None if table.rematch is not None else e.RematchMade(made.row.id)

    await house.act(room.row.id, propose)
    assert room.table.rematch is not None
    return room.table.rematch
