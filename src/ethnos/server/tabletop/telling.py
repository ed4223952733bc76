"""From a table and its newest entry to what each viewer is told.

A viewer is a seat, or None for a spectator. Everything about the game comes from a
`Follower`, which sees what `observe` lets that seat see; a message is a function of
the log and the viewer alone, so that whoever resumes is told exactly what was missed.
"""

from collections.abc import Iterable

import msgspec

from ...game import Event, Game
from ...game.choices import choices
from ...game.events import AgeScored
from ...game.timeline import Follower
from ...words import Card, Unspoken, unspoken
from ...words.names import cards_of
from . import entries as e
from . import messages as m
from .narrating import narrated
from .table import Status, Table
from .undoing import others_asked, who_can_undo
from .written_view import Written, WrittenView

Viewer = int | None
SEATING = (
    e.Created,
    e.SeatKept,
    e.Seated,
    e.BotSeated,
    e.Left,
    e.StoodIn,
    e.Returned,
    e.Resigned,
    e.HostPassed,
    e.Moved,
    e.Started,
    e.RematchMade,
    e.Ended,
    e.Aborted,
)
encode = msgspec.json.Encoder().encode
Sayings = list[tuple[tuple[Event, ...], Written, Written]]  # events, and as JSON they and what they say
NOT_SHOWN = msgspec.Raw(b"null")


def info(table: Table, holder: str | None) -> m.TableInfo:
    mine = table.seats_of(holder)
    agreed = table.agreement
    return m.TableInfo(
        id=table.id,
        code=table.code if _may_know_code(table, holder) else None,
        status=table.status.value,
        seats=tuple(_seat(table, seat, seat in mine) for seat in range(len(table.chairs))),
        host=holder is not None and holder == table.host,
        preset=agreed.preset,
        tribes=agreed.tribes,
        clock=agreed.clock,
        open=agreed.open,
        hints=agreed.hints,
        spectators=agreed.spectators,
        shared=agreed.shared,
        from_record=agreed.record is not None,
        rules_version=table.rules_version,
        commitment=table.commitment,
        rematch=table.rematch,
        aborted=table.aborted,
        stopped=table.stopped,
    )


def _may_know_code(table: Table, holder: str | None) -> bool:
    """Whoever is at the table, where a code is enough to sit down."""
    known = table.agreement.open or holder == table.host or bool(table.seats_of(holder))
    return known and table.status != Status.OVER and not table.invited_only


def _seat(table: Table, seat: int, yours: bool) -> m.SeatInfo:
    chair = table.chairs[seat]
    left = chair.holder is None and chair.bot is None
    kind = "free" if left else "bot" if chair.bot else "person"
    away, kept = chair.stand_in is not None, chair.kept is not None
    return m.SeatInfo(seat, kind, chair.name, chair.player, away, yours, chair.resigned, kept)  # type: ignore[arg-type]


def clock_of(table: Table) -> m.ClockState | None:
    clocks = table.clocks
    return None if clocks is None else m.ClockState(clocks.running, clocks.deadline, tuple(clocks.reserves))


def undo_of(table: Table) -> m.UndoInfo | None:
    wish = table.undo
    if wish is None:
        return None
    waiting = [seat for seat in others_asked(table, wish.seat, wish.decisions) if seat not in wish.agreed]
    return m.UndoInfo(wish.seat, tuple(waiting))


def motion_of(table: Table) -> m.MotionInfo | None:
    made = table.motion
    if made is None:
        return None
    return m.MotionInfo(made.seat, made.target, tuple(sorted(made.agreed)), made.waits_for, made.needed)


def hand_of(follower: Follower, seat: Viewer) -> tuple[Card, ...] | None:
    return None if seat is None else cards_of(follower.hand)


def position(game: Game, viewer: Viewer, asked: int | None) -> m.SeenGame:
    """The game for a viewer; where nothing is asked, nothing may be chosen."""
    seen = game.view(viewer)
    hand = None if viewer is None else seen.players[viewer].hand
    return m.SeenGame(
        view=game.view(None),
        hand=hand,
        asked=asked,
        sheets=tuple(game.sheets),
        result=game.result,
        choices=None if viewer is None or asked is None else choices(game.observe(viewer)),
    )


def says(game: Game, events: Iterable[Event]) -> tuple[Unspoken, ...]:
    return tuple(unspoken(event.phrase(game.names)) for event in events)


def snapshot(table: Table, holder: str | None, viewer: Viewer, presence: m.Presence, now: int) -> m.Snapshot:
    return m.Snapshot(
        seq=table.seq,
        now=now,
        seat=viewer,
        table=info(table, holder),
        game=None if table.game is None else position(table.game, viewer, table.asked),
        clock=clock_of(table),
        undo=undo_of(table),
        can_undo=viewer in who_can_undo(table),
        motion=motion_of(table),
        present=presence.present,
        leaving=presence.leaving,
    )


