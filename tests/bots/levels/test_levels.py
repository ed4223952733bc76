"""The eight levels: who they are, and that each plays like a person: by what it sees, never by throws of dice."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from ethnos import DrawFromDeck, Game, PlayBand
from ethnos.bots import Budget, ask, bot_named, bot_names, legal_for
from ethnos.bots.bot_build import BOTS
from ethnos.bots.handmade.bot_games import AMATEUR, RULE_OF_FOUR, STEWARD
from ethnos.bots.handmade.builtin import BUILTIN, CompiledBot
from ethnos.bots.handmade.mind import Mind
from ethnos.bots.handmade.valuation import W
from ethnos.bots.handmade.weights import DEFAULT, filled
from ethnos.bots.labels import PEOPLE, bot_about, bot_label
from ethnos.bots.levels import LEVELS, Level
from ethnos.bots.levels.attention import KNOBS, Knob, absorbed, forget_tokens, glance, overlook
from ethnos.bots.levels.habits import patient
from ethnos.bots.levels.mixing import mixed
from ethnos.bots.levels.players import AMATEURS, WARM
from ethnos.bots.levels.warmth import warm_choice
from ethnos.rules import DECISIONS, Phase, ViewRecord, legal_decisions
from ethnos.rules.chance import seed
from ethnos.rules.components import KINGDOMS
from ethnos.rules.decision_numbers import DRAW, LEAD, TAKE
from ethnos.server.tabletop.naming import alike
from ethnos.words import LANGUAGES, words

pytestmark = pytest.mark.xdist_group("bots")
BRIEF = Budget(simulations=8)


def questions(players: int, game: int, most: int = 60) -> Iterator[ViewRecord]:
    """What seats see that are asked in some random game."""
    dice, played = random.Random(game), Game(players, seed=game)
    for _ in range(most):
        if played.is_over or played.seat_to_act is None:
            return
        yield played.observe(played.seat_to_act)
        played.play(dice.choice(played.legal()))


def turns(number: int = 3) -> list[ViewRecord]:
    return [view for view in questions(3, number) if view.phase == Phase.TURN]


def dice_of(number: int) -> list[int]:
    dice = [0, 0, 0, 0]
    seed(dice, number, 0)
    return dice


def knobs(changes: dict[Knob, float]) -> list[float]:
    numbers = list(filled(DEFAULT))
    for knob, number in changes.items():
        numbers[knob] = number
    return numbers


def test_there_are_eight_and_each_is_a_bot_stronger_than_the_one_before() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 9))
    assert LEVELS[0].rating == 1000
    assert [level.rating for level in LEVELS] == sorted({level.rating for level in LEVELS})
    own = [name for name in bot_names() if name in {level.name for level in LEVELS}]
    assert own == [level.name for level in LEVELS], "the registry has them weakest first"
    assert all(bot_named(level.name).name == level.name for level in LEVELS)


def test_the_knobs_stand_behind_the_stewards_weights() -> None:
    assert [int(knob) for knob in Knob] == list(range(len(W), KNOBS))
    assert {len(numbers) for numbers in (*AMATEURS.values(), *WARM.values())} == {KNOBS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_character_in_every_language(language: str) -> None:
    w = words(language)
    assert len({bot_label(level.name, w) for level in LEVELS}) == len(LEVELS)
    assert all(bot_about(level.name, w) for level in LEVELS)
    assert bot_label("stranger", w) == "stranger"
    assert bot_about("stranger", w) is None


def test_no_two_bots_names_look_alike() -> None:
    assert not [(one, other) for i, one in enumerate(PEOPLE) for other in PEOPLE[:i] if alike(one, other)]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_decides_legally_and_the_same_view_and_seed_give_the_same_decision(level: Level) -> None:
    name = level.name
    few = 4 if name == "archon" else 25
    for view in list(questions(4, 5))[:few]:
        asked = [ask(bot_named(name), view, BRIEF, seed=9) for _ in range(2)]
        assert asked[0] == asked[1]
        assert asked[0].mishap is None
        assert asked[0].answer.decision in legal_for(view)


@pytest.mark.parametrize("name", [*AMATEURS, *WARM])
def test_a_level_gives_reasons_for_what_it_decides(name: str) -> None:
    view = turns()[2]
    plain = ask(bot_named(name), view, BRIEF, seed=1).answer
    told = ask(bot_named(name), view, BRIEF, seed=1, reasons=True).answer
    assert told.decision == plain.decision
    assert plain.decision in [reason.decision for reason in told.reasons]


@pytest.mark.parametrize("name", AMATEURS)
def test_amateurs_think_the_same_at_both_speeds(name: str) -> None:
    bot = BUILTIN[name]
    for view in questions(3, 8):
        spelled = [bot.spell(engine, view, 3) for engine in (BOTS.interpreted(), BOTS.compiled())]
        assert spelled[0] == spelled[1]


def test_who_looks_everywhere_decides_as_the_steward() -> None:
    engine = BOTS.interpreted()
    for view in questions(4, 2):
        said = []
        for kind in (STEWARD, AMATEUR):  # this one without a knob turned
            views = engine.views(1)
            engine.put(views, 0, view.copy())
            minds, out, dice = engine.records(Mind, 1), engine.decisions(), dice_of(1)
            said.append(engine.choose_at(kind, views, 0, minds, out, list(filled(DEFAULT)), dice))
        assert said[0] == said[1]


def test_what_is_overlooked_is_gone_from_the_view_and_nothing_else() -> None:
    view = next(view for view in turns() if any(any(row) for p, row in enumerate(view.markers) if p != view.current))
    seen = view.copy()
    overlook(seen, knobs({Knob.RIVALS: 1.0, Knob.DRAGONS: 1.0, Knob.HANDS: 1.0}), dice_of(1))
    me = view.current
    assert [list(row) for p, row in enumerate(seen.markers) if p != me and any(row)] == []
    assert list(seen.markers[me]) == list(view.markers[me])
    assert list(seen.hand[me]) == list(view.hand[me])
    assert list(seen.row) == list(view.row)
    assert seen.dragons == 0
    same = view.copy()
    overlook(same, knobs({}), dice_of(1))
    assert same.to_bytes() == view.to_bytes()


def test_who_does_not_look_at_tokens_thinks_all_kingdoms_alike() -> None:
    view = turns()[0]
    paid = [sum(view.tokens[k][0] for k in range(KINGDOMS)) // KINGDOMS]
    forget_tokens(view)
    assert {view.tokens[k][0] for k in range(KINGDOMS)} == set(paid)


def test_cards_of_the_row_are_overlooked_but_never_the_deck_or_the_own_hand() -> None:
    seen_fewer = 0
    for view in turns():
        legal = legal_decisions(view)
        out = list(legal)
        n = glance(out, len(legal), knobs({Knob.ROW: 0.5}), dice_of(view.turn))
        kept = out[:n]
        assert set(kept) <= set(legal)
        assert [one for one in legal if one == DRAW or one >= LEAD] == [
            one for one in kept if one == DRAW or one >= LEAD
        ]
        seen_fewer += n < len(legal)
    assert seen_fewer


def test_an_absorbed_player_stays_so_for_the_whole_game_and_plays_the_simple_rule() -> None:
    moods: dict[tuple[int, int], set[bool]] = {}
    for number in range(6):
        for view in questions(2, number, most=1000):  # to the end, through every age
            mood = absorbed(view, knobs({Knob.ABSORBED: 0.5}))
            moods.setdefault((number, view.current), set()).add(mood)
    assert all(len(mood) == 1 for mood in moods.values())
    assert {True, False} == {next(iter(mood)) for mood in moods.values()}, "some are, some are not"


def test_the_simple_rule_plays_at_four_or_when_it_must() -> None:
    rule, played, sizes = CompiledBot("rule of four", RULE_OF_FOUR), Game(2, seed=4), []
    while not played.is_over:
        assert played.seat_to_act is not None
        legal = played.legal()
        decision = rule.think(played.observe(played.seat_to_act), legal, BRIEF, 1).decision
        assert decision in legal
        if isinstance(decision, PlayBand) and DrawFromDeck() in legal:
            sizes.append(len(decision.cards))
        played.play(decision)
    assert sizes
    assert min(sizes) >= 4


def test_who_loves_large_bands_waits_for_them_unless_they_must_play() -> None:
    for view in turns():
        legal = legal_decisions(view)
        out = list(legal)
        n = patient(view, Mind(), out, len(legal), knobs({Knob.ENOUGH: 11.0}), dice_of(1))
        considered = out[:n]
        assert considered == ([one for one in legal if one < LEAD] if legal[0] == DRAW else legal)
        assert patient(view, Mind(), out, len(legal), knobs({}), dice_of(1)) == len(legal)


def test_a_warm_network_decides_for_what_it_likes_nearly_as_well_and_nothing_else() -> None:
    logits = np.full(DECISIONS, -30.0, np.float32)
    out = [DRAW, TAKE, TAKE + 1, TAKE + 2]
    logits[out] = [1.0, 3.0, 2.5, -3.0]
    assert warm_choice(logits, out, 4, (0.0, 0.0), dice_of(1)) == TAKE
    dice = dice_of(7)
    drawn = [warm_choice(logits, out, 4, (2.0, 4.0), dice) for _ in range(400)]
    assert set(drawn) == {DRAW, TAKE, TAKE + 1}, "what is far behind is never decided, however warm"
    assert drawn.count(TAKE) > drawn.count(TAKE + 1) > drawn.count(DRAW)


def test_a_mix_is_next_to_a_number_and_takes_another_level_first() -> None:
    dice = random.Random(1)
    taken: list[str] = []
    for _ in range(3):
        taken.append(mixed(4, taken, dice))
    assert set(taken) == {LEVELS[2].name, LEVELS[3].name, LEVELS[4].name}
    assert {mixed(1, [], random.Random(n)) for n in range(20)} == {LEVELS[0].name, LEVELS[1].name}
