"""How a contest stands: its terms, what came of them by deal, and the file that keeps it."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.bot_calls import BotCalls
from ..bots.searching.search import Search
from ..bots.trained.network import Judge

WAVE = 40_000  # trials played at a time: a GPU likes them many


@dataclass(frozen=True)
class Terms:
    """What is played: one against the rest, and how the one searches, if it has simulations."""

    players: int
    simulations: int
    horizon: int
    trace: float
    doubt: float
    margin: float
    least: float

    def __str__(self) -> str:
        if not self.simulations:
            return "no search"
        beyond = f"doubt {self.doubt:g}, margin {self.margin:g}, chance {self.least:g}"
        return f"{self.simulations} trials to turn {self.horizon}, trace {self.trace:g}, {beyond}"

    def search(self, engine: BotCalls, judge: Judge) -> Search:
        return Search(
            engine,
            judge,
            horizon=self.horizon,
            trace=self.trace,
            doubt=self.doubt,
            margin=self.margin,
            least=self.least,
            wave=WAVE,
        )


@dataclass(frozen=True)
class Outcome:
    """The one's share of the win by deal, the mean over all seats, and how its search went."""

    shares: dict[int, float]
    searched: int = 0  # decisions
    changed: int = 0  # … that the search overruled the network in

    def __add__(self, other: "Outcome") -> "Outcome":
        shares = dict(sorted((self.shares | other.shares).items()))
        return Outcome(shares, self.searched + other.searched, self.changed + other.changed)

    def __str__(self) -> str:
        overruled = f"{self.changed / max(self.searched, 1):.0%} overruled"
        return f"{points(list(self.shares.values()))} of the wins in {len(self.shares)} deals, {overruled}"


def points(values: Sequence[float], sign: str = "") -> str:
    """Their mean in per cent, with its 95% interval."""
    return f"{100 * np.mean(values):{sign}.1f}% ± {100 * spread_of(values):.1f}"


def spread_of(values: Iterable[float]) -> float:
    each = np.array(list(values))
    return 1.96 * float(each.std(ddof=1)) / len(each) ** 0.5 if len(each) > 1 else 1.0


class Standing:
    """What was played so far between two files of weights; what its own file holds already counts."""

    def __init__(self, terms: Sequence[Terms], one: Path, rest: Path, series: int, file: Path | None) -> None:
        self.about = {"one": print_of(one), "rest": print_of(rest), "series": series}
        self.file = file
        self.played = {each: Outcome({}) for each in terms}
        self.beside: list[dict[str, Any]] = []  # other contests in the file
        for row in json.loads(file.read_text()) if file is not None and file.exists() else []:
            found = Terms(**{field.name: row.get(field.name) for field in fields(Terms)})
            if found in self.played and self.about.items() <= row.items():
                shares = {int(deal): share for deal, share in row["shares"].items()}
                self.played[found] = Outcome(shares, row["searched"], row["changed"])
            else:
                self.beside.append(row)

    def missing(self, terms: Terms, deals: range) -> tuple[int, ...]:
        """Those of the deals that are still to be played."""
        return tuple(deal for deal in deals if deal not in self.played[terms].shares)

    def add(self, terms: Terms, outcome: Outcome) -> Outcome:
        """Count some deals in and keep everything; how the terms stand now."""
        self.played[terms] += outcome
        if self.file is not None:
            rows = [{**self.about, **vars(each), **vars(found)} for each, found in self.played.items()]
            new = self.file.with_suffix(".new")
            new.write_text(json.dumps([*self.beside, *rows], indent=1) + "\n")
            new.replace(self.file)
        return self.played[terms]


def print_of(file: Path) -> str:
    """What tells weights from others."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
