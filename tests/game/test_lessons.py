"""Lessons: possible positions, played to the end by every sensible way, told in six languages."""

import msgspec
import pytest

from ethnos.errors import UserError
from ethnos.game import GameError
from ethnos.game.decisions import Decision, DrawFromDeck, PlayBand, TakeCard
from ethnos.game.lessons import CHAPTERS, TRIBE_LESSONS, Deed, Guess, Lesson, Pupil, Wanted, lesson_named, taught
from ethnos.game.lessons.laying import LEARNER, laid
from ethnos.game.lessons.lesson import LessonStep
from ethnos.game.outlook import outlook
from ethnos.game.records.notation import decision_named
from ethnos.rules.facade.invariants import problems
from ethnos.words import LANGUAGES, Card, Kingdom, Phrase, words

LESSONS = CHAPTERS + TRIBE_LESSONS


def shown(pupil: Pupil) -> Deed:
    """What `Show me` would do."""
    step = pupil.step
    assert step is not None
    return Guess(step.right) if step.answers else pupil.sensible()[0]


def finished(pupil: Pupil) -> list[Deed]:
    """Go on by `Show me` alone until the lesson is over."""
    done: list[Deed] = []
    while pupil.step is not None:
        assert len(done) < 60, "a lesson without end"
        deed = shown(pupil)
        verdict = pupil.attempt(deed)
        assert verdict.wrong is None, (pupil.lesson.name, pupil.step, deed)
        done.append(deed)
    pupil.go_on()
    return done


def messages(lesson: Lesson, step: LessonStep) -> list[str]:
    stem = lesson.message(step)
    offered = [f"answer-{one}" for one in step.answers if not one.isdecimal()]
    return [stem, *(f"{stem}.{name}" for name in ("why", "done", "not", *offered))] + [
        f"{stem}.not-{one.says}" for one in step.amiss
    ]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_begins_with_a_possible_position_and_the_learner_to_act(name: str) -> None:
    lesson = lesson_named(name)
    game = laid(lesson, "Ada")
    assert problems(game._state) == []
    assert game.seat_to_act == LEARNER
    assert game.names[LEARNER] == "Ada"
    assert len(set(game.names)) == game.players
    assert lesson.steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_is_played_to_its_end_in_every_language(name: str, language: str) -> None:
    lesson, say = lesson_named(name), words(language).say
    assert say(f"lesson-{name}")
    assert say(f"lesson-{name}.about")
    pupil = Pupil(lesson, "Ada")
    finished(pupil)
    assert pupil.at == len(lesson.steps)
    for step in lesson.steps:
        for message in messages(lesson, step):
            assert say(message).strip()
    assert all(pupil.game.log(language, pupil.game.events_for(LEARNER)))


@pytest.mark.parametrize("name", LESSONS)
def test_every_sensible_deed_leads_to_the_end(name: str) -> None:
    lesson = lesson_named(name)
    path = finished(Pupil(lesson, "Ada"))
    for done in range(len(path)):
        for deed in taught(lesson, "Ada", path[:done]).sensible():
            other = taught(lesson, "Ada", path[:done])
            assert other.attempt(deed).wrong is None
            finished(other)


@pytest.mark.parametrize("name", LESSONS)
def test_a_deed_that_is_not_it_gets_a_reason_in_every_language_and_changes_nothing(name: str) -> None:
    lesson = lesson_named(name)
    path = finished(Pupil(lesson, "Ada"))
    for done in range(len(path)):
        pupil = taught(lesson, "Ada", path[:done])
        sensible = pupil.sensible()
        others: list[Deed] = [one for one in pupil.game.legal(LEARNER) if one not in sensible]
        assert pupil.step is not None
        others += [Guess(one) for one in pupil.step.answers if one != pupil.step.right] or [Guess("so")]
        before = pupil.game.position()
        for deed in others:
            wrong = pupil.attempt(deed).wrong
            assert wrong is not None
            assert all(words(language).say(wrong) for language in LANGUAGES)
        assert pupil.game.position() == before
        assert pupil.attempt(path[done]).wrong is None


@pytest.mark.parametrize("name", LESSONS)
def test_each_reason_of_a_lesson_can_be_met(name: str) -> None:
    """A reason for something that nobody can do teaches nobody."""
    lesson = lesson_named(name)
    path = finished(Pupil(lesson, "Ada"))
    given: set[str] = set()
    for done in range(len(path)):
        pupil = taught(lesson, "Ada", path[:done])
        pupil.go_on()
        legal: list[Decision] = pupil.game.legal(LEARNER)
        given |= {wrong.message for one in legal if (wrong := taught(lesson, "Ada", path[:done]).attempt(one).wrong)}
    expected = {f"{lesson.message(step)}.not-{one.says}" for step in lesson.steps for one in step.amiss}
    assert expected <= given


@pytest.mark.parametrize("name", LESSONS)
def test_what_the_others_decide_is_legal_as_it_is_written(name: str) -> None:
    lesson = lesson_named(name)
    pupil = Pupil(lesson, "Ada")
    played: list[tuple[int, Decision]] = []
    pupil.told = lambda seat: played.append((seat, pupil.game.history[-1].decision))
    finished(pupil)
    written = [decision_named(one) for step in lesson.steps for one in step.then]
    others = [decision for seat, decision in played if seat != LEARNER]
    assert None not in written
    assert [one for one in others if one in written][: len(written)] == written


