"""Halflings: many, but a band they lead never places a marker."""

import pytest
from support.playing import allowed, do, ended_age, markers, row
from support.positions import position


@pytest.mark.rule("Halflings", "B3")
@pytest.mark.parametrize("cards", ["Hr", "Hr Hr Hd Hd", "Hr Er Dr", "Hr S S S"])
def test_a_halfling_leader_places_no_marker_whatever_the_size(cards: str) -> None:
    s = do(position(hands={0: f"{cards} Gi"}), f"band {cards}")
    assert (s.current, markers(s, 0), row(s)) == (1, "", "Gi")


@pytest.mark.rule("Halflings", "B5")
def test_a_halfling_that_does_not_lead_bars_no_marker() -> None:
    s = do(position(hands={0: "Dr Hr Hr"}), "band Dr Hr Hr")
    assert allowed(s) == {"place r", "decline"}


@pytest.mark.rule("Halflings", "B4")
def test_nor_with_two_players() -> None:
    s = do(position(players=2, tribes="DEGHS", hands={0: "Hr Hd"}), "band Hr Hd")
    assert s.current == 1


@pytest.mark.rule("Halflings", "E5", "C10")
def test_the_band_scores_like_any_other() -> None:
    assert ended_age(bands=[(0, "Hr", "Hr Hr Hr Hr Hd")]).band_won[0] == 10


@pytest.mark.rule("Halflings", "C2")
def test_four_of_one_kind_fit_one_hand() -> None:
    s = do(position(hands={0: "Hr Hr Hr Hr"}), "lead Hr", "whole tribe")
    assert s.band_size[0] == 4


@pytest.mark.rule("Halflings", "Centaurs")
def test_a_halfling_led_band_may_end_a_chain_without_a_marker() -> None:
    s = do(position(tribes="CDEGHS", hands={0: "Cr Hd Hd Gi"}), "band Cr", "place r", "band Hd Hd")
    assert (s.current, markers(s, 0), row(s)) == (1, "r", "Gi")
