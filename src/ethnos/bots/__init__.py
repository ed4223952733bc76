"""Opponents: each sees a view, answers a decision."""

from .protocol import Answer, Bot, Budget, Reason, legal_for
from .referee import Asked, Mishap, ask
from .registry import bot_named, bot_names

__all__ = ["Answer", "Asked", "Bot", "Budget", "Mishap", "Reason", "ask", "bot_named", "bot_names", "legal_for"]
