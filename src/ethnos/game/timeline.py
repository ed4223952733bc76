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
from .story import between, who_sees_more


class Played(NamedTuple):
    """One decision of the game's history."""

    age: int
    turn: int
    seat: int
    decision: Decision
    spelling: Spelling
    drawn: tuple[int, ...]  # what it brought from the deck, Dragons included, in order

    @property
    def turn_key(self) -> tuple[int, int, int]:
        """Which turn it belongs to; later ones are greater."""
        return self.age, self.turn, self.seat


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
    """Keeps up with a game for one viewer: what they see now, and what they have not been told yet."""

    def __init__(self, seat: int, following: "_Following") -> None:
        self.seat = seat
        self._following = following

    @property
    def view(self) -> ViewRecord:
        """What they see now; good until the next step."""
        return self._following.view_for(self.seat)

    @property
    def hand(self) -> list[int]:
        """Their own cards."""
        return self._following.eyes[self.seat].hand

    def news(self) -> list[Event]:
        """What happened since this was last asked."""
        eyes = self._following.eyes[self.seat]
        told, eyes.news = eyes.news, []
        return told


class _OwnSight:
    """One viewer's: what they see, where it was looked at since the last step, and what they were not told yet."""

    __slots__ = ("hand", "news", "view")

    def __init__(self) -> None:
        self.view: ViewRecord | None = None
        self.hand: list[int] = []
        self.news: list[Event] = []


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

    It owns one public view, `_public`. The viewers' own views borrow its fields (`look_beside`) and
    tell what changed by comparing the view before with the one after. So at every step there are
    two public views for a moment, and the one before is given back once all viewers have turned
    to the one after. A reader of `Follower.view` is told that it is good until the next step.

    What happened is told once for all; a seat that may be told more is told it by its own views.
    So only whoever was asked, and whoever is, needs a look of their own at every step; the others
    have the hand that they had, and look when somebody wants to know what they see.
    """

    def __init__(self, now: State) -> None:
        self.eyes: dict[int, _OwnSight] = {}
        self._now = now
        self._public = look(now, NOBODY)

    def join(self, seat: int) -> Follower:
        if seat not in self.eyes:
            self.eyes[seat] = _OwnSight()
            self._open(seat)
        return Follower(seat, self)

    def view_for(self, seat: int) -> ViewRecord:
        return self.eyes[seat].view or self._open(seat)

    def tell(self, after: State) -> None:
        before = self._look(after)
        public = between(before, self._public)
        told_more, next_told = who_sees_more(before), who_sees_more(self._public)
        for seat, eyes in self.eyes.items():
            told, seen = public, eyes.view
            eyes.view = None
            if seat in told_more:
                assert seen is not None  # it was to be told more: so it has looked
                told = between(seen, self._open(seat))
            elif seat in next_told:
                self._open(seat)
            eyes.news.extend(told)
        _SPARE.give_back(before)

    def look_again(self, now: State) -> None:
        """Decisions were taken back."""
        before = self._look(now)
        for seat, eyes in self.eyes.items():
            eyes.news.clear()
            self._open(seat)
        _SPARE.give_back(before)

    def _open(self, seat: int) -> ViewRecord:
        view = self._public if seat == NOBODY else look_beside(self._public, self._now, seat)
        eyes = self.eyes[seat]
        eyes.view, eyes.hand = view, view.hand[seat][: view.hand_n[seat]]
        return view

    def _look(self, now: State) -> ViewRecord:
        """Look once for all; the view before, which the caller gives back when nobody reads it any more."""
        after = _SPARE.take()
        observe(now, NOBODY, after)
        self._now = now
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
        return self._following.join(seat)

    def unfollow(self, seat: int) -> None:
        if self._following is not None:
            self._following.eyes.pop(seat, None)
            if not self._following.eyes:
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
