"""A reviewed game as a value: what it travels and is kept as. Words are in no language yet."""

from typing import Literal

from msgspec import Struct

from ..game.decisions import Decision
from ..words import Card, Kingdom, Unspoken
from .grading import Grade

Sign = Literal["glory", "place", "marker", "merfolk", "giant", "troll", "horde", "cards", "row", "dragon", "skeletons"]


class Why(Struct, frozen=True):
    """One reason: what it is about, its words, and where on the table it points."""

    sign: Sign
    says: Unspoken
    better: bool  # whether it speaks for the better decision, or against the other
    cards: tuple[Card, ...] = ()
    kingdom: Kingdom | None = None
    other: Unspoken | None = None  # that one, where it speaks against it


class WeighedDecision(Struct, frozen=True):
    """A decision that was weighed, and the chance to win with it."""

    decision: Decision
    told: Unspoken
    chance: float
    trials: int = 0


class CurvePoint(Struct, frozen=True):
    """Everybody's chances at the beginning of a turn; the last one is the end of the game."""

    at: int  # decisions of the game before it
    age: int
    turn: int
    seat: int | None  # whose turn it is; none at the end
    chances: tuple[float, ...]  # by seat; together 1
    dragons: int


class TurningPoint(Struct, frozen=True):
    """The turns that changed a seat's chance most."""

    at: int
    seat: int
    change: float


class ReviewedDecision(Struct, frozen=True, kw_only=True):
    """A decision of the game beside the best that was found."""

    at: int
    seat: int
    age: int
    turn: int
    grade: Grade
    played: Decision
    told: Unspoken
    better: Decision | None = None  # where something was better than what was played
    better_told: Unspoken | None = None
    better_line: tuple[Decision, ...] = ()  # what would be decided after it in the same turn, as far as the game lets
    chance_played: float
    chance_better: float  # the same as `chance_played` where nothing was better
    loss: float
    reasons: tuple[Why, ...] = ()
    candidates: tuple[WeighedDecision, ...] = ()  # best first; what was played is among them


class SeatSummary(Struct, frozen=True, kw_only=True):
    """What became of a seat, and why: start + luck + own + others = end."""

    seat: int
    place: int | None  # none where the game has no end
    glory: int
    accuracy: float  # 0 to 100
    start: float
    luck: float
    own: float
    others: float
    end: float
    moments: tuple[int, ...]  # decisions to learn from, by `at`, the dearest first
    counts: dict[Grade, int]


class GameReview(Struct, frozen=True, kw_only=True):
    """A whole game, reviewed."""

    names: tuple[str, ...]
    even: float  # everybody's chance before anything is dealt
    points: tuple[CurvePoint, ...]
    turning: tuple[TurningPoint, ...]
    decisions: tuple[ReviewedDecision, ...]
    seats: tuple[SeatSummary, ...]
