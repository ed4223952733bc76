"""What has happened in a game, step by step: positions, decisions, and what each viewer was told."""

from bisect import bisect_left
from typing import NamedTuple, Self

from ..rules import NOBODY, State
from ..rules.facade.play import deal_from, look, look_beside, play
from ..rules.facade.spelling import Spelling
from ..rules.state import ViewRecord
from ..rules.view import observe
from .decisions import Decision
from .events import Event
from .story import between, sees_more


class Played(NamedTuple):
    """One decision of the game's history."""

    age: int
    turn: int
    seat: int
    decision: Decision
    spelling: Spelling
    drawn: tuple[int, ...]  # what it brought from the deck, Dragons included, in order


class _Stream:
    """The events one viewer has been told, and where each step began."""

    def __init__(self, view: ViewRecord) -> None:
        self.view = view
        self.events: list[Event] = []
        self.marks: list[int] = []

    def tell(self, after: ViewRecord) -> None:
        self.marks.append(len(self.events))
        self.events.extend(between(self.view, after))
        self.view = after


class Follower:
    """Keeps up with a game for one viewer: what they see now, and what they have not been told yet.

    `view` is good until the next step.
    """

    def __init__(self, seat: int, view: ViewRecord) -> None:
        self.seat = seat
        self.view = view
        self._news: list[Event] = []

    def tell(self, after: ViewRecord, happened: list[Event]) -> None:
        self._news.extend(happened)
        self.view = after

    def look_again(self, view: ViewRecord) -> None:
        """Decisions were taken back."""
        self.view = view
        self._news.clear()

    def news(self) -> list[Event]:
        """What happened since this was last asked."""
        told, self._news = self._news, []
        return told


class _SpareViews:
    """Views that nobody reads any more, to be written over instead of making new ones.

    Making a view takes longer than filling one, and a host follows thousands of games with a new
    view at every step. Who takes a view is its one owner until it is given back; it must be given
    back only when nobody reads it any more, because the next owner writes over it. Taking and
    giving are one list operation each, so games of several threads can share the views.
    """

    def __init__(self) -> None:
        self._views: list[ViewRecord] = []

    def take(self) -> ViewRecord:
        """A view with anything in it: to be filled by `observe`, which writes every field."""
        try:
            return self._views.pop()
        except IndexError:
            return ViewRecord()

    def give_back(self, view: ViewRecord) -> None:
        self._views.append(view)


_SPARE = _SpareViews()


class _Following:
    """Everybody who keeps up with a game; what is public they share.

    It owns one public view, `_public`. The followers' views borrow its fields (`look_beside`) and
    tell what changed by comparing the view before with the one after. So at every step there are
    two public views for a moment, and the one before is given back once all followers have turned
    to the one after. A reader of `Follower.view` is told that it is good until the next step.

    What happened is told once for all; a seat that may be told more is told it by its own views.
    """

    def __init__(self, now: State) -> None:
        self.followers: dict[int, Follower] = {}
        self._public = look(now, NOBODY)

    def join(self, seat: int, now: State) -> Follower:
        if seat not in self.followers:
            self.followers[seat] = Follower(seat, self._look_for(seat, now))
        return self.followers[seat]

    def tell(self, after: State) -> None:
        before = self._look(after)
        public = between(before, self._public)
        for seat, follower in self.followers.items():
            view = self._look_for(seat, after)
            follower.tell(view, between(follower.view, view) if sees_more(before, seat) else public)
        _SPARE.give_back(before)

    def look_again(self, now: State) -> None:
        before = self._look(now)
        for seat, follower in self.followers.items():
            follower.look_again(self._look_for(seat, now))
        _SPARE.give_back(before)

    def _look_for(self, seat: int, now: State) -> ViewRecord:
        return self._public if seat == NOBODY else look_beside(self._public, now, seat)

    def _look(self, now: State) -> ViewRecord:
        """Look once for all; the view before, which the caller gives back when nobody reads it any more."""
        after = _SPARE.take()
        observe(now, NOBODY, after)
        before, self._public = self._public, after
        return before


