"""Ethnos: the complete board game, its opponents, its table and its laboratory.

`from ethnos import Game` is where to begin. The names below are loaded when first
used, so that the rules alone run on a machine with nothing but NumPy and Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .errors import EthnosError, RulesError, UserError
    from .game import (
        Conjure,
        Decision,
        Decline,
        DrawFromDeck,
        Event,
        FairDealer,
        Game,
        GameError,
        IllegalDecision,
        JoinHorde,
        KeepCards,
        NotYourTurn,
        Pass,
        PlaceMarker,
        PlayBand,
        Raid,
        RecordError,
        Result,
        Sheet,
        SimulatedDealer,
        TakeCard,
        TakeTroll,
        View,
        read_record,
        verify,
        write_record,
    )
    from .rules import Options
    from .words import Card, Kingdom, Tribe

__version__ = "0.2.0"

_HOME = {"Options": "rules", "Card": "words", "Kingdom": "words", "Tribe": "words"}
_HOME |= {"EthnosError": "errors", "RulesError": "errors", "UserError": "errors"}

__all__ = [
    "Card",
    "Conjure",
    "Decision",
    "Decline",
    "DrawFromDeck",
    "EthnosError",
    "Event",
    "FairDealer",
    "Game",
    "GameError",
    "IllegalDecision",
    "JoinHorde",
    "KeepCards",
    "Kingdom",
    "NotYourTurn",
    "Options",
    "Pass",
    "PlaceMarker",
    "PlayBand",
    "Raid",
    "RecordError",
    "Result",
    "RulesError",
    "Sheet",
    "SimulatedDealer",
    "TakeCard",
    "TakeTroll",
    "Tribe",
    "UserError",
    "View",
    "__version__",
    "read_record",
    "verify",
    "write_record",
]


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'ethnos' has no attribute {name!r}")
    return getattr(import_module(f".{_HOME.get(name, 'game')}", __name__), name)
