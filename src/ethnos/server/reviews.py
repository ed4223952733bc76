"""Reviews of games: worked on by the bots' processes part by part, kept with the game.

A review is on the account of whoever asked for it first; all others find it. What is written in the
store says how far it is, so that every process of a database can answer; one that has not moved for
long was lost with its process, and is begun again by whoever asks next.
"""

import asyncio
import logging
import zlib
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial

import msgspec
from msgspec import Raw, Struct

from ..game import Game
from ..review.assembling import assembled
from ..review.course import course_of
from ..review.parts import PartDone, parts_of
from .bot_pool import BotPool, BotsLost
from .bot_queue import Errand
from .house import House
from .limits import Limits
from .store import Keepsake
from .table_reader import store_errors
from .tabletop.agreement import DAY, SECOND
from .tabletop.refusals import Refused
from .tabletop.review_messages import ReadyReview, ReviewStatus
from .tokens import ID_LENGTH, keyed, label

log = logging.getLogger("ethnos.reviews")
OF_TABLES, OF_RECORDS = "review", "record-review"  # kinds of what is kept: the one as long as its table
NOT_YET = Raw(b"null")
BEGUN = "reviews-begun"  # the names of those that an address began in a day
FORM = 1  # of what is kept: a review of another form is made again
LOST = 3 * 60 * SECOND  # without a sign of life, after which nobody is at it any more
JUST = 10 * SECOND  # in which another process may not have written yet how far what it began is
SIGN = 60.0  # seconds between two of them, while a part waits in line or takes long
TRIES = 20


def kind_of_review(name: str) -> str:
    return OF_TABLES if len(name) == ID_LENGTH else OF_RECORDS


def review_linked(link: str) -> str:
    """The review that an address of the page leads to, whichever end of it is said: a seat may follow its name."""
    return link.rpartition("#/review/")[2].removeprefix("file.").partition("/")[0]


class KeptReview(Struct, frozen=True):
    """A review as it lies in the store."""

    status: ReviewStatus
    done: int
    total: int
    by: str  # the address it is made for, as a keyed hash; empty once it is done
    review: Raw = NOT_YET  # a `GameReview` as JSON
    form: int = FORM


def packed(state: KeptReview) -> bytes:
    return zlib.compress(msgspec.json.encode(state))


def unpacked(value: bytes) -> KeptReview | None:
    """What lies in the store; nothing if it is of another form."""
    try:
        found = msgspec.json.decode(zlib.decompress(value), type=KeptReview)
    except (zlib.error, msgspec.DecodeError):
        return None
    return found if found.form == FORM else None


@dataclass
class _Work:
    """A review that this process is at."""

    address: str
    by: str  # the address, as it is kept
    since: int  # the version of what was kept when it began: as long as that is there, nothing of it is written yet
    task: "asyncio.Task[None] | None" = None


class _Overtaken(Exception):
    """Somebody else has stopped it, or begun it again."""