class Timeline:
    """The steps of a game: a step is a decision or a deal.

    Only every so many positions are kept; those between are played again when asked for.
    """

    KEPT = 32

    def __init__(self) -> None:
        self.history: list[Played] = []
        self._steps: list[Played | list[int]] = []  # a deal is its deck
        self._decided: list[int] = []  # which steps are the decisions of the history
        self._positions: list[bytes] = []  # before every KEPT-th step
        self._streams: dict[int, _Stream] = {}
        self._following: _Following | None = None

    def copy(self) -> Self:
        twin = type(self)()
        twin.history, twin._steps, twin._decided = list(self.history), list(self._steps), list(self._decided)
        twin._positions = list(self._positions)
        return twin

    def begin(self, before: State) -> None:
        """A step is about to be made from this position."""
        if len(self._steps) == len(self._positions) * self.KEPT:
            self._positions.append(before.to_bytes())

    def add(self, after: State, step: Played | list[int]) -> None:
        """One step more: a decision, or the deck of a deal."""
        if isinstance(step, Played):
            self.history.append(step)
            self._decided.append(len(self._steps))
        self._steps.append(step)
        for seat, stream in self._streams.items():
            stream.tell(look(after, seat))
        if self._following is not None:
            self._following.tell(after)

    def follow(self, seat: int, now: State) -> Follower:
        if self._following is None:
            self._following = _Following(now)
        return self._following.join(seat, now)

    def unfollow(self, seat: int) -> None:
        if self._following is not None:
            self._following.followers.pop(seat, None)
            if not self._following.followers:
                self._following = None

    def step_of(self, decision: int) -> int:
        """Where among the steps a decision of the history is."""
        return self._decided[decision] if decision < len(self._decided) else len(self._steps)

    def cut(self, length: int) -> State:
        """Forget all but the first steps; the position before the next one."""
        s = self.position(length)
        del self._steps[length:]
        del self._positions[-(-length // self.KEPT) :]
        del self._decided[bisect_left(self._decided, length) :]
        del self.history[len(self._decided) :]
        for seat, stream in self._streams.items():
            del stream.events[stream.marks[length] :]
            del stream.marks[length:]
            stream.view = look(s, seat)
        if self._following is not None:
            self._following.look_again(s)
        return s

    def position(self, length: int | None = None) -> State:
        """The position before a step; the last that was begun if none is given."""
        length = len(self._steps) if length is None else length
        kept = min(length // self.KEPT, len(self._positions) - 1)
        s = State.from_bytes(self._positions[kept])
        for step in self._steps[kept * self.KEPT : length]:
            _follow(s, step)
        return s

    @property
    def deals(self) -> int:
        return len(self._steps) - len(self._decided)

    def events(self, seat: int, now: State) -> list[Event]:
        return list(self._stream(seat, now).events)

    def told(self, seat: int, start: int, end: int) -> list[Event]:
        """The events of the decisions number start to end, deals included."""
        first, last = self.step_of(start) if start else 0, self.step_of(end)
        if seat in self._streams:
            stream = self._streams[seat]
            marks = [*stream.marks, len(stream.events)]
            return stream.events[marks[first] : marks[last]]
        return self._told_between(seat, first, last) if first < last else []

    def _told_between(self, seat: int, first: int, last: int) -> list[Event]:
        """Some steps alone: nobody waits for the whole story to see one of them."""
        s = self.position(first)
        stream = _Stream(look(s, seat))
        for step in self._steps[first:last]:
            _follow(s, step)
            stream.tell(look(s, seat))
        return stream.events

    def _stream(self, seat: int, now: State) -> _Stream:
        if seat not in self._streams:
            s = State.from_bytes(self._positions[0]) if self._steps else now
            stream = _Stream(look(s, seat))
            for step in self._steps:
                _follow(s, step)
                stream.tell(look(s, seat))
            self._streams[seat] = stream
        return self._streams[seat]


def _follow(s: State, step: Played | list[int]) -> None:
    if isinstance(step, Played):
        for number in step.spelling:
            play(s, number)
    else:
        deal_from(s, step)
