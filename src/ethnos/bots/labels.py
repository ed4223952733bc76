"""What bots are called: the kind of bot in a language, and names of their own at a table."""

from ..words import Words
from .levels import LEVELS

# Short names that people have, in letters that all who play can read; no two look alike.
PEOPLE = (
    *("Boris", "Chiyo", "Emil", "Fumi", "Greta", "Hana", "Ivo", "Jana", "Kenji", "Lena", "Marek", "Nadia"),
    *("Otto", "Petra", "Rina", "Stefan", "Tereza", "Ursula", "Viktor", "Wanda", "Yuki", "Zora", "Klara", "Haruto"),
)


def bot_labels(bot: str, w: Words) -> list[str]:
    """All that a bot is called in a language: its level's name first, if it is one."""
    return [*(w.say(message) for message in (f"level-{bot}", f"bot-{bot}") if w.has(message)), bot]


def bot_label(bot: str, w: Words) -> str:
    return bot_labels(bot, w)[0]


def bot_about(bot: str, w: Words) -> str | None:
    """What a bot is like, in a sentence; None for one of another package."""
    found = [message for message in (f"level-{bot}-about", f"bot-{bot}.about") if w.has(message)]
    return w.say(found[0]) if found else None


def introduced(bot: str, w: Words) -> str:
    """A bot's label, with its rating where it is a level."""
    rated = {level.name: level.rating for level in LEVELS}
    label = bot_label(bot, w)
    return w.say("levels-rated", level=label, rating=str(rated[bot])) if bot in rated else label
