"""How much one address may ask for, so that nobody can spoil it for the others."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field

REMEMBERED = 20_000  # addresses


@dataclass
class Limits:
    """Quotas by address; zero means no limit."""

    per_second: float = 20.0
    burst: float = 120.0
    tables: int = 30  # unfinished ones of the last day that an address has made
    streams: int = 40
    body: int = 16_384
    _left: "OrderedDict[str, tuple[float, float]]" = field(default_factory=OrderedDict)
    _streams: "Counter[str]" = field(default_factory=Counter)

    def take(self, address: str, cost: float) -> float:
        """Spend from an address's bucket: 0, or the seconds to wait if it is empty."""
        if not self.per_second:
            return 0.0
        now = time.monotonic()
        left, then = self._left.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        short = cost - left
        self._left[address] = (left if short > 0 else left - cost, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return max(0.0, short / self.per_second)

    def enter(self, address: str) -> bool:
        """One more live stream, if there is room for it; `leave` ends it."""
        if self.streams and self._streams[address] >= self.streams:
            return False
        self._streams[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._streams[address] -= 1
        if self._streams[address] <= 0:
            del self._streams[address]


def unlimited() -> Limits:
    return Limits(per_second=0, tables=0, streams=0)
