"""Games that a seat must hold possible: never against its view, each as likely as it should be."""

import random
from collections import Counter
from itertools import permutations
from math import comb, sqrt

import pytest
from support.counts import count
from support.positions import position
from support.tried import Record

from ethnos.rules import PRESETS, State, compiled, legal_decisions, look, new_state, play, preset
from ethnos.rules.chance import seed
from ethnos.rules.components import DRAGON, NOBODY
from ethnos.rules.deal import lower_half
from ethnos.rules.facade.invariants import problems
from ethnos.rules.resample import resample


def draw(s: State, seat: int, rng: list[int]) -> State:
    game = State()
    resample(look(s, seat), game, rng)
    return game


def dice(number: int = 1) -> list[int]:
    rng = [0] * 4
    seed(rng, number, 0)
    return rng


@pytest.mark.parametrize("players", range(2, 7))
def test_a_resampled_game_looks_the_same_and_can_be(players: int, record_property: Record) -> None:
    rng, luck = dice(players), random.Random(players)
    drawn = 0
    for number in range(count(test=3, nightly=100)):
        s = new_state(preset(list(PRESETS)[number % 7], players), seed=5, game=number)
        while legal := legal_decisions(s):
            play(s, luck.choice(legal))
            seat = luck.randrange(NOBODY, players)
            game = draw(s, seat, rng)
            drawn += 1
            assert problems(game) == []
            assert look(game, seat) == look(s, seat)
            assert legal_decisions(game, seat) == legal_decisions(s, seat)
            if luck.random() < 0.02:
                play_out(game, luck)
    record_property("possible games drawn and compared with the view", drawn)


def play_out(game: State, luck: random.Random) -> None:
    """The drawn game can be played to its end."""
    while legal := legal_decisions(game):
        play(game, luck.choice(legal))


def chi_square_passes(counts: Counter[object], outcomes: int, probability: dict[object, float] | None = None) -> bool:
    """Pearson's test at five standard deviations: an honest draw fails it once in a million runs."""
    total = counts.total()
    keys = list(probability) if probability else list(counts)
    expected = probability or dict.fromkeys(keys, 1 / outcomes)
    assert len(keys) == outcomes, f"{len(keys)} of {outcomes} outcomes were met"
    statistic = sum((counts[k] - total * expected[k]) ** 2 / (total * expected[k]) for k in keys)
    freedom = outcomes - 1
    return statistic < freedom + 5 * sqrt(2 * freedom) + 10


def few_unknown() -> State:
    """Three cards and a dragon in the deck, one unknown card in a rival's hand beside a known one."""
    s = position(players=2, tribes="DEGHO", hands={0: "Dr", 1: "Er Ed"}, known={1: "Er"}, dragons=2)
    allies = [c for c in s.deck[: s.deck_n] if c != DRAGON]
    keep, lay = allies[:3], allies[3:]
    for kind in lay:  # everything else lies in the row, seen by everybody
        s.row[s.row_n] = kind
        s.row_n += 1
    s.row[: s.row_n] = sorted(s.row[: s.row_n])
    s.deck = [DRAGON, *keep, *[-1] * (len(s.deck) - 4)]
    s.deck_n = 4
    assert problems(s) == []
    return s


def test_every_completion_appears_as_often_as_it_should() -> None:
    s = few_unknown()
    assert lower_half(s) > s.deck_n  # the dragon may be anywhere in the deck
    unknown = [*(c for c in s.deck[:4] if c != DRAGON), s.hand[1][1] if s.hand[1][1] != s.known[1][0] else s.hand[1][0]]
    outcomes: Counter[object] = Counter()
    for order in permutations(unknown):
        for place in range(4):
            deck = list(order[1:])
            deck.insert(place, DRAGON)
            outcomes[(order[0], tuple(deck))] += 1
    rng, met = dice(), Counter[object]()
    for _ in range(count(test=12_000, nightly=60_000)):
        game = draw(s, 0, rng)
        hand = Counter(game.hand[1][:2]) - Counter([s.known[1][0]])
        met[(next(iter(hand)), tuple(game.deck[:4]))] += 1
    total = outcomes.total()
    assert chi_square_passes(met, len(outcomes), {k: n / total for k, n in outcomes.items()})


def test_dragons_are_anywhere_in_the_lower_half_and_nowhere_else() -> None:
    s = new_state(preset("standard", 4), seed=3)
    low, rng = lower_half(s), dice(2)
    places: Counter[object] = Counter()
    for _ in range(count(test=4_000, nightly=40_000)):
        game = draw(s, 2, rng)
        places.update(i for i in range(game.deck_n) if game.deck[i] == DRAGON)
    assert set(places) == set(range(low))
    assert chi_square_passes(places, low)
    assert comb(low, 3) > 1


def test_the_test_can_fail() -> None:
    """A draw that favours one outcome by a tenth is found out."""
    luck = random.Random(1)
    skewed = Counter[object](luck.choices(range(10), [1.1] + [1] * 9, k=60_000))
    assert not chi_square_passes(skewed, 10)
    even = Counter[object](luck.choices(range(10), k=60_000))
    assert chi_square_passes(even, 10)


@pytest.mark.xdist_group("compiled")
def test_compiled_resampling_draws_the_same_games() -> None:
    engine, luck = compiled(), random.Random(4)
    states, views = engine.states(1), engine.views(1)
    slow, fast = dice(9), engine.given(dice(9), "i8")
    s = new_state(preset("standard", 5), seed=6)
    for _ in range(150):
        play(s, luck.choice(legal_decisions(s)))
        engine.put(views, 0, look(s, 1))
        engine.resample_at(views, 0, states, 0, fast)
        mine = State()
        resample(look(s, 1), mine, slow)
        assert engine.get(states, 0) == mine
