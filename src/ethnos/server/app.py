"""The application: routes, the house behind them, and the gate in front."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from .. import __version__
from ..words import LANGUAGES, words
from .api import live, moves, operations, page, reads, seats, tables
from .api.context import Context
from .api.docs_page import docs
from .audience import Audience
from .bot_pool import BotPool
from .gate import Gate
from .house import House
from .keeper import Keeper
from .limits import Limits
from .metrics import Metrics
from .problems import HANDLERS
from .store import Store
from .turns import Turns

log = logging.getLogger("ethnos.app")
ROUTES = [
    tables.create,
    tables.listed,
    tables.running,
    tables.by_code,
    tables.start,
    tables.rematch,
    seats.take,
    seats.leave,
    seats.seat_bot,
    seats.come_back,
    seats.link,
    seats.move,
    moves.decide,
    moves.undo,
    moves.answer_undo,
    moves.say,
    moves.hint,
    reads.look,
    reads.legal,
    reads.preview_band,
    reads.history,
    reads.log,
    reads.record,
    reads.export,
    reads.moment,
    live.live,
    operations.healthz,
    operations.metrics,
    operations.about,
    page.index,
    page.asset,
    page.icon,
    page.spoken,
    docs,
]


async def learn_words() -> None:
    """Read the catalogues before somebody waits for them."""
    for language in LANGUAGES:
        await asyncio.to_thread(words(language).has, "card")


def make_app(
    store: Store,
    bot_workers: int,
    limits: Limits,
    origins: frozenset[str] = frozenset(),
    failed: Callable[[Exception], None] = lambda error: None,
) -> ASGIApp:
    """The whole server as one ASGI application; `failed` is told why it cannot start."""
    house = House(store, Metrics())
    crew = BotPool(bot_workers)
    turns = Turns(house, crew)
    house.changed = turns.drive
    audience = Audience(house)
    keeper = Keeper(house, turns, audience)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
        except Exception as error:
            failed(error)
            raise
        await crew.start()
        house.spawn(keeper.run())
        house.spawn(learn_words())
        log.info("serving")
        yield
        await house.close()
        await crew.close()
        log.info("stopped")

    app = Litestar(
        route_handlers=ROUTES,
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        state=State({"context": Context(house, turns, audience, limits)}),
        openapi_config=OpenAPIConfig(
            title="ethnos",
            version=__version__,
            description="Tables of the board game Ethnos.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=limits.body,
        logging_config=None,
    )
    return Gate(app, limits, origins)
