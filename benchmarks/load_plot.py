"""The load figures as a picture: the share of a core over the number of tables."""

from typing import Any

from ethnos.arena.charts import ChartLine, line_chart


def draw(found: list[dict[str, Any]]) -> str:
    """One line a set-up, and beside it what growth in proportion to the tables would be."""
    lines: dict[str, list[tuple[float, float]]] = {}
    for one in found:
        name = f"{one['database']}, {one['processes']} process{'es' if one['processes'] > 1 else ''}"
        lines.setdefault(name, []).append((one["tables"], one["cpu_share"]))
    title = "Cores the server uses, by tables of four with a second to think"
    drawn = [ChartLine(name, points, proportional=True) for name, points in lines.items()]
    return line_chart(title, "tables", "cores", drawn)
