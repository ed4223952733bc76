"""What routes ask for by naming it: the house and its parts, who is asking, and in which language."""

from litestar.datastructures import Headers, State
from litestar.di import NamedDependency, Provide
from litestar.params import RequestCookies
from litestar.types import Scope

from ..accept_language import language_of
from ..audience import Audience
from ..gate import address_in
from ..house import House
from ..limits import Limits
from ..tokens import hashed
from ..turns import Turns

COOKIE = "ethnos-seat"

Token = NamedDependency[str | None]  # what the cookie of a table holds
Holder = NamedDependency[str | None]  # whoever asks: the hash of their token
Language = NamedDependency[str]
Address = NamedDependency[str]


def provide_house(state: State) -> House:
    found: House = state.house
    return found


def provide_turns(state: State) -> Turns:
    found: Turns = state.turns
    return found


def provide_audience(state: State) -> Audience:
    found: Audience = state.audience
    return found


def provide_limits(state: State) -> Limits:
    found: Limits = state.limits
    return found


def provide_token(cookies: RequestCookies) -> str | None:
    return cookies.get(COOKIE)


def provide_holder(cookies: RequestCookies) -> str | None:
    token = cookies.get(COOKIE)
    return None if token is None else hashed(token)


def provide_language(headers: Headers) -> str:
    return language_of(headers)


def provide_address(scope: Scope) -> str:
    return address_in(scope)


DEPENDENCIES = {
    "house": Provide(provide_house, sync_to_thread=False),
    "turns": Provide(provide_turns, sync_to_thread=False),
    "audience": Provide(provide_audience, sync_to_thread=False),
    "limits": Provide(provide_limits, sync_to_thread=False),
    "token": Provide(provide_token, sync_to_thread=False),
    "holder": Provide(provide_holder, sync_to_thread=False),
    "language": Provide(provide_language, sync_to_thread=False),
    "address": Provide(provide_address, sync_to_thread=False),
}
