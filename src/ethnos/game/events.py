"""Events: what happened, as a seat may know it.

Made only from two views of that seat (`story`), so a card drawn from the deck is
named to its drawer alone. Each says its own log line.
"""

from collections.abc import Sequence
from typing import get_args

from msgspec import Struct

from ..rules.components import GIANT_CLAIM
from ..words import Card, Kingdom, Phrase
from .decisions import Question

Names = Sequence[str]
ROMAN = ("I", "II", "III")


class Score(Struct, frozen=True):
    """Glory of one seat; `place` is 1 for the best, shared by those who tie."""

    seat: int
    place: int
    glory: int


class ScoredBand(Struct, frozen=True):
    """E5: a band as it was played and as it counted."""

    leader: Card | None
    size: int
    counted: int
    glory: int


class AgeBegan(Struct, frozen=True, tag="age-began"):
    age: int
    first: int
    row: tuple[Card, ...]
    hands: tuple[Card | None, ...]  # the card dealt to each seat, where it may be seen

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-age-began", {"age": ROMAN[self.age - 1], "name": names[self.first]})


class Drew(Struct, frozen=True, tag="drew"):
    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def phrase(self, names: Names) -> Phrase:
        if self.cards is None:
            return Phrase("log-drew", {"name": names[self.seat], "count": self.count})
        return Phrase("log-drew-named", {"name": names[self.seat], "cards": self.cards})


class DragonAppeared(Struct, frozen=True, tag="dragon"):
    seat: int
    number: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-dragon", {"number": self.number})


class TookCard(Struct, frozen=True, tag="took"):
    seat: int
    card: Card

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-took", {"name": names[self.seat], "card": self.card})


class BandPlayed(Struct, frozen=True, tag="band"):
    seat: int
    leader: Card | None
    cards: tuple[Card, ...]

    def phrase(self, names: Names) -> Phrase:
        if self.leader is None:
            return Phrase("log-skeletons", {"name": names[self.seat]})
        arguments = {"name": names[self.seat], "count": len(self.cards), "leader": self.leader, "cards": self.cards}
        return Phrase("log-band", arguments)


class MarkerPlaced(Struct, frozen=True, tag="marker"):
    seat: int
    kingdom: Kingdom
    count: int
    merfolk: bool

    def phrase(self, names: Names) -> Phrase:
        arguments = {"name": names[self.seat], "kingdom": self.kingdom, "count": self.count}
        return Phrase("log-merfolk" if self.merfolk else "log-marker", arguments)


class Declined(Struct, frozen=True, tag="declined"):
    seat: int
    question: Question

    def phrase(self, names: Names) -> Phrase:
        return Phrase(f"log-no-{self.question}", {"name": names[self.seat]})


class Swam(Struct, frozen=True, tag="swam"):
    seat: int
    start: int
    space: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-swam", {"name": names[self.seat], "space": self.space})


class GiantClaimed(Struct, frozen=True, tag="giant"):
    seat: int
    size: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-giant", {"name": names[self.seat], "count": self.size, "glory": GIANT_CLAIM})


class TrollTaken(Struct, frozen=True, tag="troll"):
    seat: int
    value: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-troll", {"name": names[self.seat], "value": self.value})


class HordeJoined(Struct, frozen=True, tag="horde"):
    seat: int
    kingdom: Kingdom

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-horde", {"name": names[self.seat], "kingdom": self.kingdom})


class Discarded(Struct, frozen=True, tag="discarded"):
    seat: int
    cards: tuple[Card, ...]

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-discarded", {"name": names[self.seat], "cards": self.cards})


class Kept(Struct, frozen=True, tag="kept"):
    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def phrase(self, names: Names) -> Phrase:
        if self.cards is None:
            return Phrase("log-kept", {"name": names[self.seat], "count": self.count})
        return Phrase("log-kept-named", {"name": names[self.seat], "cards": self.cards})


class Passed(Struct, frozen=True, tag="passed"):
    seat: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-passed", {"name": names[self.seat]})


class AgeEnded(Struct, frozen=True, tag="age-ended"):
    age: int
    drawer: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-age-ended", {"age": ROMAN[self.age - 1], "name": names[self.drawer]})


class BoardScored(Struct, frozen=True, tag="board-scored"):
    """A kingdom, or the Merfolk board where `kingdom` is None."""

    kingdom: Kingdom | None
    scores: tuple[Score, ...]

    def phrase(self, names: Names) -> Phrase:
        scores = said(self.scores, names)
        if self.kingdom is None:
            return Phrase("log-merfolk-scored", {"scores": scores})
        return Phrase("log-kingdom-scored", {"kingdom": self.kingdom, "scores": scores})


class GiantScored(Struct, frozen=True, tag="giant-scored"):
    seat: int
    glory: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-giant-scored", {"name": names[self.seat], "glory": self.glory})


class Raided(Struct, frozen=True, tag="raided"):
    seat: int
    markers: int
    glory: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-raided", {"name": names[self.seat], "count": self.markers, "glory": self.glory})


class BandsScored(Struct, frozen=True, tag="bands-scored"):
    seat: int
    bands: tuple[ScoredBand, ...]
    glory: int

    def phrase(self, names: Names) -> Phrase:
        return Phrase("log-bands-scored", {"name": names[self.seat], "count": len(self.bands), "glory": self.glory})


class AgeScored(Struct, frozen=True, tag="age-scored"):
    """Everybody's Glory when an age is done."""

    age: int
    glory: tuple[int, ...]

    def phrase(self, names: Names) -> Phrase:
        scores = said([Score(seat, 0, glory) for seat, glory in enumerate(self.glory)], names)
        return Phrase("log-standing", {"age": ROMAN[self.age - 1], "scores": scores})


class GameEnded(Struct, frozen=True, tag="game-ended"):
    ranking: tuple[Score, ...]  # best first

    def phrase(self, names: Names) -> Phrase:
        winners = [score for score in self.ranking if score.place == 1]
        arguments = {"count": len(winners), "names": [names[w.seat] for w in winners], "glory": winners[0].glory}
        return Phrase("log-won", arguments)


Event = (
    AgeBegan
    | Drew
    | DragonAppeared
    | TookCard
    | BandPlayed
    | MarkerPlaced
    | Declined
    | Swam
    | GiantClaimed
    | TrollTaken
    | HordeJoined
    | Discarded
    | Kept
    | Passed
    | AgeEnded
    | BoardScored
    | GiantScored
    | Raided
    | BandsScored
    | AgeScored
    | GameEnded
)
EVENTS: tuple[type, ...] = get_args(Event)


def said(scores: Sequence[Score], names: Names) -> list[Phrase]:
    return [Phrase("log-score", {"name": names[score.seat], "glory": score.glory}) for score in scores]
