"""Six languages: no message missing, none unused, none with other arguments than it gets."""

import ast
import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ethnos
from ethnos.game import decisions as de
from ethnos.game import events as ev
from ethnos.game.decisions import DECISION_TYPES
from ethnos.game.events import EVENTS
from ethnos.game.lessons import CHAPTERS, TRIBE_LESSONS, lesson_named
from ethnos.rules.components import (
    BAND_GLORY,
    GIANT_CLAIM,
    GIANT_GLORY,
    GIANT_GLORY_FEW,
    HORDE_GLORY,
    MARKERS,
    MERFOLK_GLORY,
    MERFOLK_GLORY_FEW,
    MERFOLK_SYMBOLS,
)
from ethnos.server.tabletop.conduct import PHRASES
from ethnos.words import LANGUAGES, Card, Kingdom, Phrase, Tribe, words
from ethnos.words.reference import TOPICS, search
from ethnos.words.speech import CASES, CATALOGUES, Words, source

PACKAGE = Path(ethnos.__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src"
LESSONS = CHAPTERS + TRIBE_LESSONS
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def entries(language: str, catalogue: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(source(language, catalogue)).body
    junk = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0].content
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), "a message stands twice"
    return {message.id.name: message for message in messages}


def variables(message: ftl.Message) -> set[str]:
    """Variables of a message, cases put back to their stem: $card-acc is $card."""
    finder = Finder()
    finder.visit(message)
    return finder.found


class Finder(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        for case in CASES:
            name = name.removesuffix(f"-{case}")
        self.found.add(name)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_says_the_same_messages_with_the_same_arguments(language: str, catalogue: str) -> None:
    english, other = entries("en", catalogue), entries(language, catalogue)
    assert list(other) == list(english)
    for name, message in english.items():
        assert variables(other[name]) <= variables(message), name
        assert {a.id.name for a in message.attributes} <= {a.id.name for a in other[name].attributes}, name
        extra = {a.id.name for a in other[name].attributes} - {a.id.name for a in message.attributes}
        assert extra <= set(CASES), name
        assert variables(message) - variables(other[name]) <= OPTIONAL, name


# A language may do without these: Japanese has no plural to choose by a count, and a library's details are its own.
OPTIONAL = {"count", "detail", "errno"}


# Sentences that are found by their English text: tests/cli/test_languages.py checks that somebody says them.
FOUND_BY_TEXT = ("help-", "usage-", "system-", "refused-")


@cache
def used_messages() -> set[str]:
    """The messages that the program can ask for, read off its sources and its types."""
    used = {f"card-{t}" for t in Tribe} | {f"tribe-{t}" for t in Tribe} | {f"power-{t}" for t in Tribe}
    used |= {f"phrase-{phrase}" for phrase in PHRASES}
    used |= {f"kingdom-{k}" for k in Kingdom} | {f"rules-{topic}" for topic in TOPICS}
    used |= {f"lesson-{name}" for name in LESSONS}
    used |= {lesson.message(step) for lesson in map(lesson_named, LESSONS) for step in lesson.steps}
    used |= used_in_page()
    used |= {name for file in ("cli", "research") for name in entries("en", file) if name.startswith(FOUND_BY_TEXT)}
    for file in PACKAGE.rglob("*.py"):
        for text, dynamic in texts(file.read_text()):
            used |= {text} if not dynamic else {name for name in every_message() if re.fullmatch(text, name)}
    return used


def used_in_page() -> set[str]:
    """What the page's sources name: plain strings, and templates as patterns."""
    used, everything = set(), every_message()
    for file in PAGE.rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            program = file.read_text(encoding="utf-8")
            used |= set(re.findall(r'"([a-z]+-[a-z0-9-]+)"', program))
            for template in re.findall(r"`([a-z]+-(?:[a-z-]*\$\{[^`]*?\}[a-z-]*)+)`", program):
                pattern = re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template))
                used |= {name for name in everything if re.fullmatch(pattern, name)}
    return used


def texts(program: str) -> list[tuple[str, bool]]:
    """String literals that could be messages, and f-strings as patterns."""
    found: list[tuple[str, bool]] = []
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append((node.value, False))
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else r"[a-z-]+" for v in node.values]
            pattern = "".join(str(part) for part in parts)
            if re.match(
                r"(log|do|ask|table|error|bot|play|tables|told|leaders|arena|option|way|pad|level|report)", pattern
            ):
                found.append((pattern.split(r"\.")[0], True))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
            found += named_errors(node)
    return found


ERRORS = {"GameError": "error-", "Refused": "error-", "NotYourTurn": "error-", "damage": "error-record-"}


