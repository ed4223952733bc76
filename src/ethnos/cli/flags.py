"""The options that several commands share, and what they mean to the rules."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..bots import bot_names
from ..bots.bot_files import is_bot_file
from ..bots.levels import LEVELS
from ..bots.levels.mixing import mix_around, mixed
from ..bots.peers import PEERS
from ..errors import UserError
from ..rules import Options, preset, tribe_named
from ..rules.facade import save
from ..rules.facade.options import PRESETS, WAYS
from ..rules.state import State
from ..words import LANGUAGES
from .files import users_file
from .language import language_of

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
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
RecordFile = Annotated[Path, typer.Argument(help="A game's record.", metavar="FILE")]


def in_language(lang: Language = None) -> None:
    """A language is refused before the command that it was to be spoken in."""
    language_of(lang)


def options_of(players: int, preset_name: str, tribes: str | None) -> Options:
    chosen = None if tribes is None else [tribe_named(name) for name in tribes.split(",") if name.strip()]
    return preset(preset_name, players, chosen)


def bots_of(text: str, mixes: bool = False) -> list[str]:
    """Bots separated by commas: each its name, or the number of its level; a mix only where it is drawn for seats."""
    by_number = {str(level.number): level.name for level in LEVELS}
    names = [one.strip() for one in text.split(",") if one.strip()]
    return [by_number.get(name) or (name if mixes and mix_around(name) else checked(name)) for name in names]


def seated(names: Sequence[str], seats: int, dice: random.Random) -> list[str]:
    """A bot for each seat: the last name fills up, and each mix is a level of its own, another as far as there are."""
    filled = [*names, *[names[-1]] * (seats - len(names))]
    taken = [name for name in filled if mix_around(name) is None]
    for seat, name in enumerate(filled):
        around = mix_around(name)
        if around is not None:
            filled[seat] = mixed(around, taken, dice)
            taken.append(filled[seat])
    return filled


def checked(name: str) -> str:
    """A bot's name, if there is one of it or if it is a file; here the refusal can speak of levels too."""
    if name in bot_names() or name in PEERS or is_bot_file(name):
        return name
    raise UserError(f"unknown bot {name!r}: choose from {', '.join(bot_names())}, or a level from 1 to {len(LEVELS)}")


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
