"""What was found of the levels, in a file of rows: docs/levels.json is one."""

import json
from pathlib import Path
from typing import Any

from ..intervals import Estimate
from .level_games import EVERY, NAMES, Pairing, Standoff


class LevelResults:
    """One result for every pairing, in the order of the table; written down after each."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        there = file is not None and file.exists()
        self.found = (
            [standoff_of(row) for row in json.loads(file.read_text(encoding="utf-8"))] if file and there else []
        )

    def add(self, found: Standoff) -> None:
        """A new result, in the place of an older one of the same pairing."""
        kept = [each for each in self.found if place_of(each) != place_of(found)]
        self.found = sorted([*kept, found], key=place_of)
        if self.file is not None:
            rows = ",\n ".join(json.dumps(row_of(each)) for each in self.found)
            self.file.write_text(f"[\n {rows}\n]\n", encoding="utf-8")


def place_of(found: Standoff) -> tuple[int, int]:
    """Where a result stands among all."""
    return EVERY.index(found.pairing.players), NAMES.index(found.pairing.one)


def row_of(found: Standoff) -> dict[str, Any]:
    pairing = found.pairing
    return {
        "one": pairing.one,
        "other": pairing.other,
        "players": pairing.players,
        "games": pairing.games,
        "share": round(found.share.mean, 4),
        "spread": round(found.share.spread, 4),
    }


def standoff_of(row: dict[str, Any]) -> Standoff:
    pairing = Pairing(row["one"], row["other"], row["players"], row["games"] // row["players"])
    return Standoff(pairing, Estimate(row["share"], row["spread"]))
