"""What every route needs: the house, who is asking, and in which language."""

from dataclasses import dataclass
from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ...words import LANGUAGES
from ..audience import Audience
from ..house import House, Propose
from ..limits import Limits
from ..tabletop.messages import Accepted
from ..tokens import hashed
from ..turns import Turns

COOKIE = "ethnos-seat"
YEAR = 365 * 24 * 60 * 60
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Context:
    """What the app keeps for its routes."""

    house: House
    turns: Turns
    audience: Audience
    limits: Limits


def context(connection: Connection) -> Context:
    found: Context = connection.app.state.context
    return found


def holder_of(connection: Connection) -> str | None:
    """Who asks, by the cookie of this table."""
    token = connection.cookies.get(COOKIE)
    return None if token is None else hashed(token)


async def accepted(connection: Connection, table: str, propose: Propose) -> Accepted:
    """Let something happen at a table; the answer names its entry."""
    return Accepted(await context(connection).house.act(table, propose) or 0)


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "local"


def language_of(connection: Connection) -> str:
    return spoken(connection.headers.get("accept-language", ""))


def spoken(accepted: str) -> str:
    """The first of a client's languages (`Accept-Language`) that we speak."""
    wanted = []
    for part in accepted[:200].split(","):
        tag, _, quality = part.replace(" ", "").partition(";q=")
        try:
            wanted.append((float(quality or 1), tag[:2].lower()))
        except ValueError:
            continue
    known = [tag for _, tag in sorted(wanted, key=lambda pair: -pair[0]) if tag in LANGUAGES]
    return known[0] if known else "en"


def seat_cookie(connection: Connection, table: str, token: str) -> Cookie:
    """The token, where scripts cannot read it, sent to this table's addresses and nowhere else."""
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table}",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=connection.scope["scheme"] in ("https", "wss"),
    )


def with_cookie(connection: Connection, table: str, token: str | None, content: Any, status: int) -> Response[Any]:
    cookies = [] if token is None else [seat_cookie(connection, table, token)]
    return Response(content, status_code=status, cookies=cookies)
