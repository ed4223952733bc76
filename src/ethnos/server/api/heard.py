"""Decisions that come on a live stream: the same as those that are posted, and answered on the stream.

Whoever plays has a stream open anyway, which knows already who they are: nothing of what a request
needs has to be found out again for every decision.
"""

from math import ceil

import msgspec

from ...game import GameError
from ..costs import LOOK
from ..problems import problem_of
from ..room import Listener
from ..tabletop import messages as m
from ..tabletop.refusals import Refused
from ..tabletop.requests import Decide
from ..tabletop.telling import encode
from .replies import deciding
from .visit import RouteVisit

_read = msgspec.json.Decoder(Decide).decode


class HeardDecisions:
    """What is decided on one stream."""

    def __init__(self, visit: RouteVisit, table_id: str, listener: Listener) -> None:
        self.visit = visit
        self.table_id = table_id
        self.listener = listener

    def take(self, message: bytes | str) -> bool | None:
        """Let a decision happen; whether it was paid for. None: it is no decision."""
        try:
            decided = _read(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None
        wait = self.visit.limits.take(self.visit.address, LOOK)
        if wait:
            self._refuse(decided.asked, Refused("too-fast", seconds=ceil(wait)))
            return False
        self.visit.house.spawn(self._decide(decided))
        return True

    async def _decide(self, data: Decide) -> None:
        """Whoever gets no answer asks again: a repeated decision does no harm."""
        try:
            seq = await self.visit.house.act(self.table_id, deciding(data, self.visit.holder))
        except GameError as error:
            self._refuse(data.asked, error)
        else:
            self.listener.send(encode(m.Answered(data.asked, seq or 0)))

    def _refuse(self, asked: int, error: GameError) -> None:
        self.visit.house.metrics.refused.labels(error.code).inc()
        self.listener.send(encode(m.TurnedDown(asked, problem_of(error, self.visit.language))))
