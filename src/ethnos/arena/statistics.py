"""What the outcomes of a match say of its bots, with intervals over deals."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from ..rules.facade.results import shares_of
from .intervals import estimate
from .match import Match, Outcome

Interval = tuple[float, float]


class Standing(Struct, frozen=True, omit_defaults=True):
    """One bot's record; `low` and `high`, and the pairs behind rank and margin, are 95% intervals."""

    name: str
    games: int
    win_share: float
    low: float
    high: float
    mean_rank: float
    rank_interval: Interval
    mean_margin: float
    margin_interval: Interval
    rating: float | None = None
    rating_sigma: float | None = None
    failed_games: int = 0
    failure: str | None = None


def win_shares(result: Outcome) -> list[float]:
    """Each seat's share of the win: ties split."""
    return shares_of(result.places)


def standings(match: Match, results: Mapping[int, Outcome]) -> list[Standing]:
    """Every distinct bot's standing from the games played so far, best first."""
    ratings = rate(match, results) if len(match.names) > 1 else {}
    found = [_standing(match, results, name, ratings.get(name)) for name in match.names]
    return sorted(found, key=lambda standing: -standing.win_share)


def _standing(match: Match, results: Mapping[int, Outcome], name: str, rating: Interval | None) -> Standing:
    seats = _seats_of(match, results, name)
    if not seats:
        return Standing(name, 0, 0.0, 0.0, 1.0, 0.0, (1.0, float(match.players)), 0.0, (0.0, 0.0))
    deals = [seat.deal for seat in seats]
    share, place, margin = (
        estimate([seat.share for seat in seats], deals),
        estimate([seat.place for seat in seats], deals),
        estimate([seat.margin for seat in seats], deals),
    )
    low, high = _rounded(share.within(0, 1))
    failed = [result.mishaps[name] for result in results.values() if name in result.mishaps]
    return Standing(
        name=name,
        games=len(seats),
        win_share=round(share.mean, 4),
        low=low,
        high=high,
        mean_rank=round(place.mean, 3),
        rank_interval=_rounded(place.within(1, match.players)),
        mean_margin=round(margin.mean, 2),
        margin_interval=_rounded(margin.within()),
        rating=None if rating is None else round(rating[0], 2),
        rating_sigma=None if rating is None else round(rating[1], 2),
        failed_games=len(failed),
        failure=failed[0] if failed else None,
    )


def _rounded(interval: Interval) -> Interval:
    return round(interval[0], 4), round(interval[1], 4)


class _SeatPlayed(NamedTuple):
    """A seat that a bot had in a game: its share of the win, its place, its margin to the best rival."""

    deal: int
    share: float
    place: int
    margin: int


def _seats_of(match: Match, results: Mapping[int, Outcome], name: str) -> list[_SeatPlayed]:
    found = []
    for number, result in results.items():
        deal, bots = match.game(number)
        shares = win_shares(result)
        for seat, bot in enumerate(bots):
            if bot == name:
                rival = max((glory for p, glory in enumerate(result.glory) if p != seat), default=0)
                found.append(_SeatPlayed(deal, shares[seat], result.places[seat], result.glory[seat] - rival))
    return found


def rate(match: Match, results: Mapping[int, Outcome]) -> dict[str, Interval]:
    """OpenSkill (Plackett-Luce) ratings: skill and its uncertainty.

    A bot at several seats of a table is rated by the best of them against the others:
    it cannot win against itself.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import

    model = PlackettLuce()
    skill = {name: model.rating(name=name) for name in match.names}
    for number in sorted(results):
        best: dict[str, int] = {}
        for name, place in zip(match.game(number)[1], results[number].places, strict=True):
            best[name] = min(place, best.get(name, place))
        if len(best) > 1:
            rated = model.rate([[skill[name]] for name in best], ranks=[float(place) for place in best.values()])
            for name, (after,) in zip(best, rated, strict=True):
                skill[name] = after
    return {name: (found.mu, found.sigma) for name, found in skill.items()}