class Reviews:
    """The reviews of a house."""

    def __init__(self, house: House, pool: BotPool, limits: Limits) -> None:
        self.house = house
        self.pool = pool
        self.limits = limits
        self._working: dict[str, _Work] = {}

    async def state(self, name: str, address: str) -> ReadyReview:
        """How far a review is."""
        return _told(name, (await self._found(name, address))[1])

    async def at_hand(self, name: str, address: str) -> ReadyReview | None:
        """A review that is done, or worked on."""
        found = (await self._found(name, address))[1]
        return None if _is_missing(found) else _told(name, found)

    async def start(self, name: str, game: Game, address: str, paying: AbstractContextManager[None]) -> ReadyReview:
        """Begin a review, or find the one there is; it is paid for by whoever begins it, before anything is begun."""
        by = keyed(self.house.key, address)
        noted, refusal = await self._may_begin(by, name, address)
        old, found = await self._found(name, address)  # nobody else begins it from here on: nothing is waited for
        if _is_missing(found):
            if any(one.by == by for one in self._working.values()):
                raise Refused("too-many-reviews")
            if refusal is not None:
                raise refusal
            with paying:
                work = await self._claimed(name, _Work(address, by, _version(old)), noted)
            work.task = self.house.spawn(self._work(name, game, work, old))
            found = KeptReview("waiting", 0, 0, by)
        return _told(name, found)

    async def _claimed(self, name: str, work: _Work, noted: Keepsake | None) -> _Work:
        """Be at it, and write down who began it; where that is refused nobody is."""
        self._working[name] = work
        try:
            await self._note(work.by, name, work.address, noted)
        except BaseException:
            self._leave(name, work)
            raise
        return work

    async def _may_begin(self, by: str, name: str, address: str) -> tuple[Keepsake | None, Refused | None]:
        """The names of what an address has begun today, at whichever process, and why it may not begin this one."""
        with store_errors():
            noted = await self.house.store.kept(BEGUN, self._today(by))
        begun = _names(noted)
        if self.limits.reviews and len(begun) >= self.limits.reviews:
            return noted, Refused("too-many-reviews-today", count=self.limits.reviews)
        if noted is not None and begun[-1] != name:
            newest = (await self._found(begun[-1], address))[1]
            if self._is_new(noted) if newest is None else _is_for(by, newest):
                return noted, Refused("too-many-reviews")
        return noted, None

    def _is_new(self, noted: Keepsake) -> bool:
        """Whether it may be at another process that has not said yet how far it is."""
        return not self.house.store.single and self.house.now() - noted.touched < JUST

    async def _note(self, by: str, name: str, address: str, noted: Keepsake | None) -> None:
        """One more that an address has begun; where others were begun since `noted`, only if it still may."""
        for _ in range(TRIES):
            value = " ".join([*_names(noted), name]).encode()
            with store_errors():
                if await self.house.store.keep(BEGUN, self._today(by), noted, value, self.house.now()):
                    return
            noted, refusal = await self._may_begin(by, name, address)
            if refusal is not None:
                raise refusal
        raise Refused("busy")

    def _today(self, by: str) -> str:
        return f"{self.house.now() // (DAY * SECOND)} {by}"

    async def stop(self, name: str, address: str) -> ReadyReview:
        """Give a review up: whoever asked for it."""
        for _ in range(TRIES):
            old, found = await self._found(name, address)
            work = self._working.get(name)
            if found is None or found.status not in ("waiting", "running"):
                return _told(name, found)
            if found.by != keyed(self.house.key, address):
                raise Refused("not-your-review")
            stopped = msgspec.structs.replace(found, status="stopped", by="")
            if await self._keep(name, old, packed(stopped)) is not None:  # else it has come a step further
                self._leave(name, work)
                return _told(name, stopped)
        raise Refused("busy")

    def _leave(self, name: str, work: _Work | None) -> None:
        """Be at it no longer; another may have begun it again already."""
        if work is not None and self._working.get(name) is work:
            del self._working[name]
        if work is not None and work.task is not None and work.task is not asyncio.current_task():
            work.task.cancel()

    async def _work(self, name: str, game: Game, work: _Work, old: Keepsake | None) -> None:
        try:
            await self._make(name, game, work, old)
        except _Overtaken:
            log.info("review left to others", extra={"table": label(name)})
        except Refused as error:
            log.warning("review failed", extra={"table": label(name), "error": str(error)})
        finally:
            self._leave(name, work)

    async def _make(self, name: str, game: Game, work: _Work, old: Keepsake | None) -> None:
        """Part by part; who finds that another has written meanwhile goes no further."""
        state = KeptReview("waiting", 0, 0, work.by)
        kept = await self._sign(name, old, state)  # at once, so that other processes know of it
        course = await self.house.retelling.work(work.address, lambda: course_of(game))
        parts, done = parts_of(course), list[PartDone]()
        errand = Errand("review", work.by, name, slow=True)
        for part in parts:
            state = msgspec.structs.replace(state, done=len(done), total=len(parts))
            kept = await self._sign(name, kept, state)
            working = asyncio.create_task(self.pool.work(part, errand))
            try:
                while not (await asyncio.wait({working}, timeout=SIGN))[0]:
                    kept = await self._sign(name, kept, state)
                done.append(working.result())
            except BotsLost:
                await self._keep(name, kept, packed(msgspec.structs.replace(state, status="failed", by="")))
                raise Refused("busy") from None
            finally:
                working.cancel()
            state = msgspec.structs.replace(state, status="running")

        def finished() -> bytes:
            made = Raw(msgspec.json.encode(assembled(game, course, done)))
            return packed(KeptReview("done", len(parts), len(parts), "", made))

        await self._keep(name, kept, await self.house.retelling.work(work.address, finished))

    async def _sign(self, name: str, old: Keepsake | None, state: KeptReview) -> Keepsake:
        """Write how far it is, as long as nobody else has written."""
        kept = await self._keep(name, old, packed(state))
        if kept is None:
            raise _Overtaken
        return kept

    async def _found(self, name: str, address: str) -> tuple[Keepsake | None, KeptReview | None]:
        """What is kept, and what it says; once more where this process began or left the work while it was read.

        A review may be a megabyte: it is unpacked beside the others' requests.
        """
        while True:
            work, kept = self._working.get(name), await self._kept(name)
            found = None if kept is None else await self.house.brief.work(address, partial(unpacked, kept.value))
            if self._working.get(name) is work:
                return kept, self._as_it_stands(work, kept, found)

    async def _kept(self, name: str) -> Keepsake | None:
        with store_errors():
            return await self.house.store.kept(kind_of_review(name), name)

    async def _keep(self, name: str, old: Keepsake | None, value: bytes) -> Keepsake | None:
        """Write how far it is; what is written then, or nothing where another has written."""
        now = self.house.now()
        with store_errors():
            written = await self.house.store.keep(kind_of_review(name), name, old, value, now)
        return Keepsake(_version(old) + 1, now, value) if written else None

    def _as_it_stands(self, work: _Work | None, kept: Keepsake | None, found: KeptReview | None) -> KeptReview | None:
        """What was found, unless this process has just begun it, or nobody is at it any more."""
        if work is not None and work.since == _version(kept):
            return KeptReview("waiting", 0, 0, work.by)
        if kept is None or found is None:
            return None
        if found.status in ("waiting", "running") and work is None:
            lost = self.house.store.single or self.house.now() - kept.touched > LOST
            return msgspec.structs.replace(found, status="stopped") if lost else found
        return found


def _names(noted: Keepsake | None) -> list[str]:
    return [] if noted is None else noted.value.decode().split()


def _version(kept: Keepsake | None) -> int:
    return 0 if kept is None else kept.version


def _is_missing(found: KeptReview | None) -> bool:
    return found is None or found.status in ("stopped", "failed")


def _is_for(by: str, found: KeptReview | None) -> bool:
    """Whether somebody waits for it."""
    return found is not None and found.by == by and found.status in ("waiting", "running")


def _told(name: str, found: KeptReview | None) -> ReadyReview:
    if found is None:
        raise Refused("no-review")
    return ReadyReview(name, found.status, found.done, found.total, found.review)
