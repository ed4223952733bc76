"""Simple rules of thumb, as other programs for this game decide by: measures, not opponents for people.

Each says when a band is worth playing. All of them otherwise take the face-up card that goes
with most of the hand, put markers where this age pays most, and say yes to every power.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..game.decisions import Decision, read
from ..rules import ViewRecord, legal_decisions
from ..rules.components import SKELETON, kingdom_of, tribe_of
from ..rules.decision_numbers import DONE, DRAW, LEAD, PLACE, TAKE, WHOLE_KINGDOM, WHOLE_TRIBE
from ..rules.facade.spelling import follow_pick, held, is_unfinished
from ..rules.markers import barrier
from ..rules.scoring import band_glory, prize
from ..rules.state import Phase
from .protocol import Answer, Budget

WORTH = 6  # Glory, tokens counted in: a band that the greedy one thinks worth playing


class PeerBand(NamedTuple):
    """The largest band under a leader: its size, and what its marker's kingdom pays; 0 if it brings none."""

    leader: int
    size: int
    marker: int


def bands_in(v: ViewRecord) -> list[PeerBand]:
    """The largest band of every leader in hand."""
    found = []
    for leader in dict.fromkeys(held(v)):
        if leader != SKELETON:
            size, kingdom = fellows(v, leader), kingdom_of(leader)
            places = size > barrier(v, v.seat, kingdom)
            found.append(PeerBand(leader, size, prize(v, kingdom, 0) if places else 0))
    return found


def fellows(v: ViewRecord, kind: int) -> int:
    """How many cards of the hand go with a card, by tribe or by colour, Skeletons with all."""
    cards = held(v)
    skeletons = cards.count(SKELETON)
    tribe = sum(tribe_of(card) == tribe_of(kind) for card in cards if card != SKELETON)
    colour = sum(kingdom_of(card) == kingdom_of(kind) for card in cards if card != SKELETON)
    return skeletons + max(tribe, colour)


def eager(bands: list[PeerBand]) -> PeerBand | None:
    """As soon as a band brings a marker, the one where it pays most."""
    placing = [band for band in bands if band.marker]
    return max(placing, key=lambda band: (band.marker, band.size), default=None)


def hoarder(bands: list[PeerBand]) -> PeerBand | None:
    """Never before it must."""
    return None


def greedy(bands: list[PeerBand]) -> PeerBand | None:
    """The band that scores most with its marker, once that is something."""
    best = max(bands, key=_gain, default=None)
    return best if best is not None and _gain(best) >= WORTH else None


def _gain(band: PeerBand) -> int:
    return band_glory(band.size) + band.marker


@dataclass(frozen=True)
class Peer:
    """A rule of thumb as a bot."""

    name: str
    wants: Callable[[list[PeerBand]], PeerBand | None]

    def think(
        self, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool = False
    ) -> Answer:
        picking, said, dice = view.copy(), list[int](), random.Random(seed)
        while not said or is_unfinished(said[-1]):
            said.append(self.choose(picking, legal_decisions(picking), dice))
            follow_pick(picking, said[-1])
        return Answer(read(view, tuple(said)))

    def choose(self, v: ViewRecord, legal: list[int], dice: random.Random) -> int:
        """One of the engine's integers."""
        if len(legal) == 1:
            return legal[0]
        if v.phase == Phase.TURN:
            return self.turn(v, legal, dice)
        if v.phase == Phase.BAND:
            cards = [card for card in held(v) if card != SKELETON]
            tribe = sum(tribe_of(card) == tribe_of(v.leader) for card in cards)
            colour = sum(kingdom_of(card) == kingdom_of(v.leader) for card in cards)
            return WHOLE_KINGDOM if colour > tribe else WHOLE_TRIBE
        if v.phase == Phase.CENTAUR:
            return LEAD + max(bands_in(v), key=lambda band: (band.marker, band.size)).leader
        if v.phase in (Phase.PLACE, Phase.MERFOLK):
            return max(legal[:-1], key=lambda number: prize(v, number - PLACE, 0))
        if v.phase == Phase.KEEP:
            return legal[1] if legal[0] == DONE else legal[0]
        return legal[-1]

    def turn(self, v: ViewRecord, legal: list[int], dice: random.Random) -> int:
        bands = bands_in(v)
        wanted = self.wants(bands)
        if wanted is None and legal[0] != DRAW and legal[0] >= LEAD and bands:
            wanted = max(bands, key=lambda band: band.size)  # the hand is full
        if wanted is not None:
            return LEAD + wanted.leader
        row = [number for number in legal if TAKE <= number < LEAD]
        matching = {number: _match(v, number - TAKE) for number in row}
        best = max(matching.values(), default=0)
        if best == 0:
            return legal[0]
        return dice.choice([number for number, match in matching.items() if match == best])


def _match(v: ViewRecord, kind: int) -> int:
    return v.hand_n[v.seat] if kind == SKELETON else fellows(v, kind)


PEERS = {
    peer.name: peer for peer in (Peer("peer-hoarder", hoarder), Peer("peer-eager", eager), Peer("peer-greedy", greedy))
}
