"""How much one address may ask for, so that nobody can spoil it for the others."""

import asyncio
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

REMEMBERED = 20_000  # addresses
FOR_MISSED = 2  # times the streams that an address may have, for those whom rivals could replace
FRESH = 30.0  # seconds another process's word about its streams is believed


@dataclass
class Limits:
    """Quotas by address; zero means no limit."""

    per_second: float = 20.0
    burst: float = 120.0
    tables: int = 30  # unfinished ones of the last day that an address has made
    studies: int = 100  # kept in the last day
    reviews: int = 100  # begun in a day
    streams: int = 40
    connections: int = 200
    body: int = 16_384
    shared: bool = False  # whether other processes want to know what is spent here
    _left: "OrderedDict[str, tuple[float, float]]" = field(default_factory=OrderedDict)
    _streams: "Counter[str]" = field(default_factory=Counter)
    _spent: dict[str, float] = field(default_factory=dict)  # since the others were last told
    _elsewhere: dict[str, dict[str, tuple[int, float]]] = field(default_factory=dict)
    _counting: "WeakValueDictionary[str, asyncio.Lock]" = field(default_factory=WeakValueDictionary)

    def take(self, address: str, cost: float, later: float = 0.0) -> float:
        """Spend from an address's bucket: 0, or the seconds to wait until that and what comes later is in it."""
        if not self.per_second:
            return 0.0
        left = self._now_left(address)
        short = cost + later - left
        self._keep(address, left if short > 0 else left - cost)
        if self.shared and short <= 0:
            self._note(address, cost)
        return max(0.0, short / self.per_second)

    def give_back(self, address: str, cost: float) -> None:
        """What was paid for came to nothing."""
        if not self.per_second:
            return
        self._keep(address, min(self.burst, self._now_left(address) + cost))
        if self.shared:
            self._note(address, -cost)

    def _now_left(self, address: str) -> float:
        now = time.monotonic()
        left, then = self._left.get(address, (self.burst, now))
        return min(self.burst, left + (now - then) * self.per_second)

    def _keep(self, address: str, left: float) -> None:
        self._left[address] = (left, time.monotonic())
        self._left.move_to_end(address)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)

    def forget(self) -> None:
        """Those with all they may have; of them there is nothing to know. The longest untouched come first."""
        while self._left and self._now_left(next(iter(self._left))) >= self.burst:
            self._left.popitem(last=False)

    def counting(self, address: str) -> asyncio.Lock:
        """Held while what an address has is counted and one more is written: of many at once none is overlooked."""
        return self._counting.setdefault(address, asyncio.Lock())

    def enter(self, address: str, missed: bool = False) -> bool:
        """One more live stream, if there is room for it; `leave` ends it. For those who are missed there is more."""
        most = self.streams * FOR_MISSED if missed else self.streams
        if most and self._streams[address] + self._streams_elsewhere(address) >= most:
            return False
        self._count(address, 1)
        return True

    def leave(self, address: str) -> None:
        self._count(address, -1)

    def _count(self, address: str, more: int) -> None:
        self._streams[address] += more
        if self._streams[address] <= 0:
            del self._streams[address]
        if self.shared:
            self._note(address, 0)

    def _note(self, address: str, points: float) -> None:
        self._spent[address] = self._spent.get(address, 0) + points

    # Other processes of the same database

    def news(self, whole: bool) -> dict[str, tuple[float, int]]:
        """What addresses spent since this was last asked, and their streams; `whole`: of all that have streams."""
        spent, self._spent = self._spent, {}
        told = {*spent, *(self._streams if whole else ())}
        if whole:
            self._forget_the_gone()
        return {address: (spent.get(address, 0), self._streams[address]) for address in told}

    def spent_elsewhere(self, process: str, address: str, points: float, streams: int) -> None:
        """Another process's word. A debt is never larger than a burst."""
        if self.per_second:
            self._keep(address, max(-self.burst, self._now_left(address) - points))
        said = self._elsewhere.setdefault(address, {})
        said[process] = (streams, time.monotonic() + FRESH)
        if not streams:
            del said[process]
        if not said:
            del self._elsewhere[address]

    def _forget_the_gone(self) -> None:
        """Processes that have not said for long that they have streams of an address."""
        now = time.monotonic()
        for address, said in list(self._elsewhere.items()):
            fresh = {process: word for process, word in said.items() if word[1] > now}
            if fresh:
                self._elsewhere[address] = fresh
            else:
                del self._elsewhere[address]

    def _streams_elsewhere(self, address: str) -> int:
        now = time.monotonic()
        return sum(streams for streams, until in self._elsewhere.get(address, {}).values() if until > now)


def unlimited() -> Limits:
    return Limits(per_second=0, tables=0, studies=0, reviews=0, streams=0, connections=0)
