"""Reviews of games: worked on by the bots' processes part by part, kept with the game.

A review is on the account of whoever asked for it first; all others find it. What is written in the
store says how far it is, so that every process of a database can answer; one that has not moved for
long was lost with its process, and is begun again by whoever asks next.
"""

import asyncio
import logging
import zlib
from collections.abc import Callable

import msgspec
from msgspec import Struct

from ..game import Game
from ..review.assembling import assembled
from ..review.course import course_of
from ..review.parts import PartDone, parts_of
from ..review.reviewed import GameReview
from .bot_pool import BotPool, BotsLost
from .bot_queue import Errand
from .house import House
from .store import Keepsake
from .table_reader import store_errors
from .tabletop.agreement import SECOND
from .tabletop.refusals import Refused
from .tabletop.review_messages import ReviewState, ReviewStatus
from .tokens import ID_LENGTH, keyed, label

log = logging.getLogger("ethnos.reviews")
OF_TABLES, OF_RECORDS = "review", "record-review"  # kinds of what is kept: the one as long as its table
FORM = 1  # of what is kept: a review of another form is made again
LOST = 3 * 60 * SECOND  # without a step, after which nobody is at it any more


def kind_of_review(name: str) -> str:
    return OF_TABLES if len(name) == ID_LENGTH else OF_RECORDS


class KeptReview(Struct, frozen=True):
    """A review as it lies in the store."""

    status: ReviewStatus
    done: int
    total: int
    by: str  # the address it is made for, as a keyed hash; empty once it is done
    review: GameReview | None = None
    form: int = FORM


class Reviews:
    """The reviews of a house."""

    def __init__(self, house: House, pool: BotPool) -> None:
        self.house = house
        self.pool = pool
        self._working: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, str] = {}  # which review an address waits for

    async def state(self, name: str) -> ReviewState:
        """How far a review is."""
        found = self._read(name, await self._kept(name))
        if found is None:
            raise Refused("no-review")
        return ReviewState(name, found.status, found.done, found.total, found.review)

    async def start(self, name: str, game: Game, address: str, pay: Callable[[], None]) -> ReviewState:
        """Begin a review, or find the one there is; it is paid for by whoever begins it."""
        old = await self._kept(name)
        found = self._read(name, old)
        if found is None or found.status in ("stopped", "failed"):
            by = keyed(self.house.key, address)
            if by in self._asked:
                raise Refused("too-many-reviews")
            pay()
            self._asked[by] = name
            work = self._work(name, game, by, old)
            self._working[name] = self.house.spawn(work)
            found = KeptReview("waiting", 0, 0, by)
        return ReviewState(name, found.status, found.done, found.total, found.review)

    async def stop(self, name: str, address: str) -> ReviewState:
        """Give a review up: whoever asked for it."""
        old = await self._kept(name)
        found = self._read(name, old)
        if found is None:
            raise Refused("no-review")
        if found.status in ("waiting", "running"):
            if found.by != keyed(self.house.key, address):
                raise Refused("not-your-review")
            found = msgspec.structs.replace(found, status="stopped", by="")
            await self._keep(name, old, found)
            if name in self._working:
                self._working[name].cancel()
        return ReviewState(name, found.status, found.done, found.total, found.review)

    async def _work(self, name: str, game: Game, by: str, old: Keepsake | None) -> None:
        try:
            await self._make(name, game, by, old)
        except Refused as error:
            log.warning("review failed", extra={"table": label(name), "error": str(error)})
        finally:
            del self._asked[by]
            del self._working[name]

    async def _make(self, name: str, game: Game, by: str, old: Keepsake | None) -> None:
        """Part by part; who finds that another has written meanwhile goes no further."""
        course = await self.house.retelling.work(lambda: course_of(game))
        parts, done = parts_of(course), list[PartDone]()
        errand = Errand("review", by, name, slow=True)
        state = KeptReview("waiting", 0, len(parts), by)
        for part in parts:
            kept = await self._keep(name, old, state)
            if kept is None:
                return
            old = kept
            try:
                done.append(await self.pool.work(part, errand))
            except BotsLost:
                await self._keep(name, old, msgspec.structs.replace(state, status="failed", by=""))
                raise Refused("busy") from None
            state = msgspec.structs.replace(state, status="running", done=len(done))
        made = await self.house.retelling.work(lambda: assembled(game, course, done))
        await self._keep(name, old, KeptReview("done", len(parts), len(parts), "", made))

    async def _kept(self, name: str) -> Keepsake | None:
        with store_errors():
            return await self.house.store.kept(kind_of_review(name), name)

    async def _keep(self, name: str, old: Keepsake | None, state: KeptReview) -> Keepsake | None:
        """Write how far it is; what is written then, or nothing where another has written."""
        now, value = self.house.now(), zlib.compress(msgspec.json.encode(state))
        with store_errors():
            written = await self.house.store.keep(kind_of_review(name), name, old, value, now)
        return Keepsake(1 if old is None else old.version + 1, now, value) if written else None

    def _read(self, name: str, kept: Keepsake | None) -> KeptReview | None:
        """What is kept, unless it is of another form, or nobody is at it any more."""
        if kept is None:
            return KeptReview("waiting", 0, 0, "") if name in self._working else None
        try:
            found = msgspec.json.decode(zlib.decompress(kept.value), type=KeptReview)
        except (zlib.error, msgspec.DecodeError):
            return None
        if found.form != FORM:
            return None
        if found.status in ("waiting", "running") and name not in self._working:
            lost = self.house.store.single or self.house.now() - kept.touched > LOST
            return msgspec.structs.replace(found, status="stopped") if lost else found
        return found