def test_the_first_step_again_after_going_back() -> None:
    lesson = lesson_named("take")
    pupil = Pupil(lesson, "Ada")
    path = finished(pupil)
    assert pupil.marks == [0, 1, 2]
    back = taught(lesson, "Ada", path[: pupil.marks[1]])
    assert back.at == 1
    assert back.step is lesson.steps[1]


def test_an_illegal_deed_gets_the_rules_own_reason() -> None:
    pupil = Pupil(lesson_named("take"), "Ada")
    wrong = pupil.attempt(TakeCard(Card.ORC_RHEA)).wrong
    assert wrong == Phrase("error-not-in-row", {"card": Card.ORC_RHEA})


def test_deeds_that_do_not_fit_the_lesson_are_refused() -> None:
    with pytest.raises(GameError) as refused:
        taught(lesson_named("take"), "Ada", [DrawFromDeck()])
    assert refused.value.code == "lesson-deeds"
    pupil = Pupil(lesson_named("take"), "Ada")
    finished(pupil)
    assert pupil.attempt(DrawFromDeck()).wrong == Phrase("lesson-over")


BAND = PlayBand(Card.ELF_RHEA, (Card.ELF_RHEA, Card.ELF_DURIS, Card.SKELETON))


@pytest.mark.parametrize(
    ("wanted", "deed", "fits"),
    [
        (Wanted("draw"), DrawFromDeck(), True),
        (Wanted("draw"), TakeCard(Card.ELF_RHEA), False),
        (Wanted("take", of="elf"), TakeCard(Card.ELF_RHEA), True),
        (Wanted("take", of="rhea"), TakeCard(Card.ELF_RHEA), True),
        (Wanted("take", of="duris"), TakeCard(Card.ELF_RHEA), False),
        (Wanted("band"), BAND, True),
        (Wanted("band", of="elf"), BAND, True),
        (Wanted("band", of="rhea"), BAND, False),
        (Wanted("band", least=3), BAND, True),
        (Wanted("band", least=4), BAND, False),
        (Wanted("band", most=2), BAND, False),
        (Wanted("band", leader=("rhea", "orc")), BAND, True),
        (Wanted("band", leader=("duris",)), BAND, False),
        (Wanted("band", has=("skeleton", "elf-duris")), BAND, True),
        (Wanted("band", has=("orc",)), BAND, False),
        (Wanted("guess"), Guess("3"), True),
    ],
)
def test_what_is_wanted(wanted: Wanted, deed: Deed, fits: bool) -> None:
    assert wanted.fits(deed) is fits


def test_an_impossible_position_says_what_is_wrong_with_it() -> None:
    lesson = lesson_named("take")
    table = msgspec.structs.replace(lesson.table, deck=("dragon",))
    with pytest.raises(UserError, match="30 cards more must be in hands"):
        laid(msgspec.structs.replace(lesson, table=table), "Ada")
    table = msgspec.structs.replace(lesson.table, row=(Card.DWARF_DURIS,) * 2)
    with pytest.raises(UserError, match="dwarf-duris: more such cards than there are"):
        laid(msgspec.structs.replace(lesson, table=table), "Ada")


def test_an_unknown_lesson_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        lesson_named("../rules")


def test_the_numbers_that_the_scoring_chapter_asks_for_are_the_engines() -> None:
    lesson = lesson_named("dragons")
    right = {step.name: int(step.right) for step in lesson.steps if step.right}
    now = outlook(laid(lesson, "Ada").observe(None))
    paid = {one.kingdom: {claim.seat: claim.glory for claim in one.claims} for one in now.kingdoms}
    assert paid[Kingdom.DURIS][LEARNER] == right["kingdom"]
    assert paid[Kingdom.STRATON][LEARNER] == right["tie"]
    assert sum(now.players[LEARNER].bands) == right["bands"]
    pupil = Pupil(lesson, "Ada")
    finished(pupil)
    assert pupil.game.age == 2
    glory = pupil.game.view(LEARNER).players[LEARNER].glory
    assert all(str(glory) in words(language).say("lesson-dragons-dragon.done") for language in LANGUAGES)
    later = outlook(pupil.game.observe(None))
    assert next(one for one in later.kingdoms if one.kingdom == Kingdom.DURIS).pays == (8, right["later"])


def test_the_numbers_that_other_chapters_ask_for_are_the_engines() -> None:
    larger = Pupil(lesson_named("larger"), "Ada")
    finished(larger)
    now = outlook(larger.game.observe(None))
    assert now.players[LEARNER].bands[-1] == 6
    assert 2 * now.band_glory[2] == int(larger.lesson.steps[1].right)
    leader = Pupil(lesson_named("leader"), "Ada")
    finished(leader)
    markers = leader.game.view(LEARNER).players[LEARNER].markers[Kingdom.DURIS]
    assert markers + 1 == int(leader.lesson.steps[1].right)
    deck = Pupil(lesson_named("take"), "Ada")
    finished(deck)
    assert Card.DWARF_RHEA in (deck.game.view(LEARNER).players[LEARNER].hand or ())
