"""Cards and decisions in plain English, for errors and for people who debug."""

from ...errors import RulesError
from ..components import (
    KINDS,
    KINGDOM_LETTERS,
    SKELETON,
    TRIBE_LETTERS,
    KingdomNumber,
    TribeNumber,
    kingdom_of,
    tribe_of,
)
from ..decision_numbers import (
    ADD,
    CONJURE,
    DECISIONS,
    DECLINE,
    DONE,
    DRAW,
    HORDE,
    KEEP,
    LEAD,
    PASS,
    PLACE,
    RAID,
    TAKE,
    TROLL,
    WHOLE_KINGDOM,
    WHOLE_TRIBE,
)

_SINGLE = {
    DRAW: "draw from the deck",
    PASS: "pass",
    WHOLE_TRIBE: "play every card of the leader's tribe",
    WHOLE_KINGDOM: "play every card of the leader's kingdom",
    DONE: "done",
    DECLINE: "decline",
    HORDE: "put a marker on the Horde",
    CONJURE: "draw with the Wizard",
    RAID: "raid",
}


def card_name(kind: int) -> str:
    """'Elf of Rhea'."""
    if kind == SKELETON:
        return "Skeleton"
    return f"{TribeNumber(tribe_of(kind)).name.title()} of {kingdom_name(kingdom_of(kind))}"


def kingdom_name(kingdom: int) -> str:
    return KingdomNumber(kingdom).name.title()


def card_code(kind: int) -> str:
    """Two letters, 'Er' for an Elf of Rhea; a Skeleton is 'S'."""
    if kind == SKELETON:
        return TRIBE_LETTERS[TribeNumber.SKELETON]
    return TRIBE_LETTERS[tribe_of(kind)] + KINGDOM_LETTERS[kingdom_of(kind)]


_KIND_OF_CODE = {card_code(kind): kind for kind in range(KINDS)}


def card_coded(code: str) -> int:
    try:
        return _KIND_OF_CODE[code]
    except KeyError:
        raise RulesError(
            f"no card {code!r}: a tribe's letter of {TRIBE_LETTERS} and, but for S, a kingdom's of {KINGDOM_LETTERS}"
        ) from None


def describe(decision: int) -> str:
    if decision in _SINGLE:
        return _SINGLE[decision]
    if not 0 <= decision < DECISIONS:
        return f"decision {decision}"
    if decision == LEAD + SKELETON:
        return "play ten Skeletons"
    for start, words in ((KEEP, "keep"), (ADD, "add"), (LEAD, "lead with"), (TAKE, "take")):
        if start <= decision < start + KINDS:
            return f"{words} {card_name(decision - start)}"
    if decision >= TROLL:
        return f"take Troll token {decision - TROLL + 1}"
    return f"marker in {kingdom_name(decision - PLACE)}"
