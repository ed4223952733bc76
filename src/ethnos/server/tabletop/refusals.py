"""What the house refuses, each with its HTTP status. The words are in `server.ftl`."""

from http import HTTPStatus

from ...game import GameError, IllegalDecision, NotYourTurn, RecordError

STATUS = {
    "no-table": HTTPStatus.NOT_FOUND,
    "no-code": HTTPStatus.NOT_FOUND,
    "no-page": HTTPStatus.NOT_FOUND,
    "no-review": HTTPStatus.NOT_FOUND,
    "not-your-review": HTTPStatus.FORBIDDEN,
    "no-lesson": HTTPStatus.NOT_FOUND,
    "no-puzzle": HTTPStatus.NOT_FOUND,
    "no-study": HTTPStatus.NOT_FOUND,
    "study-nodes": HTTPStatus.UNPROCESSABLE_ENTITY,
    "record-variation-depth": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many-studies": HTTPStatus.TOO_MANY_REQUESTS,
    "lesson-deeds": HTTPStatus.CONFLICT,
    "no-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "no-seat": HTTPStatus.NOT_FOUND,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "not-host": HTTPStatus.FORBIDDEN,
    "no-hints": HTTPStatus.FORBIDDEN,
    "no-spectators": HTTPStatus.FORBIDDEN,
    "foreign-page": HTTPStatus.FORBIDDEN,
    "foreign-name": HTTPStatus.MISDIRECTED_REQUEST,
    "seat-taken": HTTPStatus.CONFLICT,
    "seat-kept": HTTPStatus.CONFLICT,
    "invited-only": HTTPStatus.FORBIDDEN,
    "sent-away": HTTPStatus.FORBIDDEN,
    "one-seat": HTTPStatus.CONFLICT,
    "one-address": HTTPStatus.CONFLICT,
    "name-taken": HTTPStatus.CONFLICT,
    "already-started": HTTPStatus.CONFLICT,
    "not-started": HTTPStatus.CONFLICT,
    "not-over": HTTPStatus.CONFLICT,
    "seats-free": HTTPStatus.CONFLICT,
    "still-here": HTTPStatus.CONFLICT,
    "back-soon": HTTPStatus.CONFLICT,
    "not-away": HTTPStatus.CONFLICT,
    "bot-plays": HTTPStatus.CONFLICT,
    "bots-turn": HTTPStatus.CONFLICT,
    "resigned": HTTPStatus.CONFLICT,
    "clock-decides": HTTPStatus.CONFLICT,
    "not-waited-for": HTTPStatus.CONFLICT,
    "still-thinking": HTTPStatus.CONFLICT,
    "motion-open": HTTPStatus.CONFLICT,
    "motion-soon": HTTPStatus.CONFLICT,
    "no-motion": HTTPStatus.CONFLICT,
    "host-soon": HTTPStatus.CONFLICT,
    "stale": HTTPStatus.CONFLICT,
    "played-for": HTTPStatus.CONFLICT,
    "not-asked": HTTPStatus.CONFLICT,
    "undo-hidden": HTTPStatus.CONFLICT,
    "undo-late": HTTPStatus.CONFLICT,
    "undo-no-wish": HTTPStatus.CONFLICT,
    "nothing-to-undo": HTTPStatus.CONFLICT,
    "game-over": HTTPStatus.CONFLICT,
    "other-rules": HTTPStatus.CONFLICT,
    "unreadable": HTTPStatus.CONFLICT,
    "link-dead": HTTPStatus.GONE,
    "bad-name": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bot-name": HTTPStatus.CONFLICT,
    "bad-request": HTTPStatus.BAD_REQUEST,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "unknown-preset": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown-bot": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown-phrase": HTTPStatus.UNPROCESSABLE_ENTITY,
    "tribe-count": HTTPStatus.UNPROCESSABLE_ENTITY,
    "record-players": HTTPStatus.UNPROCESSABLE_ENTITY,
    "record-over": HTTPStatus.UNPROCESSABLE_ENTITY,
    "record-moment": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-phrases": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-reviews": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-reviews-today": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-hints": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-streams": HTTPStatus.TOO_MANY_REQUESTS,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "away": HTTPStatus.SERVICE_UNAVAILABLE,
    "busy": HTTPStatus.SERVICE_UNAVAILABLE,
}


class Refused(GameError):
    """The house says no; nothing has changed."""

    @property
    def status(self) -> HTTPStatus:
        return STATUS[self.code]


def status_of(error: GameError) -> HTTPStatus:
    """How HTTP says what a game or the house refuses."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, NotYourTurn):
        return HTTPStatus.CONFLICT
    if isinstance(error, IllegalDecision | RecordError):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return STATUS.get(error.code, HTTPStatus.CONFLICT)
