"""Section 2: setting up the table."""

from collections import Counter

import pytest
from support.positions import tokens_of

from ethnos.rules import NOBODY, Options, RulesError, State, TribeNumber, new_state, preset, set_up_from
from ethnos.rules.components import KINGDOMS, NO_CARD, TOKENS_ANY, TOKENS_FOUR_PLUS
from ethnos.rules.facade.play import full_deck

SIX = (TribeNumber.DWARF, TribeNumber.ELF, TribeNumber.GIANT, TribeNumber.MERFOLK, TribeNumber.ORC, TribeNumber.TROLL)
SEEDS = range(30)


def games(players: int) -> list[State]:
    return [new_state(preset("standard", players), seed) for seed in SEEDS]


def tokens(s: State) -> list[list[int]]:
    ages = 3 if s.players >= 4 else 2
    return [values[:ages] for values in s.tokens[:KINGDOMS]]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_only_two_to_six_play(players: int) -> None:
    with pytest.raises(RulesError):
        Options(players=players)


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("players", "tribes"),
    [
        (2, SIX),
        (3, SIX),
        (4, SIX[:5]),
        (6, SIX[:5]),
        (2, SIX[:4]),
        (4, SIX[:5] + SIX[:1]),
        (2, SIX[:4] + SIX[:1]),
        (4, (*SIX, TribeNumber.WIZARD)),
    ],
)
def test_six_distinct_tribes_for_four_or_more_five_for_fewer(players: int, tribes: tuple[TribeNumber, ...]) -> None:
    with pytest.raises(RulesError):
        Options(players=players, tribes=tribes)


@pytest.mark.rule("S1", "S3")
@pytest.mark.parametrize(("players", "tribes"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_tribes_are_drawn_at_random(players: int, tribes: int) -> None:
    drawn = [tuple(s.tribes) for s in games(players)]
    assert {sum(flags) for flags in drawn} == {tribes}
    assert [any(column) for column in zip(*drawn, strict=True)] == [True] * 12
    assert [all(column) for column in zip(*drawn, strict=True)] == [False] * 12


@pytest.mark.rule("S1", "S2", "C4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_token_is_dealt_and_sorted_in_its_kingdom(players: int) -> None:
    box = TOKENS_ANY + TOKENS_FOUR_PLUS if players >= 4 else TOKENS_ANY
    for s in games(players):
        assert Counter(value for kingdom in tokens(s) for value in kingdom) == Counter(box)
        assert all(kingdom == sorted(kingdom) for kingdom in tokens(s))


@pytest.mark.rule("S2")
def test_tokens_are_dealt_at_random() -> None:
    assert len({str(tokens(s)) for s in games(4)}) == len(SEEDS)


@pytest.mark.rule("S2", "C4")
@pytest.mark.parametrize(
    ("players", "change"),
    [(4, (0, 10)), (2, (0, 10)), (4, (0, 3))],
    ids=["a token too many of one value", "with two players too", "a value that no token has"],
)
def test_tokens_that_are_not_those_of_the_box_are_refused(players: int, change: tuple[int, int]) -> None:
    wrong = tokens_of(players, {})
    wrong[0][change[0]] = change[1]
    wrong[0].sort()
    with pytest.raises(RulesError):
        set_up_from(Options(players=players), SIX if players >= 4 else SIX[:5], wrong, first=0)


@pytest.mark.rule("S2")
def test_unsorted_tokens_are_refused() -> None:
    wrong = tokens_of(4, {"r": (2, 4, 6)})
    wrong[0].reverse()
    with pytest.raises(RulesError, match="ascend"):
        set_up_from(Options(players=4), SIX, wrong, first=0)


@pytest.mark.rule("S3", "O4", "C2")
@pytest.mark.parametrize(("players", "tribes", "size"), [(4, SIX, 72), (2, (*SIX[:4], TribeNumber.HALFLING), 72)])
def test_the_cards_of_the_chosen_tribes_are_the_deck(players: int, tribes: tuple[TribeNumber, ...], size: int) -> None:
    s = new_state(preset("standard", players, tribes), seed=1)
    assert {t for t in TribeNumber if s.tribes[t]} == set(tribes)
    assert len(full_deck(s)) == size


@pytest.mark.rule("S3")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(new_state(preset("standard", 4, SIX), seed).deck) for seed in SEEDS}
    assert len(decks) == len(SEEDS)


@pytest.mark.rule("S4")
def test_boards_and_tokens_lie_out_and_nobody_has_anything() -> None:
    s = new_state(preset("standard", 4, SIX), seed=3)
    assert s.merfolk[:4] == [0, 0, 0, 0]
    assert s.trolls == [NOBODY] * 6
    assert s.giant == NOBODY
    assert s.horde[:4] == s.markers[:4] == [[0] * KINGDOMS] * 4
    assert s.glory[:4] == [0, 0, 0, 0]
    assert (s.bands, set(s.band_cards)) == (0, {NO_CARD})
