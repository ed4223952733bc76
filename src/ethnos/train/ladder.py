"""How strong a network is: one against stewards, every deal in every seat, with an interval.

    python -m ethnos.train.ladder --deals 1000

plays the ladder of the shipped weights, or of those of a file; it needs no PyTorch.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.handmade.bot_games import STEWARD
from ..bots.handmade.mind import Mind
from ..bots.handmade.weights import DEFAULT
from ..bots.trained.network import champion_file, network_of
from ..encoding.planes import OBSERVATION
from ..rules.components import SEATS
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.options import Options
from ..rules.many.series import LANE
from .train_calls import TrainCalls

SERIES = 3_000_000  # deals of evaluation; training deals are of other series
Decide = Callable[[Any, Any], Any]  # observations and masks to decisions


@dataclass(frozen=True)
class Rung:
    """The share of wins at a number of players, and half of its 95% interval."""

    players: int
    share: float
    spread: float
    glory: float
    games: int

    @property
    def even(self) -> float:
        return 1 / self.players

    def __str__(self) -> str:
        return f"{self.players} players {self.share:.1%} ± {self.spread:.1%} (even {self.even:.0%})"


class Duel:
    """Games of one learner against stewards, advanced together."""

    def __init__(self, engine: TrainCalls, players: int, deals: int, threads: int | None = None, series: int = SERIES):
        self.engine, self.players, self.threads, self.series = engine, players, threads, series
        self.deals = np.repeat(np.arange(deals, dtype=np.int64), players)
        self.lone = np.tile(np.arange(players, dtype=np.int16), deals)
        self.games = deals * players

    def play(self, decide: Decide) -> Rung:
        engine, n, lanes = self.engine, self.games, self.engine.slots * LANE
        observations, masks = np.zeros((n, OBSERVATION), np.int8), np.zeros((n, DECISIONS), np.int8)
        shares, places = np.zeros((n, SEATS), np.float32), np.zeros((n, SEATS), np.int8)
        glory, alive = np.zeros((n, SEATS), np.int16), np.zeros(n, np.int8)
        states, template = engine.states(n), Options(self.players).template(engine)
        weights = engine.given(DEFAULT, np.float64)
        work = (engine.views(lanes), engine.records(Mind, lanes), np.zeros((lanes, 4), np.int64))
        decisions, opening = np.zeros(n, np.int64), 1
        while opening or alive.any():
            given = (states, template, self.series, opening, self.deals, self.lone, STEWARD, weights, decisions, alive)
            shown = (engine.decisions(lanes), observations, masks, shares, places, glory)
            engine.spread(engine.duel_many, n, *given, *work, *shown, threads=self.threads)
            opening = 0
            decisions[:] = decide(observations, masks)
        own = np.arange(n), self.lone
        by_deal = shares[own].reshape(-1, self.players).mean(axis=1)
        spread = 1.96 * float(by_deal.std(ddof=1)) / len(by_deal) ** 0.5 if len(by_deal) > 1 else 1.0
        return Rung(self.players, float(by_deal.mean()), spread, float(glory[own].mean()), n)


def climb(
    engine: TrainCalls,
    decide: Decide,
    deals: int,
    players: tuple[int, ...] = (2, 3, 4, 5, 6),
    threads: int | None = None,
) -> list[Rung]:
    return [Duel(engine, n, deals, threads).play(decide) for n in players]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.train.ladder", description="One network against stewards.")
    parser.add_argument("weights", type=Path, nargs="?", default=champion_file())
    parser.add_argument("--deals", type=int, default=1000, help="deals a table, each in every seat")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    network = network_of(given.weights)
    engine = import_module(f"{__package__}.kit").TRAIN.compiled()  # imported late: the kit needs this module
    rungs = []
    for players in given.players:
        rungs += climb(engine, lambda seen, masks: network.judge(seen, masks)[0], given.deals, (players,))
        print(rungs[-1], flush=True)
    if given.json is not None:
        given.json.write_text(json.dumps([asdict(rung) for rung in rungs], indent=1) + "\n")


if __name__ == "__main__":
    main()
