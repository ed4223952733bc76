"""Playing: decisions, undo, motions, phrases, hints."""

from typing import Any

from litestar import Request, Router, post
from litestar.params import JSONBody

from ...words import unspoken
from ..tabletop import conduct, fair_play, undoing
from ..tabletop import responses as r
from ..tabletop.requests import AnswerMotion, AnswerUndo, AskHint, Decide, MakeMotion, Say, Undo
from .documents import refuses
from .parameters import TABLE, TableId
from .replies import accepted, deciding
from .visit import Visit
from .waiting import while_connected


@post("/decisions", responses=refuses(403, 404, 409, 422), status_code=200)
async def decide(visit: Visit, table_id: TableId, data: JSONBody[Decide]) -> r.Accepted:
    """Answer the question `asked`. A repeat of the same decision gets the same answer."""
    return await accepted(visit.house, table_id, deciding(data, visit.holder))


@post("/undo", responses=refuses(403, 404, 409), status_code=200)
async def undo(visit: Visit, table_id: TableId, data: JSONBody[Undo]) -> r.Accepted:
    """Take your last decision back; if others have acted since, they are asked."""
    return await accepted(
        visit.house, table_id, lambda table, now: undoing.undo(table, data.seat, visit.holder, data.asked)
    )


@post("/undo/answer", responses=refuses(403, 404, 409), status_code=200)
async def answer_undo(visit: Visit, table_id: TableId, data: JSONBody[AnswerUndo]) -> r.Accepted:
    """Agree that somebody takes decisions back, or do not."""
    return await accepted(
        visit.house, table_id, lambda table, now: undoing.answer_undo(table, data.seat, visit.holder, data.agree)
    )


@post("/motion", responses=refuses(403, 404, 409), status_code=200)
async def move_motion(visit: Visit, table_id: TableId, data: JSONBody[MakeMotion]) -> r.Accepted:
    """Ask the others for a bot at the seat that does not decide, or for the end of the game."""
    target = data.target
    async with visit.house.at(table_id) as room:
        absent = visit.audience.absent(room)
        since = visit.house.pulse.awake_since if target is None else visit.audience.came(room, target)
    return await accepted(
        visit.house,
        table_id,
        lambda table, now: fair_play.motion(table, data.seat, visit.holder, target, absent, since, now),
    )


@post("/motion/answer", responses=refuses(403, 404, 409), status_code=200)
async def answer_motion(visit: Visit, table_id: TableId, data: JSONBody[AnswerMotion]) -> r.Accepted:
    """Agree with what somebody asks of all, or do not; whoever asked may take it back."""
    return await accepted(
        visit.house, table_id, lambda table, now: fair_play.answer_motion(table, data.seat, visit.holder, data.agree)
    )


@post("/phrases", responses=refuses(403, 404, 422), status_code=200)
async def say(visit: Visit, table_id: TableId, data: JSONBody[Say]) -> r.Accepted:
    """Say one of the phrases of /api/about; everybody reads it in their language."""
    return await accepted(
        visit.house, table_id, lambda table, now: conduct.say(table, data.seat, visit.holder, data.phrase)
    )


@post("/hints", responses=refuses(403, 404, 409, 422, 429), status_code=200)
async def hint(visit: Visit, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[AskHint]) -> r.Hint:
    """What a bot would decide at your seat and why, and what it expects of that and of the best alternatives.

    Where the bot fails the steward answers: `bot` says who did. Whoever hangs up is not thought for.
    """
    thinking = visit.turns.hint(table_id, data.seat, visit.holder, data.bot, visit.address)
    done, why = await while_connected(request, thinking)
    answer = done.answer
    weighed = tuple(
        r.Weighed(one.decision, one.win_share, one.glory, one.line, unspoken(one.decision.phrase()))
        for one in answer.reasons
    )
    failed = None if done.by == data.bot else data.bot
    return r.Hint(done.by, answer.decision, weighed, unspoken(answer.decision.phrase()), failed, why)


router = Router(path=TABLE, route_handlers=[decide, undo, answer_undo, move_motion, answer_motion, say, hint])
