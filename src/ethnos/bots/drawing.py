"""Small charts as SVG: lines over two axes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import cycle, pairwise

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 340, 56, 120, 40, 46
LETTERS = 14  # from one name to the next
COLOURS = ("#1b6ca8", "#b03a2e", "#2e7d4f", "#8e5ea2", "#c47f17", "#444444", "#0e8a8a", "#a8487a")


@dataclass(frozen=True)
class Line:
    """A named line through points; `spreads` are half intervals drawn as whiskers."""

    name: str
    points: Sequence[tuple[float, float]]
    spreads: Sequence[float] = field(default_factory=list)
    dashed: bool = False


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from low to high."""
    span = max(high - low, 1e-9)
    step = 10.0 ** (len(str(int(span / about))) - 1) if span / about >= 1 else 10.0**-3
    while span / step > about:
        step *= 2 if span / step / 2 <= about else 5 if span / step / 5 <= about else 10
    first = int(low / step) * step
    return [first + i * step for i in range(int((high - first) / step + 1e-6) + 1) if first + i * step >= low - 1e-9]


def line_chart(title: str, across: str, up: str, lines: Sequence[Line], zero: bool = True) -> str:
    """An SVG of lines, named at the right, each about where it ends."""
    xs = [x for line in lines for x, _ in line.points]
    ys = [y for line in lines for _, y in line.points]
    x0, x1 = (min(xs), max(xs)) if xs else (0.0, 1.0)
    y0, y1 = (0.0 if zero else min(ys), max(ys)) if ys else (0.0, 1.0)
    x1, y1 = max(x1, x0 + 1e-9), max(y1 * 1.05, y0 + 1e-9)

    def at(x: float, y: float) -> tuple[float, float]:
        wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return LEFT + (x - x0) / (x1 - x0) * wide, HEIGHT - BOTTOM - (y - y0) / (y1 - y0) * high

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="12" y="22" font-size="15">{escape(title)}</text>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{escape(across)}</text>',
        f'<text transform="translate(14 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">{escape(up)}</text>',
    ]
    for y in ticks(y0, y1):
        px, py = at(x0, y)
        parts.append(f'<path d="M{px:.1f} {py:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{px - 6:.1f}" y="{py + 4:.1f}" text-anchor="end">{y:g}</text>')
    for x in ticks(x0, x1):
        px, py = at(x, y0)
        parts.append(f'<text x="{px:.1f}" y="{py + 16:.1f}" text-anchor="middle">{x:g}</text>')
    for line, colour in zip(lines, cycle(COLOURS), strict=False):
        parts += _drawn(line, colour, at)
    ends = [at(*line.points[-1])[1] if line.points else TOP for line in lines]
    for line, colour, y in zip(lines, cycle(COLOURS), apart(ends), strict=False):
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}" fill="{colour}">{escape(line.name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def apart(heights: Sequence[float]) -> list[float]:
    """The same heights, moved up or down where they are too close for names beside each other."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    moved = list(heights)
    for before, i in pairwise(order):
        moved[i] = max(moved[i], moved[before] + LETTERS)
    lowest: float = HEIGHT - BOTTOM
    for i in reversed(order):
        moved[i] = min(moved[i], lowest)
        lowest = moved[i] - LETTERS
    return moved


def _drawn(line: Line, colour: str, at: Callable[[float, float], tuple[float, float]]) -> list[str]:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in line.points))
    dash = ' stroke-dasharray="5 4"' if line.dashed else ""
    parts = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>']
    for (x, y), spread in zip(line.points, line.spreads, strict=False):
        (px, low), (_, high) = at(x, y - spread), at(x, y + spread)
        parts.append(f'<path d="M{px:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-width="1"/>')
    return parts
