"""Skeletons: they join every band, lead none, and ten of them win the game."""

import pytest
from support.playing import allowed, do, ended_age, glory, known, markers
from support.positions import position

from ethnos.rules import final_place, is_over

TEN = "S " * 10


@pytest.mark.rule("Skeletons", "E5", "X14")
def test_five_cards_with_two_skeletons_score_as_three() -> None:
    assert ended_age(bands=[(0, "Er", "Er Ed Ei S S")]).band_won[0] == 3


@pytest.mark.rule("Skeletons", "O2", "G2", "X19")
def test_ten_skeletons_played_together_win_at_once() -> None:
    s = position(hands={2: TEN}, current=2, glory=[50, 40, 0, 30], markers={0: "rrr"}, bands=[(0, "Er", "Er Ed")])
    assert allowed(s) == {"ten Skeletons"}
    do(s, "ten Skeletons")
    assert is_over(s)
    assert s.winner == 2
    assert [final_place(s, p) for p in range(4)] == [2, 3, 1, 4]
    assert glory(s) == [50, 40, 0, 30]


@pytest.mark.rule("Skeletons", "O2")
@pytest.mark.parametrize("book", ["english", "czech", "russian", "japanese", "german"])
def test_where_ten_do_not_win_they_pass(book: str) -> None:
    s = position(rules=book, hands={0: TEN}, row="Er")
    assert allowed(s) == {"pass"}
    do(s, "pass")
    assert (s.current, s.hand_n[0], is_over(s)) == (1, 10, False)


@pytest.mark.rule("Skeletons", "O2", "V1")
def test_passing_tells_everybody_the_hand() -> None:
    s = do(position(rules="english", hands={0: TEN}), "pass")
    assert known(s, 0) == TEN.strip()


@pytest.mark.rule("Skeletons", "T4", "B2")
@pytest.mark.parametrize("count", [1, 5, 9])
def test_fewer_than_ten_can_only_recruit(count: int) -> None:
    s = position(hands={0: "S " * count}, row="Er Gd")
    assert allowed(s) == {"draw", "take Er", "take Gd"}


@pytest.mark.rule("Skeletons", "B2")
def test_nine_with_one_ally_follow_the_ally() -> None:
    s = position(hands={0: "Er " + "S " * 9})
    assert allowed(s) == {"lead Er"}
    do(s, "lead Er", "whole tribe")
    assert s.band_size[0] == 10


@pytest.mark.rule("Skeletons", "B1", "B2", "B3")
@pytest.mark.parametrize("band", ["Er Ed S S", "Er Gr S S", "Er S S S"])
def test_they_join_bands_of_a_tribe_and_of_a_colour_and_count_for_x(band: str) -> None:
    s = do(position(hands={0: band}, markers={0: "rrr"}), f"band {band}", "place r")
    assert markers(s, 0) == "rrrr"


@pytest.mark.rule("Skeletons", "E5", "C10")
@pytest.mark.parametrize(
    ("cards", "glory"), [("Er S S S S", 0), ("Er Ed S S S", 1), ("Er Ed Ei Ea Ep S", 10), ("Er Ed Ei Ea Ep Es S", 15)]
)
def test_they_are_gone_before_bands_are_scored(cards: str, glory: int) -> None:
    assert ended_age(bands=[(0, "Er", cards)]).band_won[0] == glory


@pytest.mark.rule("Skeletons", "G1")
def test_they_count_for_the_last_tie_break() -> None:
    s = position(age=3, bands=[(0, "Er", "Er Ed"), (1, "Gr", "Gr S S")])
    assert [final_place(s, p) for p in (0, 1)] == [2, 1]
