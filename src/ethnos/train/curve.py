"""The learning curve: rows of CSV, and a plot of them."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..arena.charts import ChartLine, can_draw, line_chart
from ..arena.networks.ladder import Rung


def say(words: str) -> None:
    print(words, flush=True)


def curve_row(
    seconds: float, decisions: int, games: int, rungs: Sequence[Rung], stats: Mapping[str, float]
) -> dict[str, float]:
    row: dict[str, float] = {"seconds": round(seconds, 1), "decisions": decisions, "games": games}
    for rung in rungs:
        row[f"share_{rung.players}"] = round(rung.share, 4)
        row[f"spread_{rung.players}"] = round(rung.spread, 4)
    return row | {name: round(value, 5) for name, value in stats.items()}


def write_curve(folder: Path, rows: Sequence[Mapping[str, float]]) -> None:
    """curve.csv, and curve.svg where charts can be drawn; on the way fewer sizes of tables are looked at."""
    with (folder / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(dict.fromkeys(name for row in rows for name in row)))
        writer.writeheader()
        writer.writerows(rows)
    if can_draw():
        (folder / "curve.svg").write_text(draw_curve(rows), encoding="utf-8")


def draw_curve(rows: Sequence[Mapping[str, float]], title: str = "One against stewards, while it learned") -> str:
    lines = []
    for players in range(2, 7):
        name = f"share_{players}"
        if points := [(float(row["seconds"]), 100 * float(row[name])) for row in rows if name in row]:
            lines.append(ChartLine(f"{players} players", points))
    return line_chart(title, "seconds of training", "wins, %", lines)
