"""Telling games again: long work, done in one thread beside the others' requests, and kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from .fair_thread import FairThread

KEPT = 16_000_000  # bytes of what was told


class Retelling(FairThread):
    """What was told of games, as bytes, until there is more to tell or no room for it."""

    def __init__(self) -> None:
        super().__init__("retelling")
        self._told: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[Hashable, asyncio.Task[bytes]] = {}

    async def told(self, key: Hashable, tell: Callable[[], Awaitable[bytes]]) -> bytes:
        """What `tell` tells, asked once for a key: it names everything that the bytes depend on."""
        if key in self._told:
            self._told.move_to_end(key)
            return self._told[key]
        if key not in self._coming:
            self._coming[key] = asyncio.create_task(self._tell(key, tell))
        return await asyncio.shield(self._coming[key])

    async def _tell(self, key: Hashable, tell: Callable[[], Awaitable[bytes]]) -> bytes:
        told = self._told
        try:
            found = await tell()
        finally:
            if self._coming.get(key) is asyncio.current_task():
                del self._coming[key]
        if told is not self._told:
            return found  # begun before all was forgotten: whoever waits for it has it, and nobody else will
        self._told[key] = found
        self._size += len(found)
        while self._size > KEPT:
            self._size -= len(self._told.popitem(last=False)[1])
        return found

    def forget(self) -> None:
        """Keep nothing of what was told: a log was put into other words."""
        self._told, self._coming = OrderedDict(), {}
        self._size = 0
