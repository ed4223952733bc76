"""The lessons of the tribes: one a tribe, its power at work, and numbers that the engine pays."""

import re
from collections.abc import Callable

import pytest

from ethnos.game import Game
from ethnos.game.decisions import PlaceMarker, PlayBand
from ethnos.game.lessons import TRIBE_LESSONS, Deed, Pupil, lesson_named, taught
from ethnos.game.lessons.laying import LEARNER
from ethnos.game.outlook import outlook
from ethnos.words import LANGUAGES, Card, Tribe, words
from ethnos.words.speech import source


def shown_way(name: str) -> list[Deed]:
    """What `Show me` would do, from the first step to the last."""
    pupil, deeds = Pupil(lesson_named(name), "Ada"), list[Deed]()
    while pupil.step is not None:
        deeds.append(pupil.sensible()[0])
        assert pupil.attempt(deeds[-1]).wrong is None
    return deeds


def kingdoms(*names: str) -> Callable[[Game], int]:
    """What the learner would take in these kingdoms if the age ended now; in all of them without names."""

    def paid(game: Game) -> int:
        boards = [one for one in outlook(game.observe(None)).kingdoms if one.kingdom in names or not names]
        return sum(claim.glory for board in boards for claim in board.claims if claim.seat == LEARNER)

    return paid


def last_band(game: Game) -> int:
    return (0, *outlook(game.observe(None)).players[LEARNER].bands)[-1]


def raid(game: Game) -> int:
    return outlook(game.observe(None)).players[LEARNER].raid


def giant_token(game: Game) -> int:
    giant = outlook(game.observe(None)).giant
    assert giant is not None
    return giant.pays if giant.holder == LEARNER else 0


def test_every_tribe_has_its_lesson() -> None:
    assert sorted(TRIBE_LESSONS) == sorted(Tribe)


@pytest.mark.parametrize("name", TRIBE_LESSONS)
def test_a_tribes_lesson_is_short_and_puts_its_tribe_to_work(name: str) -> None:
    lesson = lesson_named(name)
    assert 2 <= len(lesson.table.seats) <= 4
    assert len(lesson.steps) <= 3
    bands = [deed for deed in shown_way(name) if isinstance(deed, PlayBand)]
    if name == Tribe.SKELETON:
        assert Card.SKELETON in bands[0].cards
    else:
        assert bands[0].leader is not None
        assert bands[0].leader.tribe == name


@pytest.mark.parametrize("name", TRIBE_LESSONS)
def test_a_tribes_lesson_leaves_a_choice(name: str) -> None:
    """What is wanted is never everything that the rules allow."""
    deeds = shown_way(name)
    for done in range(len(deeds)):
        pupil = taught(lesson_named(name), "Ada", deeds[:done])
        assert len(pupil.sensible()) < len(pupil.game.legal(LEARNER))


@pytest.mark.parametrize(
    ("name", "step", "pays", "before", "after"),
    [
        ("centaur", "third", kingdoms(), 3, 9),
        ("elf", "again", kingdoms("duris"), 3, 6),
        ("giant", "lead", giant_token, 0, 6),
        ("halfling", "six", last_band, 0, 15),
        ("merfolk", "extra", kingdoms("duris"), 3, 6),
        ("minotaur", "lead", kingdoms("straton"), 5, 10),
        ("orc", "lead", raid, 6, 10),
        ("skeleton", "join", kingdoms("althea"), 4, 8),
        ("skeleton", "keep", last_band, 1, 0),
        ("troll", "token", kingdoms("duris", "pelagon"), 0, 10),
        ("wingfolk", "fly", kingdoms("duris"), 4, 8),
        ("wizard", "again", last_band, 1, 3),
        ("dwarf", "lead", last_band, 1, 10),
    ],
)
def test_a_lesson_says_what_the_engine_pays(
    name: str, step: str, pays: Callable[[Game], int], before: int, after: int
) -> None:
    assert pays(Pupil(lesson_named(name), "Ada").game) == before
    assert pays(taught(lesson_named(name), "Ada", shown_way(name)).game) == after
    for language in LANGUAGES:
        assert str(after) in numbers(words(language).say(f"lesson-{name}-{step}.done")), language


def test_the_wrong_leader_pays_what_the_reason_says() -> None:
    """A Dwarf's band under another leader, and the Giant's claim at once."""
    pupil = Pupil(lesson_named("dwarf"), "Ada")
    cards = (Card.DWARF_PELAGON, Card.ELF_PELAGON, Card.MINOTAUR_PELAGON, Card.WIZARD_PELAGON)
    pupil.game.play(PlayBand(Card.ELF_PELAGON, cards))
    assert last_band(pupil.game) == 6
    giant = taught(lesson_named("giant"), "Ada", shown_way("giant")).game
    assert giant.view(LEARNER).players[LEARNER].glory == 41 + 2


@pytest.mark.parametrize(("name", "band"), [("merfolk", 2), ("wingfolk", 1)])
def test_a_marker_elsewhere_gains_what_the_reason_says(name: str, band: int) -> None:
    lesson, deeds = lesson_named(name), shown_way(name)
    gains = {}
    for kingdom in lesson.table.tokens:
        game = taught(lesson, "Ada", deeds[:band]).game
        before = kingdoms()(game)
        game.play(PlaceMarker(kingdom))
        gains[kingdom.value] = kingdoms()(game) - before
    if name == "merfolk":
        assert gains.pop("duris") == 3
        assert max(gains.values()) == 2
    else:
        assert gains == {"rhea": 0, "duris": 4, "ithys": 2, "althea": 0, "pelagon": 0, "straton": 2}


def numbers(text: str) -> list[str]:
    """Those that are digits; `one` is a word in some languages and a digit in others."""
    return sorted(one for one in re.findall(r"\d+", text) if one != "1")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_lessons_of_the_tribes_say_the_same_numbers_in_every_language(language: str) -> None:
    english, other = (source(one, "tribe_lessons").splitlines()[2:] for one in ("en", language))
    assert len(english) == len(other)
    for said, again in zip(english, other, strict=True):
        assert numbers(said) == numbers(again), (said, again)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_of_a_tribe_ends_with_one_sentence_to_take_away(language: str) -> None:
    for name in TRIBE_LESSONS:
        assert words(language).say(f"lesson-{name}.takeaway").strip()
