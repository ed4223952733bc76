"""The parameters that several routes have in common."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

AnyRequest = Request[Any, Any, Any]
TABLE = "/api/tables/{table_id:str}"
TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{14}$", description="The table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5, description="A seat, counted from 0.")]
Eyes = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=5, description="Your seat; a spectator's eyes without.")
]
