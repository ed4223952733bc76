"""The observation as a table: every plane, how wide it is, its range, its scale and what it says.

One definition serves the code, the network's scaling, docs/observation.md and the
fingerprint that trained weights carry.
"""

from dataclasses import dataclass

from ..rules.components import AGES, BOARDS, KINDS, KINGDOMS, SEATS, TRIBES, TROLLS
from ..rules.state import Phase

PHASES = Phase.DEAL  # the questions: every phase in which a seat is asked
OTHERS = SEATS - 1
COUNTS = SEATS - 1  # numbers of players: 2 to 6
KNOWN = TRIBES + KINGDOMS
TOP = 127  # of an int8


@dataclass(frozen=True)
class Plane:
    """Some neighbouring cells of the observation that mean the same kind of thing."""

    name: str
    width: int
    low: int
    high: int
    scale: float  # what a network multiplies the cell with
    meaning: str


PLANES = (
    Plane("hand", KINDS, 0, 10, 1.0, "cards of each kind in the seat's hand"),
    Plane("row", KINDS, 0, 12, 1.0, "face-up cards of each kind"),
    Plane("unseen", KINDS, 0, 12, 0.5, "cards of each kind in the deck or unknown in other hands"),
    Plane("picked", KINDS, 0, 10, 1.0, "cards picked so far for the band or the keep"),
    Plane("known", OTHERS * KNOWN, 0, 10, 0.5, "for each other seat: known cards by tribe, then by kingdom"),
    Plane("markers", SEATS * KINGDOMS, 0, 24, 0.3, "markers by seat and kingdom"),
    Plane("horde", SEATS * KINGDOMS, 0, 1, 1.0, "Horde markers by seat and kingdom"),
    Plane("merfolk", SEATS, 0, 18, 0.15, "space reached on the Merfolk board"),
    Plane("troll_sum", SEATS, 0, 21, 0.15, "sum of Troll tokens held"),
    Plane("troll_rank", SEATS, 0, 5, 0.3, "seats whose Troll tokens yield to this one's (sum, then highest)"),
    Plane("troll_free", TROLLS, 0, 1, 1.0, "Troll tokens nobody holds, by value"),
    Plane("giant", SEATS, 0, 1, 1.0, "who holds the Giant token"),
    Plane("giant_size", 1, 0, 10, 0.3, "the largest Giant-led band of this age"),
    Plane("tokens", BOARDS * AGES, 0, 10, 0.15, "Glory tokens by board (six kingdoms, Merfolk) and age"),
    Plane("prizes", BOARDS * AGES, 0, 10, 0.2, "what first, second and third place pay in this age, by board"),
    Plane("tribes", TRIBES, 0, 1, 1.0, "tribes in play"),
    Plane("options", 4, 0, 1, 1.0, "drawer starts, Skeletons win, Merfolk leader only, Trolls rule Merfolk"),
    Plane("players", COUNTS, 0, 1, 1.0, "two to six players, one of them 1"),
    Plane("present", SEATS, 0, 1, 1.0, "seats that exist, the deciding one first"),
    Plane("age", AGES, 0, 1, 1.0, "the age, one of them 1"),
    Plane("last_age", 1, 0, 1, 1.0, "whether it is the last"),
    Plane("dragons", 3, 0, 1, 1.0, "none, one or two dragons out (at a raid: none of them 1)"),
    Plane("deck", 1, 0, 87, 0.03, "cards left in the deck"),
    Plane("safe", 1, 0, 40, 0.08, "draws that cannot bring a dragon yet"),
    Plane("row_size", 1, 0, 84, 0.1, "face-up cards"),
    Plane("phase", PHASES, 0, 1, 1.0, "what is asked, one of them 1"),
    Plane(
        "leader_tribe", TRIBES, 0, 1, 1.0, "of the band being picked, else of the last band where its power is at work"
    ),
    Plane("leader_kingdom", KINGDOMS, 0, 1, 1.0, "likewise"),
    Plane("band_size", 1, 0, 10, 0.3, "cards of that band so far"),
    Plane("chained", 1, 0, 10, 0.5, "bands played in this turn"),
    Plane("symbols", 1, 0, 4, 0.5, "Merfolk markers still to be placed"),
    Plane("hand_size", SEATS, 0, 10, 0.25, "cards in hand"),
    Plane("unknown", SEATS, 0, 10, 0.25, "cards in hand that not everybody knows"),
    Plane("bands", SEATS, 0, 84, 0.25, "bands on the table"),
    Plane("band_glory", SEATS, 0, TOP, 0.07, "what these bands score at the end of the age"),
    Plane("supply", SEATS, 0, 25, 0.08, "markers left"),
    Plane("glory", SEATS, -TOP, TOP, 0.03, "half of the seat's own Glory; for others the difference to it"),
    Plane("outlook", SEATS, -TOP, TOP, 0.03, "likewise with what the age would score if it ended now"),
    Plane("place", BOARDS * SEATS, 0, 6, 0.3, "by board: each seat's place there now, 0 without a marker"),
    Plane("board_glory", BOARDS, 0, 32, 0.15, "what each board would pay the seat now"),
    Plane("marker_gain", KINGDOMS, -32, 32, 0.2, "what one marker more would add to that, by kingdom"),
    Plane("lead", BOARDS, -24, 24, 0.3, "the seat's presence on each board beyond the best rival's"),
    Plane("barrier", KINGDOMS, 0, 48, 0.3, "markers that a band's size must exceed to place there"),
    Plane("tribe_band", TRIBES, 0, 10, 0.33, "size of the largest band of each tribe in hand, Skeletons included"),
    Plane("kingdom_band", KINGDOMS, 0, 10, 0.33, "size of the largest band of each colour, likewise"),
    Plane("room", KINGDOMS, -48, 10, 0.33, "that size beyond the barrier"),
)


def _offsets() -> tuple[dict[str, int], int]:
    found, here = {}, 0
    for plane in PLANES:
        found[plane.name] = here
        here += plane.width
    return found, here


OFFSET, USED = _offsets()
OBSERVATION = (USED + 15) // 16 * 16  # cells in all; those behind the last plane stay 0


def scales() -> list[float]:
    """The factor of every cell, in order."""
    found = [plane.scale for plane in PLANES for _ in range(plane.width)]
    return found + [0.0] * (OBSERVATION - USED)
