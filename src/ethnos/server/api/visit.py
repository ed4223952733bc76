"""What routes are given: the house and its parts, who is asking, and in which language.

It is one thing and not eight, because Litestar resolves several dependencies of a route in a
task group of its own: that took longer than most routes do.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from ..accept_language import language_of
from ..audience import Audience
from ..gate import address_in
from ..house import House
from ..limits import Limits
from ..tokens import hashed
from ..turns import Turns

COOKIE = "ethnos-seat"


@dataclass(frozen=True)
class HouseParts:
    """What the application keeps for its routes."""

    house: House
    turns: Turns
    audience: Audience
    limits: Limits


class RouteVisit:
    """Somebody at a route: what they may turn to, and who they are."""

    def __init__(self, parts: HouseParts, scope: Scope) -> None:
        self.house, self.turns, self.audience, self.limits = parts.house, parts.turns, parts.audience, parts.limits
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


Visit = NamedDependency[RouteVisit]


def provide_visit(state: State, scope: Scope) -> RouteVisit:
    return RouteVisit(state.parts, scope)


DEPENDENCIES = {"visit": Provide(provide_visit, sync_to_thread=False)}