def named_errors(node: ast.Call) -> list[tuple[str, bool]]:
    prefix = ERRORS[getattr(node.func, "id", "")]
    names = [n.value for arg in node.args for n in ast.walk(arg) if isinstance(n, ast.Constant)]
    return [(f"{prefix}{name}", False) for name in names if isinstance(name, str)]


def every_message() -> set[str]:
    return {name for catalogue in CATALOGUES for name in entries("en", catalogue)}


def test_no_message_is_unused() -> None:
    assert every_message() - used_messages() - REASONS == set()


# Reasons the rules name themselves (whole.band_fault), said as error-….
REASONS = {f"error-{name}" for name in ("band-mixed", "skeleton-leads", "leader-outside", "band-without-leader")}


def test_the_check_notices_an_unused_message() -> None:
    assert "log-of-nothing" not in used_messages()
    assert "log-took" in used_messages()


def samples() -> list[Phrase]:
    """Every event, decision and error with arguments of every size."""
    made = []
    english = {c: entries("en", c) for c in CATALOGUES}
    spoken = ("log", "table", "play", "errors", "server", "page", "lessons", "tribe_lessons", "companion")
    for catalogue in (*spoken, "cli", "research"):
        for name, message in english[catalogue].items():
            for n in (0, 1, 2, 5, 12, 21, 22):
                made.append(Phrase(name, {v: sample(v, n) for v in variables(message)}))
    return made


def sample(variable: str, n: int) -> object:
    special: dict[str, object] = {
        "name": "Ada",
        "names": ["Ada", "Bo"],
        "turn": "Bo",
        "age": "II",
        "card": Card.ELF_RHEA,
        "leader": Card.CENTAUR_ITHYS,
        "cards": (Card.ELF_RHEA, Card.SKELETON, Card.SKELETON),
        "kingdom": Kingdom.DURIS,
        "tribe": Tribe.ELF,
        "kingdoms": [Kingdom.DURIS, Kingdom.RHEA],
        "tribes": ["E Elf"],
        "scores": [Phrase("log-score", {"name": "Ada", "glory": n})],
        "reason": Phrase("error-game-over"),
        "decisions": n,
    }
    return special.get(variable, n)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number(language: str) -> None:
    w = words(language)
    for phrase in samples():
        text = w.say(phrase)
        assert text.strip()
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_powers_and_rules_are_all_there(language: str) -> None:
    w = words(language)
    assert len({w.card(card) for card in Card}) == len(Card)
    assert len({w.name(tribe) for tribe in Tribe}) == len(Tribe)
    for tribe in Tribe:
        assert len(w.say(f"power-{tribe}")) < len(w.say(f"power-{tribe}.long"))
    for topic in TOPICS:
        assert w.say(f"rules-{topic}.title")
        assert len(w.say(f"rules-{topic}")) > 60
        assert topic in search(w.say(f"rules-{topic}.keywords").split(",")[0], w) or search(topic, w) == [topic]


def test_a_missing_message_or_argument_is_an_error_never_a_blank() -> None:
    with pytest.raises(KeyError, match="no word 'log-flew' in en"):
        words().say("log-flew")
    with pytest.raises(KeyError, match="log-took"):
        words().say("log-took", name="Ada")
    with pytest.raises(ValueError, match="en, de, pl, cs, ru, ja"):
        words("fr")


PLURALS = {
    "pl": [(1, "kartę"), (2, "karty"), (5, "kart"), (12, "kart"), (22, "karty")],
    "cs": [(1, "kartu"), (2, "karty"), (5, "karet"), (12, "karet"), (22, "karet")],
    "ru": [(1, "карту"), (2, "карты"), (5, "карт"), (12, "карт"), (21, "карту"), (22, "карты")],
}


@pytest.mark.parametrize(("language", "count", "form"), [(k, n, f) for k, forms in PLURALS.items() for n, f in forms])
def test_plurals_are_right(language: str, count: int, form: str) -> None:
    text = words(language).say("log-drew", name="Ada", count=count)
    assert re.search(rf"\b{form}\b", text), text


@pytest.mark.parametrize(("language", "form"), [("pl", "Krasnoluda"), ("cs", "trpaslíka"), ("ru", "гнома")])
def test_cases_are_right(language: str, form: str) -> None:
    text = words(language).say("log-took", name="Ada", card=Card.DWARF_RHEA)
    assert form in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("topic", "numbers"),
    [
        ("giants", [*GIANT_GLORY, *GIANT_GLORY_FEW[:2], GIANT_CLAIM]),
        ("merfolk-board", [*MERFOLK_GLORY, *MERFOLK_GLORY_FEW[:2]]),
        ("merfolk", list(MERFOLK_SYMBOLS)),
        ("raids", list(HORDE_GLORY[1:])),
        ("bands-scored", list(BAND_GLORY[1:])),
        ("supply", [MARKERS]),
    ],
)
def test_the_reference_has_the_numbers_of_the_rules(language: str, topic: str, numbers: list[int]) -> None:
    found = Counter(int(n) for n in re.findall(r"\d+", words(language).say(f"rules-{topic}")))
    assert not Counter(numbers) - found, topic


