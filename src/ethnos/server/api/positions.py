"""Looking around in recorded games: any place of them, and any line beside them. Nothing is kept."""

from litestar import Router, post
from litestar.params import JSONBody

from ...game import write_record
from ...game.preview import BandPreview, band_preview
from ..costs import cost_of_place
from ..tabletop.places import PlaceInGame, RecordText, Where, WhereBand, WhereTold, game_at, position_at
from ..tabletop.refusals import Refused
from .documents import refuses
from .parameters import AnyRequest
from .tables import RECORD_BODY
from .visit import Visit
from .waiting import while_connected


@post(responses=refuses(409, 413, 422), status_code=200, request_max_body_size=RECORD_BODY)
async def position_in_record(visit: Visit, request: AnyRequest, data: JSONBody[WhereTold]) -> PlaceInGame:
    """A recorded game at a place, every hand open, and what may be decided there."""
    visit.pay(cost_of_place(data.record))
    return await while_connected(request, visit.retell(lambda: position_at(data)))


@post("/preview", responses=refuses(409, 413, 422), status_code=200, request_max_body_size=RECORD_BODY)
async def preview_in_record(visit: Visit, request: AnyRequest, data: JSONBody[WhereBand]) -> BandPreview:
    """What a band would do if it were played there, and what under its other leaders."""
    visit.pay(cost_of_place(data.record))

    def work() -> BandPreview:
        game = game_at(data)
        seat = game.seat_to_act
        if seat is None:
            raise Refused("game-over")
        game.check(data.band, seat)
        return band_preview(game.observe(seat), data.band)

    return await while_connected(request, visit.retell(work))


@post("/record", responses=refuses(409, 413, 422), status_code=200, request_max_body_size=RECORD_BODY)
async def record_to_place(visit: Visit, request: AnyRequest, data: JSONBody[Where]) -> RecordText:
    """The game up to there as a record, to be gone on with."""
    visit.pay(cost_of_place(data.record))

    def work() -> RecordText:
        return RecordText(write_record(game_at(data), local_save=True))

    return await while_connected(request, visit.retell(work))


router = Router(path="/api/positions", route_handlers=[position_in_record, preview_in_record, record_to_place])
