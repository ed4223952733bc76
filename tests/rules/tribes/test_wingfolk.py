"""Wingfolk: the marker may go to any kingdom that the band's size allows."""

import pytest
from support.playing import allowed, do, markers
from support.positions import position

TRIBES = "DEGWFS"


@pytest.mark.rule("Wingfolk", "B3", "X2")
def test_duris_is_barred_and_rhea_allowed() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Wd Dd"}, markers={0: "dd"}), "band Wd Dd")
    assert "place d" not in allowed(s)
    do(s, "place r")
    assert markers(s, 0) == "rdd"


@pytest.mark.rule("Wingfolk", "B3", "X16")
def test_three_cards_go_anywhere_with_two_own_markers_or_fewer() -> None:
    s = position(tribes=TRIBES, hands={0: "Wd Wr S"}, markers={0: "rdddiiaaaa", 1: "pppp"})
    do(s, "band Wd Wr S")
    assert allowed(s) == {"place r", "place i", "place p", "place s", "decline"}


@pytest.mark.rule("Wingfolk", "B4")
def test_with_two_players_the_chosen_kingdom_counts_both() -> None:
    s = position(players=2, tribes="DEGWS", hands={0: "Wd Wr"}, markers={0: "rdi", 1: "rria"})
    do(s, "band Wd Wr")
    assert allowed(s) == {"place d", "place a", "place p", "place s", "decline"}


@pytest.mark.rule("Wingfolk", "B3")
def test_nothing_is_asked_where_every_kingdom_is_full() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Wd"}, markers={0: "rdiaps"}), "band Wd")
    assert s.current == 1


@pytest.mark.rule("Wingfolk", "B8")
def test_an_empty_supply_flies_nowhere() -> None:
    s = do(position(tribes="DEGWHS", hands={0: "Wd"}, markers={0: "d" * 25}), "band Wd")
    assert s.current == 1


@pytest.mark.rule("Wingfolk", "B5")
def test_wingfolk_that_do_not_lead_bind_the_marker_to_the_leaders_colour() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Dd Wd"}), "band Dd Wd")
    assert allowed(s) == {"place d", "decline"}
