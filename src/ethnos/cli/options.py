"""The options that several commands share, and what they mean to the rules."""

from pathlib import Path
from typing import Annotated

import typer

from ..rules import Options, preset, save, tribe_named
from ..rules.options import PRESETS
from ..rules.state import State

Players = Annotated[int, typer.Option(help="How many players, 2 to 6.")]
Seed = Annotated[int, typer.Option(help="Number of the series: the same seed, the same games.", min=0, max=2**63 - 1)]
Preset = Annotated[str, typer.Option(help=f"Rules as one of the books has them: {', '.join(PRESETS)}.")]
Tribes = Annotated[
    str | None,
    typer.Option(help="Tribes in play, by name with commas: six, or five with 2 or 3 players. Random if not given."),
]


def options_of(players: int, preset_name: str, tribes: str | None) -> Options:
    chosen = None if tribes is None else [tribe_named(name) for name in tribes.split(",") if name.strip()]
    return preset(preset_name, players, chosen)


def position_of(file: Path) -> State:
    return save.load(file.read_bytes())
