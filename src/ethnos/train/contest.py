"""`python -m ethnos.train.contest`: one network, searching or not, against others of another file.

Every deal in every seat, all tables at once, so that all cores, and a GPU where there is
one, are busy.
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.match import STEWARD
from ..bots.network import Judge, champion_file, network_of
from ..bots.search import LONGEST, Search
from ..bots.trials import NETWORK
from ..encoding import OBSERVATION
from ..rules import View
from ..rules.components import SEATS
from ..rules.decisions import DECISIONS
from ..rules.engine import Engine
from ..rules.options import Options
from ..rules.series import LANE
from .kit import TRAIN
from .ladder import Rung

SERIES = 4_000_000  # deals of contests, used for nothing else


@dataclass(frozen=True)
class Contest:
    """One against the rest; the one weighs its decisions by so many simulations, 0 for none."""

    engine: Engine
    one: Judge
    rest: Judge
    players: int = 4
    deals: int = 50
    simulations: int = 0
    horizon: int = 2
    doubt: float = 1.5
    width: int = 8
    others: int = NETWORK
    series: int = SERIES

    def play(self, limit: float = 1e9) -> tuple[Rung, dict[str, float]]:
        """The share of the one, and how its search went; deals not finished after `limit` seconds are left out."""
        engine, n = self.engine, self.deals * self.players
        lanes, began = engine.slots * LANE, time.perf_counter()
        deals, lone = np.repeat(np.arange(self.deals), self.players), np.tile(np.arange(self.players), self.deals)
        spellings = np.full((n, LONGEST), -1, np.int16)
        alive, seats = np.zeros(n, np.int8), np.zeros(n, np.int8)
        shares, places = np.zeros((n, SEATS), np.float32), np.zeros((n, SEATS), np.int8)
        glory, shown = np.zeros((n, SEATS), np.int16), engine.views(n)
        seen = np.zeros((n, OBSERVATION), np.int8), np.zeros((n, DECISIONS), np.int8)
        states, template = engine.states(n), Options(self.players).template(engine)
        work = (shown, engine.views(lanes), engine.decisions(lanes), *seen, shares, places, glory)
        searched, changed, opening, rounds = 0, 0, 1, 0
        while (opening or alive.any()) and time.perf_counter() - began < limit:
            given = (states, template, self.series, opening, deals, spellings, alive, seats)
            engine.spread(engine.table_many, n, *given, *work)
            opening, rounds = 0, rounds + 1
            spellings[:] = -1
            others = np.flatnonzero((alive > 0) & (seats != lone))
            if len(others):
                spellings[others, 0] = self.rest.judge(seen[0][others], seen[1][others])[0]
                continue
            own = np.flatnonzero(alive > 0)
            if len(own) and self.simulations:
                searched += len(own)
                changed += self.search(shown, own, spellings, rounds)
            elif len(own):
                spellings[own, 0] = self.one.judge(seen[0][own], seen[1][own])[0]
        whole = (alive.reshape(-1, self.players) == 0).all(axis=1)
        own_shares = shares[np.arange(n), lone].reshape(-1, self.players)[whole].mean(axis=1)
        spread = 1.96 * float(own_shares.std(ddof=1)) / len(own_shares) ** 0.5 if len(own_shares) > 1 else 1.0
        mine = float(glory[np.arange(n), lone].mean())
        rung = Rung(self.players, float(own_shares.mean()), spread, mine, int(whole.sum()) * self.players)
        told = {"searched": searched, "changed": changed, "seconds": time.perf_counter() - began}
        return rung, told

    def search(self, shown: Any, own: Any, spellings: Any, rounds: int) -> int:
        """Decide for the searching seats; how often the search overruled the network."""
        search = Search(
            self.engine,
            self.one,
            width=self.width,
            horizon=self.horizon,
            others=self.others,
            doubt=self.doubt,
            wave=40_000,
        )
        views = [self.engine.get(shown, int(i), View) for i in own]
        found = search.candidates(views)
        search.weigh(views, found, self.simulations, [int(i) * 1_009 + rounds for i in own])
        changed = 0
        for i, each in zip(own, found, strict=True):
            best = search.best(each)
            changed += best is not max(each, key=lambda candidate: candidate.chance)
            spellings[i, : len(best.spelling)] = best.spelling
        return changed


def judge_of(file: Path) -> Judge:
    """The network of a file on the GPU, if there is one that PyTorch can use."""
    try:
        import torch  # noqa: PLC0415 - an optional extra
    except ImportError:
        return network_of(file)
    if not torch.cuda.is_available():
        return network_of(file)
    from .judge import TorchJudge  # noqa: PLC0415 - which imports torch

    return TorchJudge(file, torch.device("cuda"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ethnos.train.contest", description=__doc__.split("\n")[0])
    parser.add_argument("one", type=Path, nargs="?", default=champion_file(), help="weights of the one")
    parser.add_argument("rest", type=Path, nargs="?", default=champion_file(), help="weights of the others")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--simulations", type=int, nargs="+", default=[0], help="trials a decision; 0: no search")
    parser.add_argument("--horizon", type=int, nargs="+", default=[2], help="own turns until the value is taken")
    parser.add_argument("--doubt", type=float, nargs="+", default=[1.5], help="standard errors to overrule")
    parser.add_argument("--stewards", action="store_true", help="trials are played on by stewards for the others")
    parser.add_argument("--series", type=int, default=SERIES, help="of deals")
    parser.add_argument("--limit", type=float, default=1e9, help="seconds for each contest")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    engine = TRAIN.compiled()
    one, rest = (judge_of(file) for file in (given.one, given.rest))
    rows, others = [], STEWARD if given.stewards else NETWORK
    for horizon in given.horizon:
        for doubt in given.doubt:
            for simulations in given.simulations:
                table = (engine, one, rest, given.players, given.deals)
                contest = Contest(*table, simulations, horizon, doubt, others=others, series=given.series)
                rung, told = contest.play(given.limit)
                print(f"simulations {simulations}, horizon {horizon}, doubt {doubt}: {rung}, {told}", flush=True)
                rows.append(
                    {
                        **asdict(rung),
                        "simulations": simulations,
                        "horizon": horizon,
                        "doubt": doubt,
                        "others": others,
                        **told,
                    }
                )
                if given.json is not None:
                    given.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
