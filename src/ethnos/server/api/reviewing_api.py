"""Reviews: of a game at a table that is over, and of a recorded one."""

import hashlib
from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from ...game import Game, read_record
from ..costs import RETELL, REVIEW_GAME, SENT_A_POINT
from ..tabletop.review_messages import ReadyReview, ReviewRecord, ReviewState
from ..tabletop.telling import encode
from .documents import refuses
from .parameters import AnyRequest, TableId
from .reads import finished, ready
from .tables import RECORD_BODY
from .visit import RouteVisit, Visit
from .waiting import while_connected

ReviewId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$", description="The review.")]


@post("/tables/{table_id:str}/review", responses=refuses(403, 404, 409), status_code=200)
async def review_table(visit: Visit, table_id: TableId) -> Response[ReviewState]:
    """Have a finished game reviewed, or find the review that there is."""
    game, _ = await finished(visit, table_id)
    return told(visit, await visit.reviews.start(table_id, game, visit.address, visit.paying(REVIEW_GAME)))


@get("/tables/{table_id:str}/review", responses=refuses(403, 404, 409))
async def table_review(visit: Visit, table_id: TableId) -> Response[ReviewState]:
    """How far the review of a finished game is; once it is done, the review."""
    await finished(visit, table_id)
    return told(visit, await visit.reviews.state(table_id, visit.address))


@delete("/tables/{table_id:str}/review", responses=refuses(403, 404, 409), status_code=200)
async def stop_table_review(visit: Visit, table_id: TableId) -> Response[ReviewState]:
    """Give up a review that you asked for."""
    await finished(visit, table_id)
    return told(visit, await visit.reviews.stop(table_id, visit.address))


@post("/reviews", responses=refuses(413, 422), status_code=200, request_max_body_size=RECORD_BODY)
async def review_record(visit: Visit, request: AnyRequest, data: JSONBody[ReviewRecord]) -> Response[ReviewState]:
    """Have a recorded game reviewed, or find the review of the same record."""
    name = hashlib.sha256(data.record.encode()).hexdigest()[:32]
    if (known := await visit.reviews.at_hand(name, visit.address)) is not None:
        return told(visit, known)
    visit.pay(RETELL, later=REVIEW_GAME)  # who waited once shall not read it again for nothing

    def read() -> Game:
        return read_record(data.record)

    game = await while_connected(request, visit.retell(read))
    return told(visit, await visit.reviews.start(name, game, visit.address, visit.paying(REVIEW_GAME)))


@get("/reviews/{review_id:str}", responses=refuses(404))
async def record_review(visit: Visit, review_id: ReviewId) -> Response[ReviewState]:
    """How far the review of a record is; once it is done, the review."""
    return told(visit, await visit.reviews.state(review_id, visit.address))


@delete("/reviews/{review_id:str}", responses=refuses(403, 404), status_code=200)
async def stop_record_review(visit: Visit, review_id: ReviewId) -> Response[ReviewState]:
    """Give up a review that you asked for."""
    return told(visit, await visit.reviews.stop(review_id, visit.address))


def told(visit: RouteVisit, state: ReadyReview) -> Response[ReviewState]:
    """A review paid for by its length: while it is worked on it has none, and looking how far it is costs no more."""
    visit.pay(len(memoryview(state.review)) // SENT_A_POINT)
    return ready(encode(state))


router = Router(
    path="/api",
    route_handlers=[review_table, table_review, stop_table_review, review_record, record_review, stop_record_review],
)
