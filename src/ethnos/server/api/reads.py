"""Looking: a table as a seat sees it, what may be decided, what has happened."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, PathParameter

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
from .documents import refuses
from .parameters import TABLE, Eyes, TableId
from .visit import Visit

DecisionCount = Annotated[int, PathParameter(ge=0, le=5000, description="After so many decisions of the game.")]


@get(responses=refuses(403, 404))
async def look(visit: Visit, table_id: TableId, eyes: Eyes = None) -> m.Snapshot:
    """Everything you may know of a table now."""
    return await visit.audience.snapshot(table_id, visit.holder, eyes)


@get("/legal", responses=refuses(403, 404, 409))
async def legal(visit: Visit, table_id: TableId, eyes: Eyes = None) -> list[m.LegalDecision]:
    """Everything your seat may decide now, bands with what they would do; empty when it is not asked."""
    async with visit.house.at(table_id) as room:
        if eyes is None:
            raise Refused("not-your-seat")
        conduct.own_chair(room.table, eyes, visit.holder)
        if room.table.game is None:
            raise Refused("not-started")
        view = room.table.game.observe(eyes)

    say = words(visit.language).say

    def work() -> list[m.LegalDecision]:
        found = []
        for one in legal_for(view):
            shown = preview(view, one) if isinstance(one, PlayBand) else None
            found.append(m.LegalDecision(one, say(one.phrase()), shown))
        return found

    return await asyncio.to_thread(work)


@post("/preview", responses=refuses(403, 404, 409, 422), status_code=200)
async def preview_band(visit: Visit, table_id: TableId, data: JSONBody[AskPreview]) -> BandPreview:
    """What a band of yours would do if you played it now, and what under its other leaders."""
    async with visit.house.at(table_id) as room:
        conduct.own_chair(room.table, data.seat, visit.holder)
        if room.table.game is None:
            raise Refused("not-started")
        room.table.game.check(data.band, data.seat)
        return band_preview(room.table.game.observe(data.seat), data.band)


@get("/history", responses=refuses(403, 404))
async def history(visit: Visit, table_id: TableId, eyes: Eyes = None) -> list[m.News]:
    """What has happened, as you were told it; positions left out."""
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, eyes)
    row, entries = await visit.house.read(table_id)
    table = Table(row.id, row.secret, row.rules_version)
    return await asyncio.to_thread(retell, table, entries, eyes)


@get("/log", responses=refuses(403, 404))
async def log(visit: Visit, table_id: TableId, eyes: Eyes = None) -> m.Log:
    """What your seat has seen happen and what is asked now, as lines in your language."""
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, eyes)
        game = room.table.game
        if game is None:
            return m.Log((), words(visit.language).say("page-waiting"))
        seen, ask = game.copy(), words(visit.language).say(game.ask())
    lines = await asyncio.to_thread(lambda: seen.log(visit.language, seen.events_for(eyes)))
    return m.Log(tuple(lines), ask)


@get("/record", responses=refuses(403, 404, 409), media_type=MediaType.TEXT)
async def record(visit: Visit, table_id: TableId, eyes: Eyes = None) -> Response[str]:
    """The record of a finished game; of a running one what your seat has seen, as text."""
    async with visit.house.at(table_id) as room:
        table = room.table
        conduct.check_viewer(table, visit.holder, eyes)
        if table.game is None:
            raise Refused("not-started")
        over, game, commitment = table.status == Status.OVER, table.game.copy(), table.commitment
    if over:
        text = await asyncio.to_thread(write_record, game)
    else:
        text = await asyncio.to_thread(diary, game, eyes, commitment, visit.language)
    name = f"{table_id}.ethnos" if over else f"{table_id}-so-far.txt"
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/export", responses=refuses(403, 404, 409))
async def export(visit: Visit, table_id: TableId) -> Response[Any]:
    """A finished game as JSON that can be judged again without this program."""
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, None)
        if room.table.game is None or room.table.status != Status.OVER:
            raise Refused("not-over")
        text = await asyncio.to_thread(export_json, room.table.game)
    return Response(text.encode(), media_type=MediaType.JSON)


@get("/moments/{decisions:int}", responses=refuses(403, 404, 409))
async def moment(visit: Visit, table_id: TableId, decisions: DecisionCount) -> m.Moment:
    """A finished game after so many decisions, every hand open; past the last one its end."""
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, None)
        if room.table.game is None or room.table.status != Status.OVER:
            raise Refused("not-over")
        game = room.table.game.copy()

    def work() -> m.Moment:
        total = len(game.history)
        done = min(decisions, total)
        events = game.told(done - 1, done) if done else []
        return m.Moment(done, total, game.at(done).view_of_everything(), tuple(events), says(game, events))

    return await asyncio.to_thread(work)


router = Router(path=TABLE, route_handlers=[look, legal, preview_band, history, log, record, export, moment])
