"""Studies: kept by a link, read into trees and written again; candidates for a place; positions laid by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

from ...game import write_record
from ...game.setting_up import set_up
from ...words import words
from ..costs import REVIEW, SENT_A_POINT, cost_of_place, cost_of_study
from ..store import StudyRow
from ..table_reader import store_errors
from ..tabletop import studying as s
from ..tabletop.agreement import DAY, SECOND
from ..tabletop.places import Where, game_at, played_at
from ..tabletop.refusals import Refused
from ..tabletop.study_trees import told_tree, written_tree
from ..tokens import keyed, new_id
from .documents import refuses
from .parameters import AnyRequest
from .tables import RECORD_BODY
from .visit import RouteVisit, Visit
from .waiting import while_connected

StudyId = Annotated[str, PathParameter(pattern="^[a-z0-9]{14}$", description="The study.")]


@post(responses=refuses(413, 422), request_max_body_size=RECORD_BODY)
async def keep_study(visit: Visit, request: AnyRequest, data: JSONBody[s.KeepStudy]) -> s.StudyLink:
    """Keep a study; whoever has its link can read it, and nobody can change it."""
    visit.pay(cost_of_study(s.most_decisions(data.record)))
    tree = await while_connected(request, visit.retell(lambda: written_tree(data.record)))
    async with one_more_study(visit) as creator:
        row = StudyRow(new_id(), tree, creator, visit.house.now())
        await visit.house.store.keep_study(row)
    return s.StudyLink(row.id)


@asynccontextmanager
async def one_more_study(visit: RouteVisit) -> AsyncIterator[str]:
    """An address keeps so many studies a day; what it is called in the store."""
    most, creator, since = visit.limits.studies, keyed(visit.house.key, visit.address), visit.house.now() - DAY * SECOND
    with store_errors():
        async with visit.limits.counting(visit.address):
            if most and await visit.house.store.studies_kept(creator, since) >= most:
                raise Refused("too-many-studies", count=most)
            yield creator


@get("/{study_id:str}", responses=refuses(404))
async def look_at_study(visit: Visit, study_id: StudyId) -> s.StudyRecord:
    """A study that somebody kept."""
    with store_errors():
        record = await visit.house.store.study(study_id)
        if record is None:
            raise Refused("no-study")
        visit.pay(len(record) // SENT_A_POINT)
        await visit.house.store.touch_study(study_id, visit.house.now())
    return s.StudyRecord(record)


@post("/read", responses=refuses(413, 422), status_code=200, request_max_body_size=RECORD_BODY)
async def read_study_text(visit: Visit, request: AnyRequest, data: JSONBody[s.ReadStudy]) -> s.StudyTree:
    """A record with variations and comments as a tree; a plain record is one too."""
    visit.pay(cost_of_study(s.most_decisions(data.record)))
    return await while_connected(request, visit.retell(lambda: told_tree(data.record)))


@post("/write", responses=refuses(409, 413, 422), status_code=200, request_max_body_size=RECORD_BODY)
async def write_study_text(visit: Visit, request: AnyRequest, data: JSONBody[s.WriteStudy]) -> s.StudyRecord:
    """A tree of decisions as a record with variations and comments."""
    visit.pay(cost_of_study(len(data.nodes)))
    return s.StudyRecord(await while_connected(request, visit.retell(lambda: written_tree(data.record, data))))


@post("/candidates", responses=refuses(409, 413, 422), status_code=200, request_max_body_size=RECORD_BODY)
async def weigh_candidates(visit: Visit, request: AnyRequest, data: JSONBody[Where]) -> s.Candidates:
    """What the archon weighs at a place of a record, from what the seat that is asked there may know.

    What the record goes on with is weighed too, whatever the archon thinks of it.
    """
    visit.pay(cost_of_place(data.record))
    game, played = await while_connected(request, visit.retell(lambda: (game_at(data), played_at(data))))
    seat = game.seat_to_act
    if seat is None:
        raise Refused("game-over")
    view = game.observe(seat)
    done = await while_connected(request, visit.turns.weigh(view, visit.address, played))
    return s.candidates_of(seat, view, game.names, done.answer)


@post("/set-up", responses=refuses(413), status_code=200)
async def set_up_position(visit: Visit, data: JSONBody[s.SetUpPosition]) -> s.PositionLaid:
    """The record of a game that begins in a position described by hand, or what cannot be, at which field."""
    visit.pay(REVIEW)
    say = words(visit.language).say
    names = [say("table-seat", seat=seat + 1) for seat in range(len(data.table.seats))]

    def work() -> s.PositionLaid:
        laid = set_up(data.table, names, data.seed)
        return s.PositionLaid(None, tuple(laid)) if isinstance(laid, list) else s.PositionLaid(write_record(laid), ())

    return await visit.retell(work)


studies = Router(path="/api/studies", route_handlers=[keep_study, look_at_study, read_study_text, write_study_text])
positions = Router(path="/api/positions", route_handlers=[weigh_candidates, set_up_position])
