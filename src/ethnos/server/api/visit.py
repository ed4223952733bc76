"""What routes are given: the house and its parts, who is asking, and in which language.

It is one thing and not eight, because Litestar resolves several dependencies of a route in a
task group of its own: that took longer than most routes do.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Any, TypeVar

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.types import Scope

from ..accept_language import language_of
from ..audience import Audience
from ..costs import LOAD
from ..gate import address_in
from ..health import Health
from ..house import House
from ..limits import Limits
from ..reviews import Reviews
from ..tabletop.refusals import Refused
from ..tabletop.sitting import is_at_home
from ..tabletop.table import Table
from ..tokens import hashed, whence
from ..turns import Turns

COOKIE = "ethnos-seat"
T = TypeVar("T")


@dataclass(frozen=True)
class HouseParts:
    """What the application keeps for its routes."""

    house: House
    turns: Turns
    reviews: Reviews
    audience: Audience
    limits: Limits
    health: Health


class RouteVisit:
    """Somebody at a route: what they may turn to, and who they are."""

    def __init__(self, parts: HouseParts, scope: Scope) -> None:
        self.house, self.turns, self.audience, self.limits = parts.house, parts.turns, parts.audience, parts.limits
        self.health, self.reviews = parts.health, parts.reviews
        self._connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)

    @cached_property
    def token(self) -> str | None:
        """What the cookie of this table holds."""
        return self._connection.cookies.get(COOKIE)

    @cached_property
    def holder(self) -> str | None:
        """Whoever asks, by the hash of their token."""
        return None if self.token is None else hashed(self.token)

    @cached_property
    def language(self) -> str:
        return language_of(self._connection.headers)

    @cached_property
    def address(self) -> str:
        return address_in(self._connection.scope)

    def affords(self, points: float) -> bool:
        """Pay for work that is dearer than a look, where this address can."""
        return not self.limits.take(self.address, points)

    def pay(self, points: float, later: float = 0.0) -> None:
        """The same, or be refused; also where it could not be afforded what the work leads to later."""
        wait = self.limits.take(self.address, points, later)
        if wait:
            raise Refused("too-fast", seconds=ceil(wait))

    @contextmanager
    def paying(self, points: float) -> Iterator[None]:
        """Pay for what is begun within; where it comes to nothing that has cost nothing."""
        self.pay(points)
        try:
            yield
        except BaseException:
            self.limits.give_back(self.address, points)
            raise

    def come_to(self, table_id: str) -> None:
        """Pay for a table that has to be built from its log first; where others wait for that too, one of them does."""
        if not self.house.is_at_hand(table_id):
            self.pay(LOAD)

    async def retell(self, work: Callable[[], T]) -> T:
        """Long work in the thread for it, when it is this address's turn."""
        return await self.house.retelling.work(self.address, work)

    async def briefly(self, work: Callable[[], T]) -> T:
        """Work of a moment, which does not wait behind anybody's stories."""
        return await self.house.brief.work(self.address, work)

    def whence(self, table_id: str) -> str:
        """By which a table tells its guests apart, and finds none of them."""
        return whence(self.house.key, table_id, self.address)

    def token_at(self, table: Table) -> str | None:
        """The token of somebody who is at a table. One that the server did not give out, or that holds nothing
        any more, is worth nothing: whoever sits down gets a new one, known to nobody else.
        """
        return self.token if is_at_home(table, self.holder) else None


Visit = NamedDependency[RouteVisit]


def provide_visit(state: State, scope: Scope) -> RouteVisit:
    visit = RouteVisit(state.parts, scope)
    table_id = scope["path_params"].get("table_id")
    if table_id is not None and scope["type"] == ScopeType.HTTP:  # a stream is refused in its own way
        visit.come_to(table_id)
    return visit


DEPENDENCIES = {"visit": Provide(provide_visit, sync_to_thread=False)}
