"""Reviews by themselves: who begins one, and who may stop it, when several ask at the same moment."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
import pytest
from support.devices import said
from support.players import random_game
from support.times import noon_after

from ethnos import Game
from ethnos.review.parts import PartDone, ReviewPart, TriedDecision, WeighedMoment
from ethnos.server.bot_pool import BotPool
from ethnos.server.bot_queue import Errand
from ethnos.server.house import House
from ethnos.server.limits import unlimited
from ethnos.server.metrics import Metrics
from ethnos.server.reviews import KeptReview, Reviews
from ethnos.server.store import Keepsake
from ethnos.server.store.sqlite import SqliteStore
from ethnos.server.tabletop.agreement import DAY, SECOND
from ethnos.server.tabletop.refusals import Refused

NAME = "a" * 32
ONE, TWO, THREE = "10.0.0.1", "10.0.0.2", "10.0.0.3"


class HeldPool(BotPool):
    """Processes that answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__(1, Metrics())
        self.go_on = asyncio.Event()
        self.parts = 0

    async def work(self, part: ReviewPart, errand: Errand) -> PartDone:
        self.parts += 1
        await self.go_on.wait()
        tried = [TriedDecision(one.spelling, 0.5, 1) for one in part.decisions]
        weighed = tuple(WeighedMoment((one,), one.spelling, 0.5, 0.5, 0.0) for one in tried)
        return PartDone(weighed, (0.5,) * len(part.views))


class Guests:
    """Whoever asks for reviews of one game, and what they paid."""

    def __init__(self, reviews: Reviews, pool: HeldPool, game: Game) -> None:
        self.reviews, self.pool, self.game = reviews, pool, game
        self.paid: list[str] = []

    async def start(self, address: str) -> str:
        return (await self.reviews.start(NAME, self.game, address, self.paying(address))).status

    @contextmanager
    def paying(self, address: str) -> Iterator[None]:
        self.paid.append(address)
        try:
            yield
        except BaseException:
            self.paid.remove(address)
            raise

    async def stop(self, address: str) -> str:
        return (await self.reviews.stop(NAME, address)).status

    async def status(self) -> str:
        return (await self.reviews.state(NAME, ONE)).status

    async def until(self, *wanted: str) -> None:
        while await self.status() not in wanted:
            await asyncio.sleep(0.01)

    async def at_work(self) -> None:
        """Until a process is asked for another part."""
        before = self.pool.parts
        while self.pool.parts == before:
            await asyncio.sleep(0.01)

    @property
    def failures(self) -> float:
        return float(self.reviews.house.metrics.unforeseen.labels("work")._value.get())


@asynccontextmanager
async def guests(folder: Path) -> AsyncIterator[Guests]:
    house = House(SqliteStore(folder / "tables.sqlite"), Metrics())
    house.key = b"k" * 32
    await house.open()
    house.now.begin(noon_after(house.now()))
    pool = HeldPool()
    try:
        yield Guests(Reviews(house, pool, unlimited()), pool, random_game(2, seed=4))
    finally:
        await house.close()


Play = Callable[[Guests], Awaitable[None]]


@pytest.fixture
def played(tmp_path: Path) -> Callable[[Play], None]:
    def play(what: Play) -> None:
        async def run() -> None:
            async with guests(tmp_path) as found:
                await what(found)

        asyncio.run(run())

    return play


def test_of_several_who_begin_again_what_was_stopped_one_does_and_pays(played: Callable[[Play], None]) -> None:
    async def play(here: Guests) -> None:
        await here.start(ONE)
        await here.at_work()
        assert await here.stop(ONE) == "stopped"
        here.paid.clear()
        assert await asyncio.gather(*map(here.start, (TWO, THREE, ONE))) == ["waiting"] * 3
        (payer,) = here.paid
        assert await here.status() == "waiting"
        await here.at_work()
        assert await here.start(THREE) in ("waiting", "running")
        assert here.paid == [payer]
        here.pool.go_on.set()
        await here.until("done", "stopped", "failed")
        assert await here.status() == "done"
        assert not here.reviews._working
        assert here.failures == 0

    played(play)


def test_whoever_asked_can_stop_it_at_once_and_nobody_else(played: Callable[[Play], None]) -> None:
    async def play(here: Guests) -> None:
        for _ in range(2):  # the first time, and begun again
            await here.start(ONE)
            with pytest.raises(Refused) as refused:
                await here.stop(TWO)
            assert refused.value.code == "not-your-review"
            assert await here.stop(ONE) == "stopped"
            assert await here.status() == "stopped"
            assert not here.reviews._working
        here.pool.go_on.set()
        await asyncio.sleep(0.3)
        assert await here.status() == "stopped", "nobody goes on with it"
        assert here.failures == 0

    played(play)


