"""For people at a real table: their score pad. Nothing is kept; every question brings the whole pad."""

import asyncio

from litestar import Router, post
from litestar.params import JSONBody

from ...game.scorepad import ScoredPad, ScorePad, score_pad
from .documents import refuses


@post("/scorepad", responses=refuses(413), status_code=200)
async def score(data: JSONBody[ScorePad]) -> ScoredPad:
    """What the rules make of a game at a real table: sheets, places, and what is wrong at which field."""
    return await asyncio.to_thread(score_pad, data)


router = Router(path="/api", route_handlers=[score])
