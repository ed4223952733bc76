"""Looking: a table as a seat sees it, what may be decided, what has happened."""

from collections.abc import Callable, Hashable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from ...bots import legal_for
from ...game import Game, export_json, write_record
from ...game.decisions import Decision, PlayBand
from ...game.outlook import Outlook, outlook
from ...game.preview import BandPreview, band_preview, preview
from ...game.records.diary import diary
from ...words import words
from ..costs import LISTED_A_POINT, RETELL, REVIEW, SENT_A_POINT
from ..tabletop import conduct
from ..tabletop import messages as m
from ..tabletop import responses as r
from ..tabletop.refusals import Refused
from ..tabletop.requests import AskPreview
from ..tabletop.table import Status, Table
from ..tabletop.telling import encode, retell, says
from .documents import refuses
from .parameters import TABLE, Eyes, TableId
from .visit import RouteVisit, Visit

DecisionCount = Annotated[int, PathParameter(ge=0, le=5000, description="After so many decisions of the game.")]


@get(responses=refuses(403, 404))
async def look(visit: Visit, table_id: TableId, eyes: Eyes = None) -> m.Snapshot:
    """Everything you may know of a table now."""
    return await visit.audience.snapshot(table_id, visit.holder, eyes)


@get("/legal", responses=refuses(403, 404, 409))
async def legal(visit: Visit, table_id: TableId, eyes: Eyes = None) -> Response[list[r.LegalDecision]]:
    """Everything your seat may decide now, bands with what they would do; empty when it is not asked."""
    async with visit.house.at(table_id) as room:
        if eyes is None:
            raise Refused("not-your-seat")
        conduct.own_chair(room.table, eyes, visit.holder)
        if room.table.game is None:
            raise Refused("not-started")
        view, seq = room.table.game.observe(eyes), room.table.seq
    language = visit.language
    say = words(language).say

    def shown(one: Decision) -> r.LegalDecision:
        return r.LegalDecision(one, say(one.phrase()), preview(view, one) if isinstance(one, PlayBand) else None)

    async def found() -> bytes:
        return await visit.briefly(lambda: encode(legal_for(view)))

    async def listed() -> bytes:
        # What they cost is known once they are found: kept, they are not found again for whoever cannot pay.
        known = await visit.house.retelling.told(("decisions", table_id, eyes, seq), found)
        visit.pay(len(msgspec.json.decode(known, type=list[msgspec.Raw])) // LISTED_A_POINT)
        return await visit.briefly(
            lambda: encode([shown(one) for one in msgspec.json.decode(known, type=list[Decision])])
        )

    told = await visit.house.retelling.told(("legal", table_id, eyes, seq, language), listed)
    visit.pay(len(told) // SENT_A_POINT)
    return ready(told)


@post("/preview", responses=refuses(403, 404, 409, 422), status_code=200)
async def preview_band(visit: Visit, table_id: TableId, data: JSONBody[AskPreview]) -> BandPreview:
    """What a band of yours would do if you played it now, and what under its other leaders."""
    async with visit.house.at(table_id) as room:
        conduct.own_chair(room.table, data.seat, visit.holder)
        if room.table.game is None:
            raise Refused("not-started")
        room.table.game.check(data.band, data.seat)
        return band_preview(room.table.game.observe(data.seat), data.band)


@get("/outlook", responses=refuses(403, 404, 409))
async def would_pay(visit: Visit, table_id: TableId) -> Outlook:
    """What boards, tokens and bands would pay if the age ended now; of what everybody sees."""
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, None)
        if room.table.game is None:
            raise Refused("not-started")
        return outlook(room.table.game.observe(None))


@get("/history", responses=refuses(403, 404))
async def history(visit: Visit, table_id: TableId, eyes: Eyes = None) -> Response[list[m.News]]:
    """What has happened, as you were told it; positions left out."""
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, eyes)
        seq = room.table.seq

    async def story() -> bytes:
        visit.pay(RETELL)
        row, entries = await visit.house.read(table_id)
        table, known = Table(row.id, row.secret, row.rules_version), [one for one in entries if one.seq <= seq]
        return await visit.retell(lambda: encode(retell(table, known, eyes)))

    return ready(await visit.house.retelling.told(("history", table_id, eyes, seq), story))


