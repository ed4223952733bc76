"""How routes answer: the entry that was written, or a table together with the cookie that a seat hangs on."""

from typing import Any

from litestar import Response
from litestar.datastructures import Cookie

from ..house import House, Propose
from ..tabletop import conduct
from ..tabletop.requests import Decide
from ..tabletop.responses import Accepted
from .parameters import AnyRequest
from .visit import COOKIE

YEAR = 365 * 24 * 60 * 60


async def accepted(house: House, table_id: str, propose: Propose) -> Accepted:
    """Let something happen at a table; the answer names its entry."""
    return Accepted(await house.act(table_id, propose) or 0)


def deciding(data: Decide, holder: str | None) -> Propose:
    """What is proposed to a table when somebody decides, whichever way they say it."""
    return lambda table, now: conduct.decide(table, data.seat, holder, data.asked, data.decision)


def seat_cookie(request: AnyRequest, table_id: str, token: str) -> Cookie:
    """The token, where scripts cannot read it, sent to this table's addresses and nowhere else."""
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table_id}",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] in ("https", "wss"),
    )


def with_cookie(request: AnyRequest, table_id: str, token: str, content: Any, status: int) -> Response[Any]:
    return Response(content, status_code=status, cookies=[seat_cookie(request, table_id, token)])
