"""Minotaurs: one card more for placing the marker, and for nothing else."""

import pytest
from support.playing import do, ended_age, markers
from support.positions import position

from ethnos.rules import final_place

TRIBES = "DEGMFS"


@pytest.mark.rule("Minotaurs", "B3", "X12")
def test_three_cards_put_the_fourth_marker_into_rhea() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Mr Md Mi"}, markers={0: "rrr"}), "band Mr Md Mi", "place r")
    assert markers(s, 0) == "rrrr"


@pytest.mark.rule("Minotaurs", "B3")
@pytest.mark.parametrize(("cards", "own", "may"), [("Mr", 1, True), ("Mr", 2, False), ("Mr S", 2, True)])
def test_one_more_marker_than_the_cards_allow_and_no_second(cards: str, own: int, may: bool) -> None:
    s = do(position(tribes=TRIBES, hands={0: cards}, markers={0: "r" * own}), f"band {cards}")
    assert (s.current == 0) is may


@pytest.mark.rule("Minotaurs", "B4")
@pytest.mark.parametrize(("own", "rival", "may"), [(1, 1, True), (2, 1, False), (0, 2, True), (0, 3, False)])
def test_with_two_players_x_and_one_must_exceed_both_together(own: int, rival: int, may: bool) -> None:
    s = position(players=2, tribes="DEGMS", hands={0: "Mr Md"}, markers={0: "r" * own, 1: "r" * rival})
    do(s, "band Mr Md")
    assert (s.current == 0) is may


@pytest.mark.rule("Minotaurs", "B5")
def test_a_minotaur_that_does_not_lead_does_not_help() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Dr Mr"}, markers={0: "rr"}), "band Dr Mr")
    assert s.current == 1


@pytest.mark.rule("Minotaurs", "E5", "G1")
def test_the_extra_card_neither_scores_nor_ranks() -> None:
    s = ended_age(age=3, tribes=TRIBES, bands=[(0, "Mr", "Mr Md"), (1, "Er", "Er Ed")])
    assert s.band_won[:2] == [1, 1]
    assert final_place(s, 0) == final_place(s, 1) == 1
