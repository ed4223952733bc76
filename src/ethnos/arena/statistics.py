"""What the results of a match say, and how surely: intervals bootstrapped over deals.

The games of one deal are not independent of each other, deals are; so deals are
what is drawn again.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from .match import Match, Result

RESAMPLES = 2_000


class Standing(Struct, frozen=True, omit_defaults=True):
    """One bot's record: win share with its 95% interval, mean place, mean margin to the best rival."""

    name: str
    games: int
    win_share: float
    low: float
    high: float
    mean_rank: float
    mean_margin: float
    rating: float | None = None
    rating_sigma: float | None = None


def standings(match: Match, results: Mapping[int, Result]) -> list[Standing]:
    """Every distinct bot's standing from the games played so far, best first."""
    ratings = rate(match, results) if match.is_round_robin and results else {}
    found = [_standing(match, results, name, ratings.get(name)) for name in match.names]
    return sorted(found, key=lambda standing: -standing.win_share)


def _standing(match: Match, results: Mapping[int, Result], name: str, rating: tuple[float, float] | None) -> Standing:
    shares, ranks, margins = _by_deal(match, results, name)
    games = sum(len(values) for values in shares.values())
    if games == 0:
        return Standing(name, 0, 0.0, 0.0, 1.0, 0.0, 0.0)
    low, high = bootstrap([np.asarray(values) for values in shares.values()])
    return Standing(
        name=name,
        games=games,
        win_share=round(_mean(shares), 4),
        low=round(low, 4),
        high=round(high, 4),
        mean_rank=round(_mean(ranks), 3),
        mean_margin=round(_mean(margins), 2),
        rating=None if rating is None else round(rating[0], 2),
        rating_sigma=None if rating is None else round(rating[1], 2),
    )


def _by_deal(match: Match, results: Mapping[int, Result], name: str) -> tuple[dict[int, list[float]], ...]:
    shares: dict[int, list[float]] = {}
    ranks: dict[int, list[float]] = {}
    margins: dict[int, list[float]] = {}
    for number, result in results.items():
        deal, bots = match.game(number)
        winners = result.places.count(1)
        for seat, bot in enumerate(bots):
            if bot == name:
                best = max((g for p, g in enumerate(result.glory) if p != seat), default=0)
                shares.setdefault(deal, []).append(1 / winners if result.places[seat] == 1 else 0.0)
                ranks.setdefault(deal, []).append(result.places[seat])
                margins.setdefault(deal, []).append(result.glory[seat] - best)
    return shares, ranks, margins


def _mean(values: Mapping[int, Sequence[float]]) -> float:
    return float(np.mean([value for group in values.values() for value in group]))


def bootstrap(groups: Sequence["np.ndarray[tuple[int], np.dtype[np.float64]]"]) -> tuple[float, float]:
    """The 95% interval of a mean whose values come in independent groups."""
    sums = np.array([group.sum() for group in groups])
    sizes = np.array([len(group) for group in groups])
    rng = np.random.default_rng(len(groups))
    drawn = rng.integers(len(groups), size=(RESAMPLES, len(groups)))
    means = sums[drawn].sum(axis=1) / sizes[drawn].sum(axis=1)
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)


def rate(match: Match, results: Mapping[int, Result]) -> dict[str, tuple[float, float]]:
    """OpenSkill (Plackett-Luce) ratings: skill and its uncertainty."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import

    model = PlackettLuce()
    skill = {name: model.rating(name=name) for name in match.names}
    for number in sorted(results):
        bots = match.game(number)[1]
        if len(set(bots)) == 1:
            continue
        rated = model.rate([[skill[name]] for name in bots], ranks=[float(p) for p in results[number].places])
        for name, (after,) in zip(bots, rated, strict=True):
            skill[name] = after
    return {name: (found.mu, found.sigma) for name, found in skill.items()}
