"""For whoever runs the server, and for clients that want to know what it offers."""

from typing import Any

from litestar import MediaType, Response, get

from ..house import store_errors
from ..tabletop import messages as m
from ..tabletop.offers import offers
from .context import context
from .documents import refuses
from .tables import AnyRequest


@get("/healthz", media_type=MediaType.TEXT, responses=refuses())
async def healthz(request: AnyRequest) -> str:
    """`ok` where tables can be read and written; 503 where the database is away."""
    with store_errors():
        await context(request).house.store.salt()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, responses=refuses())
async def metrics(request: AnyRequest) -> Response[Any]:
    """Figures in Prometheus' text form."""
    house = context(request).house
    house.metrics.rooms.set(len(house.rooms))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/about", responses=refuses())
async def about() -> m.About:
    """What this server is, and what may be chosen."""
    return offers()
