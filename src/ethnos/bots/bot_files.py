"""Bots that no package offers: a class or a function in a Python file, or a file of weights.

    ./my_bot.py:MyBot      a class of Bot or SimpleBot, a function that chooses, or a bot
    ./my_bot.py            the one class of the file, or its function `choose`
    ./weights.safetensors  a network as `python -m ethnos.train` leaves it

Their names are what was typed, so that worker processes find them again.
"""

import importlib.util
import inspect
import sys
import zlib
from functools import cache
from modulefinder import ModuleFinder
from pathlib import Path
from types import ModuleType

from ..errors import UserError
from .protocol import Bot
from .simple import FunctionBot, SimpleBot
from .trained.champion import Champion
from .trained.network import Network, network_of

WEIGHTS = ".safetensors"
CHOOSES = 3  # parameters of a function that chooses: the view, what is legal, dice


def is_bot_file(name: str) -> bool:
    return name.endswith((".py", WEIGHTS)) or ".py:" in name


def parts_of(name: str) -> tuple[Path, str]:
    """The file, and what is wanted of it."""
    stem, colon, wanted = name.partition(".py:")
    return Path(f"{stem}.py" if colon else name), wanted


def bot_of_file(name: str) -> Bot:
    """The bot that a file holds; what is wrong with it is a UserError."""
    path, wanted = parts_of(name)
    if not path.is_file():
        raise UserError(f"{path}: No such file or directory")
    try:
        return weights_bot(path) if path.suffix == WEIGHTS else _made(_module(path.resolve()), wanted, name)
    except UserError:
        raise
    except (Exception, SystemExit) as error:
        raise UserError(f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from error


def weights_bot(file: Path, name: str | None = None) -> Bot:
    """A network that decides as the champion does: by the likeliest legal decision."""
    return Champion(name or str(file), cache(lambda: _network(file.resolve())))


def file_print(name: str) -> str:
    """What tells the file of a bot from itself after a change, of it or of what it imports from its folder."""
    bot_of_file(name)  # what is wrong with it is told better there
    file = parts_of(name)[0].resolve()
    files = [file] if file.suffix == WEIGHTS else sources_of(file)
    return f"{name} {zlib.crc32(b''.join(each.read_bytes() for each in files)):08x}"


def sources_of(file: Path) -> list[Path]:
    """A Python file, and whatever it imports from its folder, also what that imports in its turn."""
    finder = ModuleFinder([str(file.parent)])
    finder.run_script(str(file))  # reads it, and runs nothing
    origins = {getattr(module, "__file__", None) for module in finder.modules.values()}
    return sorted(Path(origin) for origin in origins if origin)


@cache
def _network(file: Path) -> Network:
    return network_of(file)


@cache
def _module(file: Path) -> ModuleType:
    """The file as a module, run once a process; what lies beside it can be imported."""
    found = importlib.util.spec_from_file_location(f"ethnos_bot_{zlib.crc32(str(file).encode()):08x}", file)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(file.parent))
    try:
        found.loader.exec_module(module)
    finally:
        sys.path.remove(str(file.parent))
    return module


def _made(module: ModuleType, wanted: str, name: str) -> Bot:
    if not wanted:
        own = [key for key, value in vars(module).items() if _is_own_bot(value, module)]
        if len(own) != 1:
            raise UserError(f"{name}: {len(own)} bots in this file, name one as FILE.py:NAME")
        wanted = own[0]
    if not hasattr(module, wanted):
        raise UserError(f"{name}: there is no {wanted} in this file")
    return as_bot(getattr(module, wanted), name)


def _is_own_bot(value: object, module: ModuleType) -> bool:
    """Whether something was defined in the file to be a bot."""
    if not isinstance(value, type):
        return inspect.isfunction(value) and value.__module__ == module.__name__ and value.__name__ == "choose"
    return value.__module__ == module.__name__ and hasattr(value, "think")


def as_bot(thing: object, name: str) -> Bot:
    """A bot, a class of bots, a function that makes one, or a function that chooses."""
    if inspect.isfunction(thing):
        if len(inspect.signature(thing).parameters) == CHOOSES:
            return FunctionBot(thing, name)
        thing = thing()
    made: object = thing() if isinstance(thing, type) else thing
    if not callable(getattr(made, "think", None)):
        raise UserError(f"{name}: this is no bot: it has no `think`; see docs/bots.md")
    if isinstance(made, SimpleBot):
        made.name = name  # as it was asked for: two files may hold bots of one name
    bot: Bot = made  # type: ignore[assignment]  # whether it keeps to the protocol is seen when it thinks
    return bot
