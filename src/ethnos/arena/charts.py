"""Charts as SVG: lines over two axes, and bars with intervals.

matplotlib draws them, an extra: it is imported when a chart is asked for. The same figures
give the same file.
"""

import importlib.util
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import StringIO
from textwrap import fill
from typing import TYPE_CHECKING

from ..errors import UserError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.typing import RcKeyType

SIZE = (6.4, 3.6)  # inches
BAR = 0.42  # inches a bar
WIDEST = 66  # letters of a line of the title
COLOURS = ("#1b6ca8", "#b03a2e", "#2e7d4f", "#8e5ea2", "#c47f17", "#444444", "#0e8a8a", "#a8487a")
LOOK: "dict[RcKeyType, object]" = {
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "ethnos",  # ids of the drawing are the same every time
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],  # which comes with matplotlib
    "text.parse_math": False,  # a dollar is a dollar
    "font.size": 9,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
}


@dataclass(frozen=True)
class ChartLine:
    """A named line through points; `spreads` are half intervals drawn as whiskers.

    `proportional` marks the points, and shows by a dashed line from the origin through the
    last of them what growth in proportion would be.
    """

    name: str
    points: Sequence[tuple[float, float]]
    spreads: Sequence[float] = field(default_factory=list)
    dashed: bool = False
    proportional: bool = False


@dataclass(frozen=True)
class Bar:
    """A named bar and the interval about its end."""

    name: str
    value: float
    interval: tuple[float, float]


def can_draw() -> bool:
    return importlib.util.find_spec("matplotlib") is not None


def need_charts() -> None:
    """Refuses at once where charts could not be drawn later."""
    if not can_draw():
        raise UserError("charts need matplotlib: pip install 'ethnos[plots]'")


def line_chart(title: str, across: str, up: str, lines: Sequence[ChartLine]) -> str:
    """Lines from zero up, named at the right in the order given."""
    with _drawing(title, SIZE) as (figure, axes):
        for line, colour in zip(lines, _colours(), strict=False):
            xs, ys = [x for x, _ in line.points], [y for _, y in line.points]
            axes.errorbar(
                xs,
                ys,
                yerr=list(line.spreads) or None,
                label=line.name,
                color=colour,
                linestyle="--" if line.dashed else "-",
                marker="o" if line.proportional else None,
                markersize=4,
                linewidth=1.6,
                elinewidth=0.8,
            )
            if line.proportional:
                axes.plot([0, xs[-1]], [0, ys[-1]], color=colour, linestyle="--", linewidth=0.8)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.set_ylim(bottom=0)
        axes.grid(axis="y", color="#dddddd")
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))
        return _svg(figure)


def bar_chart(title: str, across: str, bars: Sequence[Bar], even: float) -> str:
    """Bars from the top down, in per cent; the dashed line is what equal players would have."""
    with _drawing(title, (SIZE[0], 1.0 + BAR * len(bars))) as (figure, axes):
        for bar in bars:
            low, high = bar.interval
            axes.barh(bar.name, bar.value, height=0.6, color="#4a7a8c")
            axes.plot([low, high], [bar.name] * 2, color="#222222", linewidth=1.4, marker="|", markersize=9)
            axes.annotate(f"{bar.value:.1f}%", (max(high, bar.value), bar.name), (6, -3), textcoords="offset points")
        axes.axvline(even, color="#b03a2e", linestyle="--", linewidth=1)
        axes.set_xlim(0, 100)
        axes.set_xlabel(f"{across} (even: {even:.0f})")
        axes.invert_yaxis()
        return _svg(figure)


@contextmanager
def _drawing(title: str, size: tuple[float, float]) -> "Iterator[tuple[Figure, Axes]]":
    need_charts()
    import matplotlib  # noqa: PLC0415 - an optional extra
    from matplotlib.figure import Figure  # noqa: PLC0415

    with matplotlib.rc_context(LOOK):
        figure = Figure(figsize=size, layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(fill(title, WIDEST))
        yield figure, axes


def _svg(figure: "Figure") -> str:
    """The drawing from its first tag on, without date and maker: these differ from run to run."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return "\n".join(line.rstrip() for line in text[text.index("<svg") :].splitlines()) + "\n"


def _colours() -> Iterator[str]:
    while True:
        yield from COLOURS
