"""Bots that answer only when they are let, and at once then, so that a test has the moments between for itself."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest

from ethnos import TakeCard
from ethnos.bots import Answer, legal_for
from ethnos.rules import ViewRecord
from ethnos.server.bot_pool import BotPool
from ethnos.server.bot_queue import Errand
from ethnos.server.worker import BotJob, Done


class Held:
    """Whether the bots' answers are held back."""

    def __init__(self) -> None:
        self.holding = True

    def let(self) -> None:
        self.holding = False


@contextlib.contextmanager
def held_bots() -> Iterator[Held]:
    """Every bot takes a card from the row where it can, once it is let; at the end of the block all are."""
    held = Held()

    async def waits(self: BotPool, job: BotJob, errand: Errand) -> Done:
        while held.holding:
            await asyncio.sleep(0.01)
        legal = legal_for(ViewRecord.from_bytes(job.view))
        return Done(Answer(next((one for one in legal if isinstance(one, TakeCard)), legal[0])), job.bot)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "ask", waits)
        try:
            yield held
        finally:
            held.let()
