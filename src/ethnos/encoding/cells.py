"""Where each plane begins in an observation, for compiled code, and what all its writers use."""

from ..rules.state import ViewRecord
from .planes import OFFSET, TOP

AT_HAND = OFFSET["hand"]
AT_ROW = OFFSET["row"]
AT_UNSEEN = OFFSET["unseen"]
AT_PICKED = OFFSET["picked"]
AT_KNOWN = OFFSET["known"]
AT_MARKERS = OFFSET["markers"]
AT_HORDE = OFFSET["horde"]
AT_MERFOLK = OFFSET["merfolk"]
AT_TROLL_SUM = OFFSET["troll_sum"]
AT_TROLL_RANK = OFFSET["troll_rank"]
AT_TROLL_FREE = OFFSET["troll_free"]
AT_GIANT = OFFSET["giant"]
AT_GIANT_SIZE = OFFSET["giant_size"]
AT_TOKENS = OFFSET["tokens"]
AT_PRIZES = OFFSET["prizes"]
AT_TRIBES = OFFSET["tribes"]
AT_OPTIONS = OFFSET["options"]
AT_PLAYERS = OFFSET["players"]
AT_PRESENT = OFFSET["present"]
AT_AGE = OFFSET["age"]
AT_LAST_AGE = OFFSET["last_age"]
AT_DRAGONS = OFFSET["dragons"]
AT_DECK = OFFSET["deck"]
AT_SAFE = OFFSET["safe"]
AT_ROW_SIZE = OFFSET["row_size"]
AT_PHASE = OFFSET["phase"]
AT_LEADER_TRIBE = OFFSET["leader_tribe"]
AT_LEADER_KINGDOM = OFFSET["leader_kingdom"]
AT_BAND_SIZE = OFFSET["band_size"]
AT_CHAINED = OFFSET["chained"]
AT_SYMBOLS = OFFSET["symbols"]
AT_HAND_SIZE = OFFSET["hand_size"]
AT_UNKNOWN = OFFSET["unknown"]
AT_BANDS = OFFSET["bands"]
AT_BAND_GLORY = OFFSET["band_glory"]
AT_SUPPLY = OFFSET["supply"]
AT_GLORY = OFFSET["glory"]
AT_OUTLOOK = OFFSET["outlook"]
AT_PLACE = OFFSET["place"]
AT_BOARD_GLORY = OFFSET["board_glory"]
AT_MARKER_GAIN = OFFSET["marker_gain"]
AT_LEAD = OFFSET["lead"]
AT_BARRIER = OFFSET["barrier"]
AT_TRIBE_BAND = OFFSET["tribe_band"]
AT_KINGDOM_BAND = OFFSET["kingdom_band"]
AT_ROOM = OFFSET["room"]


def within(x: int) -> int:
    """What an int8 can say of it."""
    return min(max(x, -TOP), TOP)


def rotated(v: ViewRecord, p: int) -> int:
    """How far clockwise of the seat a player sits."""
    return p - v.seat if p >= v.seat else p - v.seat + v.players
