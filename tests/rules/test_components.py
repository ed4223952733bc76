"""Section 1: what is in the box."""

from collections import Counter

import pytest
from support.playing import allowed, do, ended_age
from support.positions import cards, position

from ethnos.rules import KingdomNumber, TribeNumber, card_name, new_state, preset
from ethnos.rules.components import (
    DRAGON,
    MERFOLK_BOARD,
    MERFOLK_SYMBOLS,
    SKELETON,
    TOKENS_ANY,
    TOKENS_FOUR_PLUS,
    kingdom_of,
    tribe_of,
)
from ethnos.rules.facade.play import full_deck
from ethnos.rules.markers import supply


@pytest.mark.rule("C1")
def test_six_kingdoms_in_the_order_of_the_board() -> None:
    assert [k.name.title() for k in KingdomNumber] == ["Rhea", "Duris", "Ithys", "Althea", "Pelagon", "Straton"]
    assert [card_name(kind).split()[-1] for kind in cards("Er Ed Ei Ea Ep Es")] == [
        k.name.title() for k in KingdomNumber
    ]


@pytest.mark.rule("C2")
@pytest.mark.parametrize("tribe", [t for t in TribeNumber if t != TribeNumber.SKELETON])
def test_a_tribe_has_two_cards_of_every_colour_and_halflings_four(tribe: TribeNumber) -> None:
    others = [t for t in TribeNumber if t != tribe][:5]
    deck = full_deck(preset("standard", 4, [tribe, *others]).blank())
    colours = Counter(kingdom_of(kind) for kind in deck if tribe_of(kind) == tribe)
    assert colours == dict.fromkeys(KingdomNumber, 4 if tribe == TribeNumber.HALFLING else 2)


@pytest.mark.rule("C2")
def test_skeletons_are_twelve_cards_without_a_colour() -> None:
    assert full_deck(position()).count(SKELETON) == 12
    assert len(TribeNumber) == 12
    assert card_name(SKELETON) == "Skeleton"


@pytest.mark.rule("C3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_three_dragons_lie_in_every_deck(players: int) -> None:
    s = new_state(preset("standard", players), seed=players)
    assert s.deck[: s.deck_n].count(DRAGON) == 3


@pytest.mark.rule("C4")
def test_eighteen_glory_tokens_six_of_them_for_four_players_or_more() -> None:
    assert Counter(TOKENS_ANY + TOKENS_FOUR_PLUS) == {0: 2, 2: 3, 4: 4, 6: 4, 8: 3, 10: 2}
    assert sorted(TOKENS_FOUR_PLUS) == [0, 4, 4, 6, 6, 10]
    assert sorted(TOKENS_ANY) == [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]


@pytest.mark.rule("C5", "B8")
@pytest.mark.parametrize(("tribes", "left"), [("DEGHOS", 25), ("DEGHFS", 24)])
def test_of_26_markers_one_lies_on_the_glory_track_and_one_on_the_merfolk_board(tribes: str, left: int) -> None:
    s = position(tribes=tribes)
    assert [supply(s, p) for p in range(4)] == [left] * 4


@pytest.mark.rule("C6")
def test_the_merfolk_board_has_symbols_on_3_7_12_and_18() -> None:
    assert MERFOLK_SYMBOLS == (3, 7, 12, 18)


@pytest.mark.rule("C6", "E3")
@pytest.mark.parametrize(
    ("players", "age", "glory"),
    [(4, 1, 1), (4, 2, 2), (4, 3, 4), (5, 1, 1), (6, 3, 4), (2, 1, 1), (3, 1, 1), (3, 2, 3)],
)
def test_the_furthest_on_the_merfolk_board_gets_the_ages_value(players: int, age: int, glory: int) -> None:
    s = ended_age(players=players, age=age, tribes="DEGHFS" if players >= 4 else "DEGFS", merfolk=[4, 9])
    assert s.won[1][MERFOLK_BOARD] == glory


@pytest.mark.rule("C7", "Giants")
@pytest.mark.parametrize(
    ("players", "age", "glory"),
    [(4, 1, 2), (4, 2, 4), (4, 3, 6), (5, 2, 4), (6, 3, 6), (2, 1, 2), (2, 2, 5), (3, 1, 2), (3, 2, 5)],
)
def test_the_giant_token_pays_by_age(players: int, age: int, glory: int) -> None:
    tribes = "DEGHFS" if players >= 4 else "DEGHS"
    s = ended_age(players=players, age=age, tribes=tribes, bands=[(1, "Gr", "Gr")], giant=(1, 1))
    assert s.giant_won[:2] == [0, glory]


@pytest.mark.rule("C8", "Trolls")
def test_one_troll_token_each_of_1_to_6() -> None:
    s = do(position(tribes="DEGTFS", hands={0: "Tr Td Ti Ta Tp Ts S"}), "lead Tr", "whole tribe", "decline")
    assert allowed(s) == {"decline", *(f"troll {value}" for value in range(1, 7))}
    do(s, "troll 6")
    assert s.trolls == [-1, -1, -1, -1, -1, 0]


@pytest.mark.rule("C9", "Orcs")
@pytest.mark.parametrize(
    ("markers", "glory"), [("r", 1), ("rd", 3), ("rdi", 6), ("rdia", 10), ("rdiap", 15), ("rdiaps", 20)]
)
def test_a_raid_pays_by_the_number_of_horde_markers(markers: str, glory: int) -> None:
    s = do(ended_age(tribes="DEGOFS", horde={0: markers}), "raid")
    assert (s.raided[0], s.raid_won[0], s.glory[0]) == (len(markers), glory, glory)


@pytest.mark.rule("C10", "E5")
@pytest.mark.parametrize(
    ("size", "glory"),
    [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (8, 15), (9, 15), (10, 15)],
)
def test_a_band_pays_by_its_cards(size: int, glory: int) -> None:
    band = " ".join(["Er", "Er", "Ed", "Ed", "Ei", "Ei", "Ea", "Ea", "Ep", "Ep"][:size])
    assert ended_age(bands=[(0, "Er", band)]).band_won[0] == glory
