"""Whether tables can be read and written: found out by writing, once a second however many ask."""

import asyncio
import time

from .store import Store, StoreAway

FRESH = 1.0  # seconds an answer is good for


class Health:
    """The health of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._known_until = 0.0
        self._trouble: str | None = None

    async def check(self) -> None:
        """StoreAway where tables cannot be kept."""
        async with self._asking:
            if time.monotonic() >= self._known_until:
                self._trouble = await self._trouble_now()
                self._known_until = time.monotonic() + FRESH
        if self._trouble is not None:
            raise StoreAway(self._trouble)

    async def _trouble_now(self) -> str | None:
        try:
            await self._store.beat(time.time_ns() // 1_000_000)
        except StoreAway as error:
            return str(error)
        return None
