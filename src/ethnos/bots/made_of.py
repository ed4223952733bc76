"""What decides how bots play beside their names: games from before a change of it are no longer theirs."""

import zlib
from collections.abc import Iterable
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from ..rules import RULES_VERSION
from . import registry
from .bot_files import file_print, is_bot_file
from .handmade.builtin import CompiledBot
from .handmade.weights import DEFAULT
from .levels import TRIALS
from .levels.players import AMATEURS, WARM
from .registry import bot_of
from .trained.champion import Champion
from .trained.network import champion_file

LEVELS = AMATEURS | WARM


def made_of(names: Iterable[str], untold: bool = False) -> list[str]:
    """The rules, the steward's and the champion's weights, the numbers of levels, files and packages of bots.

    `untold`: nobody said how long bots may think, so that those who do have as many trials as level 8 has.
    """
    some = sorted(set(names))
    found = [f"rules {RULES_VERSION}", f"steward {_print(repr(DEFAULT).encode())}"]
    if any(not isinstance(bot_of(name), CompiledBot) for name in some):
        found.append(f"champion {_print(champion_file().read_bytes())}")
    if levels := [LEVELS[name] for name in some if name in LEVELS]:
        found.append(f"levels {_print(repr(levels).encode())}")
    if untold and any(not isinstance(bot_of(name), CompiledBot | Champion) for name in some):
        found.append(f"trials {TRIALS}")
    found += [file_print(name) for name in some if is_bot_file(name)]
    strangers = registry.strangers()
    return found + [package_print(strangers[name]) for name in some if name in strangers]


def package_print(point: EntryPoint) -> str:
    """What tells a bot that another package offers from itself after a change, by all files of that package."""
    found = find_spec(point.module.partition(".")[0])
    folders = list(found.submodule_search_locations or []) if found else []
    every = [file for folder in folders for file in sorted(Path(folder).rglob("*"))]
    files = [file for file in every if file.is_file() and "__pycache__" not in file.parts]
    if not files and found is not None and found.origin is not None:
        files = [Path(found.origin)]
    return f"{point.name} {_print(b''.join(file.read_bytes() for file in files))}"


def _print(content: bytes) -> str:
    return f"{zlib.crc32(content):08x}"
