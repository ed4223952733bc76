"""Bots by name: the built-in ones, those that other packages offer, and those of files."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ..errors import UserError
from .bot_files import bot_of_file, is_bot_file
from .handmade.builtin import BUILTIN
from .peers import PEERS
from .protocol import Bot
from .trained.champion import TRAINED, Champion

GROUP = "ethnos.bots"


def own_bots() -> dict[str, Bot]:
    """Everything that comes with this package, weakest first."""
    return {**BUILTIN, **TRAINED}


@cache
def strangers() -> dict[str, EntryPoint]:
    """What other packages offer. Looked for once a process: it means reading files of everything that is installed."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if point.name not in own_bots():
            found.setdefault(point.name, point)
    return found


def bot_names() -> list[str]:
    return [*own_bots(), *strangers()]


@cache
def _loaded(point: EntryPoint) -> Bot:
    """Made once a process: a bot may have much to load."""
    try:
        made: Bot = point.load()()
    except Exception as error:
        raise UserError(f"the bot {point.name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    return made


def bot_named(name: str) -> Bot:
    """The bot of a name; an unknown one raises UserError that names those there are."""
    own = own_bots()
    if name in own:
        return own[name]
    if name in strangers():
        return _loaded(strangers()[name])
    raise UserError(f"unknown bot {name!r}: choose from {', '.join(bot_names())}")


@cache
def _of_file(name: str) -> Bot:
    return bot_of_file(name)


def bot_of(name: str) -> Bot:
    """The bot of a name, a measure, or a file: for those who sit at this machine, since a Python file is run.

    A server asks by names alone (`bot_named`): it takes them from anybody.
    """
    if name in PEERS:
        return PEERS[name]
    return _of_file(name) if is_bot_file(name) else bot_named(name)


def is_trusted(bot: Bot) -> bool:
    """Whether a bot is one of ours: it answers in time, and finds what is legal in the view by itself.

    So does a network that decides as the champion does, whoever trained it.
    """
    return isinstance(bot, Champion) or {**PEERS, **own_bots()}.get(bot.name) is bot
