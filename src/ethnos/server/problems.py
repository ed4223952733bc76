"""Refusals and failures as RFC 9457 problem documents, in the client's language."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ..game import GameError
from ..words import words
from .accept_language import language_of
from .metrics import Metrics
from .tabletop.refusals import Refused, status_of
from .tabletop.responses import Problem

log = logging.getLogger("ethnos.problems")
PROBLEM_JSON = "application/problem+json"
LEFT = "client disconnected prematurely"  # how the framework says that somebody has gone in the middle of a request
CODES = {
    HTTPStatus.NOT_FOUND: "no-page",
    HTTPStatus.METHOD_NOT_ALLOWED: "no-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}


def problem_of(error: GameError, language: str, errors: tuple[str, ...] = ()) -> Problem:
    """A refusal as a document. Of an illegal decision it says the reason alone: what is legal the table tells."""
    status = status_of(error)
    return Problem(
        type=f"/problems/{error.code}",
        title=status.phrase,
        status=status.value,
        detail=words(language).say(error.phrase),
        code=error.code,
        errors=errors,
    )


def metrics_of(request: Request[Any, Any, Any]) -> Metrics:
    found: Metrics = request.app.state.parts.house.metrics
    return found


def response_of(problem: Problem, headers: Mapping[str, str] | None = None) -> Response[Any]:
    body = msgspec.json.encode(problem)
    return Response(body, status_code=problem.status, media_type=PROBLEM_JSON, headers=headers)


def on_refusal(request: Request[Any, Any, Any], error: GameError) -> Response[Any]:
    metrics_of(request).refused.labels(error.code).inc()
    return response_of(problem_of(error, language_of(request.headers)), _come_back(error))


def _come_back(error: GameError) -> dict[str, str] | None:
    """When it is worth trying again, where that is known."""
    if error.code == "too-fast":
        return {"Retry-After": str(error.phrase.arguments["seconds"])}
    return {"Retry-After": "1"} if status_of(error) == HTTPStatus.SERVICE_UNAVAILABLE else None


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: no such page, a body that cannot be read."""
    if error.detail == LEFT:
        return on_refusal(request, Refused("bad-request"))
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_failure(request, error)
    code = CODES.get(HTTPStatus(error.status_code), "bad-request")
    metrics_of(request).refused.labels(code).inc()
    return response_of(problem_of(Refused(code), language_of(request.headers), _input_errors(error)))


def _input_errors(error: HTTPException) -> tuple[str, ...]:
    """Where the input is wrong, in the framework's words; they speak of nothing but the input."""
    if error.status_code != HTTPStatus.BAD_REQUEST:
        return ()
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{one.get('key', '')}: {one.get('message', '')}"[:200] for one in extra if isinstance(one, dict)]
    return tuple(told[:10])


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our fault: the log has the reason, the client gets none of it."""
    log.error("request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    metrics_of(request).failures.inc()
    problem = Problem(
        type="/problems/failure",
        title=HTTPStatus.INTERNAL_SERVER_ERROR.phrase,
        status=HTTPStatus.INTERNAL_SERVER_ERROR.value,
        detail=words(language_of(request.headers)).say("error-failure"),
        code="failure",
    )
    return response_of(problem)


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """A body nested so deeply that nobody can read it."""
    return on_refusal(request, Refused("bad-request"))


HANDLERS: dict[int | type[Exception], Any] = {
    GameError: on_refusal,
    HTTPException: on_http,
    RecursionError: on_depth,
    Exception: on_failure,
}
