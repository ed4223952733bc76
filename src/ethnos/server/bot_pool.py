"""The bots' processes: as many as asked for, replaced when they die or stall.

The event loop never computes a bot's turn, and a bot never gets more than a view.
"""

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from ..bots import Answer
from ..bots.bot_build import BOTS
from ..bots.referee import PATIENCE
from .tabletop.table import DEPUTY
from .worker import LENGTH, BotJob, Done, framed

log = logging.getLogger("ethnos.bot_pool")
BOOT = 60.0  # seconds a fresh process may take for its first answer on a busy machine
TRIES = 3


class BotsLost(Exception):
    """No process could be made to answer."""


class BotPool:
    """Worker processes that answer one job at a time each."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._idle: asyncio.Queue[_BotProcess] = asyncio.Queue()
        self._workers: list[_BotProcess] = []

    async def start(self) -> None:
        BOTS.start_warming()
        for _ in range(self.size):
            worker = _BotProcess()
            self._workers.append(worker)
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.kill()

    async def ask(self, bot: str, view: bytes, seed: int, seconds: float, reasons: bool = False) -> Answer:
        """A bot's answer; the steward's where the bot's process dies or stalls."""
        job = BotJob(bot, view, seed, seconds, reasons)
        for _ in range(TRIES):
            worker = await self._idle.get()
            try:
                done = await worker.do(job)
            except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                log.warning("bot process lost", extra={"bot": job.bot, "error": repr(error)})
                await worker.kill()
                job = BotJob(DEPUTY, view, seed, seconds, reasons)
                continue
            except BaseException:
                await worker.kill()  # half an answer may be under way
                raise
            finally:
                self._idle.put_nowait(worker)
            if done.mishap is not None:
                log.warning("bot mishap", extra={"bot": job.bot, "error": done.mishap})
            return done.answer
        raise BotsLost(bot)

    @property
    def processes(self) -> list[int]:
        return [worker.process.pid for worker in self._workers if worker.process is not None]


class _BotProcess:
    """One process, started when first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def do(self, job: BotJob) -> Done:
        patience = job.seconds * PATIENCE * 2 + 2.0
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ethnos.server.worker",
                env={name: value for name, value in os.environ.items() if name != "ETHNOS_DATABASE"},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            patience += BOOT
        async with asyncio.timeout(patience):
            return await self._exchange(self.process, job)

    async def _exchange(self, process: asyncio.subprocess.Process, job: BotJob) -> Done:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(job))
        await process.stdin.drain()
        size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Done)

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
