"""Asking a bot, so that nothing it does can harm the game.

A bot that raises, stalls or answers something illegal is named, and the steward
answers in its place.
"""

import threading
from collections.abc import Sequence

from msgspec import Struct

from ..game.decisions import DECISION_TYPES, Decision
from ..rules import ViewRecord
from .handmade.builtin import BUILTIN
from .protocol import Answer, Bot, Budget, legal_for

PATIENCE = 1.5  # times its budget that a bot may take, and a second on top for a busy machine
STEWARD = BUILTIN["steward"]


class Mishap(Struct, frozen=True):
    """What a bot did instead of deciding."""

    bot: str
    what: str

    def __str__(self) -> str:
        return f"the bot {self.bot!r} {self.what}; the steward decided in its place"


class Asked(Struct, frozen=True):
    """An answer that is legal, and the mishap before it if there was one."""

    answer: Answer
    mishap: Mishap | None = None


def ask(bot: Bot, view: ViewRecord, budget: Budget, seed: int, reasons: bool = False) -> Asked:
    """A legal answer for the seat of a view, from the bot or, failing it, from the steward."""
    legal = legal_for(view)
    if not legal:
        raise ValueError("this view's seat is not asked")
    if bot is STEWARD:
        return Asked(STEWARD.think(view, legal, budget, seed, reasons))
    found, what = _listen(bot, view, legal, budget, seed, reasons)
    if found is not None and what is None:
        return Asked(found)
    return Asked(STEWARD.think(view, legal, budget, seed, reasons), Mishap(_name_of(bot), what or "answered nothing"))


def _name_of(bot: Bot) -> str:
    try:
        return str(bot.name)
    except Exception:
        return type(bot).__name__


def _listen(
    bot: Bot, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool
) -> tuple[Answer | None, str | None]:
    """The bot's answer, or what went wrong. It thinks on a copy, in a thread that may be left behind."""
    box: list[object] = []

    def think() -> None:
        try:
            box.append(bot.think(view.copy(), list(legal), budget, seed, reasons))
        except BaseException as error:  # whatever a stranger's bot raises, an exit among it
            box.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    thread.join(budget.seconds * PATIENCE + 1.0)
    if not box:
        return None, f"did not answer within {budget.seconds * PATIENCE + 1.0:.1f} s"
    if isinstance(box[0], BaseException):
        return None, f"raised {type(box[0]).__name__}: {box[0]}"
    if not isinstance(box[0], Answer) or not isinstance(box[0].decision, DECISION_TYPES):
        return None, f"answered {box[0]!r}, which is no answer"
    if box[0].decision not in legal:
        return None, f"answered {box[0].decision!r}, which is not legal"
    return box[0], None
