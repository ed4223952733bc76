"""The bots' processes: as many as asked for, replaced when they die or stall.

The event loop never computes a bot's turn, and a bot never gets more than a view. Who is served next is decided by the
queue (`bot_queue`). Whoever stops waiting is forgotten where the work has not begun; where it has, it is finished for
nobody, because a new process would take longer than the thought.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import msgspec

from ..bots.bot_build import BOTS
from ..bots.referee import PATIENCE
from ..review.parts import PartDone, ReviewPart
from .bot_queue import BotQueue, Errand
from .metrics import Metrics
from .tabletop.table import DEPUTY
from .worker import LENGTH, BotJob, Done, WorkerJob, framed, is_slow

log = logging.getLogger("ethnos.bot_pool")
BOOT = 60.0  # seconds in which a fresh process must be there and have loaded a bot, on a busy machine
LOAD = 30.0  # the same for one that was there before, so that a frozen one holds nobody up for long
FROZEN = 20.0  # beyond what a bot may take: the process itself ends a slow bot, so whoever is silent so long never will
PART = 600.0  # seconds that a part of a review may take, on a busy machine or one that cannot compile
SOON = 0.5  # seconds between two looks whether the rules are compiled
FITTING = {False: (False, True, None), True: (True, None, False)}  # for quick work and slow: processes by what they did
AskedJobT = TypeVar("AskedJobT", BotJob, ReviewPart)
GivenT = TypeVar("GivenT", Done, PartDone)
LOST = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError)


class BotsLost(Exception):
    """No process could be made to answer."""


class ProcessLost(Exception):
    """A process was lost at its work; the text says how."""


class NotWanted(Exception):
    """It was given up before it began, because its answer would be of no use any more."""


class BotPool:
    """Worker processes that answer one job at a time each."""

    def __init__(self, size: int, metrics: Metrics) -> None:
        self.size = size
        self.metrics = metrics
        self._queue: BotQueue[_Waiting[Any, Any]] = BotQueue(size)
        self._workers = [_BotProcess() for _ in range(size)]
        self._idle = list(self._workers)
        self._serving: set[asyncio.Task[None]] = set()
        self._closed = False

    async def start(self) -> None:
        BOTS.start_warming()

    async def close(self) -> None:
        self._closed = True
        serving = list(self._serving)
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        for worker in self._workers:
            await worker.kill()

    async def ask(self, job: BotJob, errand: Errand) -> Done:
        """A bot's answer; the steward's, and that it is, where the bot fails."""
        return await self._waited_for(_Waiting(job, self._answer), errand)

    async def work(self, part: ReviewPart, errand: Errand) -> PartDone:
        """A part of a review; not before the rules are compiled, where they are being: it would take minutes."""
        while BOTS.is_warming():
            await asyncio.sleep(SOON)
        return await self._waited_for(_Waiting(part, self._part), errand)

    async def _waited_for(self, waiting: "_Waiting[AskedJobT, GivenT]", errand: Errand) -> GivenT:
        self._queue.put(errand, waiting)
        self.metrics.bots_waiting.labels(errand.kind).inc()
        self._dispatch()
        try:
            return await waiting.answer
        finally:
            if self._queue.drop(errand, waiting):
                self.metrics.bots_waiting.labels(errand.kind).dec()

    def _dispatch(self) -> None:
        """Give work to those who have none."""
        while self._idle and not self._closed and (found := self._queue.take()) is not None:
            errand, waiting = found
            self.metrics.bots_waiting.labels(errand.kind).dec()
            if not errand.wanted():
                self._queue.done(errand)
                waiting.fail(NotWanted())
                continue
            self.metrics.bots_waited.labels(errand.kind).observe(time.monotonic() - waiting.since)
            task = asyncio.create_task(self._serve(self._fitting(errand.slow), errand, waiting))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    def _fitting(self, slow: bool) -> "_BotProcess":
        """An idle process: slow work keeps to its own, so that the quick finds one that is loaded and in no hurry."""
        worker = min(self._idle, key=lambda one: FITTING[slow].index(one.slow))
        self._idle.remove(worker)
        return worker

    async def _serve(self, worker: "_BotProcess", errand: Errand, waiting: "_Waiting[Any, Any]") -> None:
        try:
            done = await waiting.way(worker, waiting.job)
        except Exception as error:
            waiting.fail(error)
        else:
            self.metrics.bots_thought.labels(errand.kind).observe(worker.thought)
            waiting.succeed(done)
        finally:
            waiting.answer.cancel()  # where there is none: the pool is being closed
            self._idle.append(worker)
            self._queue.done(errand)
            self._dispatch()

    async def _answer(self, worker: "_BotProcess", job: BotJob) -> Done:
        """Ask once more in a fresh process where one is lost: what another bot left behind in it may be the reason.

        Who is lost there too is not asked again.
        """
        bots = (job.bot, job.bot, DEPUTY)
        lost = ""
        for number, bot in enumerate(bots):
            limit = job.seconds * PATIENCE * 2 + FROZEN
            try:
                done = await self._try(worker, msgspec.structs.replace(job, bot=bot), Done, limit, bot)
            except ProcessLost as error:
                lost = str(error)
                continue
            if done.spent:
                await worker.kill()
            if number == len(bots) - 1:
                done = msgspec.structs.replace(done, mishap=f"the bot {job.bot!r} {lost}; the {DEPUTY} decided")
            if done.mishap is not None:
                log.warning("bot mishap", extra={"bot": job.bot, "error": done.mishap})
                self.metrics.bots_replaced.labels(job.bot).inc()
            return done
        raise BotsLost(job.bot)

    async def _part(self, worker: "_BotProcess", part: ReviewPart) -> PartDone:
        for _ in range(2):
            with contextlib.suppress(ProcessLost):
                return await self._try(worker, part, PartDone, PART, "review")
        raise BotsLost("review")

    async def _try(
        self, worker: "_BotProcess", job: WorkerJob, kind: type[GivenT], seconds: float, named: str
    ) -> GivenT:
        """What a process makes of a job; where it is lost it is ended, and it is said how."""
        try:
            return await worker.do(job, kind, seconds)
        except LOST as error:
            log.warning("bot process lost", extra={"bot": named, "error": repr(error)})
            self.metrics.bots_lost.inc()
            await worker.kill()
            how = "did not answer in time" if isinstance(error, TimeoutError) else "ended its process"
            raise ProcessLost(how) from error

    @property
    def processes(self) -> list[int]:
        return [worker.process.pid for worker in self._workers if worker.process is not None]


def _surroundings() -> dict[str, str]:
    """What a process of bots knows of this one. A search has a thread on every core, where those of BLAS would spin."""
    kept = {name: value for name, value in os.environ.items() if name not in ("ETHNOS_DATABASE", "ETHNOS_KEY")}
    return kept | {"OPENBLAS_NUM_THREADS": "1"}


class _Waiting(Generic[AskedJobT, GivenT]):
    """A job, how it is done, since when it waits, and whoever waits for it."""

    def __init__(self, job: AskedJobT, way: "Callable[[_BotProcess, AskedJobT], Awaitable[GivenT]]") -> None:
        self.job: AskedJobT = job
        self.way: Callable[[_BotProcess, AskedJobT], Awaitable[GivenT]] = way
        self.since = time.monotonic()
        self.answer: asyncio.Future[GivenT] = asyncio.get_running_loop().create_future()

    def succeed(self, done: GivenT) -> None:
        if not self.answer.done():
            self.answer.set_result(done)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class _BotProcess:
    """One process, started when first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.slow: bool | None = None  # whether it did slow work; None where there is none
        self.thought = 0.0  # seconds that the last answer took, without loading

    async def do(self, job: WorkerJob, kind: type[GivenT], seconds: float) -> GivenT:
        """What the process answers within so many seconds, loading apart."""
        process = self.process
        fresh = process is None or process.returncode is not None
        if process is None or fresh:
            process = self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ethnos.server.worker",
                env=_surroundings(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl+C in a terminal is for the server, which ends its processes itself
            )
        self.slow = bool(self.slow) or is_slow(job)
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(BOOT if fresh else LOAD):
            process.stdin.write(framed(job))
            await process.stdin.drain()
            await self._read(process.stdout)
        began = time.monotonic()
        async with asyncio.timeout(seconds):
            done = msgspec.msgpack.decode(await self._read(process.stdout), type=kind)
        self.thought = time.monotonic() - began
        return done

    async def _read(self, answers: asyncio.StreamReader) -> bytes:
        size = LENGTH.unpack(await answers.readexactly(LENGTH.size))[0]
        return await answers.readexactly(size)

    async def kill(self) -> None:
        process, self.process, self.slow = self.process, None, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
