"""When the house was asleep: nobody could play then, so nobody's clock ran.

While a server runs it leaves a mark in the database every few seconds: how late it was. Where the newest mark is old,
no process of this database could play: the time since then is noted as sleep. A clock on the wall that was put
forward while no server ran looks just like that, and does no harm either; one that was put back is not believed: the
time of a database never goes back. Processes whose clocks differ follow the one that is furthest.
"""

import logging
import time

import msgspec
from msgspec import Struct

from .server_time import ServerTime
from .store import Conflict, Store

log = logging.getLogger("ethnos.pulse")
SECOND = 1000
BEAT = 5 * SECOND
OLD = 3 * BEAT  # a mark of this age: nobody is left who would have made a newer one
KEPT = 200  # sleeps
TRIES = 20
ALIVE, SLEEPS = "alive", "sleeps"  # facts of the database
BACK = 60 * SECOND  # a clock put back by so much is worth a line in the log


class Sleep(Struct, frozen=True, array_like=True):
    """From when to when nobody could play."""

    since: int
    until: int


class Pulse:
    """What one process has to do with it."""

    def __init__(self, store: Store, clock: ServerTime) -> None:
        self.store = store
        self.clock = clock
        self.sleeps: list[Sleep] = []
        self.awake_since = clock()
        self._last = 0.0  # by the monotonic clock: when this process last left a mark

    async def start(self) -> None:
        """The first mark; all time since the newest one of others was sleep."""
        self.clock.begin(await self.store.time())
        alive = await self._alive()
        now = self.clock()
        if alive is not None and alive > now + BACK:
            log.warning("the clock was put back; the time goes on from where it was", extra={"ms": alive - now})
        self.clock.reach(alive or 0)
        asleep = alive is not None and self.clock() - alive > (0 if self.store.single else OLD)
        await self._mark(alive, asleep)
        self.awake_since = self.clock()

    async def beat(self) -> None:
        """Leave a mark, if the last one is not fresh any more."""
        passed = (time.monotonic() - self._last) * SECOND
        if passed < BEAT:
            return
        alive = await self._alive()
        asleep = alive is not None and passed > OLD and self.clock() - alive > OLD
        await self._mark(alive, asleep)

    async def stop(self) -> None:
        await self._mark(await self._alive(), asleep=False)

    def slept_since(self, at: int) -> int:
        """How many milliseconds since then nobody could play."""
        if not self.sleeps or self.sleeps[-1].until <= at:
            return 0
        return sum(sleep.until - max(sleep.since, at) for sleep in self.sleeps if sleep.until > at)

    def ago(self, life: int) -> int:
        """The moment since which so many milliseconds have passed in which one could play."""
        moment = self.clock()
        for sleep in reversed(self.sleeps):
            if moment - sleep.until >= life:
                break
            life -= moment - sleep.until
            moment = sleep.since
        return moment - life

    async def _alive(self) -> int | None:
        """The newest mark of any process; where none ever made one, when something last happened, about."""
        found = await self.store.fact(ALIVE)
        return await self.store.last_touched() if found is None else int(found)

    async def _mark(self, alive: int | None, asleep: bool) -> None:
        """Note the sleep before the mark that ends it: a crash between them loses neither."""
        if asleep and alive is not None:
            await self._note(Sleep(alive, self.clock()))
        found = await self.store.fact(SLEEPS)
        sleeps = [] if found is None else msgspec.json.decode(found, type=list[Sleep])
        self.clock.reach(max([alive or 0, *(sleep.until for sleep in sleeps)]))
        if sleeps != self.sleeps:
            self.sleeps, self.awake_since = sleeps, self.clock()
        old = await self.store.fact(ALIVE)
        await self.store.swap_fact(ALIVE, old, b"%d" % max(self.clock(), int(old or 0)))
        self._last = time.monotonic()

    async def _note(self, sleep: Sleep) -> None:
        for _ in range(TRIES):
            old = await self.store.fact(SLEEPS)
            sleeps = [] if old is None else msgspec.json.decode(old, type=list[Sleep])
            since = min([one.since for one in sleeps if one.until > sleep.since], default=sleep.since)
            kept = [one for one in sleeps if one.until <= sleep.since]
            new = [*kept, Sleep(min(since, sleep.since), sleep.until)][-KEPT:]
            if await self.store.swap_fact(SLEEPS, old, msgspec.json.encode(new)):
                log.info("nobody could play", extra={"ms": sleep.until - sleep.since})
                return
        raise Conflict(SLEEPS)
