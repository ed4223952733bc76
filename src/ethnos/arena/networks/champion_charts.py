"""The plots of docs/champion.md from the figures kept beside it: `python -m ethnos.arena.networks.champion_charts`."""

import csv
import json
import sys
from pathlib import Path

from ...errors import in_one_line
from ..charts import ChartLine, line_chart

SHOWN = (2, 4, 6)
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


def bands(folder: Path) -> str:
    """How large the bands are that champions play, by number of players."""
    lines = []
    for each in json.loads((folder / "champion-lessons.json").read_text()):
        total = sum(each["band_sizes"].values())
        points = [(float(size), 100 * n / total) for size, n in each["band_sizes"].items()]
        lines.append(ChartLine(f"{each['players']} players", points))
    return line_chart("Bands of champions among themselves", "cards the leader could have with it", "% of bands", lines)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    (folder / "champion-curve.svg").write_text(curves(folder), encoding="utf-8")
    (folder / "champion-bands.svg").write_text(bands(folder), encoding="utf-8")


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.networks.champion_charts"):
        main()
