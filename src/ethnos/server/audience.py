"""Those who look on: snapshots, live streams, and who is present."""

import asyncio
import contextlib

from .house import House, now_ms
from .presence import PresenceElsewhere
from .room import Listener, Room
from .store import StoreAway
from .tabletop import messages as m
from .tabletop.conduct import check_viewer
from .tabletop.table import Table
from .tabletop.telling import Viewer, encode, replay, snapshot
from .tokens import new_id

LONG_AGO = 400  # entries missed after which a snapshot is the better answer


class Audience:
    """Everybody who listens at the tables of a house, here and at its other processes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.presence = PresenceElsewhere()
        self.me = new_id()
        house.store.listen(self._heard, house.refresh_all)

    async def snapshot(self, table_id: str, holder: str | None, viewer: Viewer) -> m.Snapshot:
        async with self.house.at(table_id) as room:
            check_viewer(room.table, holder, viewer)
            return self._snapshot(room, holder, viewer)

    def _snapshot(self, room: Room, holder: str | None, viewer: Viewer) -> m.Snapshot:
        return snapshot(room.table, holder, viewer, self.present(room), now_ms())

    async def join(self, table_id: str, listener: Listener, after: int | None) -> tuple[Room, list[bytes]]:
        """Begin to listen: what to send first; the rest comes through the listener's queue."""
        async with self.house.at(table_id) as room:
            check_viewer(room.table, listener.holder, listener.viewer)
            if after is None or not room.table.seq - LONG_AGO <= after <= room.table.seq or after < 0:
                first = [encode(self._snapshot(room, listener.holder, listener.viewer))]
            else:
                first = await self.missed(room, listener, after)
            room.join(listener)
        self._presence_changed(room)
        return room, first

    async def missed(self, room: Room, listener: Listener, after: int) -> list[bytes]:
        """The messages after an entry, exactly as they were sent to whoever was there."""
        if after == room.table.seq:
            return []
        entries = (await self.house.read(room.row.id))[1]
        known = [entry for entry in entries if entry.seq <= room.table.seq]
        table = Table(room.row.id, room.row.secret, room.row.rules_version)
        who = (listener.viewer, listener.holder)
        return await asyncio.to_thread(replay, table, known, after, who)

    def part(self, room: Room, listener: Listener) -> None:
        room.part(listener)
        self._presence_changed(room)

    def present(self, room: Room) -> set[int]:
        return room.present | self.presence.elsewhere(room.row.id)

    def _presence_changed(self, room: Room) -> None:
        self._tell_presence(room)
        if not self.house.store.single and not self.house.closing:
            self.house.spawn(self._say_presence(room))

    def _tell_presence(self, room: Room) -> None:
        room.broadcast(encode(m.Presence(tuple(sorted(self.present(room))))))

    async def _say_presence(self, room: Room) -> None:
        with contextlib.suppress(StoreAway):
            await self.house.store.shout("presence", PresenceElsewhere.spoken(self.me, room.row.id, room.present))

    async def repeat_presence(self) -> None:
        """Say again who is here, before the others stop believing it."""
        if not self.house.store.single:
            for room in [room for room in self.house.rooms.values() if room.listeners]:
                await self._say_presence(room)

    async def _heard(self, topic: str, text: str) -> None:
        if topic == "entry":
            await self.house.refresh(text)
            return
        room = self.house.rooms.get(self.presence.heard(text))
        if room is not None:
            self._tell_presence(room)
