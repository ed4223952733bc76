"""How strong a network is: one against stewards, every deal in every seat, with an interval.

    python -m ethnos.arena.networks.ladder --deals 1000

plays the ladder of the shipped weights, or of those of a file; it needs no PyTorch.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ...bots.handmade.bot_games import STEWARD
from ...bots.handmade.mind import Mind
from ...bots.handmade.weights import DEFAULT
from ...bots.trained.network import champion_file, network_of
from ...encoding.planes import OBSERVATION
from ...errors import in_one_line
from ...rules.components import SEATS
from ...rules.decision_numbers import DECISIONS
from ...rules.facade.options import Options
from ...rules.many.deal_series import LADDER
from ...rules.many.series import LANE
from ..intervals import estimate
from .contest_calls import ContestCalls
from .duel import DuelArrays

Policy = Callable[[npt.NDArray[np.int8], npt.NDArray[np.int8]], npt.NDArray[np.integer]]
"""Observations and masks to decisions."""


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

    def __init__(
        self,
        engine: ContestCalls,
        players: int,
        deals: int,
        threads: int | None = None,
        series: int = LADDER.first,
    ) -> None:
        self.engine, self.players, self.threads, self.series = engine, players, threads, series
        self.deals = np.repeat(np.arange(deals), players)
        self.lone = np.tile(np.arange(players), deals)
        self.games = deals * players

    def arrays(self) -> DuelArrays:
        engine, n, lanes = self.engine, self.games, self.engine.slots * LANE
        return DuelArrays(
            states=engine.states(n),
            template=Options(self.players).template(engine),
            deals=engine.given(self.deals.tolist(), np.int64),
            lone=engine.given(self.lone.tolist(), np.int16),
            decisions=engine.integers((n,), np.int64),
            alive=engine.integers((n,), np.int8),
            observations=engine.integers((n, OBSERVATION), np.int8),
            masks=engine.integers((n, DECISIONS), np.int8),
            shares=engine.reals((n, SEATS), np.float32),
            places=engine.integers((n, SEATS), np.int8),
            glory=engine.integers((n, SEATS), np.int16),
            weights=engine.given(DEFAULT, np.float64),
            views=engine.views(lanes),
            minds=engine.records(Mind, lanes),
            dice=engine.integers((lanes, 4), np.int64),
            scratch=engine.decisions(lanes),
        )

    def play(self, decide: Policy) -> Rung:
        engine, arrays, opening = self.engine, self.arrays(), 1
        while opening or np.asarray(arrays.alive).any():
            given = (arrays, self.series, opening, STEWARD)
            engine.spread(engine.duel_many, self.games, *given, threads=self.threads)
            opening = 0
            decided = decide(np.asarray(arrays.observations, np.int8), np.asarray(arrays.masks, np.int8))
            for i, decision in enumerate(decided.tolist()):
                arrays.decisions[i] = decision
        own = np.arange(self.games), self.lone
        won = estimate(np.asarray(arrays.shares)[own], self.deals.tolist())
        return Rung(self.players, won.mean, won.spread, float(np.asarray(arrays.glory)[own].mean()), self.games)


def climb(
    engine: ContestCalls,
    decide: Policy,
    deals: int,
    players: tuple[int, ...] = (2, 3, 4, 5, 6),
    threads: int | None = None,
    series: int = LADDER.first,
) -> list[Rung]:
    return [Duel(engine, n, deals, threads, series).play(decide) for n in players]


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.networks.ladder", description="One network against stewards."
    )
    parser.add_argument("weights", type=Path, nargs="?", default=champion_file())
    parser.add_argument("--deals", type=int, default=1000, help="deals a table, each in every seat")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--series", type=int, default=LADDER.first, help="of deals; the published one if left out")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args(words)
    network = network_of(given.weights)
    engine = import_module(f"{__package__}.contest_build").CONTEST.compiled()  # imported late: it needs this module
    rungs = []
    for players in given.players:
        played = (engine, lambda seen, masks: network.judge(seen, masks)[0], given.deals, (players,))
        rungs += climb(*played, series=given.series)
        print(rungs[-1], flush=True)
    if given.json is not None:
        given.json.write_text(json.dumps([asdict(rung) for rung in rungs], indent=1) + "\n")


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.networks.ladder"):
        main()
