"""A thread for long work beside the others' requests, in which addresses take turns.

One thread and not many, because in Python all threads share one interpreter: with several at
such work everybody else's requests wait for each of them.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from .turn_taking import TurnTaking

T = TypeVar("T")


class _InLine(NamedTuple):
    work: Callable[[], Any]
    answer: "asyncio.Future[Any]"


class FairThread:
    """Does one thing after the other; what nobody waits for any more is not begun."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._line: TurnTaking[_InLine] = TurnTaking()
        self._busy = self._closed = False

    async def work(self, address: str, work: Callable[[], T]) -> T:
        """Done in the thread, when it is this address's turn."""
        if self._closed:
            raise RuntimeError("nothing is begun any more")
        wanted = _InLine(work, asyncio.get_running_loop().create_future())
        self._line.put(address, "", wanted)
        self._go_on()
        try:
            found: T = await wanted.answer
            return found
        finally:
            self._line.drop(address, "", wanted)

    def _go_on(self) -> None:
        if self._busy or (wanted := self._line.take()) is None:
            return
        running = asyncio.get_running_loop().run_in_executor(self._thread, wanted.work)
        self._busy = True
        running.add_done_callback(partial(self._done, wanted))

    def _done(self, wanted: _InLine, running: "asyncio.Future[Any]") -> None:
        self._busy = False
        error = None if running.cancelled() else running.exception()
        if not wanted.answer.done():  # else whoever asked has gone
            if running.cancelled():
                wanted.answer.cancel()
            elif error is not None:
                wanted.answer.set_exception(error)
            else:
                wanted.answer.set_result(running.result())
        self._go_on()

    def close(self) -> None:
        """End after what is being done; whoever waits for anything else waits no longer."""
        self._closed = True
        while (wanted := self._line.take()) is not None:
            wanted.answer.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
