"""Standings as a picture: a bar for each bot's win share, with its interval."""

from collections.abc import Sequence
from html import escape

from .statistics import Standing

ROW, LEFT, WIDTH = 34, 130, 420


def draw(standings: Sequence[Standing], even: float, title: str) -> str:
    """An SVG of win shares; the dashed line is the share that equal bots would have."""
    height = 60 + ROW * len(standings)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 70} {height}" font-family="sans-serif" '
        'font-size="13">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="12" y="22" font-size="15">{escape(title)}</text>',
    ]
    for i, one in enumerate(standings):
        y = 40 + ROW * i
        low, high = LEFT + one.low * WIDTH, LEFT + one.high * WIDTH
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(one.name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{one.win_share * WIDTH:.1f}" height="20" fill="#4a7a8c"/>',
            f'<path d="M{low:.1f} {y + 10}H{high:.1f}M{low:.1f} {y + 5}v10M{high:.1f} {y + 5}v10" '
            'stroke="#222" stroke-width="1.5"/>',
            f'<text x="{max(high, LEFT + one.win_share * WIDTH) + 8:.1f}" y="{y + 15}">{one.win_share:.1%}</text>',
        ]
    x = LEFT + even * WIDTH
    parts += [
        f'<path d="M{x:.1f} 34V{height - 16}" stroke="#b03a2e" stroke-dasharray="4 3"/>',
        f'<text x="{x:.1f}" y="{height - 3}" text-anchor="middle" fill="#b03a2e" font-size="11">{even:.0%}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
