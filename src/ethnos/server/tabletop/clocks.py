"""Clocks: how long the seat that is asked may still think.

The time of a turn counts from the entry that began it, and what was used of it stays used:
neither undoing nor letting a bot stand in and returning begins a turn anew. What passes
while a bot stands in counts too, should the person return within the turn; where the bot
plays it to its end, nothing is taken. Everything follows from the times of the log's entries.
"""

from .agreement import SECOND, Clock, ReserveClock, TurnClock

RECALLED = 16  # turns whose used time is remembered, should they be undone
WELCOME = 10 * SECOND  # what a person has at least of a reserve who returns after a bot was put in for them
TurnKey = tuple[int, int, int]  # the age, the turn in it, and whose it is


class Clocks:
    """The clocks of one game, all times in milliseconds."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.reserves = [clock.seconds * SECOND if isinstance(clock, ReserveClock) else 0] * players
        self.running: int | None = None
        self._since = 0  # the last entry
        self._turn: TurnKey | None = None
        self._used: dict[TurnKey, int] = {}
        self._unpaid = 0  # what passed of this turn while a bot stood in
        self._paid = 0  # what this turn has taken from a reserve
        self._furthest = (0, 0, 0)  # the turn up to which increments were given: undoing gains no time
        self._welcomed: set[int] = set()  # seats that had their breath, and no turn of theirs has ended since

    def stop(self, at: int) -> None:
        """Count what has passed, and take it from the seat whose clock runs."""
        passed = at - self._since
        if self._turn is not None:
            self._used[self._turn] = self._used.get(self._turn, 0) + passed
        if self.running is None:
            self._unpaid += passed
        else:
            self._pay(self.running, passed)
        self.running = None
        self._since = at

    def run(self, seat: int | None, turn: TurnKey | None, at: int) -> None:
        """Let a person's clock run (None: nobody's) in a turn."""
        was = self._turn
        self.stop(at)
        if turn != was:
            self._unpaid = self._paid = 0
        if was is not None and turn is not None and turn > max(was, self._furthest):
            if isinstance(self.clock, ReserveClock):
                self.reserves[was[2]] += self.clock.increment * SECOND
            self._welcomed.discard(was[2])
            self._furthest = turn
        self._turn = turn
        self.running = seat
        if seat is not None:
            self._pay(seat, self._unpaid)
            self._unpaid = 0
        while len(self._used) > RECALLED:
            del self._used[min(self._used)]

    def _pay(self, seat: int, spent: int) -> None:
        if isinstance(self.clock, ReserveClock):
            taken = min(spent, self.reserves[seat])
            self.reserves[seat] -= taken
            self._paid += taken

    def withdraw(self, at: int) -> None:
        """The question is taken back by whoever decided before: it costs nothing to have thought about it."""
        self.stop(at)
        if self._turn is not None:
            self.reserves[self._turn[2]] += self._paid
            self._used.pop(self._turn, None)
        self._paid = 0

    def sleep(self, time: int) -> None:
        """So much of the time since the last entry was no time to think."""
        self._since += time

    def welcome(self, seat: int) -> None:
        """Whoever returns to an empty reserve can take a breath: once for each turn that was played."""
        if isinstance(self.clock, ReserveClock) and seat not in self._welcomed:
            self.reserves[seat] = max(self.reserves[seat], self.clock.increment * SECOND, WELCOME)
            self._welcomed.add(seat)

    def has_time(self, turn: TurnKey) -> bool:
        """Whether an earlier turn that is come back to would have any time left."""
        if isinstance(self.clock, TurnClock):
            return self._used.get(turn, 0) < self.clock.seconds * SECOND
        return not isinstance(self.clock, ReserveClock) or self.reserves[turn[2]] > 0

    @property
    def deadline(self) -> int | None:
        """When the running clock is out."""
        if self.running is None:
            return None
        if isinstance(self.clock, TurnClock):
            used = 0 if self._turn is None else self._used.get(self._turn, 0)
            return self._since + self.clock.seconds * SECOND - used
        if isinstance(self.clock, ReserveClock):
            return self._since + self.reserves[self.running]
        return None
