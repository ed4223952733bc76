"""Looking: a table as a seat sees it, what may be decided, what has happened."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...bots import legal_for
from ...game import export_json, write_record
from ...game.decisions import PlayBand
from ...game.preview import BandPreview, band_preview, preview
from ...game.records.diary import diary
from ...words import words
from ..tabletop import conduct
from ..tabletop import messages as m
from ..tabletop.refusals import Refused
from ..tabletop.requests import AskPreview
from ..tabletop.table import Status, Table
from ..tabletop.telling import retell, says
from .context import context, holder_of, language_of
from .documents import refuses
from .tables import AnyRequest, TableId

Eyes = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=5, description="Your seat; a spectator's eyes without.")
]
Decisions = Annotated[int, PathParameter(ge=0, le=5000, description="After so many decisions of the game.")]
TABLE = "/api/tables/{table_id:str}"


@get(TABLE, responses=refuses(403, 404))
async def look(request: AnyRequest, table_id: TableId, eyes: Eyes = None) -> m.Snapshot:
    """Everything you may know of a table now."""
    return await context(request).audience.snapshot(table_id, holder_of(request), eyes)


@get(f"{TABLE}/legal", responses=refuses(403, 404, 409))
async def legal(request: AnyRequest, table_id: TableId, eyes: Eyes = None) -> list[m.LegalDecision]:
    """Everything your seat may decide now, bands with what they would do; empty when it is not asked."""
    async with context(request).house.at(table_id) as room:
        if eyes is None:
            raise Refused("not-your-seat")
        conduct.own_chair(room.table, eyes, holder_of(request))
        if room.table.game is None:
            raise Refused("not-started")
        view = room.table.game.observe(eyes)

    say = words(language_of(request)).say

    def work() -> list[m.LegalDecision]:
        found = []
        for one in legal_for(view):
            shown = preview(view, one) if isinstance(one, PlayBand) else None
            found.append(m.LegalDecision(one, say(one.phrase()), shown))
        return found

    return await asyncio.to_thread(work)


@post(f"{TABLE}/preview", responses=refuses(403, 404, 409, 422), status_code=200)
async def preview_band(request: AnyRequest, table_id: TableId, data: JSONBody[AskPreview]) -> BandPreview:
    """What a band of yours would do if you played it now, and what under its other leaders."""
    async with context(request).house.at(table_id) as room:
        conduct.own_chair(room.table, data.seat, holder_of(request))
        if room.table.game is None:
            raise Refused("not-started")
        room.table.game.check(data.band, data.seat)
        return band_preview(room.table.game.observe(data.seat), data.band)


@get(f"{TABLE}/history", responses=refuses(403, 404))
async def history(request: AnyRequest, table_id: TableId, eyes: Eyes = None) -> list[m.News]:
    """What has happened, as you were told it; positions left out."""
    house, holder = context(request).house, holder_of(request)
    async with house.at(table_id) as room:
        conduct.check_viewer(room.table, holder, eyes)
    row, entries = await house.read(table_id)
    table = Table(row.id, row.secret, row.rules_version)
    return await asyncio.to_thread(retell, table, entries, eyes)


@get(f"{TABLE}/log", responses=refuses(403, 404))
async def log(request: AnyRequest, table_id: TableId, eyes: Eyes = None) -> m.Log:
    """What your seat has seen happen and what is asked now, as lines in your language."""
    language = language_of(request)
    async with context(request).house.at(table_id) as room:
        conduct.check_viewer(room.table, holder_of(request), eyes)
        game = room.table.game
        if game is None:
            return m.Log((), words(language).say("page-waiting"))
        seen, ask = game.copy(), words(language).say(game.ask())
    lines = await asyncio.to_thread(lambda: seen.log(language, seen.events_for(eyes)))
    return m.Log(tuple(lines), ask)


@get(f"{TABLE}/record", responses=refuses(403, 404, 409), media_type=MediaType.TEXT)
async def record(request: AnyRequest, table_id: TableId, eyes: Eyes = None) -> Response[str]:
    """The record of a finished game; of a running one what your seat has seen, as text."""
    holder = holder_of(request)
    async with context(request).house.at(table_id) as room:
        table = room.table
        conduct.check_viewer(table, holder, eyes)
        if table.game is None:
            raise Refused("not-started")
        over, game, commitment = table.status == Status.OVER, table.game.copy(), table.commitment
    if over:
        text = await asyncio.to_thread(write_record, game)
    else:
        text = await asyncio.to_thread(diary, game, eyes, commitment, language_of(request))
    name = f"{table_id}.ethnos" if over else f"{table_id}-so-far.txt"
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get(f"{TABLE}/export", responses=refuses(403, 404, 409))
async def export(request: AnyRequest, table_id: TableId) -> Response[Any]:
    """A finished game as JSON that can be judged again without this program."""
    async with context(request).house.at(table_id) as room:
        conduct.check_viewer(room.table, holder_of(request), None)
        if room.table.game is None or room.table.status != Status.OVER:
            raise Refused("not-over")
        text = await asyncio.to_thread(export_json, room.table.game)
    return Response(text.encode(), media_type=MediaType.JSON)


@get(f"{TABLE}/moments/{{decisions:int}}", responses=refuses(403, 404, 409))
async def moment(request: AnyRequest, table_id: TableId, decisions: Decisions) -> m.Moment:
    """A finished game after so many decisions, every hand open; past the last one its end."""
    async with context(request).house.at(table_id) as room:
        conduct.check_viewer(room.table, holder_of(request), None)
        if room.table.game is None or room.table.status != Status.OVER:
            raise Refused("not-over")
        game = room.table.game.copy()

    def work() -> m.Moment:
        total = len(game.history)
        done = min(decisions, total)
        events = game.told(done - 1, done) if done else []
        return m.Moment(done, total, game.at(done).view_of_everything(), tuple(events), says(game, events))

    return await asyncio.to_thread(work)
