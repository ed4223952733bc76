"""Charts: every figure drawn and named, the same file every time, one line where they cannot be drawn."""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ethnos.arena.charts import Bar, ChartLine, bar_chart, can_draw, line_chart
from ethnos.arena.networks.champion_charts import CHARTS
from ethnos.errors import UserError

DOCS = Path(__file__).parents[2] / "docs"
LINES = [ChartLine(f"line <{i}>", [(0, 1), (1, i)], spreads=[0.5, 0.5], dashed=i == 1) for i in range(3)]


def words(drawn: str) -> list[tuple[str, float]]:
    """The words of a picture, and how far down they stand."""
    found = re.findall(r'<text [^>]*?y="([\d.]+)"[^>]*>([^<]*)</text>', drawn)
    return [(text, float(y)) for y, text in found]


def test_every_line_is_drawn_and_named() -> None:
    drawn = line_chart("some", "across", "up", LINES)
    named = [(text, y) for text, y in words(drawn) if text.startswith("line")]
    assert [text for text, _ in named] == ["line &lt;0&gt;", "line &lt;1&gt;", "line &lt;2&gt;"]
    assert all(lower - upper > 9 for (_, upper), (_, lower) in pairwise(named))  # higher than letters
    assert {"some", "across", "up"} <= {text for text, _ in words(drawn)}
    assert drawn.count("stroke-dasharray") == 2  # the line, and its mark beside the name


def test_a_bar_chart_shows_every_bot() -> None:
    drawn = bar_chart("a <match> for $5", "wins, %", [Bar("steward", 80, (75, 85)), Bar("novice", 20, (15, 25))], 50)
    assert drawn.startswith("<svg")
    assert {"steward", "80.0%", "novice", "20.0%", "a &lt;match&gt; for $5"} <= {text for text, _ in words(drawn)}


def test_the_same_figures_give_the_same_file() -> None:
    one, two = (line_chart("some", "across", "up", LINES) for _ in range(2))
    assert one == two
    assert "<dc:date>" not in one


@pytest.mark.parametrize(("name", "draw"), CHARTS.items())
def test_the_charts_of_the_docs_show_the_figures_beside_them(name: str, draw: Callable[[Path], str]) -> None:
    kept, drawn = words((DOCS / name).read_text(encoding="utf-8")), words(draw(DOCS))
    assert [text for text, _ in kept] == [text for text, _ in drawn]


def test_without_matplotlib_a_chart_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert not can_draw()
    with pytest.raises(UserError, match=r"pip install 'ethnos\[plots\]'"):
        line_chart("some", "across", "up", [])


def test_nothing_is_imported_before_a_chart_is_asked_for() -> None:
    code = "import sys, ethnos.cli.commands.arena_match, ethnos.train.curve; sys.exit('matplotlib' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
