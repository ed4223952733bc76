"""The rules reference: its topics in their order, and how one is found."""

from .speech import Words

TOPICS = (
    "overview",
    "components",
    "setup",
    "age-start",
    "turn",
    "recruit",
    "dragons",
    "band",
    "leader",
    "marker",
    "two-players",
    "power",
    "discard",
    "supply",
    "centaurs",
    "dwarves",
    "elves",
    "giants",
    "halflings",
    "merfolk",
    "minotaurs",
    "orcs",
    "skeletons",
    "trolls",
    "wingfolk",
    "wizards",
    "age-end",
    "kingdoms",
    "ties",
    "merfolk-board",
    "raids",
    "bands-scored",
    "game-end",
    "hidden",
    "options",
    "editions",
    "glossary",
)


def search(wanted: str, w: Words) -> list[str]:
    """The topics that a word means, in the language or in English: by name, title, keyword or text."""
    word = wanted.strip().casefold()
    if word == "all":
        return list(TOPICS)
    if word in TOPICS:
        return [word]
    if not word:
        return []
    by_title = [topic for topic in TOPICS if w.say(f"rules-{topic}.title").casefold() == word]
    by_keyword = [topic for topic in TOPICS if word in keywords(topic, w)]
    by_text = [topic for topic in TOPICS if word in w.say(f"rules-{topic}").casefold()]
    return by_title or by_keyword or by_text


def keywords(topic: str, w: Words) -> list[str]:
    return [keyword.strip().casefold() for keyword in w.say(f"rules-{topic}.keywords").split(",")]
