"""A server whose time of day a test can put forward, so that nothing waits for a clock."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethnos.server import house, keeper
from ethnos.server.keeper import Keeper
from ethnos.server.server_time import ServerTime
from ethnos.server.tabletop.agreement import DAY, SECOND
from support.devices import Device, NewDevice
from support.servers import Inside


class Time(ServerTime):
    """The time of day of one server, which can be put forward."""

    def pass_by(self, seconds: int) -> None:
        self.begin(self() + seconds * SECOND)


def noon_after(at: int) -> int:
    """Noon of the day that follows: no day ends while a test looks on, and a server's time never goes back."""
    day = DAY * SECOND
    return at // day * day + day * 3 // 2


Ticking = tuple[NewDevice, Time, list[str]]  # devices, the time, and the tables the keeper has been to


@contextlib.contextmanager
def ticking_server(folder: Path) -> Iterator[tuple[Inside, Time, list[str]]]:
    """A server, its time, and the tables its keeper has been to; the keeper goes round without pause."""
    time, attended = Time(), []
    attend = Keeper._attend

    async def noted(self: Keeper, found: Any) -> None:
        await attend(self, found)
        attended.append(found.id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "ServerTime", lambda: time)
        patch.setattr(keeper, "EVERY", 0.03)
        patch.setattr(keeper, "SLOW", 2)
        patch.setattr(Keeper, "_attend", noted)
        with Inside(f"sqlite:///{folder}/tables.sqlite") as server:
            yield server, time, attended


@contextlib.contextmanager
def devices_at(url: str) -> Iterator[NewDevice]:
    """New browsers at a server; closed at the end."""
    with contextlib.ExitStack() as made:
        yield lambda *how, **more: made.enter_context(Device(url, *how, **more))
