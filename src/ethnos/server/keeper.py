"""What must happen without anybody asking: clocks, forgotten bot turns, old tables."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from .audience import Audience
from .house import House, Proposal
from .room import LEASE
from .store import Due, StoreAway
from .tabletop import entries as e
from .tabletop.agreement import SECOND
from .tabletop.refusals import Refused
from .tabletop.table import DEPUTY, Table
from .tokens import label
from .turns import Turns
from .upkeep import Upkeep

log = logging.getLogger("ethnos.keeper")
EVERY = 1.0  # seconds between rounds
AT_ONCE = 100  # tables a round
GRACE = 30 * SECOND  # after a start, or when the database was away, nobody's clock runs out: they must come back first
SLOW = 10  # every so many rounds: presence and old tables


class Keeper:
    """Goes round the house."""

    def __init__(self, house: House, turns: Turns, audience: Audience, upkeep: Upkeep) -> None:
        self.house = house
        self.upkeep = upkeep
        self.turns = turns
        self.audience = audience

    async def run(self) -> None:
        """Round after round, whatever happens in one: what could not be done is tried again in the next."""
        if self.house.store.single:
            await self._safely(self.attend_all(LEASE))  # whose leases they were is no more
        rounds = 0
        while not self.house.closing:
            await asyncio.sleep(EVERY)
            await self._safely(self.house.pulse.beat())
            await self._safely(self.attend_all(0))
            rounds += 1
            if rounds % SLOW == 0:
                self.house.forget_unused()
                await self._safely(self.audience.repeat_presence())
                await self._safely(self.upkeep.tidy(self.house.now()))

    async def _safely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (StoreAway, Refused) as error:
            log.warning("a round failed", extra={"error": str(error)})
        except Exception:
            log.exception("a round failed by our fault")
            self.house.metrics.unforeseen.labels("keeper").inc()

    async def attend_all(self, ahead: int) -> None:
        for found in await self.house.store.due(self.house.now() + ahead, AT_ONCE):
            if await self.house.store.claim(found, self.house.now() + LEASE):
                self.house.spawn(self._attend(found))

    async def _attend(self, found: Due) -> None:
        try:
            await self.house.refresh(found.id)
            await self.turns.attend(found.id)
            if self.house.now() >= self.house.pulse.awake_since + GRACE:
                await self.house.act(found.id, time_out)
        except Refused as error:
            log.warning("a table cannot be attended", extra={"table": label(found.id), "error": str(error)})


def time_out(table: Table, now: int) -> Proposal:
    """A bot plays for the person whose clock has run out, until they return."""
    clocks = table.clocks
    if clocks is None or clocks.running is None or clocks.deadline is None or now < clocks.deadline:
        return None
    return e.StoodIn(clocks.running, DEPUTY, clock=True)
