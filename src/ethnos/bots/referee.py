"""Asking a bot, so that nothing it does can harm the game.

A bot that raises, stalls or answers something illegal is named, and the steward
answers in its place.
"""

import contextlib
import threading
from collections.abc import Sequence

from msgspec import Struct

from ..game.decisions import DECISION_TYPES, Decision
from ..rules import ViewRecord
from .bot_build import BOTS
from .handmade.builtin import BUILTIN
from .protocol import Answer, Bot, Budget, legal_for
from .registry import own_bots

PATIENCE = 1.5  # times its budget that a bot may take, and a second on top for a busy machine
OWN = 8.0  # seconds more for our own bots: on a busy machine they are slow, but they come to an end
COUNTED, EACH = 60.0, 0.25  # seconds that counted simulations may take, and each of them: only what hangs takes longer
STEWARD = BUILTIN["steward"]
BRIEFLY = Budget(seconds=0.01)
_rehearsed: set[tuple[str, bool, bool]] = set()  # bots, whether with reasons, whether compiled


class Mishap(Struct, frozen=True):
    """What a bot did instead of deciding."""

    bot: str
    what: str
    stalled: bool = False  # whether it may still be at it, in a thread that was left behind

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
    rehearse(bot, view, legal, reasons)
    if bot is STEWARD:
        return Asked(STEWARD.think(view, legal, budget, seed, reasons))
    found = _listen(bot, view, legal, budget, seed, reasons)
    if isinstance(found, Answer):
        return Asked(found)
    return Asked(STEWARD.think(view, legal, budget, seed, reasons), found)


def ask_ours(bot: Bot, view: ViewRecord, budget: Budget, seed: int) -> Answer:
    """The answer of a bot of ours, without a referee: three quarters of a game's time is guarding against strangers.

    What is not legal the game refuses all the same.
    """
    rehearse(bot, view, (), reasons=False)
    return bot.think(view, (), budget, seed)


def rehearse(bot: Bot, view: ViewRecord, legal: Sequence[Decision], reasons: bool) -> None:
    """Have one of our own bots think briefly, the first time in this process: loading is no thinking.

    Weights and compiled functions are read when they are first used, which takes seconds on a busy machine.
    """
    part = (_name_of(bot), reasons, BOTS.is_warm())
    if part not in _rehearsed and _is_ours(bot):
        with contextlib.suppress(Exception):  # whatever it is, it is said when it counts
            bot.think(view.copy(), list(legal), BRIEFLY, 0, reasons)
        _rehearsed.add(part)


def patience_with(budget: Budget) -> float:
    """Seconds after which a bot is no longer waited for."""
    if budget.simulations is not None:
        return COUNTED + EACH * budget.simulations
    return budget.seconds * PATIENCE + 1.0


def _name_of(bot: Bot) -> str:
    try:
        return str(bot.name)
    except Exception:
        return type(bot).__name__


def _is_ours(bot: Bot) -> bool:
    """Whether a bot is one of our own, also where it was given something to weigh."""
    return type(own_bots().get(_name_of(bot))) is type(bot)


def _listen(
    bot: Bot, view: ViewRecord, legal: Sequence[Decision], budget: Budget, seed: int, reasons: bool
) -> Answer | Mishap:
    """The bot's answer, or what went wrong. It thinks on a copy, in a thread that may be left behind."""
    box: list[object] = []

    def think() -> None:
        try:
            box.append(bot.think(view.copy(), list(legal), budget, seed, reasons))
        except BaseException as error:  # whatever a stranger's bot raises, an exit among it
            box.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    name = _name_of(bot)
    patience = patience_with(budget) + (OWN if _is_ours(bot) else 0.0)
    thread.join(patience)
    if not box:
        return Mishap(name, f"did not answer within {patience:.1f} s", stalled=True)
    if isinstance(box[0], BaseException):
        return Mishap(name, f"raised {type(box[0]).__name__}: {box[0]}")
    if not isinstance(box[0], Answer) or not isinstance(box[0].decision, DECISION_TYPES):
        return Mishap(name, f"answered {box[0]!r}, which is no answer")
    if box[0].decision not in legal:
        return Mishap(name, f"answered {box[0].decision!r}, which is not legal")
    return box[0]
