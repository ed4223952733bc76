"""The game as objects: Game, decisions, views, events, sheets, deals."""

from .deals import FairDealer, GivenDealer, SimulatedDealer, commitment, new_nonce, new_secret
from .decisions import (
    Conjure,
    Decision,
    Decline,
    DrawFromDeck,
    JoinHorde,
    KeepCards,
    Pass,
    PlaceMarker,
    PlayBand,
    Raid,
    TakeCard,
    TakeTroll,
)
from .events import Event
from .game import Game
from .game_errors import GameError, IllegalDecision, NotYourTurn, RecordError
from .records.export import export, export_json
from .records.proof import verify
from .records.reading import Reading, check_exact, follow, read_record
from .records.record import write as write_record
from .sheets import Rank, Result, Sheet
from .timeline import Played
from .views import View

__all__ = [
    "Conjure",
    "Decision",
    "Decline",
    "DrawFromDeck",
    "Event",
    "FairDealer",
    "Game",
    "GameError",
    "GivenDealer",
    "IllegalDecision",
    "JoinHorde",
    "KeepCards",
    "NotYourTurn",
    "Pass",
    "PlaceMarker",
    "PlayBand",
    "Played",
    "Raid",
    "Rank",
    "Reading",
    "RecordError",
    "Result",
    "Sheet",
    "SimulatedDealer",
    "TakeCard",
    "TakeTroll",
    "View",
    "check_exact",
    "commitment",
    "export",
    "export_json",
    "follow",
    "new_nonce",
    "new_secret",
    "read_record",
    "verify",
    "write_record",
]
