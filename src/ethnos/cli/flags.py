"""The options that several commands share, and what they mean to the rules."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ..errors import UserError
from ..rules import Options, preset, tribe_named
from ..rules.facade import save
from ..rules.facade.options import PRESETS
from ..rules.state import State
from ..words import LANGUAGES
from .files import users_file

Players = Annotated[int, typer.Option(help="How many players, 2 to 6.")]
Seed = Annotated[int, typer.Option(help="Number of the series: the same seed, the same games.", min=0, max=2**63 - 1)]
Preset = Annotated[str, typer.Option(help=f"Rules as one of the books has them: {', '.join(PRESETS)}.")]
Tribes = Annotated[
    str | None,
    typer.Option(help="Tribes in play, by name with commas: six, or five with 2 or 3 players. Random if not given."),
]

Language = Annotated[
    str | None, typer.Option(help=f"Language: {', '.join(LANGUAGES)}. If left out, the one of the terminal.")
]
RecordFile = Annotated[Path, typer.Argument(help="A game's record.", metavar="FILE")]


def options_of(players: int, preset_name: str, tribes: str | None) -> Options:
    chosen = None if tribes is None else [tribe_named(name) for name in tribes.split(",") if name.strip()]
    return preset(preset_name, players, chosen)


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


def language_of(chosen: str | None) -> str:
    """The language asked for, else the terminal's where we speak it, else English."""
    if chosen is None:
        spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        return spoken[:2] if spoken[:2] in LANGUAGES else "en"
    if chosen[:2].lower() not in LANGUAGES or chosen[2:3] not in ("", "_", "-"):
        raise UserError(f"unknown language {chosen!r}: choose one of {', '.join(LANGUAGES)}")
    return chosen[:2].lower()
