"""The plots of docs/champion.md from the figures kept beside it: `python -m ethnos.arena.networks.champion_charts`."""

import csv
import json
import sys
from pathlib import Path
from typing import Any

from ...errors import in_one_line
from ..charts import ChartLine, line_chart

SHOWN = (2, 4, 6)
ENOUGH = 400  # bands of a size, or its share says nothing
TRAININGS = {"champion-curve.csv": "", "champion-seed1.csv": ", seed 1"}  # the champion's, and its twin


def curves(folder: Path) -> str:
    """Wins against stewards by decisions played."""
    lines = []
    for name, told in TRAININGS.items():
        with (folder / name).open() as file:
            rows = list(csv.DictReader(file))
        for players in SHOWN:
            points = [(float(row["decisions"]) / 1e6, 100 * float(row[f"share_{players}"])) for row in rows]
            spreads = [100 * float(row[f"spread_{players}"]) for row in rows]
            lines.append(ChartLine(f"{players} players{told}", points, spreads, dashed=bool(told)))
    return line_chart("One against stewards, while it learned", "million decisions", "wins, %", lines)


def lessons(folder: Path) -> list[dict[str, Any]]:
    """What `champion_play` counted, by number of players."""
    found: list[dict[str, Any]] = json.loads((folder / "champion-lessons.json").read_text())
    return found


def bands(folder: Path) -> str:
    """How large the bands are that champions play, by number of players."""
    lines = []
    for each in lessons(folder):
        total = sum(each["band_sizes"].values())
        points = [(float(size), 100 * n / total) for size, n in each["band_sizes"].items()]
        lines.append(ChartLine(f"{each['players']} players", points))
    return line_chart("Bands of champions among themselves", "cards the leader could have with it", "% of bands", lines)


def sizes(folder: Path) -> str:
    """How much more often than others the owner of a band of the last age wins, by its size."""
    lines = []
    for each in lessons(folder):
        *_, last = each["win_share_of_sizes_led"].values()
        points = [(float(size), share) for size, (share, n) in last.items() if n >= ENOUGH]
        lines.append(ChartLine(f"{each['players']} players", points))
    return line_chart("Who plays large bands in the last age", "cards", "wins, times the even share", lines)


def openings(folder: Path) -> str:
    """What champions spend their first turns on: cards of the row, and bands."""
    lines = []
    for each in lessons(folder):
        if each["players"] in SHOWN:
            turns = each["opening_by_turn"].items()
            for name, kind in (("from the row", 1), ("a band", 2)):
                points = [(float(turn), 100 * kinds[kind] / sum(kinds)) for turn, kinds in turns]
                lines.append(ChartLine(f"{each['players']} players, {name}", points, dashed=kind == 1))
    return line_chart("The first turns of champions", "own turn", "% of turns", lines)


CHARTS = {
    "champion-curve.svg": curves,
    "champion-bands.svg": bands,
    "champion-sizes.svg": sizes,
    "champion-openings.svg": openings,
}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    for name, chart in CHARTS.items():
        (folder / name).write_text(chart(folder), encoding="utf-8")


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.networks.champion_charts"):
        main()
