"""What one seat has seen of a game still going on, to be read by a person.

The record of a fair game exists when it is over; until then a seat's own holds what
that seat may see and nothing else.
"""

from ..game import Game
from .record import header

HIDDEN = ("deals", "secret", "nonce", "commitment", "position", "result")
FIRST_LINE = "ethnos game so far"


def diary(game: Game, seat: int | None, commitment: str | None, language: str = "en") -> str:
    """Header and log lines of a seat; None is a spectator."""
    lines = [FIRST_LINE]
    lines += [f"{field}: {value}" for field, value in header(game) if field.split(" ")[0] not in HIDDEN]
    if commitment is not None:
        lines.append(f"commitment: {commitment}")
    lines.append("seen by: " + ("a spectator" if seat is None else f"seat {seat + 1}"))
    lines.append("")
    lines += game.log(language, game.copy().events_for(seat))
    return "\n".join(lines) + "\n"
