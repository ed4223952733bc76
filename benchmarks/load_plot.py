"""The load figures as a picture: the share of a core over the number of tables."""

from html import escape
from typing import Any

LEFT, TOP, WIDTH, HEIGHT = 70, 50, 460, 260
COLOURS = ("#4a7a8c", "#b03a2e", "#7a6a2e")


def draw(found: list[dict[str, Any]]) -> str:
    """One line a set-up; a dashed line from the origin through its last point is what linear growth would be."""
    widest = max(one["tables"] for one in found)
    tallest = max(one["cpu_share"] for one in found) * 1.1
    lines: dict[str, list[dict[str, Any]]] = {}
    for one in found:
        name = f"{one['database']}, {one['processes']} process{'es' if one['processes'] > 1 else ''}"
        lines.setdefault(name, []).append(one)

    def at(tables: float, share: float) -> str:
        return f"{LEFT + tables / widest * WIDTH:.1f} {TOP + HEIGHT - share / tallest * HEIGHT:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {TOP + HEIGHT + 60}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        '<text x="12" y="22" font-size="15">Cores the server uses, by tables of four with a second to think</text>',
        f'<path d="M{LEFT} {TOP}V{TOP + HEIGHT}H{LEFT + WIDTH}" fill="none" stroke="#222"/>',
    ]
    for tables in sorted({one["tables"] for one in found}):
        x, y = at(tables, 0).split()
        parts.append(f'<text x="{x}" y="{float(y) + 18}" text-anchor="middle">{tables}</text>')
    for part in range(5):
        share = tallest * part / 4
        x, y = at(0, share).split()
        parts.append(f'<text x="{float(x) - 8}" y="{float(y) + 4}" text-anchor="end">{share:.2f}</text>')
    for colour, (name, points) in zip(COLOURS, lines.items(), strict=False):
        path = " L".join(at(one["tables"], one["cpu_share"]) for one in points)
        last = points[-1]
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<path d="M{at(0, 0)} L{at(last["tables"], last["cpu_share"])}" stroke="{colour}" stroke-dasharray="3 4"/>'
        )
        for one in points:
            x, y = at(one["tables"], one["cpu_share"]).split()
            parts.append(f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>')
        line = TOP + 14 + 18 * list(lines).index(name)
        parts.append(f'<path d="M{LEFT + 16} {line - 4}h24" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + 46}" y="{line}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
