"""The names by which people and programs outside the rules speak of things.

The rules count, in small integers; everything that is written down, sent or shown
uses these names. They are strings, so their JSON form is themselves.
"""

from collections.abc import Sequence
from enum import StrEnum

from ..rules.components import NO_CARD, SKELETON, kingdom_of, tribe_of


class Kingdom(StrEnum):
    RHEA = "rhea"
    DURIS = "duris"
    ITHYS = "ithys"
    ALTHEA = "althea"
    PELAGON = "pelagon"
    STRATON = "straton"


class Tribe(StrEnum):
    CENTAUR = "centaur"
    DWARF = "dwarf"
    ELF = "elf"
    GIANT = "giant"
    HALFLING = "halfling"
    MERFOLK = "merfolk"
    MINOTAUR = "minotaur"
    ORC = "orc"
    TROLL = "troll"
    WINGFOLK = "wingfolk"
    WIZARD = "wizard"
    SKELETON = "skeleton"


class Card(StrEnum):
    """A card is its tribe and its kingdom; the Skeleton has none."""

    CENTAUR_RHEA = "centaur-rhea"
    CENTAUR_DURIS = "centaur-duris"
    CENTAUR_ITHYS = "centaur-ithys"
    CENTAUR_ALTHEA = "centaur-althea"
    CENTAUR_PELAGON = "centaur-pelagon"
    CENTAUR_STRATON = "centaur-straton"
    DWARF_RHEA = "dwarf-rhea"
    DWARF_DURIS = "dwarf-duris"
    DWARF_ITHYS = "dwarf-ithys"
    DWARF_ALTHEA = "dwarf-althea"
    DWARF_PELAGON = "dwarf-pelagon"
    DWARF_STRATON = "dwarf-straton"
    ELF_RHEA = "elf-rhea"
    ELF_DURIS = "elf-duris"
    ELF_ITHYS = "elf-ithys"
    ELF_ALTHEA = "elf-althea"
    ELF_PELAGON = "elf-pelagon"
    ELF_STRATON = "elf-straton"
    GIANT_RHEA = "giant-rhea"
    GIANT_DURIS = "giant-duris"
    GIANT_ITHYS = "giant-ithys"
    GIANT_ALTHEA = "giant-althea"
    GIANT_PELAGON = "giant-pelagon"
    GIANT_STRATON = "giant-straton"
    HALFLING_RHEA = "halfling-rhea"
    HALFLING_DURIS = "halfling-duris"
    HALFLING_ITHYS = "halfling-ithys"
    HALFLING_ALTHEA = "halfling-althea"
    HALFLING_PELAGON = "halfling-pelagon"
    HALFLING_STRATON = "halfling-straton"
    MERFOLK_RHEA = "merfolk-rhea"
    MERFOLK_DURIS = "merfolk-duris"
    MERFOLK_ITHYS = "merfolk-ithys"
    MERFOLK_ALTHEA = "merfolk-althea"
    MERFOLK_PELAGON = "merfolk-pelagon"
    MERFOLK_STRATON = "merfolk-straton"
    MINOTAUR_RHEA = "minotaur-rhea"
    MINOTAUR_DURIS = "minotaur-duris"
    MINOTAUR_ITHYS = "minotaur-ithys"
    MINOTAUR_ALTHEA = "minotaur-althea"
    MINOTAUR_PELAGON = "minotaur-pelagon"
    MINOTAUR_STRATON = "minotaur-straton"
    ORC_RHEA = "orc-rhea"
    ORC_DURIS = "orc-duris"
    ORC_ITHYS = "orc-ithys"
    ORC_ALTHEA = "orc-althea"
    ORC_PELAGON = "orc-pelagon"
    ORC_STRATON = "orc-straton"
    TROLL_RHEA = "troll-rhea"
    TROLL_DURIS = "troll-duris"
    TROLL_ITHYS = "troll-ithys"
    TROLL_ALTHEA = "troll-althea"
    TROLL_PELAGON = "troll-pelagon"
    TROLL_STRATON = "troll-straton"
    WINGFOLK_RHEA = "wingfolk-rhea"
    WINGFOLK_DURIS = "wingfolk-duris"
    WINGFOLK_ITHYS = "wingfolk-ithys"
    WINGFOLK_ALTHEA = "wingfolk-althea"
    WINGFOLK_PELAGON = "wingfolk-pelagon"
    WINGFOLK_STRATON = "wingfolk-straton"
    WIZARD_RHEA = "wizard-rhea"
    WIZARD_DURIS = "wizard-duris"
    WIZARD_ITHYS = "wizard-ithys"
    WIZARD_ALTHEA = "wizard-althea"
    WIZARD_PELAGON = "wizard-pelagon"
    WIZARD_STRATON = "wizard-straton"
    SKELETON = "skeleton"

    @property
    def tribe(self) -> Tribe:
        return TRIBE_NAMES[tribe_of(_NUMBERS[self])]

    @property
    def kingdom(self) -> Kingdom | None:
        return None if self is Card.SKELETON else KINGDOM_NAMES[kingdom_of(_NUMBERS[self])]


KINGDOM_NAMES = tuple(Kingdom)
TRIBE_NAMES = tuple(Tribe)
CARD_NAMES = tuple(Card)
_NUMBERS = {card: kind for kind, card in enumerate(CARD_NAMES)}


def card_of(kind: int) -> Card:
    return CARD_NAMES[kind]


def leader_of(kind: int) -> Card | None:
    """The leader of a band, which ten Skeletons lack."""
    return None if kind == NO_CARD else CARD_NAMES[kind]


def kind_of(card: Card) -> int:
    return _NUMBERS[card]


def kinds_of(cards: "tuple[Card, ...] | list[Card]") -> list[int]:
    return [_NUMBERS[card] for card in cards]


def cards_of(kinds: Sequence[int]) -> tuple[Card, ...]:
    return tuple([CARD_NAMES[kind] for kind in kinds])  # a list first: half the time of a generator


assert CARD_NAMES[SKELETON] is Card.SKELETON
