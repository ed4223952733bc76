"""The rules reference: its topics in their order, and how one is found."""

import re
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
# The topic that says why something of the log happened, by its message
WHY = {
    "log-age-began": "age-start",
    "log-drew": "recruit",
    "log-drew-named": "recruit",
    "log-dragon": "dragons",
    "log-took": "recruit",
    "log-band": "band",
    "log-skeletons": "skeletons",
    "log-marker": "marker",
    "log-merfolk": "merfolk",
    "log-swam": "merfolk",
    "log-giant": "giants",
    "log-troll": "trolls",
    "log-horde": "orcs",
    "log-discarded": "discard",
    "log-kept": "elves",
    "log-kept-named": "elves",
    "log-passed": "options",
    "log-no-marker": "marker",
    "log-no-merfolk": "merfolk",
    "log-no-troll": "trolls",
    "log-no-horde": "orcs",
    "log-no-centaur": "centaurs",
    "log-no-wizard": "wizards",
    "log-no-raid": "raids",
    "log-age-ended": "age-end",
    "log-kingdom-scored": "kingdoms",
    "log-merfolk-scored": "merfolk-board",
    "log-giant-scored": "giants",
    "log-raided": "raids",
    "log-bands-scored": "bands-scored",
    "log-standing": "age-end",
    "log-won": "game-end",
}


RULE_ID = re.compile(r"[ABCEGOSTV]\d{1,2}", re.IGNORECASE)
IDS = re.compile(r"\s?[（(](?P<ids>[A-Z]\d+(?:(?:, |、)[A-Z]\d+)*)[)）]$", re.MULTILINE)


def page(topic: str, w: Words) -> str:
    """A topic as most people read it: they do not have the specification to which the ids belong."""
    return IDS.sub("", w.say(f"rules-{topic}"))


def passages(rule: str, w: Words) -> dict[str, list[str]]:
    """What the reference says of one rule of the specification, topic by topic, with its ids.

    The topic that speaks of it most comes first: B3 is found where markers are placed, not in the overview.
    """
    found = {}
    for topic in TOPICS:
        blocks = re.split(r"\n\s*\n", w.say(f"rules-{topic}"))
        lines = [line for block in blocks for line in ([block] if "|" in block else block.split("\n"))]
        telling = [line for line in lines if any(_names(rule, named["ids"]) for named in IDS.finditer(line))]
        if telling:
            found[topic] = telling
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def _names(rule: str, ids: str) -> bool:
    return rule.upper() in re.split(r", |、", ids)


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
