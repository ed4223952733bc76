"""Opponents: each sees a view, answers a decision.

The names below are loaded when first used: the compiled bots alone run on a machine
with nothing but NumPy and Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .protocol import Answer, Bot, Budget, Reason, legal_for
    from .referee import Asked, Mishap, ask
    from .registry import bot_named, bot_names, bot_of
    from .simple import FunctionBot, SimpleBot

_HOME = {
    "Answer": "protocol",
    "Asked": "referee",
    "Bot": "protocol",
    "Budget": "protocol",
    "FunctionBot": "simple",
    "Mishap": "referee",
    "Reason": "protocol",
    "SimpleBot": "simple",
    "ask": "referee",
    "bot_named": "registry",
    "bot_names": "registry",
    "bot_of": "registry",
    "legal_for": "protocol",
}

__all__ = [
    "Answer",
    "Asked",
    "Bot",
    "Budget",
    "FunctionBot",
    "Mishap",
    "Reason",
    "SimpleBot",
    "ask",
    "bot_named",
    "bot_names",
    "bot_of",
    "legal_for",
]


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'ethnos.bots' has no attribute {name!r}")
    return getattr(import_module(f".{_HOME[name]}", __name__), name)
