"""What people count on a real table when an age ends: all that scoring it needs, and nothing more.

Cards are not named: a band is its size, the Skeletons in it, and whether a Dwarf leads it (E5).
"""

from dataclasses import dataclass

from ..components import KINGDOMS


@dataclass(frozen=True)
class CountedBand:
    cards: int  # as played, Skeletons included
    skeletons: int = 0
    dwarf: bool = False  # leads it


@dataclass(frozen=True)
class CountedSeat:
    """What one player has. Markers, Merfolk and Hordes are whole counts: what lay there before is among them."""

    markers: tuple[int, ...] = (0,) * KINGDOMS
    bands: tuple[CountedBand, ...] = ()
    merfolk: int = 0  # the space reached
    trolls: tuple[int, ...] = ()
    claims: int = 0  # how often the Giant token was taken in this age
    horde: int = 0  # before a raid
    raids: bool = False  # in the last age everyone does (E6)


@dataclass(frozen=True)
class CountedAge:
    seats: tuple[CountedSeat, ...]
    giant: int | None = None  # who holds the token
    drawer: int | None = None  # of the third dragon; not needed for scoring
    winner: int | None = None  # by ten Skeletons (G2): the age ends there unscored


@dataclass(frozen=True)
class CountedGame:
    """The tokens of the kingdoms, None where not yet counted, and the ages so far."""

    tokens: tuple[tuple[int | None, ...], ...]
    ages: tuple[CountedAge, ...]
