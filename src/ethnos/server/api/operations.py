"""For whoever runs the server, and for clients that want to know what it offers."""

from typing import Any

from litestar import MediaType, Response, Router, get

from ..table_reader import store_errors
from ..tabletop import responses as r
from .documents import refuses
from .offers import offers
from .visit import Visit


@get("/healthz", media_type=MediaType.TEXT, responses=refuses())
async def healthz(visit: Visit) -> str:
    """`ok` where tables can be read and written, found out by writing; 503 where the database is away or damaged."""
    with store_errors():
        await visit.health.check()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, responses=refuses())
async def metrics(visit: Visit) -> Response[Any]:
    """Figures in Prometheus' text form."""
    visit.house.metrics.rooms.set(len(visit.house.rooms))
    return Response(visit.house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/about", responses=refuses())
async def about() -> r.About:
    """What this server is, and what may be chosen."""
    return offers()


router = Router(path="/", route_handlers=[healthz, metrics, about])
