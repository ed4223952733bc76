"""NumPy's own threads, held back while several of ours multiply: they would wait for each other."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any


class Held:
    """How many searches hold NumPy's threads back; the last to leave lets them go."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.searches = 0
        self.before: Any = None

    def enter(self) -> None:
        with self.lock:
            if self.searches == 0:
                self.before = numpys_threads().limit(limits=1, user_api="blas")
            self.searches += 1

    def leave(self) -> None:
        with self.lock:
            self.searches -= 1
            if self.searches == 0:
                self.before.restore_original_limits()


HELD = Held()


@cache
def numpys_threads() -> Any:
    from threadpoolctl import ThreadpoolController  # noqa: PLC0415 - only a search on this machine's cores needs it

    return ThreadpoolController()


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Within this every thread multiplies by itself."""
    HELD.enter()
    try:
        yield
    finally:
        HELD.leave()
