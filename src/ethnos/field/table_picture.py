"""What lies on the table as a picture: kingdoms in their colours, markers, row and seats. Drawn by Pillow."""

from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from ..rules.components import KINGDOMS, SKELETON, ages_of, kingdom_of
from ..rules.facade.describe import card_code, kingdom_name
from ..rules.state import ViewRecord
from .table_text import asked

WIDTH, HEIGHT, EDGE = 720, 560, 12
PAPER, INK, PALE = "#f4ecdc", "#2a2420", "#b9ab93"
KINGDOM_COLOURS = ("#b8433b", "#7a4a8c", "#cc7a2c", "#4d8a4a", "#7d8185", "#3f6fa6")
SEAT_COLOURS = ("#222222", "#ffffff", "#e3b23c", "#2f9c95", "#d94f8a", "#8a5a2b")
PANEL, PANEL_HEIGHT = (WIDTH - EDGE) // 3, 150
CARD, CARD_HEIGHT, CARDS_A_LINE = 32, 44, 20


def table_picture(v: ViewRecord) -> npt.NDArray[np.uint8]:
    """A picture of what everybody sees, height × width × 3."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    heading = f"Age {v.age + 1}   dragons {v.dragons}   deck {v.deck_n}   {asked(v)}"
    draw.text((EDGE, 8), heading, INK)
    for k in range(KINGDOMS):
        kingdom(draw, v, k, EDGE + k % 3 * PANEL, 28 + k // 3 * (PANEL_HEIGHT + 8))
    row(draw, v, 352)
    for p in range(v.players):
        seat(draw, v, p, EDGE + p * ((WIDTH - 2 * EDGE) // v.players), 470)
    return np.asarray(image, np.uint8).copy()


def kingdom(draw: Any, v: ViewRecord, k: int, x: int, y: int) -> None:
    draw.rounded_rectangle((x, y, x + PANEL - EDGE, y + PANEL_HEIGHT), 8, KINGDOM_COLOURS[k])
    tokens = " ".join(str(v.tokens[k][age]) for age in range(ages_of(v.players)))
    draw.text((x + 8, y + 6), f"{kingdom_name(k)}   {tokens}", "#ffffff")
    for p in range(v.players):
        at = x + 12 + p * 34
        for i in range(v.markers[p][k]):
            bottom = y + PANEL_HEIGHT - 12 - i * 9
            draw.ellipse((at, bottom - 14, at + 22, bottom), SEAT_COLOURS[p], PALE)


def row(draw: Any, v: ViewRecord, y: int) -> None:
    for i, kind in enumerate(v.row[: v.row_n]):
        x, top = EDGE + i % CARDS_A_LINE * (CARD + 2), y + i // CARDS_A_LINE * (CARD_HEIGHT // 2)
        colour = PALE if kind == SKELETON else KINGDOM_COLOURS[kingdom_of(kind)]
        draw.rectangle((x, top, x + CARD, top + CARD_HEIGHT), colour, INK)
        draw.text((x + 8, top + 4), card_code(kind), "#ffffff")


def seat(draw: Any, v: ViewRecord, p: int, x: int, y: int) -> None:
    draw.ellipse((x, y, x + 22, y + 22), SEAT_COLOURS[p], INK, 3 if v.current == p else 1)
    draw.text((x + 28, y + 4), f"seat {p}", INK)
    bands = v.band_owner[: v.bands].count(p)
    draw.text((x, y + 28), f"Glory {v.glory[p]}\nhand {v.hand_n[p]}\nbands {bands}", INK)
