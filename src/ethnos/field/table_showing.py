"""How the frameworks show a table: `ansi`, `human`, `rgb_array`."""

from typing import Any

from ..errors import UserError
from ..rules.state import ViewRecord
from .extras import need
from .table_text import table_text

RENDER_MODES = ["ansi", "human", "rgb_array"]


def check_render_mode(mode: str | None) -> None:
    """Refuse what there is not, and a picture where Pillow is missing."""
    if mode is not None and mode not in RENDER_MODES:
        raise UserError(f"unknown render mode {mode!r}: choose from {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        need("PIL", "pettingzoo")


def show_table(view: ViewRecord, mode: str | None) -> Any:
    """A text, a picture as an array, or printed."""
    if mode == "rgb_array":
        from .table_picture import table_picture  # noqa: PLC0415 - Pillow is needed for this alone

        return table_picture(view)
    text = table_text(view)
    if mode == "human":
        print(text)
        return None
    return text
