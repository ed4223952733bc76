"""The time of day as a server tells it: nobody can set it while the process runs.

It begins with a clock on the wall and goes on by one that only runs forward. So an hour lost or won by setting the
machine's clock neither ends anybody's time to think nor gives them more of it.
"""

import time

MILLION = 1_000_000


class ServerTime:
    """Milliseconds since 1970."""

    def __init__(self) -> None:
        self.begin(wall_ms())

    def begin(self, at: int) -> None:
        """Let it be so late now."""
        self._ahead = at - time.monotonic_ns() // MILLION

    def reach(self, at: int) -> None:
        """Let it be no earlier than that."""
        self._ahead = max(self._ahead, at - time.monotonic_ns() // MILLION)

    def __call__(self) -> int:
        return self._ahead + time.monotonic_ns() // MILLION


def wall_ms() -> int:
    return time.time_ns() // MILLION
