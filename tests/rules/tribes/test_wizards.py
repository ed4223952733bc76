"""Wizards: after the discard, X cards from the deck or none."""

import pytest
from support.playing import allowed, deal_next, do, hand, known, row
from support.positions import position

from ethnos.rules.state import Phase

TRIBES = "DEGHZS"


@pytest.mark.rule("Wizards", "B6", "X17")
def test_four_in_hand_two_played_two_discarded_two_drawn() -> None:
    s = position(tribes=TRIBES, hands={0: "Zr Zd Ei Ga"}, deck="Dr Dd Di")
    do(s, "band Zr Zd", "decline")
    assert (row(s), allowed(s)) == ("Ei Ga", {"conjure", "decline"})
    do(s, "conjure")
    assert (hand(s, 0), row(s), s.current) == ("Dr Dd", "Ei Ga", 1)


@pytest.mark.rule("Wizards")
def test_all_x_or_none() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Zr Zd"}, deck="Dr Dd"), "band Zr Zd", "decline", "decline")
    assert (hand(s, 0), s.current) == ("", 1)


@pytest.mark.rule("Wizards", "B2")
@pytest.mark.parametrize("band", ["Zr", "Zr S S", "Zr Er Gr Hr", "Zr Zd Zi Za Zp Zs S S S S"])
def test_the_draw_is_as_large_as_the_band(band: str) -> None:
    s = do(position(tribes=TRIBES, hands={0: band}), f"band {band}", "decline", "conjure")
    assert s.hand_n[0] == len(band.split())


@pytest.mark.rule("Wizards", "T3")
def test_dragons_on_the_way_do_not_count() -> None:
    s = position(tribes=TRIBES, hands={0: "Zr Zd"}, deck="! Dr ! Dd Di")
    do(s, "band Zr Zd", "decline", "conjure")
    assert (hand(s, 0), s.dragons, s.current) == ("Dr Dd", 2, 1)


@pytest.mark.rule("Wizards", "T3")
def test_a_dragon_after_the_last_card_stays_in_the_deck() -> None:
    s = position(tribes=TRIBES, hands={0: "Zr Zd"}, dragons=2, deck="Dr Dd !")
    do(s, "band Zr Zd", "decline", "conjure")
    assert (hand(s, 0), s.dragons, s.phase) == ("Dr Dd", 2, Phase.TURN)


@pytest.mark.rule("Wizards", "T3", "A1", "E5")
def test_the_third_dragon_stops_the_draw_ends_the_age_and_the_band_still_scores() -> None:
    s = position(tribes=TRIBES, hands={0: "Zr Zd Zi"}, dragons=2, deck="Dr ! Dd", glory=[0, 9, 9, 9])
    do(s, "band Zr Zd Zi", "decline", "conjure")
    assert (s.phase, s.drawer, hand(s, 0)) == (Phase.DEAL, 0, "Dr")
    assert s.glory[0] == 3
    assert deal_next(s).first == 0


@pytest.mark.rule("Wizards", "T3", "G1")
def test_the_third_dragon_of_the_last_age_ends_the_game_inside_the_draw() -> None:
    s = position(tribes=TRIBES, age=3, hands={0: "Zr"}, dragons=1, deck="! ! Dd")
    do(s, "band Zr", "place r", "conjure")
    assert (s.phase, s.drawer, hand(s, 0)) == (Phase.OVER, 0, "")


@pytest.mark.rule("Wizards", "B5")
def test_a_wizard_that_does_not_lead_draws_nothing() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Dr Zr"}), "band Dr Zr", "decline")
    assert (hand(s, 0), s.current) == ("", 1)


@pytest.mark.rule("Wizards", "B5")
def test_the_power_works_without_a_marker() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Zr"}, markers={0: "r"}, deck="Dd"), "band Zr", "conjure")
    assert hand(s, 0) == "Dd"


@pytest.mark.rule("Wizards", "V2")
def test_the_cards_drawn_are_nobodys_business() -> None:
    s = do(position(tribes=TRIBES, hands={0: "Zr Zd"}, known={0: "Zr"}), "band Zr Zd", "decline", "conjure")
    assert (s.hand_n[0], known(s, 0)) == (2, "")
