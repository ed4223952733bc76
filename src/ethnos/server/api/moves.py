"""Playing: decisions, undo, phrases, hints."""

from litestar import Router, post
from litestar.params import JSONBody

from ...words import unspoken
from ..tabletop import conduct
from ..tabletop import messages as m
from ..tabletop.requests import AnswerUndo, AskHint, Decide, Say, Undo
from .documents import refuses
from .parameters import TABLE, TableId
from .replies import accepted
from .visit import Visit


@post("/decisions", responses=refuses(403, 404, 409, 422), status_code=200)
async def decide(visit: Visit, table_id: TableId, data: JSONBody[Decide]) -> m.Accepted:
    """Answer the question `asked`. A repeat of the same decision gets the same answer."""
    return await accepted(
        visit.house,
        table_id,
        lambda table, now: conduct.decide(table, data.seat, visit.holder, data.asked, data.decision),
    )


@post("/undo", responses=refuses(403, 404, 409), status_code=200)
async def undo(visit: Visit, table_id: TableId, data: JSONBody[Undo]) -> m.Accepted:
    """Take your last decision back; if others have acted since, they are asked."""
    return await accepted(
        visit.house, table_id, lambda table, now: conduct.undo(table, data.seat, visit.holder, data.asked)
    )


@post("/undo/answer", responses=refuses(403, 404, 409), status_code=200)
async def answer_undo(visit: Visit, table_id: TableId, data: JSONBody[AnswerUndo]) -> m.Accepted:
    """Agree that somebody takes decisions back, or do not."""
    return await accepted(
        visit.house, table_id, lambda table, now: conduct.answer_undo(table, data.seat, visit.holder, data.agree)
    )


@post("/phrases", responses=refuses(403, 404, 422), status_code=200)
async def say(visit: Visit, table_id: TableId, data: JSONBody[Say]) -> m.Accepted:
    """Say one of the phrases of /api/about; everybody reads it in their language."""
    return await accepted(
        visit.house, table_id, lambda table, now: conduct.say(table, data.seat, visit.holder, data.phrase)
    )


@post("/hints", responses=refuses(403, 404, 409, 422), status_code=200)
async def hint(visit: Visit, table_id: TableId, data: JSONBody[AskHint]) -> m.Hint:
    """What a bot would decide at your seat, and what it expects of that and of the best alternatives."""
    answer = await visit.turns.hint(table_id, data.seat, visit.holder, data.bot)
    weighed = tuple(
        m.Weighed(one.decision, one.win_share, one.glory, one.line, unspoken(one.decision.phrase()))
        for one in answer.reasons
    )
    return m.Hint(data.bot, answer.decision, weighed, unspoken(answer.decision.phrase()))


router = Router(path=TABLE, route_handlers=[decide, undo, answer_undo, say, hint])
