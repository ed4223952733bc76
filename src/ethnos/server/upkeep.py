"""Old tables: they leave the lists, and some are deleted; always in steps so small that nobody waits for one."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from .house import House
from .reviews import BEGUN, OF_RECORDS
from .store import ANSWERED
from .tabletop.agreement import DAY, SECOND
from .tabletop.table import Status
from .tokens import label

log = logging.getLogger("ethnos.upkeep")
LOBBY_LIFE = 2 * DAY * SECOND  # until a table that nobody touches leaves the lists
TABLE_LIFE = 60 * DAY * SECOND
REVIEW_LIFE = 30 * DAY * SECOND  # of the review of a record that somebody brought
COUNTED = DAY * SECOND  # how long a table, a review, an answer counts for whoever it came from
HOUR = DAY * SECOND // 24
STEP = 200  # rows
STEPS = 20  # in one go
MOST_STUDIES = 20_000  # kept by a server, whoever made them
MOST_REVIEWS = 10_000  # of records, the same
MOST_COUNTED = 50_000  # addresses, or their answers, of a day
DELETED = 50  # in one go: a log is many rows
Ago = Callable[[int], int]  # the moment so many milliseconds ago


@dataclass(frozen=True)
class Retention:
    """After how many days without anybody touching it a table is deleted; 0 is never."""

    lobbies: int = 30
    games: int = 0
    finished: int = 0
    studies: int = 365

    def before(self, ago: Ago) -> dict[Status, int]:
        """For each status, when a table must have been touched last to be deleted now."""
        days = {Status.LOBBY: self.lobbies, Status.PLAYING: self.games, Status.OVER: self.finished}
        return {status: ago(number * DAY * SECOND) for status, number in days.items() if number}


class Upkeep:
    """Tidies the tables of a house."""

    def __init__(self, house: House, retention: Retention) -> None:
        self.house = house
        self.retention = retention

    async def tidy(self, now: int) -> None:
        """While nobody could play no table grew older."""
        store, ago = self.house.store, self.house.pulse.ago
        await self.note_presence(now)
        await self._in_steps(lambda: store.archive(Status.LOBBY, ago(LOBBY_LIFE), STEP), "archived")
        await self._in_steps(lambda: store.archive(Status.PLAYING, ago(TABLE_LIFE), STEP), "archived")
        await self._in_steps(lambda: store.forget_creators(now - COUNTED, STEP), "")
        await self._in_steps(lambda: store.forget_kept(OF_RECORDS, ago(REVIEW_LIFE), MOST_REVIEWS, STEP), "")
        await self._in_steps(lambda: store.forget_kept(BEGUN, now - COUNTED, MOST_COUNTED, STEP), "")
        await self._in_steps(lambda: store.forget_kept(ANSWERED, now - COUNTED, MOST_COUNTED, STEP), "")
        await self.delete_old(ago)
        await self.prune_studies(ago)

    async def note_presence(self, now: int) -> None:
        """A table somebody is at is not forsaken, even if nothing happens there: every process can see that."""
        for table_id, room in list(self.house.rooms.items()):
            if room.listeners and now - max(room.table.at, room.noted) > HOUR:
                await self.house.store.touch(table_id, now)
                room.noted = now

    async def delete_old(self, ago: Ago) -> list[str]:
        """Delete some of the tables that are too old; which ones."""
        deleted = []
        for status, before in self.retention.before(ago).items():
            for table_id in await self.house.store.untouched(status, before, DELETED):
                if await self.house.delete(table_id, before):
                    deleted.append(table_id)
                    log.info("deleted", extra={"table": label(table_id), "status": status.value})
        return deleted

    async def prune_studies(self, ago: Ago) -> None:
        """Studies that nobody has looked at for long, and the longest untouched of too many."""
        days = self.retention.studies
        before = ago(days * DAY * SECOND) if days else 0
        await self._in_steps(lambda: self.house.store.prune_studies(before, MOST_STUDIES, STEP), "studies deleted")

    async def _in_steps(self, step: Callable[[], Awaitable[int]], done: str) -> None:
        total = 0
        for _ in range(STEPS):
            count = await step()
            total += count
            if count < STEP:
                break
        if total and done:
            log.info(done, extra={"tables": total})
