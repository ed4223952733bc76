"""The application: routes, the house behind them, and the gate in front."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from .. import __version__
from ..words import LANGUAGES, words
from .api import (
    companion,
    docs_page,
    lessons_api,
    live,
    moves,
    operations,
    page,
    positions,
    puzzles_api,
    reads,
    reviewing_api,
    seats,
    studies_api,
    tables,
)
from .api.express import Express
from .api.visit import DEPENDENCIES, HouseParts
from .audience import Audience
from .bot_pool import BotPool
from .gate import Gate
from .health import Health
from .house import House
from .keeper import Keeper
from .known_names import ANY, KnownNames
from .limits import Limits
from .metrics import Metrics
from .problems import HANDLERS
from .reviews import Reviews
from .shared_quotas import SharedQuotas
from .store import Store
from .turns import Turns
from .upkeep import Retention, Upkeep

log = logging.getLogger("ethnos.app")
ROUTES: list[ControllerRouterHandler] = [
    tables.router,
    seats.router,
    moves.router,
    reads.router,
    reviewing_api.router,
    lessons_api.router,
    positions.router,
    puzzles_api.router,
    studies_api.studies,
    studies_api.positions,
    live.router,
    companion.router,
    operations.router,
    page.router,
    docs_page.router,
]
DOCUMENT = OpenAPIConfig(
    title="ethnos",
    version=__version__,
    description="Tables of the board game Ethnos.",
    path="/api/openapi.json",
    render_plugins=[JsonRenderPlugin(path="/")],
    use_handler_docstrings=True,
)


def api_document() -> dict[str, Any]:
    """The API's description, without a server: what /api/openapi.json answers."""
    app = Litestar(ROUTES, dependencies=DEPENDENCIES, openapi_config=DOCUMENT, logging_config=None)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return found


async def learn_words() -> None:
    """Read the catalogues before somebody waits for them."""
    for language in LANGUAGES:
        await asyncio.to_thread(words(language).has, "card")


def make_app(
    store: Store,
    bot_workers: int,
    limits: Limits,
    names: KnownNames = ANY,
    failed: Callable[[Exception], None] = lambda error: None,
    retention: Retention | None = None,
) -> Gate:
    """The whole server as one ASGI application; `failed` is told why it cannot start."""
    house = House(store, Metrics())
    pool = BotPool(bot_workers, house.metrics)
    reviewers = BotPool(1, house.metrics)  # of its own: no turn and no hint waits for a part of a review
    audience = Audience(house)
    turns = Turns(house, pool, audience)
    house.changed = turns.drive
    keeper = Keeper(house, turns, audience, Upkeep(house, retention or Retention()))
    parts = HouseParts(house, turns, Reviews(house, reviewers, limits), audience, limits, Health(store))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
            house.key = store.key()
        except Exception as error:
            failed(error)
            raise
        await pool.start()
        house.spawn(keeper.run())
        if not store.single and limits.per_second:
            limits.shared = True
            house.spawn(SharedQuotas(limits, audience).run())
        house.spawn(learn_words())
        log.info("serving")
        yield
        await house.close()
        await pool.close()
        await reviewers.close()
        log.info("stopped")

    app = Litestar(
        route_handlers=ROUTES,
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        dependencies=DEPENDENCIES,
        state=State({"parts": parts}),
        openapi_config=DOCUMENT,
        request_max_body_size=limits.body,
        logging_config=None,
    )
    return Gate(Express(app, parts), limits, house.metrics, names)
