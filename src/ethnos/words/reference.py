"""The rules reference: its topics in their order, and how one is found."""

import unicodedata

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
    """The topics that a word means: by name, title, keyword or text, accents aside."""
    word = folded(wanted)
    if word == "all":
        return list(TOPICS)
    if word in TOPICS:
        return [word]
    if not word:
        return []
    titles = {topic: folded(w.say(f"rules-{topic}.title")) for topic in TOPICS}
    return (
        [topic for topic in TOPICS if titles[topic] == word]
        or [topic for topic in TOPICS if titles[topic].startswith(word) and len(word) > 1]
        or [topic for topic in TOPICS if any(word in keyword.split() for keyword in keywords(topic, w))]
        or [topic for topic in TOPICS if word in keywords(topic, w)]
        or [topic for topic in TOPICS if word in folded(w.say(f"rules-{topic}"))]
    )


def folded(text: str) -> str:
    """Without accents and case: niziolki finds Niziołki."""
    plain = unicodedata.normalize("NFKD", text.strip().casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def keywords(topic: str, w: Words) -> list[str]:
    return [folded(keyword) for keyword in w.say(f"rules-{topic}.keywords").split(",")]
