"""What the results of a match say, and how surely: intervals bootstrapped over deals.

The games of one deal are not independent of each other, deals are; so deals are
what is drawn again.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from .match import Match, Result

RESAMPLES, BLOCK = 2_000, 50

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


def win_shares(result: Result) -> list[float]:
    """Each seat's share of the win: ties split."""
    winners = result.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in result.places]


def standings(match: Match, results: Mapping[int, Result]) -> list[Standing]:
    """Every distinct bot's standing from the games played so far, best first."""
    ratings = rate(match, results) if len(match.names) > 1 else {}
    found = [_standing(match, results, name, ratings.get(name)) for name in match.names]
    return sorted(found, key=lambda standing: -standing.win_share)


def _standing(match: Match, results: Mapping[int, Result], name: str, rating: Interval | None) -> Standing:
    groups = _by_deal(match, results, name)
    values = np.concatenate([np.array(group) for group in groups.values()]) if groups else np.zeros((0, 3))
    if not len(values):
        return Standing(name, 0, 0.0, 0.0, 1.0, 0.0, (1.0, float(match.players)), 0.0, (0.0, 0.0))
    (low, high), rank, margin = bootstrap([np.array(group) for group in groups.values()])
    failed = [result.mishaps[name] for result in results.values() if name in result.mishaps]
    share, mean_rank, mean_margin = values.mean(axis=0)
    return Standing(
        name=name,
        games=len(values),
        win_share=round(float(share), 4),
        low=low,
        high=high,
        mean_rank=round(float(mean_rank), 3),
        rank_interval=rank,
        mean_margin=round(float(mean_margin), 2),
        margin_interval=margin,
        rating=None if rating is None else round(rating[0], 2),
        rating_sigma=None if rating is None else round(rating[1], 2),
        failed_games=len(failed),
        failure=failed[0] if failed else None,
    )


def _by_deal(match: Match, results: Mapping[int, Result], name: str) -> dict[int, list[tuple[float, float, float]]]:
    """Win share, place and margin to the best rival of every seat a bot had, deal by deal."""
    groups: dict[int, list[tuple[float, float, float]]] = {}
    for number, result in results.items():
        deal, bots = match.game(number)
        shares = win_shares(result)
        for seat, bot in enumerate(bots):
            if bot == name:
                rival = max((glory for p, glory in enumerate(result.glory) if p != seat), default=0)
                row = (shares[seat], float(result.places[seat]), float(result.glory[seat] - rival))
                groups.setdefault(deal, []).append(row)
    return groups


def bootstrap(groups: Sequence["np.ndarray[tuple[int, int], np.dtype[np.float64]]"]) -> tuple[Interval, ...]:
    """95% intervals of the means of columns whose rows come in independent groups."""
    sums = np.array([group.sum(axis=0) for group in groups])
    sizes = np.array([len(group) for group in groups])
    rng = np.random.default_rng(len(groups))
    means = []
    for _ in range(RESAMPLES // BLOCK):
        drawn = rng.integers(len(groups), size=(BLOCK, len(groups)))
        means.append(sums[drawn].sum(axis=1) / sizes[drawn].sum(axis=1)[:, None])
    low, high = np.quantile(np.concatenate(means), [0.025, 0.975], axis=0)
    return tuple((round(float(a), 4), round(float(b), 4)) for a, b in zip(low, high, strict=True))


def rate(match: Match, results: Mapping[int, Result]) -> dict[str, Interval]:
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