@get("/log", responses=refuses(403, 404))
async def log(visit: Visit, table_id: TableId, eyes: Eyes = None) -> Response[r.Log]:
    """What your seat has seen happen and what is asked now, as lines in your language."""
    language = visit.language
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, eyes)
        if room.table.game is None:
            return ready(encode(r.Log((), words(language).say("page-waiting"))))
        game, seq = room.table.game.copy(), room.table.seq

    def work() -> bytes:
        lines = game.log(language, game.events_for(eyes))
        return encode(r.Log(tuple(lines), words(language).say(game.ask())))

    return ready(await retold(visit, ("log", table_id, eyes, seq, language), work, RETELL))


@get("/record", responses=refuses(403, 404, 409), media_type=MediaType.TEXT)
async def record(visit: Visit, table_id: TableId, eyes: Eyes = None) -> Response[str]:
    """The record of a finished game; of a running one what your seat has seen, as text."""
    language = visit.language
    async with visit.house.at(table_id) as room:
        table = room.table
        conduct.check_viewer(table, visit.holder, eyes)
        if table.game is None:
            raise Refused("not-started")
        over, game, commitment, seq = table.status == Status.OVER, table.game.copy(), table.commitment, table.seq
        aborted = table.aborted

    def work() -> bytes:
        return (write_record(game, local_save=aborted) if over else diary(game, eyes, commitment, language)).encode()

    text = await retold(visit, ("record", table_id, eyes, seq, language), work, REVIEW if over else RETELL)
    name = f"{table_id}.ethnos" if over else f"{table_id}-so-far.txt"
    return Response(
        text.decode(), media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/export", responses=refuses(403, 404, 409))
async def export(visit: Visit, table_id: TableId) -> Response[Any]:
    """A finished game as JSON that can be judged again without this program."""
    game, aborted = await finished(visit, table_id)

    def work() -> bytes:
        return export_json(game, local_save=aborted).encode()

    return ready(await retold(visit, ("export", table_id), work, REVIEW))


@get("/moments/{decisions:int}", responses=refuses(403, 404, 409))
async def moment(visit: Visit, table_id: TableId, decisions: DecisionCount) -> r.Moment:
    """A finished game after so many decisions, every hand open; past the last one its end."""
    game, _ = await finished(visit, table_id)

    def work() -> r.Moment:
        total = len(game.history)
        done = min(decisions, total)
        events = game.told(done - 1, done) if done else []
        then = game.at(done)
        return r.Moment(
            done, total, then.view_of_everything(), tuple(events), says(game, events), outlook(then.observe(None))
        )

    visit.pay(REVIEW)
    return await visit.retell(work)


async def retold(visit: RouteVisit, key: Hashable, work: Callable[[], bytes], points: float) -> bytes:
    """What is at hand, or made and paid for by whoever is the first to ask."""

    async def tell() -> bytes:
        visit.pay(points)
        return await visit.retell(work)

    return await visit.house.retelling.told(key, tell)


async def finished(visit: RouteVisit, table_id: str) -> tuple[Game, bool]:
    """A copy of a game that is over, and whether it was aborted."""
    async with visit.house.at(table_id) as room:
        conduct.check_viewer(room.table, visit.holder, None)
        if room.table.game is None or room.table.status != Status.OVER:
            raise Refused("not-over")
        return room.table.game.copy(), room.table.aborted


def ready(told: bytes) -> Response[Any]:
    """What was encoded before."""
    return Response(told, media_type=MediaType.JSON)


router = Router(path=TABLE, route_handlers=[look, legal, preview_band, would_pay, history, log, record, export, moment])
