"""The rules of Ethnos: plain functions over a state, and what a seat may see of it."""

from .checked import deal_from, is_over, legal_decisions, look, new_state, play, seat_to_act, set_up_from
from .components import KINDS, NOBODY, Kingdom, Tribe
from .decisions import DECISIONS
from .describe import card_code, card_coded, card_name, describe
from .engine import Engine
from .errors import CorruptState, IllegalDecision, RulesError
from .options import PRESETS, Options, preset, tribe_named
from .scoring import final_place
from .state import Phase, State, Table, View
from .warm import RULES

RULES_VERSION = 1

interpreted = RULES.interpreted
compiled = RULES.compiled
fastest = RULES.fastest

__all__ = [
    "DECISIONS",
    "KINDS",
    "NOBODY",
    "PRESETS",
    "RULES",
    "RULES_VERSION",
    "CorruptState",
    "Engine",
    "IllegalDecision",
    "Kingdom",
    "Options",
    "Phase",
    "RulesError",
    "State",
    "Table",
    "Tribe",
    "View",
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
