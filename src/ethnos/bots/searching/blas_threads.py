"""Keeps NumPy to one thread for a matrix product while a search runs on all cores.

NumPy hands matrix products to a library (BLAS) with threads of its own. A search already has
a thread on every core, each with products of its own: with both, threads outnumber cores and
wait for each other. So while searches run, BLAS is told to use one thread; the setting belongs
to the whole process, therefore the first search sets it and the last one puts it back.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Protocol, cast


class Limit(Protocol):
    """BLAS held to fewer threads, until it is told to go back."""

    def restore_original_limits(self) -> None: ...


class BlasThreads(Protocol):
    """What is used of `threadpoolctl`, which comes without types."""

    def limit(self, *, limits: int, user_api: str) -> Limit: ...


class RunningSearches:
    """How many searches run in this process, and what the last of them has to put back."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.count = 0
        self.limit: Limit | None = None

    def enter(self) -> None:
        with self.lock:
            if self.limit is None:
                self.limit = blas_threads().limit(limits=1, user_api="blas")
            self.count += 1

    def leave(self) -> None:
        with self.lock:
            self.count -= 1
            if self.count == 0 and self.limit is not None:
                self.limit.restore_original_limits()
                self.limit = None


RUNNING = RunningSearches()


@cache
def blas_threads() -> BlasThreads:
    from threadpoolctl import ThreadpoolController  # noqa: PLC0415 - only a search on this machine's cores needs it

    return cast(BlasThreads, ThreadpoolController())


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Within this every thread multiplies by itself."""
    RUNNING.enter()
    try:
        yield
    finally:
        RUNNING.leave()
