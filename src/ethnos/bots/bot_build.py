"""The rules, the encoding and the compiled bots as one build."""

import importlib
import types

from ..encoding.encoding_build import modules as encoding_modules
from ..rules.speeds.build import Build
from .bot_calls import BotCalls
from .exercises import exercise

MODULES = (
    "handmade.mind",
    "handmade.valuation",
    "handmade.steward",
    "handmade.novice",
    "levels.attention",
    "levels.habits",
    "levels.rule_of_four",
    "levels.amateur",
    "trained.reflex",
    "levels.warmth",
    "handmade.bot_games",
    "searching.trials",
)


def modules() -> list[types.ModuleType]:
    return encoding_modules() + [importlib.import_module(f"{__package__}.{name}") for name in MODULES]


BOTS = Build("ethnos.bots.bot_build:BOTS", modules, exercise, BotCalls)
