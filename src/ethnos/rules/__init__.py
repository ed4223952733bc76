"""The rules of Ethnos: plain functions over a state, and what a seat may see of it."""

from ..errors import CorruptState, NotLegal, RulesError
from .components import KINDS, NOBODY, KingdomNumber, TribeNumber
from .decision_numbers import DECISIONS
from .facade.describe import card_code, card_coded, card_name, describe
from .facade.options import ALTERNATIVES, PRESETS, WAYS, Options, preset, tribe_named
from .facade.play import deal_from, is_over, legal_decisions, look, new_state, play, seat_to_act, set_up_from
from .scoring import final_place
from .speeds.engine import Engine
from .speeds.rules_build import RULES
from .state import Phase, Position, State, ViewRecord

RULES_VERSION = 1

interpreted = RULES.interpreted
compiled = RULES.compiled
fastest = RULES.fastest

__all__ = [
    "ALTERNATIVES",
    "DECISIONS",
    "KINDS",
    "NOBODY",
    "PRESETS",
    "RULES",
    "RULES_VERSION",
    "WAYS",
    "CorruptState",
    "Engine",
    "KingdomNumber",
    "NotLegal",
    "Options",
    "Phase",
    "Position",
    "RulesError",
    "State",
    "TribeNumber",
    "ViewRecord",
    "card_code",
    "card_coded",
    "card_name",
    "compiled",
    "deal_from",
    "describe",
    "fastest",
    "final_place",
    "interpreted",
    "is_over",
    "legal_decisions",
    "look",
    "new_state",
    "play",
    "preset",
    "seat_to_act",
    "set_up_from",
    "tribe_named",
]
