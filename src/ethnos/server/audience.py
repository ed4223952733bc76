"""Those who look on: snapshots, live streams, and who is present."""

import contextlib
from collections.abc import Callable

from .house import House
from .presence import Attendance, PresenceElsewhere
from .room import Listener, Room
from .store import StoreAway
from .tabletop import messages as m
from .tabletop.conduct import check_viewer
from .tabletop.fair_play import GRACE, has_rivals
from .tabletop.table import Table
from .tabletop.telling import Viewer, encode, replay, snapshot
from .tokens import new_id

LONG_AGO = 200  # entries missed after which a snapshot is the better answer


class Audience:
    """Everybody who listens at the tables of a house, here and at its other processes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.presence = PresenceElsewhere()
        self.attendance = Attendance(lambda: house.pulse.awake_since)
        self.me = new_id()
        self.ears: dict[str, Callable[[str], None]] = {}  # what is done with other topics
        house.store.listen(self._heard, house.refresh_all)

    async def snapshot(self, table_id: str, holder: str | None, viewer: Viewer) -> m.Snapshot:
        async with self.house.at(table_id) as room:
            check_viewer(room.table, holder, viewer)
            return self._snapshot(room, holder, viewer)

    def _snapshot(self, room: Room, holder: str | None, viewer: Viewer) -> m.Snapshot:
        return snapshot(room.table, holder, viewer, self._whereabouts(room), self.house.now())

    async def join(
        self, table_id: str, listener: Listener, after: int | None, address: str, affords: Callable[[], bool]
    ) -> tuple[Room, list[bytes]]:
        """Begin to listen: what to send first; the rest comes through the listener's queue.

        Whoever has missed too much, or cannot afford that it is told again, gets a snapshot instead.
        """
        async with self.house.at(table_id, -1 if after is None else after) as room:
            check_viewer(room.table, listener.holder, listener.viewer)
            seq = room.table.seq
            known = after is not None and after >= 0 and seq - LONG_AGO <= after <= seq
            resumed = known and (after == seq or affords())
            first = [] if resumed else [encode(self._snapshot(room, listener.holder, listener.viewer))]
            room.join(listener)
        if after is not None and resumed and after < seq:
            try:  # the table goes on meanwhile: what happens now waits in the listener's queue
                first = await self.missed(room, listener, after, seq, address)
            except BaseException:
                room.part(listener)
                raise
        self._presence_changed(room)
        return room, first

    async def missed(self, room: Room, listener: Listener, after: int, seq: int, address: str) -> list[bytes]:
        """The messages after an entry up to another, exactly as they were sent to whoever was there."""
        entries = (await self.house.read(room.row.id))[1]
        known = [entry for entry in entries if entry.seq <= seq]
        table = Table(room.row.id, room.row.secret, room.row.rules_version)
        who = (listener.viewer, listener.holder)
        return await self.house.brief.work(address, lambda: replay(table, known, after, who))

    def is_missed(self, table_id: str, holder: str | None, viewer: Viewer) -> bool:
        """Whether somebody comes to their own seat in a game with others, and nobody listens there.

        They must not be kept out by others behind the same address, and a bot put in for them.
        """
        room = self.house.rooms.get(table_id)
        if room is None or viewer is None or viewer not in room.table.seats_of(holder):
            return False
        return has_rivals(room.table, viewer) and viewer not in self.present(room)

    def part(self, room: Room, listener: Listener) -> None:
        room.part(listener)
        self._presence_changed(room)

    def present(self, room: Room) -> set[int]:
        return room.present | self.presence.elsewhere(room.row.id)

    def is_attended(self, room: Room) -> bool:
        """Whether anybody looks on, a spectator among them."""
        return bool(room.listeners or self.presence.elsewhere(room.row.id))

    def absent(self, room: Room) -> dict[int, int]:
        """The seats whose person is not connected, and since when."""
        here = self._note(room)
        people = {seat: chair.acted for seat, chair in enumerate(room.table.chairs) if chair.person is not None}
        gone = {seat: self.attendance.gone_since(room.row.id, seat) for seat in people if seat not in here}
        return {seat: max(since, people[seat]) for seat, since in gone.items()}  # not before they sat down

    def came(self, room: Room, seat: int) -> int:
        """When the person of a seat came, if they had been away for long."""
        self._note(room)
        return self.attendance.came(room.row.id, seat)

    def _note(self, room: Room) -> set[int]:
        here = self.present(room)
        self.attendance.note(room.row.id, here, self.house.now())
        return here

    def _whereabouts(self, room: Room) -> m.Presence:
        leaving = tuple(m.Leaving(seat, since + GRACE) for seat, since in sorted(self.absent(room).items()))
        return m.Presence(tuple(sorted(self.present(room))), leaving)

    def _presence_changed(self, room: Room) -> None:
        self._tell_presence(room)
        if not self.house.store.single and not self.house.closing:
            self.house.spawn(self._say_presence(room))

    def _tell_presence(self, room: Room) -> None:
        room.broadcast(encode(self._whereabouts(room)))

    async def _say_presence(self, room: Room) -> None:
        with contextlib.suppress(StoreAway):
            await self.house.store.shout("presence", PresenceElsewhere.spoken(self.me, room.row.id, room.present))

    async def repeat_presence(self) -> None:
        """Say again who is here, before the others stop believing it."""
        self.presence.forget()
        for table_id in self.attendance.watched():
            room = self.house.rooms.get(table_id)
            here = self.presence.elsewhere(table_id) if room is None else self.present(room)
            self.attendance.note(table_id, here, self.house.now())
        self.attendance.forget(self.house.now())
        if not self.house.store.single:
            for room in [room for room in self.house.rooms.values() if room.listeners]:
                await self._say_presence(room)

    async def _heard(self, topic: str, text: str) -> None:
        if topic == "entry":
            await self.house.refresh(text)
            return
        if topic == "changed":
            await self.house.look_again(text)
            return
        if topic in self.ears:
            self.ears[topic](text)
            return
        table_id = PresenceElsewhere.table_in(text)
        self.presence.heard(text)
        room = self.house.rooms.get(table_id)
        if room is None:
            self.attendance.note(table_id, self.presence.elsewhere(table_id), self.house.now())
        else:
            self._tell_presence(room)