NAMES = ("Ada", "Bo")
TWO = (Card.ELF_RHEA, Card.SKELETON)
HAPPENED: list[ev.Event] = [  # one of each kind of event, all of the seat of Bo where it has a seat
    ev.AgeBegan(1, 1, TWO, (None, Card.ELF_RHEA)),
    ev.Drew(1, 2, None),
    ev.DragonAppeared(1, 2),
    ev.TookCard(1, Card.ELF_RHEA),
    ev.BandPlayed(1, Card.ELF_RHEA, TWO),
    ev.MarkerPlaced(1, Kingdom.RHEA, 2, False),
    ev.Declined(1, "troll"),
    ev.Swam(1, 0, 3),
    ev.GiantClaimed(1, 3),
    ev.TrollTaken(1, 4),
    ev.HordeJoined(1, Kingdom.DURIS),
    ev.Discarded(1, TWO),
    ev.Kept(1, 2, None),
    ev.Passed(1),
    ev.AgeEnded(1, 1),
    ev.BoardScored(Kingdom.RHEA, (ev.Score(1, 1, 6),)),
    ev.GiantScored(1, 2),
    ev.Raided(1, 3, 6),
    ev.BandsScored(1, (ev.ScoredBand(Card.ELF_RHEA, 2, 1, 0),), 10),
    ev.AgeScored(1, (3, 7)),
    ev.GameEnded((ev.Score(1, 1, 41), ev.Score(0, 2, 38))),
]
DECIDED: list[de.Decision] = [  # one of each kind of decision
    de.DrawFromDeck(),
    de.TakeCard(Card.ELF_RHEA),
    de.PlayBand(Card.ELF_RHEA, TWO),
    de.Pass(),
    de.PlaceMarker(Kingdom.RHEA),
    de.TakeTroll(4),
    de.JoinHorde(),
    de.KeepCards(TWO),
    de.Conjure(),
    de.Raid(),
    de.Decline("raid"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_decision_has_its_log_line(language: str) -> None:
    assert [type(event) for event in HAPPENED] == list(EVENTS)
    assert {type(decision) for decision in DECIDED} == set(DECISION_TYPES)
    say = words(language).say
    told = [say(event.phrase(NAMES)) for event in HAPPENED]
    assert len(set(told)) == len(EVENTS), "two events with one line"
    nameless = {type(e).__name__ for e, line in zip(HAPPENED, told, strict=True) if "Bo" not in line}
    assert nameless == {"DragonAppeared"}, "a line that does not say who"
    done = [say(decision.phrase()) for decision in DECIDED]
    assert len(set(done)) == len(DECISION_TYPES), "two decisions with one line"
    assert all(line.strip() for line in told + done)


@pytest.mark.parametrize("language", OTHERS)
def test_the_vocabulary_is_the_boxes_own(language: str) -> None:
    """The tribes carry the names of the published box in each language."""
    w = words(language)
    box = {
        "pl": ["Centaury", "Krasnoludy", "Elfy", "Olbrzymy", "Niziołki", "Morski Lud", "Minotaury", "Orkowie"],
        "cs": ["Kentauři", "Trpaslíci", "Elfové", "Obři", "Hobiti", "Mořský lid", "Mínotauři", "Orkové"],
        "ja": [
            "ケンタウロス",
            "ドワーフ",
            "エルフ",
            "ジャイアント",
            "ハーフリング",
            "マーフォーク",
            "ミノタウロス",
            "オーク",
        ],
        "ru": ["Кентавры", "Гномы", "Эльфы", "Гиганты", "Полурослики", "Тритоны", "Минотавры", "Орки"],
        "de": ["Zentauren", "Zwerge", "Elben", "Riesen", "Halblinge", "Meerwesen", "Minotauren", "Orks"],
    }
    assert [w.name(tribe) for tribe in list(Tribe)[:8]] == box[language]


def test_many_threads_may_speak_at_once() -> None:
    """The first to ask has the catalogues read; nobody else finds them half read."""
    for _ in range(5):
        fresh = Words("ru")
        with ThreadPoolExecutor(8) as threads:
            said = list(threads.map(fresh.say, ["phrase-hello"] * 16))
        assert len(set(said)) == 1


def test_topics_stand_in_the_order_of_their_catalogue() -> None:
    """The page takes the order from there."""
    assert [f"rules-{topic}" for topic in TOPICS] == list(entries("en", "rules"))
