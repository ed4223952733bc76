"""What things cost their address: a point is about as much work as a look at a table, some milliseconds.

The gate takes what every request costs before anybody looks at it. Whatever must be told again from
the beginning of a game costs more, and only where it is not at hand already: its route takes that.
"""

LOOK = 1.0
GUESS = 5.0  # trying a code: little work, but nobody shall find a table by guessing
LAY = 5.0
LISTEN = 2.0
SCORE = 2.0  # a score pad: three ages of six players at most
RETELL = 20.0  # a whole game told again
DECISIONS_A_POINT = 60  # of a study: the largest costs nearly all that an address may spend at once
LISTED_A_POINT = 20  # decisions that a seat may choose from, with what its bands would do; fewer are part of the look
CHARACTERS_A_POINT = 40_000  # of a record: a game has some ten thousand, what is longer is padded
SENT_A_POINT = 40_000  # bytes of a list, a review or a study that is at hand; what is shorter is part of the look
LOAD = 5.0  # a table that is not in memory: its log is read and played again
RESUME = 10.0  # what a stream has missed
REVIEW_GAME = 60.0  # every decision of a game weighed: half of what an address may spend at once
REVIEW = 2.0  # a finished game written down, or a moment of it


def cost_of_study(decisions: int) -> float:
    """What it costs to read or write a study, by the decisions of all its lines."""
    return RETELL + decisions / DECISIONS_A_POINT


def cost_of_place(record: str) -> float:
    """What it costs to look at a place in a record, which is read for it, notes and all."""
    return REVIEW + len(record) / CHARACTERS_A_POINT


def cost_of(method: str, path: str) -> float:
    """What a request costs at the gate."""
    if method == "WEBSOCKET":
        return LISTEN
    if path.startswith("/api/codes/"):
        return GUESS
    if path == "/api/scorepad":
        return SCORE
    return LAY if path == "/api/tables" and method == "POST" else LOOK
