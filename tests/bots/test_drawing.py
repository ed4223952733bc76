"""Charts: names that can be read."""

import random
import re
from itertools import pairwise

from ethnos.bots.drawing import BOTTOM, HEIGHT, LETTERS, Line, apart, line_chart


def test_names_keep_apart_and_in_order_within_the_chart() -> None:
    dice = random.Random(3)
    for n in range(9):
        heights = [dice.choice([40, 150, 150.5, 294, 294, dice.uniform(40, 294)]) for _ in range(n)]
        moved = apart(heights)
        order = sorted(range(n), key=lambda i: heights[i])
        assert all(moved[b] - moved[a] >= LETTERS - 1e-9 for a, b in pairwise(order))
        assert all(y <= HEIGHT - BOTTOM for y in moved)
    assert apart([50, 200]) == [50, 200]


def test_every_line_is_drawn_and_named() -> None:
    lines = [Line(f"line <{i}>", [(0, 1), (1, i)], spreads=[0.5, 0.5], dashed=i == 1) for i in range(3)]
    drawn = line_chart("some", "across", "up", lines)
    assert drawn.count("<polyline") == 3
    assert re.findall(r">line &lt;(\d)&gt;<", drawn) == ["0", "1", "2"]
    assert drawn.count("stroke-dasharray") == 1
