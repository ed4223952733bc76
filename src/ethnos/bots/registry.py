"""Bots by name: the built-in ones, and those that other packages offer."""

from importlib.metadata import entry_points

from ..rules import RulesError
from .builtin import BUILTIN
from .protocol import Bot

GROUP = "ethnos.bots"


def bot_names() -> list[str]:
    return [*BUILTIN, *(point.name for point in entry_points(group=GROUP) if point.name not in BUILTIN)]


def bot_named(name: str) -> Bot:
    """The bot of a name; an unknown one raises RulesError that names those there are."""
    if name in BUILTIN:
        return BUILTIN[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            made: Bot = point.load()()
            return made
    raise RulesError(f"unknown bot {name!r}: choose from {', '.join(bot_names())}")
