"""Fitting the steward's weights by self-play: the cross-entropy method.

    python -m ethnos.bots.handmade.tune --generations 20 --deals 30 --log docs/steward-tuning.csv

Each generation draws candidates around the present mean, lets each play against
three (or one, or five) stewards of the present mean over the same deals and seats,
and moves the mean to the best quarter. The same arguments give the same weights.
"""

import argparse
import csv
import json
import sys
from importlib.resources import files
from pathlib import Path

import numpy as np

from ...rules import Options
from ...rules.facade.results import shares_of
from ...rules.many.deal_series import TUNING
from ..bot_build import BOTS
from ..bot_calls import BotCalls
from .bot_games import STEWARD
from .bot_matches import run_games
from .valuation import W
from .weights import FILE

TABLES = (2, 3, 4, 4, 5, 6)  # numbers of players that a fitness is the mean of
# Where the search begins: a player's guess.
START = {
    W.SHARP: 1.2,
    W.NOW: 0.8,
    W.NEXT: 0.6,
    W.LAST: 0.5,
    W.BAND: 1.0,
    W.FRESH: 1.0,
    W.PATIENCE: 0.9,
    W.GROW: 0.3,
    W.GIFT: 0.15,
    W.GIFT_FIT: 0.1,
    W.CENTAUR: 0.5,
    W.ELF: 0.4,
    W.GIANT: 0.5,
    W.MERFOLK: 0.5,
    W.SYMBOL: 1.0,
    W.ORC: 0.8,
    W.TROLL: 0.5,
    W.WIZARD: 0.4,
    W.RAID: 4,
    W.HURRY: 1.0,
    W.DECK: 0.1,
    W.DENY: 0.05,
}


def fitness(engine: BotCalls, candidate: list[float], mean: list[float], generation: int, deals: int) -> float:
    """Win share beyond the even one, mean over the tables; every deal in every rotation."""
    total = 0.0
    for table, players in enumerate(TABLES):
        seats = [[0 if seat == lone else 1 for seat in range(players)] for _ in range(deals) for lone in range(players)]
        numbers = [deal for deal in range(deals) for _ in range(players)]
        series = TUNING.number(generation * len(TABLES) + table)
        played = run_games(engine, Options(players), series, numbers, seats, [STEWARD, STEWARD], [candidate, mean])
        shares = [shares_of(places)[row.index(0)] for row, places in zip(seats, played.places.tolist(), strict=True)]
        total += float(np.mean(shares)) - 1 / players
    return total / len(TABLES)


def tune(generations: int, population: int, deals: int, seed: int, log: Path | None) -> list[float]:
    """The mean after so many generations; every generation is a line of the log."""
    engine, rng = BOTS.compiled(), np.random.default_rng(seed)
    mean = np.array([START[weight] for weight in W], float)
    spread = np.maximum(np.abs(mean) * 0.4, 0.1)
    rows = []
    for generation in range(generations):
        drawn = np.abs(mean + spread * rng.standard_normal((population, len(mean))))
        scores = np.array([fitness(engine, list(c), list(mean), generation, deals) for c in drawn])
        elite = drawn[np.argsort(-scores)[: population // 4]]
        mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
        spread = 0.3 * spread + 0.7 * elite.std(axis=0) + 0.01 * np.abs(mean)
        row = {"generation": generation, "best": scores.max(), "mean": scores.mean(), "spread": spread.mean()}
        rows.append(row | {weight.name.lower(): mean[weight] for weight in W})
        print(
            f"generation {generation}: best {scores.max():+.3f}, mean {scores.mean():+.3f}", file=sys.stderr, flush=True
        )
        if log is not None:
            with log.open("w", newline="") as file:
                writer = csv.DictWriter(file, rows[0])
                writer.writeheader()
                writer.writerows({key: round(float(value), 4) for key, value in row.items()} for row in rows)
    return [round(float(value), 3) for value in mean]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--deals", type=int, default=30, help="deals a table, each in every rotation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="CSV of every generation")
    parser.add_argument("--out", type=Path, default=Path(str(files(__package__) / FILE)), help="where the weights go")
    given = parser.parse_args()
    weights = tune(given.generations, given.population, given.deals, given.seed, given.log)
    named = {weight.name.lower(): value for weight, value in zip(W, weights, strict=True)}
    made = {"generations": given.generations, "population": given.population, "deals": given.deals, "seed": given.seed}
    given.out.write_text(json.dumps({"tuned": made, "weights": named}, indent=1) + "\n")


if __name__ == "__main__":
    main()
