"""Playing: decisions, undo, phrases, hints."""

from litestar import post
from litestar.params import JSONBody

from ...words import unspoken
from ..tabletop import conduct
from ..tabletop import messages as m
from ..tabletop.requests import AnswerUndo, AskHint, Decide, Say, Undo
from .context import accepted, context, holder_of
from .documents import refuses
from .tables import AnyRequest, TableId


@post("/api/tables/{table_id:str}/decisions", responses=refuses(403, 404, 409, 422), status_code=200)
async def decide(request: AnyRequest, table_id: TableId, data: JSONBody[Decide]) -> m.Accepted:
    """Answer the question `asked`. A repeat of the same decision gets the same answer."""
    holder = holder_of(request)
    return await accepted(
        request, table_id, lambda table, now: conduct.decide(table, data.seat, holder, data.asked, data.decision)
    )


@post("/api/tables/{table_id:str}/undo", responses=refuses(403, 404, 409), status_code=200)
async def undo(request: AnyRequest, table_id: TableId, data: JSONBody[Undo]) -> m.Accepted:
    """Take your last decision back; if others have acted since, they are asked."""
    holder = holder_of(request)
    return await accepted(request, table_id, lambda table, now: conduct.undo(table, data.seat, holder, data.asked))


@post("/api/tables/{table_id:str}/undo/answer", responses=refuses(403, 404, 409), status_code=200)
async def answer_undo(request: AnyRequest, table_id: TableId, data: JSONBody[AnswerUndo]) -> m.Accepted:
    """Agree that somebody takes decisions back, or do not."""
    holder = holder_of(request)
    return await accepted(
        request, table_id, lambda table, now: conduct.answer_undo(table, data.seat, holder, data.agree)
    )


@post("/api/tables/{table_id:str}/phrases", responses=refuses(403, 404, 422), status_code=200)
async def say(request: AnyRequest, table_id: TableId, data: JSONBody[Say]) -> m.Accepted:
    """Say one of the phrases of /api/about; everybody reads it in their language."""
    holder = holder_of(request)
    return await accepted(request, table_id, lambda table, now: conduct.say(table, data.seat, holder, data.phrase))


@post("/api/tables/{table_id:str}/hints", responses=refuses(403, 404, 409, 422), status_code=200)
async def hint(request: AnyRequest, table_id: TableId, data: JSONBody[AskHint]) -> m.Hint:
    """What a bot would decide at your seat, and what it expects of that and of the best alternatives."""
    answer = await context(request).turns.hint(table_id, data.seat, holder_of(request), data.bot)
    weighed = tuple(
        m.Weighed(one.decision, one.win_share, one.glory, one.line, unspoken(one.decision.phrase()))
        for one in answer.reasons
    )
    return m.Hint(data.bot, answer.decision, weighed, unspoken(answer.decision.phrase()))
