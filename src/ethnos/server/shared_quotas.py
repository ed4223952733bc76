"""Quotas that hold over all processes of a database: what an address spends at one counts at the others.

Once a second a process tells the others what was spent here, and by whom. That is heard or missed;
nothing of it is kept. Whoever is quick can spend a burst at each of them, and pays it back.
"""

import asyncio
import contextlib
import json

from .audience import Audience
from .limits import Limits
from .store import StoreAway

TOPIC = "spent"
EVERY = 1.0  # seconds
REPEATED = 10  # times after which the streams that are open are told again
AT_ONCE = 50  # addresses in a word to the others, which may have 8,000 bytes
MOST = 1000  # addresses told of


class SharedQuotas:
    """Tells and hears what addresses spent."""

    def __init__(self, limits: Limits, audience: Audience) -> None:
        self.limits = limits
        self.audience = audience
        audience.ears[TOPIC] = self.hear
        self._rounds = 0

    async def run(self) -> None:
        house = self.audience.house
        while not house.closing:
            await asyncio.sleep(EVERY)
            with contextlib.suppress(StoreAway):
                for text in self.spoken():
                    await house.store.shout(TOPIC, text)

    def spoken(self) -> list[str]:
        """What the others have not been told yet."""
        self._rounds += 1
        news = sorted(self.limits.news(whole=self._rounds % REPEATED == 0).items(), key=lambda one: -one[1][0])
        parts = [news[at : at + AT_ONCE] for at in range(0, min(len(news), MOST), AT_ONCE)]
        return [json.dumps([self.audience.me, dict(some)]) for some in parts]

    def hear(self, text: str) -> None:
        process, news = json.loads(text)
        for address, (points, streams) in news.items():
            self.limits.spent_elsewhere(process, address, points, streams)
