"""What the server offers, says and finds, for the tests that compare the page with it.

`about`: the answer of /api/about. `tables`: the rules' numbers, which the page must not repeat.
`said`: phrases of a whole game as they travel, and what each says in every language.
`found`: words looked up in the reference, and the topics they lead to.
`paid`: positions of games, what the table is told that they would pay, and what ending the age there pays.
`saved`: a game as the terminal saves it, and the opponents it was played against.
"""

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from ethnos.cli.saves import Save
from ethnos.game import Game
from ethnos.game.decisions import PlayBand
from ethnos.game.outlook import outlook
from ethnos.game.sheets import sheet_of
from ethnos.rules import PRESETS, components
from ethnos.rules.facade.save import load
from ethnos.rules.state import Phase
from ethnos.rules.turn import answer_raid, end_age
from ethnos.server.api.offers import offers
from ethnos.words import LANGUAGES, Phrase, unspoken, words
from ethnos.words.reference import TOPICS, search

TABLES = {
    name: values
    for name, values in vars(components).items()
    if isinstance(values, tuple) and len(set(values)) > 2 and all(isinstance(value, int) for value in values)
}
QUERIES = 60  # words of the reference itself, in each language
POSITIONS = 200


def phrases(seed: int) -> dict[str, Phrase]:
    """One phrase of each message, and some more, of two whole games."""
    rng = random.Random(seed)
    found: dict[str, Phrase] = {}
    for players in (2, 5):
        game = Game(names=["rhea", "Bo", "Cy", "Di", "Ed"][:players], seed=seed + players)
        while not game.is_over:
            legal = game.legal()
            for decision in legal:
                found.setdefault(f"{decision.phrase().message} {len(legal) % 5}", decision.phrase())
            bands = [one for one in legal if isinstance(one, PlayBand) and len(one.cards) > 1]
            others = [one for one in legal if not isinstance(one, PlayBand)]
            game.play(rng.choice(bands if bands and rng.random() < 0.3 else others or legal))
        for seat in (0, None):
            for i, event in enumerate(game.events_for(seat)):
                phrase = event.phrase(game.names)
                found.setdefault(f"{phrase.message} {i % 5}", phrase)
    return found


def queries(language: str, rng: random.Random) -> list[str]:
    """Titles and keywords, whole and in part, words of the texts, and what is nowhere."""
    say = words(language).say
    asked = ["", " ", "all", "Elves", "band", "xyzzy", "  TROLLS ", "5"]
    for topic in TOPICS:
        title = say(f"rules-{topic}.title")
        asked += [title, title.upper(), title[:1], title[:2], title[:4], title[1:]]
        asked += say(f"rules-{topic}.keywords").split(",")
    texts = " ".join(say(f"rules-{topic}") for topic in TOPICS).split()
    return [*asked, *rng.sample(texts, QUERIES)]


def paid(rng: random.Random) -> Iterator[dict[str, Any]]:
    """Positions all over games of every size and book, and the sheet if the age ended there and everybody raided."""
    found = 0
    for number in count():
        if found == POSITIONS:
            return
        game = Game(2 + number % 5, seed=number, preset=list(PRESETS)[number % len(PRESETS)])
        for _ in range(rng.randrange(20, 260)):
            legal = game.legal()
            bands = [one for one in legal if isinstance(one, PlayBand) and len(one.cards) > 1]
            if game.is_over or not legal:
                break
            game.play(rng.choice(bands if bands and rng.random() < 0.4 else legal))
        if game.is_over:
            continue
        state = load(game.position())
        if state.phase == Phase.RAID:
            continue  # the age is over already, and some have raided
        end_age(state)
        while state.phase == Phase.RAID:
            answer_raid(state, True)
        found += 1
        yield {"view": game.view(None), "outlook": outlook(game.observe(None)), "sheet": sheet_of(state)}


def saved() -> dict[str, Any]:
    """As `ethnos play --terminal` leaves it."""
    against = ["steward", "mason", "novice"]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.ethnos"
        Save(file, against).write(Game(1 + len(against), seed=3))
        return {"text": file.read_text(encoding="utf-8"), "against": against}


def answers() -> dict[str, Any]:
    rng = random.Random(7)
    said = [
        {"phrase": unspoken(phrase), "says": {language: words(language).say(phrase) for language in LANGUAGES}}
        for phrase in phrases(7).values()
    ]
    found = {
        language: [[query, search(query, words(language))] for query in queries(language, rng)]
        for language in LANGUAGES
    }
    told = {"said": said, "found": found, "paid": list(paid(rng)), "saved": saved()}
    return {"about": offers(), "tables": TABLES, **told}


Path(__file__).with_name("answers.json").write_bytes(msgspec.json.encode(answers()))
