"""What somebody has asked the others at a table, until they have answered."""

from dataclasses import dataclass

from .agreement import SECOND
from .clocks import TurnKey

EXPIRES = 10 * 60 * SECOND  # nobody's silence of then counts for a motion of long ago


@dataclass
class UndoWish:
    seat: int
    asked: int
    decisions: int
    agreed: set[int]


@dataclass
class Motion:
    """What is being voted on: a bot at `target`, or the end of the game."""

    seat: int
    target: int | None
    turn: TurnKey | None  # the target's, which is waited for
    voters: tuple[int, ...]
    needed: int
    at: int
    agreed: set[int]
    refused: set[int]

    def expired(self, now: int) -> bool:
        return now > self.at + EXPIRES

    @property
    def carried(self) -> bool:
        return len(self.agreed.intersection(self.voters)) >= self.needed

    @property
    def lost(self) -> bool:
        """Whether it was taken back, or too many have refused."""
        return self.seat in self.refused or len(self.voters) - len(self.refused) < self.needed

    @property
    def waits_for(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.voters if seat not in self.agreed | self.refused)
