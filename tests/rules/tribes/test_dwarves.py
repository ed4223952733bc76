"""Dwarves: the band counts one card more when bands are scored."""

import pytest
from support.playing import do, ended_age, markers, row
from support.positions import position

from ethnos.rules import final_place


def band_score(leader: str, cards: str, tribes: str = "DEGHFS") -> int:
    return ended_age(tribes=tribes, bands=[(0, leader, cards)]).band_won[0]


@pytest.mark.rule("Dwarves", "B3", "B6", "X1")
def test_three_dwarves_put_the_third_marker_into_duris() -> None:
    s = position(hands={0: "Dd Dr Da Er Gi"}, markers={0: "dd"})
    do(s, "band Dd Dr Da", "place d")
    assert markers(s, 0) == "ddd"
    assert row(s) == "Er Gi"


@pytest.mark.rule("Dwarves", "E5", "C10", "X4")
def test_two_green_three_dwarves_and_four_red_score_thirteen() -> None:
    bands = [(0, "Ea", "Ea Ga"), (0, "Dr", "Dr Dd Di"), (0, "Hr", "Hr Hr Er Gr")]
    s = ended_age(bands=bands)
    assert s.band_won[:3] == [1, 6, 6]
    assert s.glory[0] == 13


@pytest.mark.rule("Dwarves", "E5", "X7")
def test_four_cards_led_by_a_dwarf_score_ten() -> None:
    assert band_score("Dr", "Dr Er Gr Hr") == 10


@pytest.mark.rule("Dwarves", "E5")
@pytest.mark.parametrize(
    ("leader", "cards", "glory"),
    [
        ("Dr", "Dr", 1),
        ("Dr", "Dr Dd", 3),
        ("Dr", "Dr Dd Di Da Dp", 15),
        ("Dr", "Dr Dd Di Da Dp Ds", 15),
        ("Dr", "Dr S S S S", 1),
        ("Dr", "Dr Dd S", 3),
    ],
)
def test_skeletons_leave_before_the_extra_card_is_counted(leader: str, cards: str, glory: int) -> None:
    assert band_score(leader, cards) == glory


@pytest.mark.rule("Dwarves", "B5")
def test_a_dwarf_that_does_not_lead_adds_nothing() -> None:
    assert band_score("Er", "Er Dr Gr") == 3


@pytest.mark.rule("Dwarves", "B2", "B3")
def test_the_extra_card_does_not_help_a_marker() -> None:
    s = do(position(hands={0: "Dd Dr Er"}, markers={0: "dd"}), "band Dd Dr")
    assert (s.current, markers(s, 0)) == (1, "dd")


@pytest.mark.rule("Dwarves", "G1")
def test_the_extra_card_does_not_break_the_last_tie() -> None:
    s = position(age=3, bands=[(0, "Dr", "Dr Dd"), (1, "Er", "Er Ed")], glory=[5, 5])
    assert final_place(s, 0) == final_place(s, 1) == 1
