"""What has happened in a game, step by step: positions, decisions, and what each viewer was told."""

from bisect import bisect_left
from typing import NamedTuple, Self

from ..rules import State
from ..rules.checked import look
from ..rules.state import View as ViewRecord
from ..rules.whole import Spelling
from .decisions import Decision
from .events import Event
from .story import between


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


class Timeline:
    """The steps of a game: a step is a decision or a deal."""

    def __init__(self) -> None:
        self.history: list[Played] = []
        self._before: list[bytes] = []  # the position before each step
        self._decided: list[int] = []  # which steps are the decisions of the history
        self._streams: dict[int, _Stream] = {}

    def __len__(self) -> int:
        return len(self._before)

    def copy(self) -> Self:
        twin = type(self)()
        twin.history, twin._before, twin._decided = list(self.history), list(self._before), list(self._decided)
        return twin

    def add(self, before: bytes, after: State, played: Played | None) -> None:
        """One step more; None for a deal."""
        if played is not None:
            self.history.append(played)
            self._decided.append(len(self._before))
        self._before.append(before)
        for seat, stream in self._streams.items():
            stream.tell(look(after, seat))

    def step_of(self, decision: int) -> int:
        """Where among the steps a decision of the history is."""
        return self._decided[decision] if decision < len(self._decided) else len(self._before)

    def cut(self, length: int) -> State:
        """Forget all but the first steps; the position before the next one."""
        s = State.from_bytes(self._before[length])
        del self._before[length:]
        del self._decided[bisect_left(self._decided, length) :]
        del self.history[len(self._decided) :]
        for seat, stream in self._streams.items():
            del stream.events[stream.marks[length] :]
            del stream.marks[length:]
            stream.view = look(s, seat)
        return s

    @property
    def deals(self) -> int:
        return len(self._before) - len(self._decided)

    def events(self, seat: int, now: State) -> list[Event]:
        return list(self._stream(seat, now).events)

    def told(self, seat: int, now: State, start: int, end: int) -> list[Event]:
        """The events of the decisions number start to end, deals included."""
        stream = self._stream(seat, now)
        marks = [*stream.marks, len(stream.events)]
        return stream.events[marks[self.step_of(start)] if start else 0 : marks[self.step_of(end)]]

    def _stream(self, seat: int, now: State) -> _Stream:
        if seat not in self._streams:
            positions = [*map(State.from_bytes, self._before), now]
            stream = _Stream(look(positions[0], seat))
            for s in positions[1:]:
                stream.tell(look(s, seat))
            self._streams[seat] = stream
        return self._streams[seat]
