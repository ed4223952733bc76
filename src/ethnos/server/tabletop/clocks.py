"""Clocks: how long the seat that is asked may still think.

The time of a turn counts from the entry that began it; a bot's time is never counted.
Everything follows from the times of the log's entries.
"""

from .agreement import SECOND, Clock, ReserveClock, TurnClock

RECALLED = 16  # turns whose used time is remembered, should they be undone
WELCOME = 10 * SECOND  # what a person who returns has at least


class Clocks:
    """The clocks of one game, all times in milliseconds."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.reserves = [clock.seconds * SECOND if isinstance(clock, ReserveClock) else 0] * players
        self.running: int | None = None
        self.since = 0
        self._turn: tuple[int, int, int] | None = None
        self._furthest = (0, 0, 0)  # the turn up to which increments were given: undoing gains no time,
        self._used: dict[tuple[int, int, int], int] = {}  # nor does it begin a turn anew

    def stop(self, at: int) -> None:
        """Take what was used from the seat whose clock runs."""
        if self.running is not None and isinstance(self.clock, ReserveClock):
            self.reserves[self.running] = max(0, self.reserves[self.running] - (at - self.since))
        self.running = None

    def run(self, seat: int | None, turn: tuple[int, int, int] | None, at: int) -> None:
        """Let a person's clock run (None: nobody's); `turn` is the age, turn and seat it belongs to."""
        was, began = self._turn, self.since
        self.stop(at)
        if was is not None:
            self._used = {**dict(list(self._used.items())[-RECALLED:]), was: at - began}
        if was is not None and turn is not None and turn > max(was, self._furthest):
            if isinstance(self.clock, ReserveClock):
                self.reserves[was[2]] += self.clock.increment * SECOND
            self._furthest = turn
        self._turn = turn
        self.running = seat
        self.since = at
        if isinstance(self.clock, TurnClock) and turn is not None:
            most = self.clock.seconds * SECOND if turn == was else self.clock.seconds * SECOND - WELCOME
            self.since -= min(self._used.get(turn, 0), most)

    def welcome(self, seat: int) -> None:
        """Whoever returns can take a breath."""
        if isinstance(self.clock, ReserveClock):
            self.reserves[seat] = max(self.reserves[seat], self.clock.increment * SECOND, WELCOME)
        if self._turn is not None and self._turn[2] == seat:
            self._used.pop(self._turn, None)
            self._turn = None

    @property
    def deadline(self) -> int | None:
        """When the running clock is out."""
        if self.running is None:
            return None
        if isinstance(self.clock, TurnClock):
            return self.since + self.clock.seconds * SECOND
        if isinstance(self.clock, ReserveClock):
            return self.since + self.reserves[self.running]
        return None
