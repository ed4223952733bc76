"""The game's components as data (C1 to C10), and how a card is numbered.

A card is a *kind*: which tribe, and which kingdom's colour. Two cards of a kind
are interchangeable, so a kind is all the rules ever need to know of a card.
"""

from enum import IntEnum


class KingdomNumber(IntEnum):
    """C1. The colours are red, purple, orange, green, grey and blue."""

    RHEA = 0
    DURIS = 1
    ITHYS = 2
    ALTHEA = 3
    PELAGON = 4
    STRATON = 5


class TribeNumber(IntEnum):
    """C2. Skeletons come last: they have no kingdom, and they join any band."""

    CENTAUR = 0
    DWARF = 1
    ELF = 2
    GIANT = 3
    HALFLING = 4
    MERFOLK = 5
    MINOTAUR = 6
    ORC = 7
    TROLL = 8
    WINGFOLK = 9
    WIZARD = 10
    SKELETON = 11


KINGDOMS = 6
TRIBES = 12
SEATS = 6

SKELETON = TribeNumber.SKELETON * KINGDOMS
KINDS = SKELETON + 1
DRAGON = KINDS
NO_CARD = -1
NOBODY = -1
EVERYTHING = -2  # the seat that sees all hands

COPIES = 2
HALFLING_COPIES = 4
SKELETONS = 12
DRAGONS = 3

HAND_LIMIT = 10
AGES = 3
CARDS = 84  # the largest deck without dragons: Halflings and five other tribes
DECK = CARDS + DRAGONS

MARKERS = 26

TOKENS_ANY = (0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10)
TOKENS_FOUR_PLUS = (0, 4, 4, 6, 6, 10)

MERFOLK_END = 18
MERFOLK_SYMBOLS = (3, 7, 12, 18)
MERFOLK_GLORY = (1, 2, 4)
MERFOLK_GLORY_FEW = (1, 3, 0)

GIANT_GLORY = (2, 4, 6)
GIANT_GLORY_FEW = (2, 5, 0)
GIANT_CLAIM = 2

TROLLS = 6  # tokens worth 1 to 6

HORDE_GLORY = (0, 1, 3, 6, 10, 15, 20)
BAND_GLORY = (0, 0, 1, 3, 6, 10, 15)

# The Merfolk board is scored like a seventh kingdom (E3).
MERFOLK_BOARD = KINGDOMS
BOARDS = KINGDOMS + 1

TRIBE_LETTERS = "CDEGHFMOTWZS"
KINGDOM_LETTERS = "rdiaps"


def tribe_of(kind: int) -> int:
    return kind // KINGDOMS


def kingdom_of(kind: int) -> int:
    """The kingdom of a card that has one: never asked of a Skeleton."""
    return kind % KINGDOMS


def ages_of(players: int) -> int:
    """S1."""
    return 3 if players >= 4 else 2


def tribes_of(players: int) -> int:
    """S1."""
    return 6 if players >= 4 else 5


def merfolk_token(players: int, age: int) -> int:
    """C6: what the Merfolk board's token of an age is worth."""
    return MERFOLK_GLORY[age] if players >= 4 else MERFOLK_GLORY_FEW[age]


def copies_of(kind: int) -> int:
    """C2: how many cards of a kind its tribe brings into the deck."""
    if kind == SKELETON:
        return SKELETONS
    return HALFLING_COPIES if tribe_of(kind) == TribeNumber.HALFLING else COPIES
