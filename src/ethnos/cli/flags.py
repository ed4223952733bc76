"""The options that several commands share, and what they mean to the rules."""

from pathlib import Path
from typing import Annotated

import typer

from ..bots.levels import LEVELS
from ..errors import UserError
from ..rules import Options, preset, tribe_named
from ..rules.facade import save
from ..rules.facade.options import PRESETS, WAYS
from ..rules.state import State
from ..words import LANGUAGES
from .files import users_file

Players = Annotated[int, typer.Option(help="How many players, 2 to 6.")]
Seed = Annotated[
    int, typer.Option(help="Number of the series: the same seed gives the same games.", min=0, max=2**63 - 1)
]
Preset = Annotated[
    str,
    typer.Option(
        help=f"Rules as one of the books has them: {', '.join(PRESETS)}. Any single rule can be changed with a plus, "
        f"as in german+skeletons-win: {', '.join(WAYS)}. What each book says: ethnos rules options."
    ),
]
Tribes = Annotated[
    str | None,
    typer.Option(help="Tribes in play, separated by commas: six, or five with 2 or 3 players; random if left out."),
]

Language = Annotated[str | None, typer.Option(help=f"Language: {', '.join(LANGUAGES)}; the terminal's if left out.")]
RecordFile = Annotated[Path, typer.Argument(help="A game's record.", metavar="FILE")]


def options_of(players: int, preset_name: str, tribes: str | None) -> Options:
    chosen = None if tribes is None else [tribe_named(name) for name in tribes.split(",") if name.strip()]
    return preset(preset_name, players, chosen)


def bots_of(text: str) -> list[str]:
    """Bots separated by commas: each its name, or the number of its level."""
    by_number = {str(level.number): level.name for level in LEVELS}
    names = [one.strip() for one in text.split(",") if one.strip()]
    return [by_number.get(name, name) for name in names]


def position_of(file: Path) -> State:
    with users_file(file):
        data = file.read_bytes()
    return save.load(data)


def text_of(file: Path) -> str:
    try:
        with users_file(file):
            return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UserError(f"{file}: not a text file (byte {error.start})") from None
