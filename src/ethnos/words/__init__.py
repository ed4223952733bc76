"""The game's words in six languages, and the names of its things."""

from .names import Card, Kingdom, Tribe
from .speech import LANGUAGES, Phrase, Words, words
from .unspoken import Unspoken, phrase_of, unspoken

__all__ = ["LANGUAGES", "Card", "Kingdom", "Phrase", "Tribe", "Unspoken", "Words", "phrase_of", "unspoken", "words"]
