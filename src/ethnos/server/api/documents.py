"""How refusals stand in the API's description."""

from http import HTTPStatus
from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from ..tabletop.responses import Problem


def refuses(*statuses: int) -> dict[int, Any]:
    """The problems a route may answer with; any may be misunderstood, or asked to come back later."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=HTTPStatus(status).phrase,
            media_type="application/problem+json",
        )
        for status in sorted({*statuses, 400, 429, 503})
    }
