"""Section 5, B1, B2 and B7: which bands may be played, and that they lie open."""

import random
from collections import Counter
from itertools import combinations

import pytest
from support.playing import allowed, do, last_band, spelled
from support.positions import cards, position

from ethnos.rules import NotLegal, State, legal_decisions, look, play
from ethnos.rules.components import SKELETON, kingdom_of, tribe_of
from ethnos.rules.facade.play import full_deck
from ethnos.rules.state import Phase

Band = tuple[int, tuple[int, ...]]

HANDS = [
    "Er",
    "Er Er",
    "Er Ed",
    "Er Gr",
    "Er S",
    "Er S S",
    "Er Er S",
    "Er Ed Gr",
    "Er Er Gr",
    "Er Er Ed",
    "Er Ed Gr Gd",
    "Er Er Gr S",
    "Er Er Ed Gr Gr S S",
    "Hr Hr Hr Hr S S",
    "Hr Hr Hr Hd Er Er S",
    "Dr Dd Di Da Dp Ds Er Gr Hr S",
    "Dr Er Gr Hr Fr Dr Er Gr Hr Fr",
    "Dd Ed Er Gr Gi Hi Fa Fa S S",
    "Fr Er Ed Dr Dr Gr",
    "Er S S S S S S S S S",
]


def is_band(kinds: tuple[int, ...]) -> bool:
    """B1."""
    allies = [kind for kind in kinds if kind != SKELETON]
    return len({tribe_of(kind) for kind in allies}) <= 1 or len({kingdom_of(kind) for kind in allies}) <= 1


def bands_by_definition(hand: list[int]) -> set[Band]:
    return {
        (leader, kinds)
        for size in range(1, len(hand) + 1)
        for kinds in combinations(sorted(hand), size)
        if is_band(kinds)
        for leader in kinds
        if leader != SKELETON
    }


def bands_by_decisions(s: State) -> Counter[Band]:
    """Every band that can be spelled, with the number of its spellings."""
    found: Counter[Band] = Counter()
    offered = legal_decisions(s)
    assert offered, "a spelling that ends in no band"
    for decision in offered:
        trial = s.copy()
        play(trial, decision)
        if trial.phase == Phase.BAND:
            found += bands_by_decisions(trial)
        elif trial.bands:
            leader, kinds = last_band(trial)
            found[leader, tuple(kinds)] += 1
    return found


def assert_each_band_once(s: State) -> None:
    found = bands_by_decisions(s)
    expected = bands_by_definition(s.hand[0][: s.hand_n[0]])
    assert set(found) == expected
    assert set(found.values()) <= {1}, [spelled([b[0], *b[1]]) for b, n in found.items() if n > 1]


@pytest.mark.rule("B1", "B2")
@pytest.mark.parametrize("hand", HANDS)
def test_every_legal_band_has_exactly_one_spelling(hand: str) -> None:
    assert_each_band_once(position(hands={0: hand}))


@pytest.mark.rule("B1", "B2")
@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("tribes", ["DEGHFS", "CMOTWZ"])
def test_so_has_every_band_of_a_random_hand(tribes: str, seed: int) -> None:
    dice = random.Random(seed)
    deck = full_deck(position(tribes=tribes))
    few = [kind for kind in deck if kind == SKELETON or kingdom_of(kind) < dice.randint(2, 6)]
    assert_each_band_once(position(tribes=tribes, hands={0: spelled(dice.sample(few, dice.randint(3, 9)))}))


@pytest.mark.rule("B1", "B2")
@pytest.mark.parametrize(
    ("band", "legal"),
    [
        ("Er Ed Ei", True),
        ("Er Gr Dr", True),
        ("Er Ed S", True),
        ("Er S", True),
        ("Er", True),
        ("Er Gd", False),
        ("Er Ed Gr", False),
        ("Er Ed Gd", False),
        ("Er Gr Gd", False),
        ("Er Gd S", False),
    ],
)
def test_one_tribe_or_one_colour(band: str, legal: bool) -> None:
    s = position(hands={0: "Er Ed Ei Gr Gd Dr S"})
    if legal:
        do(s, f"band {band}")
        assert sorted(last_band(s)[1]) == sorted(cards(band))
    else:
        with pytest.raises(NotLegal):
            do(s, f"band {band}")


@pytest.mark.rule("B2")
def test_the_player_chooses_the_leader_among_the_cards_but_no_skeleton() -> None:
    s = position(hands={0: "Er Gr S"}, row="Dd")
    assert allowed(s) == {"draw", "take Dd", "lead Er", "lead Gr"}


@pytest.mark.rule("B2", "B5")
@pytest.mark.parametrize(("leader", "rest", "claims"), [("Gr", "Er", True), ("Er", "Gr", False)])
def test_the_leader_decides_whose_power_works(leader: str, rest: str, claims: bool) -> None:
    s = do(position(hands={0: "Er Gr"}), f"band {leader} {rest}", "decline")
    assert (s.giant == 0) is claims


@pytest.mark.rule("B1")
def test_a_band_may_have_ten_cards() -> None:
    s = position(hands={0: "Er Er Ed Ed Ei Ei Ea Ea S S"})
    do(s, "lead Er", "whole tribe")
    assert s.band_size[0] == 10


@pytest.mark.rule("B1", "B3")
def test_a_band_may_be_played_even_if_it_can_place_no_marker() -> None:
    s = do(position(hands={0: "Dr"}, markers={0: "rrr"}), "band Dr")
    assert (s.bands, s.current) == (1, 1)


@pytest.mark.rule("B7", "V1")
def test_bands_lie_open_with_every_card_and_the_leader() -> None:
    s = position(hands={0: "Er Gr S", 1: "Hd Hd"})
    do(s, "band Gr Er S", "decline", "band Hd Hd")
    for seat in range(4):
        v = look(s, seat)
        assert v.band_owner[:2] == [0, 1]
        assert v.band_leader[:2] == cards("Gr Hd")
        assert v.band_size[:2] == [3, 2]
        assert v.band_cards[: v.band_cards_n] == cards("Er Gr S Hd Hd")
