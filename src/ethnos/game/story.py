"""From two views of one seat, before and after, to the events between them.

Nothing else goes in: what a seat is told can only be what it sees.
"""

from collections.abc import Container, Iterator

from ..rules.components import DRAGONS, EVERYTHING, MERFOLK_BOARD, NOBODY, SEATS
from ..rules.scoring import band_strength, final_place
from ..rules.state import Phase, Position, ViewRecord
from ..words import Card
from ..words.names import KINGDOM_NAMES, card_of, cards_of, leader_of
from . import events as e
from .decisions import question_of

FINISHED = (Phase.DEAL, Phase.OVER)
ALL = range(EVERYTHING, SEATS)


def between(before: ViewRecord, after: ViewRecord) -> list[e.Event]:
    """What happened by one decision, or by one deal."""
    if before.phase == Phase.DEAL:
        return [_age_began(after)]
    happened = [*_decided(before, after), *_followed(before, after), *_age_end(before, after)]
    if after.phase in FINISHED:
        happened.extend(_finished(after))
    return happened


def who_sees_more(before: ViewRecord) -> Container[int]:
    """Who may be told more than everybody of what comes next: a seat of its own decision, all of every deal."""
    return ALL if before.phase == Phase.DEAL else (before.current, EVERYTHING)


def last_band(pos: Position) -> tuple[Card, ...]:
    size = pos.band_size[pos.bands - 1]
    return cards_of(pos.band_cards[pos.band_cards_n - size : pos.band_cards_n])


def ranking(pos: Position) -> tuple[e.Score, ...]:
    """G1: best first, seats that share a place in seat order."""
    scores = [e.Score(p, final_place(pos, p), pos.glory[p]) for p in range(pos.players)]
    return tuple(sorted(scores, key=lambda score: (score.place, score.seat)))


def _sees(v: ViewRecord, seat: int) -> bool:
    return v.seat in (seat, EVERYTHING)


def _more(before: list[int], after: list[int]) -> list[int]:
    """The cards that came to a pile, ascending."""
    if before == after:
        return []
    left, more = list(before), []
    for card in after:
        if card in left:
            left.remove(card)
        else:
            more.append(card)
    return sorted(more)


def _age_began(v: ViewRecord) -> e.Event:
    hands = tuple(card_of(v.hand[p][0]) if _sees(v, p) else None for p in range(v.players))
    return e.AgeBegan(v.age + 1, v.first, cards_of(v.row[: v.row_n]), hands)


def _decided(before: ViewRecord, after: ViewRecord) -> Iterator[e.Event]:
    """The decision itself, read off what it changed."""
    seat, phase = before.current, before.phase
    if after.bands > before.bands:
        yield e.BandPlayed(seat, leader_of(after.band_leader[after.bands - 1]), last_band(after))
    elif phase in (Phase.TURN, Phase.BAND, Phase.WIZARD) and after.deck_n < before.deck_n:
        yield from _drew(before, after, seat)
    elif phase in (Phase.PLACE, Phase.MERFOLK) and after.markers[seat] != before.markers[seat]:
        k = _changed(before.markers[seat], after.markers[seat])
        yield e.MarkerPlaced(seat, KINGDOM_NAMES[k], after.markers[seat][k], phase == Phase.MERFOLK)
    elif phase == Phase.TROLL and after.trolls != before.trolls:
        yield e.TrollTaken(seat, _changed(before.trolls, after.trolls) + 1)
    elif phase == Phase.HORDE and after.horde != before.horde:
        yield e.HordeJoined(seat, KINGDOM_NAMES[_changed(before.horde[seat], after.horde[seat])])
    elif phase == Phase.KEEP:
        kept = cards_of(after.hand[seat][: after.hand_n[seat]]) if _sees(after, seat) else None
        yield e.Kept(seat, after.hand_n[seat], kept)
    elif phase == Phase.TURN:
        taken = _more(after.row[: after.row_n], before.row[: before.row_n])
        yield e.TookCard(seat, card_of(taken[0])) if taken else e.Passed(seat)
    elif phase != Phase.RAID or after.raided[seat] == 0:
        yield e.Declined(seat, question_of(phase))


def _changed(before: list[int], after: list[int]) -> int:
    """Where the one difference between two lists is."""
    return next(i for i, value in enumerate(after) if value != before[i])


def _drew(before: ViewRecord, after: ViewRecord, seat: int) -> Iterator[e.Event]:
    """T3: dragons do not count among the cards drawn.

    A single draw ends with its card; of a Wizard's draw the order is not seen, but the
    third dragon is its end.
    """
    dragons = [e.DragonAppeared(seat, number) for number in range(before.dragons + 1, after.dragons + 1)]
    if before.phase != Phase.WIZARD:
        yield from dragons
    count = after.hand_n[seat] - before.hand_n[seat]
    if count:
        held, holds = (v.hand[seat][: v.hand_n[seat]] for v in (before, after))
        yield e.Drew(seat, count, cards_of(_more(held, holds)) if _sees(after, seat) else None)
    if before.phase == Phase.WIZARD:
        yield from dragons


def _followed(before: ViewRecord, after: ViewRecord) -> Iterator[e.Event]:
    """What follows by itself from a decision: Merfolk, Giants, the discard (B5, B6)."""
    seat = before.current
    if after.merfolk[seat] != before.merfolk[seat]:
        yield e.Swam(seat, before.merfolk[seat], after.merfolk[seat])
    if after.claimed[seat] > before.claimed[seat]:
        yield e.GiantClaimed(seat, after.giant_size)
    laid = _more(before.row[: before.row_n], after.row[: after.row_n])
    if laid:
        yield e.Discarded(seat, cards_of(laid))


def _age_end(before: ViewRecord, after: ViewRecord) -> Iterator[e.Event]:
    """Section 7 as far as it has gone: boards and Giant at once, raids as they are answered."""
    if before.dragons < DRAGONS <= after.dragons:
        yield e.AgeEnded(after.age + 1, after.drawer)
        for board in range(MERFOLK_BOARD + 1):
            scores = [e.Score(p, after.place[p][board], after.won[p][board]) for p in range(after.players)]
            present = sorted((s for s in scores if s.place), key=lambda s: (s.place, s.seat))
            if present:
                yield e.BoardScored(None if board == MERFOLK_BOARD else KINGDOM_NAMES[board], tuple(present))
        if after.giant != NOBODY:
            yield e.GiantScored(after.giant, after.giant_won[after.giant])
    for i in range(after.players):
        seat = (after.first + i) % after.players
        if after.raided[seat] > before.raided[seat]:
            yield e.Raided(seat, after.raided[seat], after.raid_won[seat])


def _finished(after: ViewRecord) -> Iterator[e.Event]:
    """Bands are scored and the age is done; after the last the game is."""
    if after.winner == NOBODY:
        for seat in range(after.players):
            bands = scored_bands(after, seat)
            if bands:
                yield e.BandsScored(seat, bands, sum(band.glory for band in bands))
        yield e.AgeScored(after.age + 1, tuple(after.glory[: after.players]))
    if after.phase == Phase.OVER:
        yield e.GameEnded(ranking(after))


def scored_bands(pos: Position, seat: int) -> tuple[e.ScoredBand, ...]:
    return tuple(
        e.ScoredBand(leader_of(pos.band_leader[i]), pos.band_size[i], band_strength(pos, i), pos.band_won[i])
        for i in range(pos.bands)
        if pos.band_owner[i] == seat
    )