class Teller:
    """Tells what each entry brought to those who listen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._followers: dict[Viewer, Follower] = {}
        self._written = WrittenView()

    def listen(self, viewer: Viewer) -> None:
        if self.table.game is not None and viewer not in self._followers:
            self._followers[viewer] = self.table.game.follow(viewer)

    def unlisten(self, viewer: Viewer) -> None:
        self._followers.pop(viewer, None)
        if self.table.game is not None:
            self.table.game.unfollow(viewer)

    def tell(self, entry: e.Entry, listeners: Iterable[tuple[Viewer, str | None]]) -> list[bytes]:
        """The message about the newest entry for each listener: a viewer, and whose token listens.

        What all are told is written once; each message goes on with what this viewer alone is told.
        """
        seats_changed = isinstance(entry.what, SEATING)
        public = self._public(entry, self._public_view() if self._shows(entry) else None)
        shared = encode(public)
        able, said = who_can_undo(self.table), Sayings()
        own: dict[Viewer, m.OwnNews] = {}
        written: dict[tuple[Viewer, str | None], bytes] = {}
        messages = []
        for viewer, holder in listeners:
            key = (viewer, holder if seats_changed else None)
            if key not in written:
                if viewer not in own:
                    own[viewer] = self._own(entry, viewer, public, able, said)
                mine = own[viewer]
                if seats_changed:
                    mine = msgspec.structs.replace(mine, table=info(self.table, holder))
                written[key] = _joined(shared, encode(mine))
            messages.append(written[key])
        return messages

    def news(self, entry: e.Entry, viewer: Viewer) -> m.News:
        """What an entry brought a viewer, without the position after it."""
        public = self._public(entry, NOT_SHOWN if self._shows(entry) else None)
        own = self._own(entry, viewer, public, [], [])
        return msgspec.structs.replace(public, view=None, **msgspec.structs.asdict(own))

    def _shows(self, entry: e.Entry) -> bool:
        """Whether an entry is told with the game as it is then."""
        return self.table.game is not None and not isinstance(entry.what, e.Phrased)

    def _public_view(self) -> msgspec.Raw:
        assert self.table.game is not None
        self.listen(None)
        return self._written.write(self._followers[None].view, self.table.game.names)

    def _public(self, entry: e.Entry, view: msgspec.Raw | None) -> m.News:
        """What everybody is told of an entry; `view` is what all see after it, None where no game is shown."""
        table, what = self.table, entry.what
        game = None if view is None else table.game
        return m.News(
            seq=entry.seq,
            kind=entry.kind,
            at=entry.at,
            by=entry.seat,
            told=narrated(table, what),
            phrase=what.phrase if isinstance(what, e.Phrased) else None,
            rematch=what.table if isinstance(what, e.RematchMade) else None,
            view=view,
            asked=None if game is None else table.asked,
            clock=None if game is None else clock_of(table),
            undo=None if game is None else undo_of(table),
            motion=None if game is None else motion_of(table),
            result=None if game is None else game.result,
        )

    def _own(self, entry: e.Entry, viewer: Viewer, public: m.News, able: list[int], said: Sayings) -> m.OwnNews:
        """What an entry brought one viewer beside that, of whom `able` can undo; `said` is what others were told."""
        table = self.table
        if table.game is None or public.view is None:
            return m.OwnNews()
        events = self._events(table.game, entry.what, viewer)
        told, words = _said(table.game, events, said)
        scored = any(isinstance(event, AgeScored) for event in events)
        asked = viewer is not None and viewer == table.seat_to_act and public.view is not NOT_SHOWN
        return m.OwnNews(
            events=told,
            says=words,
            hand=hand_of(self._followers[viewer], viewer),
            can_undo=viewer in able,
            choices=choices(self._followers[viewer].view) if asked else None,
            sheets=tuple(table.game.sheets) if scored else None,
        )

    def _events(self, game: Game, what: e.What, viewer: Viewer) -> tuple[Event, ...]:
        self.listen(viewer)
        if isinstance(what, e.Started):  # the first deal came with the game, or all that a record tells
            return tuple(game.copy().events_for(viewer))
        return tuple(self._followers[viewer].news())


def _said(game: Game, events: tuple[Event, ...], said: Sayings) -> tuple[Written, Written]:
    """Events and what they say, written once for all who are told the same; nothing is not written at all."""
    for same, told, words in said:
        if same == events:
            return told, words
    if not events:
        return (), ()
    told, words = msgspec.Raw(encode(events)), msgspec.Raw(encode(says(game, events)))
    said.append((events, told, words))
    return told, words


def _joined(shared: bytes, own: bytes) -> bytes:
    """Two JSON objects as one."""
    return shared if own == b"{}" else b"%b,%b" % (shared[:-1], own[1:])


def replay(table: Table, log: Iterable[e.Entry], after: int, listener: tuple[Viewer, str | None]) -> list[bytes]:
    """What a listener was told after an entry, from a table not yet begun and its whole log."""
    teller = Teller(table)
    messages = []
    for entry in log:
        if entry.seq == after + 1:
            teller.listen(listener[0])
        table.add(entry)
        if entry.seq > after:
            messages.extend(teller.tell(entry, [listener]))
    return messages


def retell(table: Table, log: Iterable[e.Entry], viewer: Viewer) -> list[m.News]:
    """The whole story for a viewer, without the positions on the way."""
    teller = Teller(table)
    told = []
    for entry in log:
        table.add(entry)
        told.append(
            msgspec.structs.replace(
                teller.news(entry, viewer),
                hand=None,
                clock=None,
                asked=None,
                undo=None,
                can_undo=False,
                motion=None,
            )
        )
    return told