def test_what_comes_a_step_further_meanwhile_is_stopped_all_the_same(
    played: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Guests) -> None:
        await here.start(ONE)
        await here.at_work()
        kept, found = here.reviews._kept, None

        async def stale(name: str) -> object:
            """What was kept before the review came a step further."""
            nonlocal found
            if found is None:
                found = await kept(name)
                here.pool.go_on.set()
                await here.at_work()
                here.pool.go_on.clear()
                return found
            return await kept(name)

        monkeypatch.setattr(here.reviews, "_kept", stale)
        assert await here.stop(ONE) == "stopped"
        written = await kept(NAME)
        assert written is not None
        read = msgspec.json.decode(zlib.decompress(written.value), type=KeptReview)
        assert (read.status, read.by) == ("stopped", ""), "other processes read it there"

    played(play)


def test_a_review_that_ends_while_somebody_looks_is_done(played: Callable[[Play], None]) -> None:
    """What was read is older than what this process knows: nothing was lost, and nobody pays again."""

    async def play(here: Guests) -> None:
        reviews, read = here.reviews, here.reviews._kept
        await here.start(ONE)
        await here.at_work()
        late = asyncio.Event()

        async def slowly(name: str) -> Keepsake | None:
            found = await read(name)
            late.set()
            while reviews._working:
                await asyncio.sleep(0.01)
            return found

        reviews._kept = slowly  # type: ignore[method-assign]
        asked = asyncio.create_task(here.start(TWO))
        await late.wait()
        here.pool.go_on.set()
        assert await asked == "done"
        assert here.paid == [ONE]

    played(play)


def test_a_part_that_takes_long_gives_signs_of_life(
    played: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other processes hold a review for lost that gives none."""
    monkeypatch.setattr("ethnos.server.reviews.SIGN", 0.01)

    async def play(here: Guests) -> None:
        await here.start(ONE)
        await here.at_work()
        first = await here.reviews._kept(NAME)
        assert first is not None
        while (later := await here.reviews._kept(NAME)) is None or later.version < first.version + 3:
            await asyncio.sleep(0.01)
        here.pool.go_on.set()
        await here.until("done", "stopped", "failed")
        assert await here.status() == "done"

    played(play)


def test_who_waits_for_a_review_at_one_process_begins_none_at_another(played: Callable[[Play], None]) -> None:
    """Found: each process counted for itself, and so did the bots of each."""

    async def play(here: Guests) -> None:
        here.reviews.house.store.single = False
        there = Guests(Reviews(here.reviews.house, here.pool, unlimited()), here.pool, here.game)

        async def begin_another(address: str) -> str:
            return (await there.reviews.start("b" * 32, here.game, address, there.paying(address))).status

        await here.start(ONE)
        await here.at_work()
        with pytest.raises(Refused) as refused:
            await begin_another(ONE)
        assert refused.value.code == "too-many-reviews"
        assert await there.stop(ONE) == "stopped"
        assert await begin_another(ONE) == "waiting", "what was stopped is waited for no more"
        await here.at_work()

    played(play)


def test_of_two_reviews_begun_at_once_at_two_processes_one_is_made(played: Callable[[Play], None]) -> None:
    """Found: both had looked at what was begun before either had written it down."""

    async def play(here: Guests) -> None:
        here.reviews.house.store.single = False
        there = Reviews(here.reviews.house, here.pool, unlimited())

        async def elsewhere() -> str:
            return (await there.start("b" * 32, here.game, ONE, here.paying(ONE))).status

        both = await asyncio.gather(here.start(ONE), elsewhere(), return_exceptions=True)
        (refused,) = [one for one in both if isinstance(one, Refused)]
        assert refused.code == "too-many-reviews"
        assert "waiting" in both
        assert here.paid == [ONE], "a refusal costs nothing"
        await here.at_work()

    played(play)


def test_an_address_has_so_many_reviews_a_day_whatever_becomes_of_them(played: Callable[[Play], None]) -> None:
    async def play(here: Guests) -> None:
        here.reviews.limits.reviews = 2
        for _ in range(2):
            await here.start(ONE)
            assert await here.stop(ONE) == "stopped"
        with pytest.raises(Refused) as refused:
            await here.start(ONE)
        assert refused.value.say() == said("too-many-reviews-today", count=2)
        assert here.paid == [ONE, ONE], "a refusal costs nothing"
        assert await here.start(TWO) == "waiting", "another address has its own"
        assert await here.start(ONE) == "waiting", "and what another has begun is there for all"
        here.reviews.house.now.begin(here.reviews.house.now() + DAY * SECOND)
        assert await here.stop(TWO) == "stopped"
        assert await here.start(ONE) == "waiting", "and tomorrow it may go on"
        await here.at_work()

    played(play)


def test_a_review_that_cannot_be_counted_is_not_begun(
    played: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Guests) -> None:
        async def away(*_: object) -> None:
            raise Refused("away")

        with monkeypatch.context() as silent:
            silent.setattr(here.reviews, "_note", away)
            with pytest.raises(Refused):
                await here.start(ONE)
        assert not here.paid
        with pytest.raises(Refused):
            await here.status()
        assert await here.start(ONE) == "waiting"
        assert here.paid == [ONE]
        await here.at_work()

    played(play)
